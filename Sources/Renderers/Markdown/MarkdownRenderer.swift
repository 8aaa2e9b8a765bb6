public import TableDSL

/// A table in GitHub Flavored Markdown (GFM 4.10): readable as plain text, and exact when it is rendered.
///
/// What Markdown has no form for is written in the forms it has: a group's title before its columns' (`Grades / Math`),
/// a section as a row whose first cell is bold, a summary as a last row in bold, several lines with `<br>`, depth as
/// indentation, selection as a column of marks, and the title as a bold line above.
public struct MarkdownRenderer: TableRenderer {
    /// How a Markdown table is written.
    public enum Layout: Hashable, Sendable {
        /// Columns line up in the source; all rows are seen before the first is written.
        case aligned
        /// No padding: rows are written as they come, and a change of one cell changes one line.
        case compact
    }

    /// How the table is written.
    public var layout: Layout

    /// Markdown in a layout.
    public init(_ layout: Layout = .aligned) { self.layout = layout }

    /// Writes the table to the output; throws nothing but what the output throws.
    public func render<RowValue>(_ table: TableDescription<RowValue>, to output: inout some TableOutput) throws {
        var writer = MarkdownWriter(table)
        var buffer = ByteBuffer(capacity: ByteBuffer.chunk * 2)
        writer.writeTitle(table.title, to: &buffer)
        switch layout {
        case .compact: try renderCompact(table, &writer, &buffer, to: &output)
        case .aligned: try renderAligned(table, &writer, &buffer, to: &output)
        }
        writer.writeNotes(table.paragraphsBelow, to: &buffer)
        try buffer.flush(to: &output, all: true)
    }

    private func renderCompact<RowValue>(
        _ table: TableDescription<RowValue>, _ writer: inout MarkdownWriter, _ buffer: inout ByteBuffer,
        to output: inout some TableOutput
    ) throws {
        let titles = writer.columns.map(\.title)
        guard !titles.isEmpty else { return }
        writer.writeCompactRow(to: &buffer) { $1.appendMarkdown(titles[$0]) }
        writer.writeDelimiters(widths: titles.map { _ in 3 }, to: &buffer)
        try forEachRow(of: table) { row, cells in
            if let row, let cells {
                writer.read(row, cells)
                writer.writeCompactRow(to: &buffer) { writer.writeCell($0, to: &$1) }
            } else {
                writer.writeCompactRow(to: &buffer) { $1.appendMarkdown($0 == 0 ? table.emptyState : "") }
            }
            try buffer.flush(to: &output)
        }
    }

    private func renderAligned<RowValue>(
        _ table: TableDescription<RowValue>, _ writer: inout MarkdownWriter, _ buffer: inout ByteBuffer,
        to output: inout some TableOutput
    ) throws {
        let measure = TextWidth()
        let titles = writer.columns.map(\.title)
        var store = CellStore(columns: titles.count)
        for (index, title) in titles.enumerated() {
            store.text.appendMarkdown(title)
            store.endCell(column: index, measure: measure)
        }
        try forEachRow(of: table) { row, cells in
            if let row, let cells { writer.read(row, cells) }
            for index in titles.indices {
                if row != nil {
                    writer.writeCell(index, to: &store.text)
                } else if index == 0 {
                    store.text.appendMarkdown(table.emptyState)
                }
                store.endCell(column: index, measure: measure)
            }
        }
        let widths = store.widths.map { max($0, 3) }
        var cursor = CellCursor()
        for row in 0..<(titles.isEmpty ? 0 : store.entries.count / titles.count) {
            writer.writeRow(&cursor, of: store, widths: widths, to: &buffer)
            if row == 0 { writer.writeDelimiters(widths: widths, to: &buffer) }
            try buffer.flush(to: &output)
        }
    }

    /// Visits the rows, and where there are none nil in their place, before any summary.
    private func forEachRow<RowValue>(
        of table: TableDescription<RowValue>, _ body: (RowInfo?, RowCells?) throws -> Void
    ) throws {
        guard !table.columns.isEmpty else { return }
        var isEmpty = true
        try table.rows.forEachInfo { row, cells in
            if isEmpty && row.kind == .summary { try body(nil, nil) }
            isEmpty = false
            try body(row, cells)
        }
        if isEmpty { try body(nil, nil) }
    }
}

extension TableRenderer where Self == MarkdownRenderer {
    /// GitHub Flavored Markdown whose columns line up in the source.
    public static var markdown: MarkdownRenderer { MarkdownRenderer() }

    /// GitHub Flavored Markdown in a layout: `.markdown(.compact)` has no padding.
    public static func markdown(_ layout: MarkdownRenderer.Layout) -> MarkdownRenderer { MarkdownRenderer(layout) }
}
