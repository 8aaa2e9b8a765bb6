public import TableDSL

/// A table as HTML: a `<table>` alone to put into a page of one's own, or a complete page.
///
/// The page stands by itself: it asks the network for nothing, runs no script, is light or dark as its reader's system
/// is, and can be read on a phone, in print and by a screen reader. Its form is that of the WHATWG's HTML standard.
///
/// ```swift
/// var renderer = HTMLRenderer(.page)
/// renderer.theme = .editorial
/// renderer.tint = .rgb(140, 20, 60)
/// renderer.hasStickyHeader = true
/// try table.render(as: renderer, to: &file)
/// ```
/// Each cell is a block of its own, so that marks of direction in its text, such as U+202E, order nothing outside it.
/// Where such text, or text in a right-to-left script, shares a line with other text, it stands in a `<bdi>`.
///
/// A column of dates has `<time>` elements in its cells: the text is the column's, the machine's form ISO 8601 in UTC.
public struct HTMLRenderer: TableRenderer {
    /// How much of a document is written.
    public var form: Form
    /// How tables look.
    public var theme = Theme.automatic
    /// Where looks are said: in classes, or at each element.
    public var styles = Styles.classes
    /// Whether a page is light or dark.
    public var appearance = Appearance.automatic
    /// The direction of the page's text, or of a fragment's.
    public var direction = Direction.automatic
    /// The language of the page's texts, as BCP 47 names it, such as `de` or `pt-BR`; what is no such name counts as `en`.
    ///
    /// A fragment names none.
    public var language = "en"
    /// The id of the table, from which the ids of its parts are made, such as `grades-caption`; nil for `table` in a page
    /// and for no ids in a fragment, so that two fragments in a page don't share one.
    ///
    /// Characters other than letters and digits of ASCII, `-` and `_` count as hyphens. The parts of a report have it
    /// before their own ids: `t1`, `t2`, `section-1`.
    public var id: String?
    /// The nonce of the page's `<style>`, for a content security policy such as `style-src 'nonce-…'`; nil for none.
    ///
    /// Such a policy allows no style attributes, so that exact colours become classes in the style sheet, and the page's
    /// rows are kept in memory until all colours are known.
    public var nonce: String?
    /// The colour of links and marks, brought to where it can be read; nil for the library's blue.
    public var tint: Color?
    /// The page's background, light and dark, by which the other colours are chosen; nil for the library's.
    public var background: Color?
    /// The room above and below a cell's content, in CSS pixels; nil for the theme's, which negative numbers count as too.
    public var verticalPadding: Double?
    /// The room before and behind a cell's content, in CSS pixels; nil for the theme's, as above.
    public var horizontalPadding: Double?
    /// The least height of a row, in CSS pixels; nil for what its content needs, as above.
    public var minimumRowHeight: Double?
    /// The least width of a column, in CSS pixels; nil for what its content needs, as above.
    public var minimumColumnWidth: Double?
    /// Whether the header stays in sight where rows are scrolled: the table then stands in a box of its own of at most 85
    /// hundredths of the window's height, in a fragment too.
    public var hasStickyHeader = false
    /// Whether the first column stays in sight where columns are scrolled, in such a box.
    public var hasStickyFirstColumn = false
    /// Whether cells of typed columns have their value as machines read it in `data-value`: digits of numbers, dates by
    /// ISO 8601 in UTC, enums' raw values.
    public var hasDataValues = false
    /// Whether a report has a table of contents.
    public var hasContents = false

    /// HTML in a form.
    public init(_ form: Form = .fragment) { self.form = form }

    /// Writes the table to the output; throws nothing but what the output throws.
    public func render<RowValue>(_ table: TableDescription<RowValue>, to output: inout some TableOutput) throws {
        var writer = HTMLWriter(table, self, in: HTMLPlace(of: self))
        try writer.write(table.rows, to: &output)
    }

    /// The style sheet that a page has: for a page of one's own, around fragments of any theme.
    ///
    /// Its custom properties and class names begin with `tdsl-`. `data-theme="dark"` or `"light"` at the root element takes
    /// the place of the reader's setting.
    public var styleSheet: String { StyleSheet(self, themes: theme == .automatic ? Theme.allCases : [theme]).text }
}

extension HTMLRenderer: StreamingRenderer {
    package func makeWriter<RowValue>(_ table: TableDescription<RowValue>) -> any TableWriter & ~Copyable {
        HTMLWriter(table, self, in: HTMLPlace(of: self))
    }
}

extension TableRenderer where Self == HTMLRenderer {
    /// A `<table>` to put into a page of one's own.
    public static var html: HTMLRenderer { HTMLRenderer() }

    /// HTML in a form: `.html(.page)` is a complete page.
    public static func html(_ form: HTMLRenderer.Form) -> HTMLRenderer { HTMLRenderer(form) }
}
