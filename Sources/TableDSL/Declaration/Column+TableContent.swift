// In a table of cells, columns and rows stand in one body.

extension Column: TableContent where RowValue == Cells {
    /// The rows and columns that this stands for.
    public var body: TableBody<Cells> { TableBody(columns: columns.nodes) }
}

extension ColumnGroup: TableContent where RowValue == Cells {
    /// The rows and columns that this stands for.
    public var body: TableBody<Cells> { TableBody(columns: columns.nodes) }
}

extension IndexColumn: TableContent where RowValue == Cells {
    /// The rows and columns that this stands for.
    public var body: TableBody<Cells> { TableBody(columns: columns.nodes) }
}

extension Optional: TableContent where Wrapped: TableContent {
    /// The rows, or none.
    public var body: TableBody<Wrapped.RowValue> { self?.body ?? TableBody() }
}
