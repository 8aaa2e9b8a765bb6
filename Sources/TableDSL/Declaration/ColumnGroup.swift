/// Columns under a common title, which may hold groups in turn.
///
/// ```swift
/// ColumnGroup("Grades") {
///     Column("Math", \.math)
///     Column("Science", \.science)
/// }
/// ```
public struct ColumnGroup<RowValue>: ColumnContent {
    private let title: String
    private let nodes: [ColumnList<RowValue>.Node]
    private var footnotes: [String] = []

    /// The columns that this stands for.
    public var columns: ColumnList<RowValue> { ColumnList([.group(title, footnotes: footnotes, nodes)]) }

    /// A group with a title; one without columns is left out and listed in the description's diagnostics.
    public init(_ title: String, @ColumnBuilder<RowValue> columns: () -> ColumnList<RowValue>) {
        self.title = title
        nodes = columns().nodes
    }

    /// A footnote of the group's title.
    public func footnote(_ text: String) -> Self {
        var group = self
        group.footnotes.append(text)
        return group
    }
}
