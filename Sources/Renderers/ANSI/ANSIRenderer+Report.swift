public import TableDSL

extension ANSIRenderer: ReportRenderer {
    /// Writes the report to the output; throws nothing but what the output throws.
    ///
    /// The title is underlined by a double rule and headings of the second level by a single one, so that a report has
    /// its parts without colours too; what is below a heading follows at once. Paragraphs are wrapped to the width.
    ///
    /// Dividers are as wide as the width. Without one they are as wide as the widest table, or the widest line where there
    /// is no table; then all blocks are kept until the last is known.
    public func render(_ report: Report, to output: inout some TableOutput) throws {
        var blocks = BlockOutput(output)
        defer { output = blocks.output }
        let hasDivider = report.blocks.contains { if case .divider = $0 { true } else { false } }
        guard hasDivider, width == nil else {
            try write(report, dividerWidth: width ?? 0, to: &blocks)
            return
        }
        var kept = KeptBlocks(measure: TextWidth(ambiguousWidth: ambiguousWidth))
        try write(report, dividerWidth: nil, to: &kept)
        let rule = Array(self.rule("─", width: kept.widestTable ?? kept.widest).utf8)
        for block in kept.blocks {
            blocks.beginBlock(isParted: block.isParted)
            try blocks.write((block.isDivider ? rule : block.bytes).span)
        }
    }

    /// Writes the report's blocks; a divider of no width is just told.
    private func write(_ report: Report, dividerWidth: Int?, to output: inout some ReportOutput) throws {
        try writeHeading(report.title, level: 1, to: &output)
        var isBelowHeading = false
        if let subtitle = report.subtitle {
            output.beginBlock(isParted: false)
            try write(StyledText(text: subtitle, style: styles.note), to: &output)
        }
        for block in report.blocks {
            output.beginBlock(isParted: !isBelowHeading)
            switch block {
            case .heading(let text, let level):
                output.beginBlock(isParted: true)
                if try writeHeading(text, level: level, to: &output) { isBelowHeading = true }
                continue
            case .paragraph(let paragraph):
                if paragraph.runs.isEmpty { continue }
                try write(ParagraphCell(paragraph: paragraph), to: &output)
            case .divider:
                if let dividerWidth {
                    try output.write(rule("─", width: dividerWidth))
                } else {
                    output.addDivider()
                }
            case .table(let table):
                output.beginTable()
                try table.render(as: self, to: &output)
                output.endTable()
            }
            isBelowHeading = false
        }
    }

    /// Writes a heading, and the rule below it where its level has one; false where there is nothing to see.
    @discardableResult
    private func writeHeading(_ text: String, level: Int, to output: inout some ReportOutput) throws -> Bool {
        let line = StyledText(text: text, style: level == 1 ? styles.title : styles.section)
        var lines = KeptBlocks(measure: TextWidth(ambiguousWidth: ambiguousWidth))
        try write(line, to: &lines)
        guard let bytes = lines.blocks.first?.bytes, lines.widest > 0 else { return false }
        try output.write(bytes.span)
        if level <= 2 { try output.write(rule(level == 1 ? "═" : "─", width: lines.widest)) }
        return true
    }

    /// Writes text with its looks, wrapped to the width: the one row of a table without lines and titles.
    private func write(_ content: some CellContent, to output: inout some TableOutput) throws {
        var renderer = self
        renderer.form = .records
        renderer.overflow = .all
        let table = Table {
            Column("")
            Row(content)
        }
        try renderer.render(table.sizeClass(.compact).description, to: &output)
    }

    /// A rule on a line of its own.
    private func rule(_ line: Character, width: Int) -> String {
        let line: Character = drawsASCII ? line == "═" ? "=" : "-" : line
        var buffer = ByteBuffer()
        let sgr = SGR(depth: colorDepth, theme: theme)
        let isStyled = sgr.append(styles.border, to: &buffer)
        buffer.append(string: String(repeating: line, count: max(width, 1)))
        if isStyled { buffer.append(SGR.reset) }
        buffer.append("\n")
        return String(decoding: buffer.bytes, as: UTF8.self)
    }
}

/// A line of a report as a cell's content.
private struct StyledText: CellContent {
    let text: String
    let style: TextStyle

    func write(to cell: inout CellWriter) {
        // A heading is one text, however it was broken.
        let line = text.unicodeScalars.map { $0.properties.isWhitespace ? " " : String($0) }.joined()
        cell.write(line, style: style)
    }
}

/// A paragraph as a cell's content.
private struct ParagraphCell: CellContent {
    let paragraph: Paragraph

    func write(to cell: inout CellWriter) { paragraph.writeContent(to: &cell) }
}
