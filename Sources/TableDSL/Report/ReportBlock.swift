/// A part of a report as renderers read it.
public enum ReportBlock {
    /// A heading, of level 2 to 6; the report's title is that of level 1.
    case heading(String, level: Int)
    /// A paragraph: runs of text, links, pictures and marks, in which line feeds part lines.
    case paragraph(Paragraph)
    /// A rule between two parts.
    case divider
    /// A table of any rows.
    case table(any ReportTable)
}

/// A table in a report, whatever its rows are.
public protocol ReportTable {
    /// What the table is called; nil where it has no title.
    var title: String? { get }
    /// Writes the table to the output; throws nothing but what the output throws.
    func render(as renderer: some TableRenderer, to output: inout some TableOutput) throws
}

extension TableDescription: ReportTable {
    /// Writes the table to the output; throws nothing but what the output throws.
    public func render(as renderer: some TableRenderer, to output: inout some TableOutput) throws {
        try renderer.render(self, to: &output)
    }
}

/// Something that a report may consist of: a table, a heading, a paragraph, a divider, or a part of your own that
/// lists some of them.
public protocol ReportContent {
    /// The blocks, in order.
    var blocks: [ReportBlock] { get }
}

extension Table: ReportContent {
    /// The table.
    public var blocks: [ReportBlock] { [.table(description)] }
}
