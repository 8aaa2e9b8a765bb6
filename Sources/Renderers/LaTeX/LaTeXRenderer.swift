public import TableDSL

/// A table for LaTeX with the rules of the package booktabs, to be put into a document with `\input`.
///
/// Groups are titles over rules of their own, a section is a bold row across the table, a summary stands in bold below a
/// rule, several lines are a table inside the cell, and depth is indentation. Text is data: no command in it runs.
///
/// The document needs `\usepackage{booktabs}`, and where the table has them `xcolor` for colours, `hyperref` for links
/// and `longtable` for ``Environment/longtable``. Text of any script needs XeLaTeX or LuaLaTeX with a font that has it;
/// pdfLaTeX knows Latin letters. Pictures are shown as their description, for LaTeX shows no address.
/// ```swift
/// try table.render(as: .latex, to: &file)
/// try table.render(as: .latex(.longtable), to: &file)
/// ```
public struct LaTeXRenderer: TableRenderer {
    /// What the table stands in.
    public enum Environment: Hashable, Sendable, CaseIterable {
        /// A float with the title as its numbered caption, and the notes below the table in small type.
        case table
        /// The table alone, as a part of a paragraph; the title in bold above it, the notes below.
        case tabular
        /// A table that goes on over pages, each with the header; the title is its numbered caption.
        case longtable
    }

    /// What the table stands in.
    public var environment: Environment
    /// The name by which the document refers to the table (`\label`); nil for none.
    ///
    /// It is of ASCII letters, digits and `:-._`; others are left out. Without a title, or in `tabular`, there is nothing
    /// to refer to.
    public var label: String?

    /// LaTeX in an environment.
    public init(_ environment: Environment = .table, label: String? = nil) {
        self.environment = environment
        self.label = label
    }

    /// Writes the table to the output; throws nothing but what the output throws.
    public func render<RowValue>(_ table: TableDescription<RowValue>, to output: inout some TableOutput) throws {
        var writer = LaTeXWriter(DocumentTable(table, .latex), self)
        try writer.write(to: &output)
    }
}

extension TableRenderer where Self == LaTeXRenderer {
    /// A table for LaTeX in a float, with the rules of booktabs.
    public static var latex: LaTeXRenderer { LaTeXRenderer() }

    /// A table for LaTeX in an environment: `.latex(.longtable, label: "tab:grades")`.
    public static func latex(
        _ environment: LaTeXRenderer.Environment, label: String? = nil
    ) -> LaTeXRenderer { LaTeXRenderer(environment, label: label) }
}
