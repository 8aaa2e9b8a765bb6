public import TableDSL

extension MarkdownRenderer: ReportRenderer {
    /// Writes the report to the output; throws nothing but what the output throws.
    ///
    /// The title is the heading of the first level. Paragraphs have the looks, links and pictures of cells.
    public func render(_ report: Report, to output: inout some TableOutput) throws {
        var blocks = BlockOutput(output)
        defer { output = blocks.output }
        let place = MarkdownPlace(.block, flavor)
        var buffer = ByteBuffer()
        buffer.appendMarkdownHeading(report.title, level: 1, in: place)
        try buffer.flush(to: &blocks, all: true)
        if let subtitle = report.subtitle, !subtitle.isBlank {
            blocks.beginBlock()
            buffer.appendMarkdownParagraph(subtitle, in: place)
            try buffer.flush(to: &blocks, all: true)
        }
        var cell = CellWriter()
        for block in report.blocks {
            blocks.beginBlock()
            switch block {
            case .heading(let text, let level): buffer.appendMarkdownHeading(text, level: level, in: place)
            case .paragraph(let paragraph):
                let content = paragraph.write(to: &cell)
                if content.allText.isEmpty { continue }
                buffer.appendMarkdown(0, of: content, in: place)
                buffer.append("\n")
            case .divider: buffer.append("---\n")
            case .table(let table): try table.render(as: self, to: &blocks)
            }
            try buffer.flush(to: &blocks, all: true)
        }
    }
}

extension ByteBuffer {
    /// Appends a heading on a line of its own; nothing where there is nothing to see.
    fileprivate mutating func appendMarkdownHeading(_ text: String, level: Int, in place: MarkdownPlace) {
        if text.isBlank { return }
        append(repeating: UInt8(ascii: "#"), count: min(max(level, 1), 6))
        append(" ")
        appendMarkdown(text, in: place.with(.heading))
        append("\n")
    }
}
