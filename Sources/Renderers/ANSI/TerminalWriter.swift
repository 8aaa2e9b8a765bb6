import TableDSL

/// Writes a grid as lines for a terminal.
struct TerminalWriter: ~Copyable {
    let grid: TerminalGrid
    let layout: TerminalLayout
    let sgr: SGR
    let limit: Int?
    let usesASCII: Bool
    let truncation: TextTruncation
    /// How the cells of each column stand; without the titles and the like, which would be copied for every cell.
    let placements: [Placement]
    var buffer = ByteBuffer(capacity: ByteBuffer.chunk * 2)

    struct Placement {
        var alignment: ColumnAlignment
        var fractionWidth: Int
        var isRowHeader: Bool
    }

    init(_ grid: consuming TerminalGrid, options: ANSIRenderer) {
        limit = options.width
        usesASCII = options.usesASCII
        sgr = SGR(isActive: options.color == .always, theme: options.theme)
        layout = TerminalLayout(grid, limit: options.width, usesASCII: options.usesASCII)
        truncation = TextTruncation(measure: grid.measure, usesASCII: options.usesASCII)
        placements = grid.columns.map {
            Placement(alignment: $0.alignment, fractionWidth: $0.fractionWidth, isRowHeader: $0.isRowHeader)
        }
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
