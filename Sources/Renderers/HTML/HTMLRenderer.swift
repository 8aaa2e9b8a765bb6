public import TableDSL

/// A table as HTML: a `<table>` alone to put into a page of one's own, or a complete page.
///
/// The page stands by itself: it asks the network for nothing, runs no script, is light or dark as its reader's system
/// is, and can be read on a phone, in print and by a screen reader. Its form is that of the WHATWG's HTML standard.
public struct HTMLRenderer: TableRenderer {
    /// How much of a document is written.
    public enum Form: Hashable, Sendable {
        /// The `<table>` alone; class names begin with `tdsl-` and mean nothing without a style sheet.
        case fragment
        /// A complete page with its style sheet.
        case page
    }

    /// How much of a document is written.
    public var form: Form

    /// HTML in a form.
    public init(_ form: Form = .fragment) { self.form = form }

    /// Writes the table to the output; throws nothing but what the output throws.
    public func render<RowValue>(_ table: TableDescription<RowValue>, to output: inout some TableOutput) throws {
        var writer = HTMLWriter(table, form)
        try writer.write(table.rows, to: &output)
    }
}

extension HTMLRenderer: StreamingRenderer {
    package func makeWriter<RowValue>(_ table: TableDescription<RowValue>) -> any TableWriter & ~Copyable {
        HTMLWriter(table, form)
    }
}

extension TableRenderer where Self == HTMLRenderer {
    /// A `<table>` to put into a page of one's own.
    public static var html: HTMLRenderer { HTMLRenderer() }

    /// HTML in a form: `.html(.page)` is a complete page.
    public static func html(_ form: HTMLRenderer.Form) -> HTMLRenderer { HTMLRenderer(form) }
}
