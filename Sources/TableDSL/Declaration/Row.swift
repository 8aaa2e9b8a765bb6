/// A row of a table, by its value or, in a table of ``Cells``, by its cells from the left.
public struct Row<RowValue>: TableContent {
    private let value: RowValue

    /// A row that shows a value.
    public init(_ value: RowValue) { self.value = value }

    /// A row of cells: texts, numbers, other values, or content such as `Text("late").foregroundStyle(.red)`.
    ///
    /// Fewer cells than columns leave the rest empty; more get columns without a title.
    public init<each Value: CellContent>(_ cells: repeat each Value) where RowValue == Cells {
        var values: [any CellContent] = []
        for cell in repeat each cells { values.append(cell) }
        value = Cells(values)
    }

    /// The rows and columns that this stands for.
    public var body: TableBody<RowValue> { TableBody(rows: [.row(value, children: nil)]) }
}

/// A row with rows inside it that a reader opens and closes.
public struct DisclosureRow<RowValue>: TableContent {
    private let value: RowValue
    private let children: TableBody<RowValue>

    /// A row that shows a value, and the rows inside it, which may be disclosure rows in turn.
    ///
    /// A section has no place among them; its rows are shown without its header.
    public init(_ value: RowValue, @TableBuilder<RowValue> content: () -> TableBody<RowValue>) {
        self.value = value
        children = content()
    }

    /// The rows and columns that this stands for.
    public var body: TableBody<RowValue> { TableBody(rows: [.row(value, children: children.rows)]) }
}
