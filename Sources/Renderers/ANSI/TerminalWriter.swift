import TableDSL

/// Writes rows as lines for a terminal, once the widths of the columns are known.
struct TerminalWriter: ~Copyable, TableWriter {
    var grid: TerminalGrid
    private(set) var layout: TerminalLayout
    let sgr: SGR
    let styles: ANSIRenderer.Styles
    let titlePlacement: ANSIRenderer.TextPlacement
    let notePlacement: ANSIRenderer.TextPlacement
    let limit: Int?
    let usesASCII: Bool
    let truncation: TextTruncation
    /// Whether right-to-left text is kept from reordering what is beside it.
    let isolates: Bool
    /// Whether stretches of a cell may have something of their own: a style or a link.
    let hasLooks: Bool
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
    /// How long rows are seen before the first is written; nil for no bound.
    private var sampleTime: Duration?
    private var sampleStart: ContinuousClock.Instant?
    private var isFixed = false
    private let overflow: ANSIRenderer.Overflow
    private let form: ANSIRenderer.Form
    /// After how many rows of the data the header stands again; 0 for never.
    let headerInterval: Int
    /// The rows of the data since the header.
    var rowsBelowHeader = 0
    /// How rows are shown as records; nil where they are shown as a table.
    private(set) var records: RecordLayout?
    /// Where the parts of a block stand in the list view; nil where rows are shown otherwise.
    private(set) var listFrame: ListFrame?
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
        limit = [options.width, table.maximumWidth].compactMap { $0.map { max($0, 1) } }.min()
        usesASCII = options.drawsASCII
        isolates = options.isolatesBidirectionalText
        sgr = SGR(depth: options.colorDepth, theme: options.theme)
        styles = options.styles
        titlePlacement = options.titlePlacement
        notePlacement = options.notePlacement
        switch options.sizing {
        case .allRows: sample = .max
        case .firstRows(let count): sample = max(count, 0)
        case .rows(let duration):
            sample = .max
            sampleTime = max(duration, .zero)
        case .declared: sample = 0
        }
        overflow = options.overflow
        form = options.form
        headerInterval = max(options.headerInterval, 0)
        grid = TerminalGrid(table, options: options)
        hasLooks = sgr.isActive || options.links == .osc8
        truncation = TextTruncation(measure: grid.measure, usesASCII: usesASCII)
        layout = TerminalLayout(grid, TerminalLayout.Fit(limit: limit, overflow: overflow), usesASCII: usesASCII)
    }

    /// Whether rows are lines below columns' titles, rather than blocks of lines.
    var hasColumns: Bool { records == nil && listFrame == nil }

    /// Whether cells may hold control sequences, which end with each of their lines.
    var keepsControls: Bool { grid.keepsControls }

    /// Writes nothing: what stands before the rows is as wide as they are.
    mutating func begin(expecting count: Int?, to output: inout some TableOutput) { expected = count }

    /// Takes the next row, and writes it where the widths are known.
    mutating func write(_ row: RowInfo, _ cells: RowCells, to output: inout some TableOutput) throws {
        if !isFixed && isSampleComplete() { try fix(to: &output) }
        grid.add(row, cells)
        if isFixed {
            try writeRows(to: &output)
            // What comes slowly is to be seen as it comes.
            if sampleTime != nil { try flush(to: &output) }
            return
        }
        if let expected, grid.rows.count == CellStore.sample { grid.reserve(rows: min(expected, sample)) }
    }

    /// Whether the rows that decide the widths are there.
    private mutating func isSampleComplete() -> Bool {
        guard let sampleTime else { return grid.rows.count >= sample }
        guard let sampleStart else {
            sampleStart = .now
            return false
        }
        return ContinuousClock.now - sampleStart >= sampleTime
    }

    mutating func flush(to output: inout some TableOutput) throws { try buffer.flush(to: &output, all: true) }

    /// Writes what is left.
    mutating func end(to output: inout some TableOutput) throws {
        grid.endRows()
        if !isFixed { try fix(to: &output) }
        try writeRows(to: &output)
        if !layout.shown.isEmpty, hasColumns { writeBottomRule() }
        if !hasColumns { endRecords() }
        if !layout.hiddenTitles.isEmpty, hasColumns {
            let count = layout.hiddenTitles.count
            let names = layout.hiddenTitles.map { $0.isEmpty ? "(no title)" : $0 }.joined(separator: ", ")
            writeParagraph(
                "\(count) \(count == 1 ? "column" : "columns") not shown: \(names)", styles.note)
        }
        if noteOnBorder == nil { grid.notes.forEach { writeParagraph($0, styles.note) } }
        try buffer.flush(to: &output, all: true)
    }

    /// Fixes the widths, and writes what stands above the rows.
    private mutating func fix(to output: inout some TableOutput) throws {
        isFixed = true
        let fit = TerminalLayout.Fit(limit: limit, least: grid.leastWidth, overflow: overflow)
        layout = TerminalLayout(grid, fit, usesASCII: usesASCII)
        place()
        if grid.list != nil {
            listFrame = ListFrame(grid, limit: limit)
        } else if form == .records || layout.needsRecords {
            records = RecordLayout(grid, limit: limit)
        }
        if let title = grid.title, titleOnBorder == nil {
            writeParagraph(title, styles.title)
        }
        if let subtitle = grid.subtitle { writeParagraph(subtitle, styles.note) }
        if grid.title != nil && titleOnBorder == nil || grid.subtitle != nil { buffer.append("\n") }
        if layout.shown.isEmpty { return }
        if hasColumns { writeHeader() }
        try writeRows(to: &output)
    }

    private mutating func place() {
        for column in grid.columns {
            placements.append(
                Placement(
                    alignment: column.alignment, fractionWidth: column.fractionWidth, isRowHeader: column.isRowHeader))
        }
        lineStart = lineParts.appendPart(layout.leading, border: styles.border, sgr)
        lineEnd = lineParts.appendPart(layout.trailing, border: styles.border, sgr, end: "\n")
        let divider = lineParts.appendPart(layout.divider, border: styles.border, sgr)
        let gap = lineParts.appendPart(layout.gap, border: styles.border, sgr)
        for (position, index) in layout.shown.enumerated() {
            placements[index].position = position
            placements[index].width = layout.widths[position]
            if position < layout.dividers.count {
                placements[index].separator = layout.dividers[position] ? divider : gap
            }
        }
        allFit =
            sample == .max && sampleTime == nil && !grid.store.hasLines
            && grid.columns.indices.allSatisfy {
                placements[$0].position == nil || grid.store.widths[$0] <= placements[$0].width
            }
        isPlain =
            !isolates && !keepsControls && !grid.columns.contains { $0.mergesRepeats }
            && (!sgr.isActive || !grid.columns.contains { $0.isRowHeader } && !grid.alternatesRowBackgrounds)
    }
}

extension ByteBuffer {
    /// Appends what stands between cells: blanks, and where there is a line its character in the borders' style.
    fileprivate mutating func appendPart(
        _ text: String, border: TextStyle, _ sgr: SGR, end: StaticString = ""
    ) -> Range<Int> {
        let start = count
        for character in text {
            let isStyled = character != " " && sgr.append(border, to: &self)
            append(string: String(character))
            if isStyled { append(SGR.reset) }
        }
        append(end)
        return start..<count
    }
}
