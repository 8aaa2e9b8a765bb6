/// A heading in a report.
public struct Heading: ReportContent {
    private let text: String
    private let level: Int

    /// A heading.
    ///
    /// - Parameters:
    ///   - text: The heading's text.
    ///   - level: 2 for a part of the report, 3 for a part of that, up to 6; others count as the nearest of these.
    public init(_ text: String, level: Int = 2) {
        self.text = text
        self.level = min(max(level, 2), 6)
    }

    /// The blocks, in order.
    public var blocks: [ReportBlock] { [.heading(text, level: level)] }
}

/// A paragraph in a report.
public struct Paragraph: ReportContent {
    /// Writes the paragraph as a cell's content.
    private let content: (inout CellWriter) -> Void

    /// A paragraph of plain text, in which line feeds start new lines.
    public init(_ text: String) { content = { $0.write(text) } }

    /// A paragraph of content that cells have too: styled text, links, pictures, marks, one line for each expression.
    public init<Content: CellContent>(@CellBuilder content: () -> Content) {
        let content = content()
        self.content = { content.write(to: &$0) }
    }

    /// The text in runs of one look each; empty where there is no text.
    public var runs: [CellRun] {
        var cell = CellWriter()
        let cells = write(to: &cell)
        return Cell(0, of: cells).runs
    }

    /// The blocks, in order.
    public var blocks: [ReportBlock] { [.paragraph(self)] }

    /// Writes the paragraph as part of a cell; footnotes have no place below a paragraph and are left out.
    package func writeContent(to cell: inout CellWriter) {
        let footnotes = cell.footnotes
        cell.footnotes = nil
        content(&cell)
        cell.footnotes = footnotes
    }

    /// Writes the paragraph as a row of one cell, valid until the writer's next row.
    package func write(to cell: inout CellWriter) -> WrittenCells {
        cell.beginRow(ordinal: 0)
        content(&cell)
        cell.endCell()
        return cell.cells
    }
}

/// A rule between two parts of a report.
public struct Divider: ReportContent {
    /// A rule.
    public init() {}

    /// The blocks, in order.
    public var blocks: [ReportBlock] { [.divider] }
}
