public import TableDSL

/// Comma-separated values by RFC 4180: a header line, then a line for each data row, each ended by CR LF.
///
/// Sections, summaries and styles have no place in it; a missing value is an empty field, and a link or a picture its
/// text. Text that a spreadsheet would take for a formula is guarded by an apostrophe (CWE-1236); numbers never are.
public struct CSVRenderer: TableRenderer {
    /// Comma-separated values.
    public init() {}

    /// Writes the table to the output; throws nothing but what the output throws.
    public func render<RowValue>(_ table: TableDescription<RowValue>, to output: inout some TableOutput) throws {
        var writer = CSVWriter(table)
        try writer.write(table.rows, to: &output)
    }
}

extension CSVRenderer: StreamingRenderer {
    package func makeWriter<RowValue>(_ table: TableDescription<RowValue>) -> any TableWriter & ~Copyable {
        CSVWriter(table)
    }
}

extension TableRenderer where Self == CSVRenderer {
    /// Comma-separated values (RFC 4180).
    public static var csv: CSVRenderer { CSVRenderer() }
}
