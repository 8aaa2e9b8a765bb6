/// Writes a table row by row: what renderers that see rows one after the other are made of.
package protocol TableWriter: ~Copyable {
    /// Writes what stands before the rows; `count` is how many of the top level there will be, nil where that isn't
    /// known.
    mutating func begin(expecting count: Int?, to output: inout some TableOutput) throws
    /// Takes the next row. It need not be written before the end.
    mutating func write(_ row: RowInfo, _ cells: RowCells, to output: inout some TableOutput) throws
    /// Hands on what was written so far.
    mutating func flush(to output: inout some TableOutput) throws
    /// Writes what is left, and what stands behind the rows.
    mutating func end(to output: inout some TableOutput) throws
}

extension TableWriter where Self: ~Copyable {
    /// Writes all rows and what stands around them.
    package mutating func write<RowValue>(_ rows: PresentedRows<RowValue>, to output: inout some TableOutput) throws {
        try begin(expecting: rows.expectedCount, to: &output)
        try rows.forEachInfo { try write($0, $1, to: &output) }
        try end(to: &output)
    }
}

/// A renderer whose writer needs no more than one row at a time.
package protocol StreamingRenderer: TableRenderer {
    /// A writer for a table's rows.
    func makeWriter<RowValue>(_ table: TableDescription<RowValue>) -> any TableWriter & ~Copyable
}
