/// Columns or rows made from each element of some data, as `for` makes them.
///
/// ```swift
/// ForEach(subjects) { subject in Column(subject.name, subject.grade) }
/// ForEach(prices) { price in Row(Purchase(price: price)) }
/// ```
public struct ForEach<Content> {
    private let content: Content

    /// Columns made from each element.
    public init<Data: Sequence, RowValue>(
        _ data: Data, @ColumnBuilder<RowValue> content: (Data.Element) -> ColumnList<RowValue>
    ) where Content == ColumnList<RowValue> {
        self.content = ColumnList(data.flatMap { content($0).nodes })
    }

    /// Rows made from each element.
    public init<Data: Sequence, RowValue>(
        _ data: Data, @TableBuilder<RowValue> content: (Data.Element) -> TableBody<RowValue>
    ) where Content == TableBody<RowValue> {
        self.content = TableBody(joining: data.map(content))
    }
}

extension ForEach: ColumnContent where Content: ColumnContent {
    /// The columns that this stands for.
    public var columns: ColumnList<Content.RowValue> { content.columns }
}

extension ForEach: TableContent where Content: TableContent {
    /// The rows and columns that this stands for.
    public var body: TableBody<Content.RowValue> { content.body }
}
