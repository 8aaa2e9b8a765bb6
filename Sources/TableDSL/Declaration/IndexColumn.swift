/// A column of numbers that follow the rows as they are shown: 1 for the first, however rows are sorted or searched.
///
/// ```swift
/// IndexColumn("#")
/// IndexColumn("Index") { number in Text("No. \(number)") }
/// ```
public struct IndexColumn<RowValue>: ColumnContent {
    private var column: Column<RowValue, Never>

    /// The columns that this stands for.
    public var columns: ColumnList<RowValue> { column.columns }

    /// A column that shows each row's number.
    public init(_ title: String = "#") {
        self.init(title, alignment: .trailing) { $0 }
    }

    /// A column that shows what the closure makes of each row's number, which counts from 1.
    public init<Content: CellContent>(_ title: String = "#", @CellBuilder content: @escaping (Int) -> Content) {
        self.init(title, alignment: .leading, content: content)
    }

    private init<Content: CellContent>(
        _ title: String, alignment: ColumnAlignment, content: @escaping (Int) -> Content
    ) {
        column = Column(title) { _ in EmptyContent() }.alignment(alignment).sortable(false).searchable(false)
        column.definition.isIndex = true
        column.definition.makeCell = { _ in
            { _, cell in content(cell.ordinal).write(to: &cell) }
        }
    }

    /// Just this width, in terminal cells, or a wish of another kind, as for ``Column``.
    public func width(_ width: some ColumnSizing) -> Self { with { $0.width(width) } }

    /// A width between bounds, in terminal cells; what is left out depends on the content.
    public func width(min: Int = 0, ideal: Int = 0, max: Int = .max) -> Self {
        with { $0.width(min: min, ideal: ideal, max: max) }
    }

    /// How cells stand between the column's edges.
    public func alignment(_ alignment: ColumnAlignment) -> Self { with { $0.alignment(alignment) } }

    /// Cells of this colour where their content sets none; nil leaves them as they are.
    public func foregroundStyle(_ color: Color?) -> Self { with { $0.foregroundStyle(color) } }

    /// The id by which customization names the column; its title unless said otherwise.
    public func customizationID(_ id: String) -> Self { with { $0.customizationID(id) } }

    /// Whether the column is shown where a reader hasn't chosen.
    public func defaultVisibility(_ visibility: Visibility) -> Self { with { $0.defaultVisibility(visibility) } }

    /// How long the column stays where there isn't room for all: the lowest priority leaves first.
    public func priority(_ priority: Int) -> Self { with { $0.priority(priority) } }

    private func with(_ change: (Column<RowValue, Never>) -> Column<RowValue, Never>) -> Self {
        var index = self
        index.column = change(column)
        return index
    }
}
