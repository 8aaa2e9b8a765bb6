public import TableDSL

/// A table in GitHub Flavored Markdown (GFM 4.10), or another Markdown: readable as plain text, and exact when it is
/// rendered.
///
/// What Markdown has no form for is written in the forms it has: a group's title before its columns' (`Grades / Math`),
/// a section as a row whose first cell is bold, a summary as a last row in bold, several lines with `<br>`, depth as
/// indentation, selection as a column of marks, and the title as a bold line above. ``tableForm`` has the table as HTML
/// instead, with all that HTML can say. The list view is a nested list.
///
/// A cell's text comes back as it was from cmark-gfm, markdown-it and their kin, and is escaped just where it would be
/// read as markup. What a site finds in the text afterwards can't be escaped without changing the text: mailboxes are
/// linked in any case, and on GitHub `@user`, `#123`, `:smile:` and `$m$` are live.
public struct MarkdownRenderer: TableRenderer {
    /// How a Markdown table is written.
    public enum Layout: Hashable, Sendable {
        /// Columns line up in the source; all rows are seen before the first is written.
        case aligned
        /// No padding: rows are written as they come, and a change of one cell changes one line.
        case compact
    }

    /// Which Markdown is written, by what its readers know.
    public enum Flavor: String, Hashable, Sendable, CaseIterable {
        /// GitHub Flavored Markdown 0.29, as GitHub, GitLab, markdown-it and many others read it.
        case gitHub
        /// CommonMark 0.31.2, which has no tables: they are HTML; no text is struck out.
        case commonMark
        /// What the readers of pipe tables share, such as PHP Markdown Extra, pandoc and Python-Markdown.
        ///
        /// There is no HTML but references such as `&#64;`: a line break in a cell or a paragraph becomes ` / `, and no
        /// text is struck out. Readers that make typographic quotes, dashes and ellipses of plain ones do so here too.
        case pipe
    }

    /// What a table is written as.
    public enum TableForm: String, Hashable, Sendable, CaseIterable {
        /// A line for each row, with pipes between cells.
        case pipes
        /// The `<table>` of ``HTMLRenderer``, with spans, footers and row headers, and no blank line, which would end it.
        ///
        /// Title, subtitle and notes are in it. GitHub shows it without colours.
        case html
    }

    /// How the table is written.
    public var layout: Layout
    /// Which Markdown is written.
    public var flavor: Flavor
    /// What a table is written as: always HTML in CommonMark, which has no tables, and never in
    /// ``Flavor/pipe``, which has no HTML.
    ///
    /// ```swift
    /// print(table.rendered(as: .markdown(tableForm: .html)))
    /// ```
    public var tableForm: TableForm

    /// Markdown in a layout, of a flavour, with tables in a form.
    public init(_ layout: Layout = .aligned, flavor: Flavor = .gitHub, tableForm: TableForm = .pipes) {
        self.layout = layout
        self.flavor = flavor
        self.tableForm = tableForm
    }

    /// Whether tables are HTML; line feeds of data are references in it, so that no line is blank and ends it as a block.
    private var writesHTML: Bool { flavor == .commonMark || flavor == .gitHub && tableForm == .html }

    /// Writes the table to the output; throws nothing but what the output throws.
    public func render<RowValue>(_ table: TableDescription<RowValue>, to output: inout some TableOutput) throws {
        if table.isList {
            var writer = MarkdownListWriter(table, self)
            try writer.write(table.rows, to: &output)
        } else if writesHTML {
            try HTMLRenderer(.fragment).render(table, to: &output)
        } else {
            var writer = MarkdownWriter(table, self)
            try writer.write(table.rows, to: &output)
        }
    }
}

extension MarkdownRenderer: StreamingRenderer {
    package func makeWriter<RowValue>(_ table: TableDescription<RowValue>) -> any TableWriter & ~Copyable {
        if table.isList { return MarkdownListWriter(table, self) }
        if writesHTML { return HTMLRenderer(.fragment).makeWriter(table) }
        return MarkdownWriter(table, self)
    }
}

extension TableRenderer where Self == MarkdownRenderer {
    /// GitHub Flavored Markdown whose columns line up in the source.
    public static var markdown: MarkdownRenderer { MarkdownRenderer() }

    /// Markdown in a layout, of a flavour, with tables in a form: `.markdown(.compact)` has no padding,
    /// `.markdown(flavor: .pipe)` no HTML.
    public static func markdown(
        _ layout: MarkdownRenderer.Layout = .aligned, flavor: MarkdownRenderer.Flavor = .gitHub,
        tableForm: MarkdownRenderer.TableForm = .pipes
    ) -> MarkdownRenderer {
        MarkdownRenderer(layout, flavor: flavor, tableForm: tableForm)
    }
}
