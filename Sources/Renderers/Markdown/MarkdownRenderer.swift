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
        var writer = MarkdownWriter(table, layout)
        try writer.write(table.rows, to: &output)
    }
}

extension MarkdownRenderer: StreamingRenderer {
    package func makeWriter<RowValue>(_ table: TableDescription<RowValue>) -> any TableWriter & ~Copyable {
        MarkdownWriter(table, layout)
    }
}

extension TableRenderer where Self == MarkdownRenderer {
    /// GitHub Flavored Markdown whose columns line up in the source.
    public static var markdown: MarkdownRenderer { MarkdownRenderer() }

    /// GitHub Flavored Markdown in a layout: `.markdown(.compact)` has no padding.
    public static func markdown(_ layout: MarkdownRenderer.Layout) -> MarkdownRenderer { MarkdownRenderer(layout) }
}
