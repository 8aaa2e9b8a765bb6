public import TableDSL

/// A list table in reStructuredText, as docutils and Sphinx read it.
///
/// Only what could be read as markup has a backslash before it; several lines are a line block. A group's title is before
/// its columns' (`Grades / Math`), a section is a row whose first cell is bold, a summary a row in bold, and depth is
/// indentation. The first columns are stub columns where rows are called by them.
/// ```swift
/// try table.render(as: .reStructuredText, to: &file)
/// try table.render(as: .reStructuredText(widths: .grid), to: &file)
/// ```
public struct ReStructuredTextRenderer: TableRenderer {
    /// How wide columns are.
    public enum Widths: String, Hashable, Sendable, CaseIterable {
        /// As wide as their cells need.
        case automatic = "auto"
        /// The same for all, or what the document's style says.
        case grid
    }

    /// How wide columns are.
    public var widths: Widths

    /// reStructuredText with columns of some widths.
    public init(widths: Widths = .automatic) { self.widths = widths }

    /// Writes the table to the output; throws nothing but what the output throws.
    public func render<RowValue>(_ table: TableDescription<RowValue>, to output: inout some TableOutput) throws {
        var writer = ReStructuredTextWriter(DocumentTable(table, DocumentMarks()), widths)
        try writer.write(to: &output)
    }
}

extension TableRenderer where Self == ReStructuredTextRenderer {
    /// A list table in reStructuredText, its columns as wide as their cells need.
    public static var reStructuredText: ReStructuredTextRenderer { ReStructuredTextRenderer() }

    /// A list table in reStructuredText with columns of some widths.
    public static func reStructuredText(widths: ReStructuredTextRenderer.Widths) -> ReStructuredTextRenderer {
        ReStructuredTextRenderer(widths: widths)
    }
}
