public import TableDSL

extension HTMLRenderer: ReportRenderer {
    /// Writes the report to the output: a page, or as a fragment an `<article>`; throws nothing but what the output throws.
    ///
    /// Headings have the ids `section-1`, `section-2` and so on, tables `t1`, `t2` and so on, behind the renderer's own
    /// ``id`` where it has one. A heading that skips a level has the next one instead, so that the outline is whole.
    public func render(_ report: Report, to output: inout some TableOutput) throws {
        var writer = HTMLReportWriter(report, self)
        try writer.write(to: &output)
    }
}

/// Writes a report as HTML.
struct HTMLReportWriter: ~Copyable {
    private var output = ByteBuffer()
    private var cell = CellWriter()
    private let report: Report
    private let renderer: HTMLRenderer
    private let looks: HTMLLooks
    private let gathered: GatheredColors?
    private let headings: HTMLHeadings
    /// What stands before ids.
    private let prefix: String

    init(_ report: Report, _ renderer: HTMLRenderer) {
        self.report = report
        self.renderer = renderer
        looks = HTMLLooks(renderer, theme: renderer.theme == .automatic ? .plain : renderer.theme)
        gathered = renderer.gathersColors ? GatheredColors() : nil
        prefix = renderer.ownID.map { $0 + "-" } ?? ""
        headings = HTMLHeadings(report, prefix: prefix)
    }

    mutating func write(to output: inout some TableOutput) throws {
        let themes = renderer.theme == .automatic ? HTMLRenderer.Theme.allCases : [renderer.theme]
        let page =
            renderer.form == .page
            ? HTMLPage(renderer, title: report.title, standIn: "Report", themes: themes, looks: looks) : nil
        if let gathered {
            // The page's head says which colours there are.
            var content: [UInt8] = []
            try writeContent(to: &content)
            page?.begin(&self.output, gathered: gathered, links: nil)
            try self.output.flush(to: &output, all: true)
            try output.write(content.span)
        } else {
            page?.begin(&self.output, gathered: nil, links: nil)
            try writeContent(to: &output)
        }
        page?.end(&self.output)
        try self.output.flush(to: &output, all: true)
    }

    private mutating func writeContent(to output: inout some TableOutput) throws {
        self.output.append("<article")
        self.output.append(string: renderer.form == .page ? "" : renderer.directionAttribute)
        self.output.append(string: looks.attribute(.report))
        self.output.append(">\n")
        if !report.title.isEmpty {
            self.output.append("<h1>")
            self.output.appendHTML(report.title)
            self.output.append("</h1>\n")
        }
        if let subtitle = report.subtitle {
            self.output.append("<div")
            self.output.append(string: looks.attribute(.subtitle))
            self.output.append(">")
            self.output.appendHTML(subtitle)
            self.output.append("</div>\n")
        }
        if renderer.hasContents { headings.writeContents(to: &self.output, looks) }
        var (section, table) = (0, 0)
        for block in report.blocks {
            switch block {
            case .heading(let text, _):
                writeHeading(text, section)
                section += 1
            case .paragraph(let paragraph):
                let content = paragraph.write(to: &cell)
                self.output.append("<p>")
                self.output.appendHTML(0, of: content, looks.colors(gathered: gathered))
                self.output.append("</p>\n")
            case .divider: self.output.append("<hr>\n")
            case .table(let content):
                table += 1
                try self.output.flush(to: &output, all: true)
                let part = HTMLReportTable(
                    renderer: renderer, place: HTMLPlace(inReport: "\(prefix)t\(table)", gathered: gathered))
                try content.render(as: part, to: &output)
            }
        }
        self.output.append("</article>\n")
        try self.output.flush(to: &output, all: true)
    }

    private mutating func writeHeading(_ text: String, _ number: Int) {
        let heading = headings.list[number]
        // A heading without text would be none to a screen reader.
        if text.isEmpty { return }
        output.append(string: "<h\(heading.level) id=\"\(heading.id)\">")
        output.appendHTML(text)
        output.append(string: "</h\(heading.level)>\n")
    }
}

/// Renders a report's table.
private struct HTMLReportTable: TableRenderer {
    let renderer: HTMLRenderer
    let place: HTMLPlace

    func render<RowValue>(_ table: TableDescription<RowValue>, to output: inout some TableOutput) throws {
        // Its direction is the report's.
        var renderer = renderer
        renderer.form = .fragment
        renderer.direction = .automatic
        var writer = HTMLWriter(table, renderer, in: place)
        try writer.write(table.rows, to: &output)
    }
}
