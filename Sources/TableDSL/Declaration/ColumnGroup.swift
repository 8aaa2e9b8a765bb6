/// Columns under a common title, which may hold groups in turn.
///
/// ```swift
/// ColumnGroup("Grades") {
///     Column("Math", \.math)
///     Column("Science", \.science)
/// }
/// ```
public struct ColumnGroup<RowValue>: ColumnContent {
    /// The columns that this stands for.
    public let columns: ColumnList<RowValue>

    /// A group with a title; one without columns is left out and listed in the description's diagnostics.
    public init(_ title: String, @ColumnBuilder<RowValue> columns: () -> ColumnList<RowValue>) {
        self.columns = ColumnList([.group(title, columns().nodes)])
    }
}
