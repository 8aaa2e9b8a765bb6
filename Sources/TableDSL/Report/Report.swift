/// A document of headings, paragraphs and tables, declared once and shown in any output that has documents.
///
/// ```swift
/// let report = Report("Term grades") {
///     Paragraph("What the class of 2026 came to.")
///     Heading("Sciences")
///     sciences
///     Divider()
///     Heading("Languages")
///     Paragraph { Text("Only ") + Text("oral").italic() + Text(" exams.") }
///     languages
/// }
/// print(report.rendered(as: .markdown))
/// try report.render(as: .html(.page), to: &file)
/// ```
public struct Report {
    /// What the report is called: its first heading, and the title of its page.
    public let title: String
    /// A line below the title that says more; nil for none.
    public private(set) var subtitle: String?
    /// What the report consists of, in order.
    public let blocks: [ReportBlock]

    /// A report with a title and the blocks that the closure lists.
    public init(_ title: String, @ReportBuilder content: () -> [ReportBlock]) {
        self.title = title
        blocks = content()
    }

    /// A line below the title that says more.
    public func subtitle(_ subtitle: String) -> Self {
        var report = self
        report.subtitle = subtitle
        return report
    }
}

extension Report {
    /// The report as text in a renderer's form.
    public func rendered(as renderer: some ReportRenderer) -> String {
        var text = ""
        // A string takes whatever is written to it.
        try? render(as: renderer, to: &text)
        return text
    }

    /// Writes the report to an output; throws nothing but what the output throws.
    public func render(as renderer: some ReportRenderer, to output: inout some TableOutput) throws {
        try renderer.render(self, to: &output)
    }
}

/// A renderer of tables that renders whole reports too.
public protocol ReportRenderer: TableRenderer {
    /// Writes the report to the output; throws nothing but what the output throws.
    func render(_ report: Report, to output: inout some TableOutput) throws
}
