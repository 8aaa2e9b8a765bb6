import TableDSL

/// Writes a table as the HTML of `HTMLRenderer`, in which no line is blank: a blank line would end it as a block of
/// Markdown (CommonMark 0.31.2, 4.6).
struct MarkdownHTMLWriter: ~Copyable, TableWriter {
    private var writer: any TableWriter & ~Copyable
    private var lines = UnbrokenLines()

    init<RowValue>(_ table: TableDescription<RowValue>) { writer = HTMLRenderer(.fragment).makeWriter(table) }

    mutating func begin(expecting count: Int?, to output: inout some TableOutput) throws {
        try writer.begin(expecting: count, to: &lines)
        try lines.flush(to: &output)
    }

    mutating func write(_ row: RowInfo, _ cells: RowCells, to output: inout some TableOutput) throws {
        try writer.write(row, cells, to: &lines)
        try lines.flush(to: &output)
    }

    mutating func flush(to output: inout some TableOutput) throws {
        try writer.flush(to: &lines)
        try lines.flush(to: &output)
    }

    mutating func end(to output: inout some TableOutput) throws {
        try writer.end(to: &lines)
        try lines.flush(to: &output)
    }
}

/// HTML in which the line feed at the end of a blank line, which can only stand in an attribute's value, is a reference.
struct UnbrokenLines: TableOutput {
    private var bytes: [UInt8] = []
    /// Whether there is nothing but blanks so far on the line.
    private var isBlank = true

    mutating func write(_ chunk: Span<UInt8>) {
        chunk.withUnsafeBufferPointer { chunk in
            for byte in chunk {
                switch byte {
                case 0x0A where isBlank: bytes += "&#10;".utf8
                default: bytes.append(byte)
                }
                isBlank = byte == 0x0A || isBlank && (byte == 0x20 || byte == 0x09)
            }
        }
    }

    /// Hands on what there is.
    mutating func flush(to output: inout some TableOutput) throws {
        if bytes.isEmpty { return }
        try output.write(bytes.span)
        bytes.removeAll(keepingCapacity: true)
    }
}
