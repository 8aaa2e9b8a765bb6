import TableDSL

/// Writes a grid as lines for a terminal.
struct TerminalWriter: ~Copyable {
    let grid: TerminalGrid
    let layout: TerminalLayout
    let sgr: SGR
    let limit: Int?
    let usesASCII: Bool
    let truncation: TextTruncation
    var buffer = ByteBuffer(capacity: ByteBuffer.chunk * 2)

    init(_ grid: consuming TerminalGrid, options: ANSIRenderer) {
        limit = options.width
        usesASCII = options.usesASCII
        sgr = SGR(isActive: options.color == .always, theme: options.theme)
        layout = TerminalLayout(grid, limit: options.width, usesASCII: options.usesASCII)
        truncation = TextTruncation(measure: grid.measure, usesASCII: options.usesASCII)
        self.grid = grid
    }

    /// Writes all lines.
    mutating func write(to output: inout some TableOutput) throws {
        if let title = grid.title {
            writeParagraph(title, TextStyle(emphasis: .bold))
            buffer.append("\n")
        }
        if !layout.shown.isEmpty {
            writeHeader()
            try writeRows(to: &output)
        }
        if !layout.hiddenTitles.isEmpty {
            let count = layout.hiddenTitles.count
            let names = layout.hiddenTitles.map { $0.isEmpty ? "(no title)" : $0 }.joined(separator: ", ")
            writeParagraph(
                "\(count) \(count == 1 ? "column" : "columns") not shown: \(names)", TextStyle(emphasis: .dim))
        }
        for note in grid.notes { writeParagraph(note, TextStyle(emphasis: .dim)) }
        try buffer.flush(to: &output, all: true)
    }
}
