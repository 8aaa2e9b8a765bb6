/// What one cell shows, free of any output's markup.
public struct Cell: Hashable, Sendable {
    /// The text, line feeds between its lines; the missing text where the value is missing.
    public let text: String
    /// The text in runs of one look each; empty where there is no text.
    public let runs: [CellRun]
    /// Whether the value is missing.
    public let isMissing: Bool

    /// The text without the marks of footnotes.
    package var valueText: String {
        runs.reduce(into: "") { if case .footnote = $1.role {} else { $0 += $1.text } }
    }

    init(_ cell: Int, of cells: WrittenCells) {
        text = String(decoding: cells.text(of: cell), as: UTF8.self)
        isMissing = cells.isMissing(cell)
        var runs: [CellRun] = []
        cells.forEachSpan(of: cell) { text, span in
            runs.append(
                CellRun(text: String(decoding: text, as: UTF8.self), style: span.style, role: span.role))
        }
        if runs.isEmpty, !text.isEmpty { runs = [CellRun(text: text, style: .plain, role: .text)] }
        self.runs = runs
    }
}
