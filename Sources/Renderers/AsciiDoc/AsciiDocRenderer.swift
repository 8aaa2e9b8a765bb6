public import TableDSL

/// A table in AsciiDoc, as Asciidoctor 2 reads it: each cell on a line of its own.
///
/// Plain text stays as it is; text that could be read as markup stands between `+++`, in which nothing is read. A group's
/// title is before its columns' (`Grades / Math`), a section is a header cell across the table, a summary the table's
/// footer, and depth is indentation.
/// ```swift
/// try table.render(as: .asciiDoc, to: &file)
/// try table.render(as: .asciiDoc(width: .full), to: &file)
/// ```
public struct AsciiDocRenderer: TableRenderer {
    /// How wide the table is in a document.
    public enum Width: Hashable, Sendable, CaseIterable {
        /// As wide as its cells need.
        case automatic
        /// As wide as the text around it, with columns of the same width.
        case full
    }

    /// How wide the table is in a document.
    public var width: Width

    /// AsciiDoc of a width.
    public init(width: Width = .automatic) { self.width = width }

    /// Writes the table to the output; throws nothing but what the output throws.
    public func render<RowValue>(_ table: TableDescription<RowValue>, to output: inout some TableOutput) throws {
        var writer = AsciiDocWriter(DocumentTable(table, DocumentMarks()), width)
        try writer.write(to: &output)
    }
}

extension TableRenderer where Self == AsciiDocRenderer {
    /// A table in AsciiDoc, as wide as its cells need.
    public static var asciiDoc: AsciiDocRenderer { AsciiDocRenderer() }

    /// A table in AsciiDoc of a width.
    public static func asciiDoc(width: AsciiDocRenderer.Width) -> AsciiDocRenderer { AsciiDocRenderer(width: width) }
}
