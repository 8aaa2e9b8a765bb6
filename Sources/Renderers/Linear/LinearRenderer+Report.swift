public import TableDSL

extension LinearRenderer: ReportRenderer {
    /// Writes the report to the output; throws nothing but what the output throws.
    ///
    /// Each block is told on a line of its own, a table on its lines; headings are called so, with their level, and so are
    /// dividers.
    public func render(_ report: Report, to output: inout some TableOutput) throws {
        try say("Report", report.title, to: &output)
        if let subtitle = report.subtitle { try say(nil, subtitle, to: &output) }
        for block in report.blocks {
            switch block {
            case .heading(let text, let level): try say("Heading, level \(level)", text, to: &output)
            case .paragraph(let paragraph):
                let runs = paragraph.runs
                if runs.isEmpty { continue }
                try output.write(LinearSpeech<Never>.ended(LinearSpeech<Never>.spoken(runs, TextSanitizer())) + "\n")
            case .divider: try output.write("Divider.\n")
            case .table(let table): try table.render(as: self, to: &output)
            }
        }
    }

    /// Says a text, and before it what it is; nothing where there is nothing to say.
    private func say(_ kind: String?, _ text: String, to output: inout some TableOutput) throws {
        let text = LinearSpeech<Never>.spoken(text, TextSanitizer())
        if text.isEmpty { return }
        try output.write((kind.map { $0 + ": " } ?? "") + LinearSpeech<Never>.ended(text) + "\n")
    }
}
