import TableDSL

/// Writes rows as lines for a terminal, once the widths of the columns are known.
struct TerminalWriter: ~Copyable, TableWriter {
    var grid: TerminalGrid
    private(set) var layout: TerminalLayout
    let sgr: SGR
    let limit: Int?
    let usesASCII: Bool
    let truncation: TextTruncation
    /// How the grid's columns stand in a line; without the titles and the like, which would be copied for every cell.
    private(set) var placements = ElementBuffer<Placement>()
    /// What stands at a line's start and end and between columns, one behind the other.
    private(set) var lineParts = ByteBuffer()
    private(set) var lineStart = 0..<0
    private(set) var lineEnd = 0..<0
    /// Whether every cell fits its column, so that rows needn't be looked at.
    private(set) var allFit = false
    /// Whether rows of the data that aren't selected have no looks of their own.
    private(set) var isPlain = false
    /// The row that was written last.
    var previous: RowStore.Row?
    var buffer = ByteBuffer(capacity: ByteBuffer.chunk * 2)
    /// How many rows are seen before the first is written.
    private let sample: Int
    private var isFixed = false
    /// How many rows there will be, where that is known.
    private var expected: Int?

    struct Placement {
        /// The column's place among those shown; nil where it has no room.
        var position: Int?
        var width = 0
        var alignment: ColumnAlignment
        var fractionWidth: Int
        var isRowHeader: Bool
        /// What stands behind the column, in the line's parts.
        var separator = 0..<0
    }

    init<RowValue>(_ table: TableDescription<RowValue>, options: ANSIRenderer) {
        limit = options.width.map { max($0, 1) }
        usesASCII = options.usesASCII
        sgr = SGR(isActive: options.color == .always, theme: options.theme)
        switch options.sizing {
        case .allRows: sample = .max
        case .firstRows(let count): sample = max(count, 0)
        case .declared: sample = 0
        }
        grid = TerminalGrid(table, options: options)
        truncation = TextTruncation(measure: grid.measure, usesASCII: options.usesASCII)
        layout = TerminalLayout(grid, limit: limit, usesASCII: options.usesASCII)
    }

    /// Writes nothing: what stands before the rows is as wide as they are.
    mutating func begin(expecting count: Int?, to output: inout some TableOutput) { expected = count }

    /// Takes the next row, and writes it where the widths are known.
    mutating func write(_ row: RowInfo, _ cells: RowCells, to output: inout some TableOutput) throws {
        if !isFixed && grid.rows.count >= sample { try fix(to: &output) }
        grid.add(row, cells)
        if isFixed { return try writeRows(to: &output) }
        if let expected, grid.rows.count == CellStore.sample { grid.reserve(rows: min(expected, sample)) }
    }

    /// Writes what is left.
    mutating func end(to output: inout some TableOutput) throws {
        grid.endRows()
        if !isFixed { try fix(to: &output) }
        try writeRows(to: &output)
        if !layout.shown.isEmpty {
            writeRule(above: previous.map { dividers(of: $0.kind) } ?? layout.dividers, below: nil)
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

    /// Fixes the widths, and writes what stands above the rows.
    private mutating func fix(to output: inout some TableOutput) throws {
        isFixed = true
        layout = TerminalLayout(grid, limit: limit, usesASCII: usesASCII)
        place()
        if let title = grid.title {
            writeParagraph(title, TextStyle(emphasis: .bold))
            buffer.append("\n")
        }
        if layout.shown.isEmpty { return }
        writeHeader()
        try writeRows(to: &output)
    }

    private mutating func place() {
        for column in grid.columns {
            placements.append(
                Placement(
                    alignment: column.alignment, fractionWidth: column.fractionWidth, isRowHeader: column.isRowHeader))
        }
        lineStart = lineParts.appendPart(layout.leading)
        lineEnd = lineParts.appendPart(layout.trailing + "\n")
        let (divider, gap) = (lineParts.appendPart(layout.divider), lineParts.appendPart(layout.gap))
        for (position, index) in layout.shown.enumerated() {
            placements[index].position = position
            placements[index].width = layout.widths[position]
            if position < layout.dividers.count {
                placements[index].separator = layout.dividers[position] ? divider : gap
            }
        }
        allFit =
            sample == .max && !grid.store.hasLines
            && grid.columns.indices.allSatisfy {
                placements[$0].position == nil || grid.store.widths[$0] <= placements[$0].width
            }
        isPlain =
            !sgr.isActive || !grid.columns.contains { $0.isRowHeader } && !grid.alternatesRowBackgrounds
    }
}

extension ByteBuffer {
    fileprivate mutating func appendPart(_ text: String) -> Range<Int> {
        let start = count
        append(string: text)
        return start..<count
    }
}
