import TableDSL

/// Where a grid's columns stand in the lines of a terminal.
struct TerminalLayout {
    let border: Border
    /// The columns that have room, by their positions in the grid.
    let shown: [Int]
    /// The width of each column shown, without the blanks around it.
    private(set) var widths: [Int]
    /// Whether a rule stands between a column shown and the next.
    let dividers: [Bool]
    /// What stands left and right of a line, and between columns with and without a rule.
    let leading: String
    let trailing: String
    let divider: String
    let gap: String
    /// The titles of the columns that have no room.
    let hiddenTitles: [String]

    init(_ grid: borrowing TerminalGrid, limit: Int?, usesASCII: Bool) {
        var border = Border(grid.style, usesASCII: usesASCII)
        // Where not even one cell has room beside it, the outline leaves.
        if let limit, limit < 5 { border.hasOutline = false }
        self.border = border
        let ruled = grid.columnDividers ?? border.hasColumnRules
        leading = border.hasOutline ? border.vertical + " " : ""
        trailing = border.hasOutline ? " " + border.vertical : ""
        divider = " " + border.vertical + " "
        gap = ruled ? "   " : "  "
        let groups = grid.columns.map(\.groups)
        let forced = grid.columnDividers == true
        // Inside a group blanks are enough; the rule beside it shows where it ends.
        func isDivided(_ left: Int, _ right: Int) -> Bool {
            ruled && (forced || groups[left].isEmpty || groups[left] != groups[right])
        }
        let outline = border.hasOutline ? 4 : 0
        let between = ruled ? 3 : 2
        let overhead = { (shown: [Int]) in outline + max(shown.count - 1, 0) * between }
        var columns = Self.wishes(of: grid, gap: between)
        if let limit, columns.reduce(overhead(Array(columns.indices)), { $0 + $1.wish }) > limit {
            Self.keepWords(of: grid, in: &columns)
        }
        let fitting = ColumnFitting(columns, limit: limit, overhead: overhead)
        shown = fitting.shown
        widths = fitting.widths
        let positions = fitting.shown
        dividers = zip(positions, positions.dropFirst()).map(isDivided)
        hiddenTitles = grid.columns.indices.filter { !positions.contains($0) }.map { grid.columns[$0].title }
        // Text across the table may widen the last column where there is room.
        let missing = min(grid.spanningWidth, (limit ?? .max) - outline) - innerWidth
        if missing > 0, !widths.isEmpty { widths[widths.count - 1] += missing }
    }

    /// The cells of a line between its ends.
    var innerWidth: Int { widths.reduce(0, +) + max(widths.count - 1, 0) * gap.count }

    /// The cells from the first to the last of some columns shown, with what stands between them.
    func width(of columns: Range<Int>) -> Int {
        widths[columns].reduce(0, +) + max(columns.count - 1, 0) * gap.count
    }

    /// The positions among the columns shown of those in a range of the grid's columns.
    func positions(of columns: Range<Int>) -> Range<Int> {
        let start = shown.firstIndex { columns.contains($0) } ?? 0
        return start..<start + shown.count { columns.contains($0) }
    }

    /// Raises the minimums of columns that wrap, so that none but very long words are broken.
    private static func keepWords(of grid: borrowing TerminalGrid, in columns: inout [ColumnFitting.Column]) {
        var cursor = CellCursor()
        var walk = grid.rows.makeWalk()
        while let row = walk.next(in: grid.rows) {
            if row.kind == .sectionHeader {
                _ = cursor.next(in: grid.store)
                continue
            }
            for index in columns.indices {
                let cell = cursor.next(in: grid.store)
                let column = grid.columns[index]
                if cell.width <= columns[index].minimum || column.isNumeric || column.width.minimum != nil
                    || column.truncationMode != nil
                {
                    continue
                }
                let text = grid.store.text.bytes.part(cell.text)
                let words = text.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
                for word in words where word.count > columns[index].minimum {
                    let width = grid.measure.width(of: UnsafeBufferPointer(rebasing: word))
                    columns[index].wordMinimum = max(columns[index].wordMinimum, min(width, 16, columns[index].wish))
                }
            }
        }
    }

    private static func wishes(of grid: borrowing TerminalGrid, gap: Int) -> [ColumnFitting.Column] {
        let measure = grid.measure
        func width(_ text: some StringProtocol) -> Int {
            var text = String(text)
            return text.withUTF8 { measure.width(of: $0) }
        }
        var fits: [ColumnFitting.Column] = []
        for (index, column) in grid.columns.enumerated() {
            let body = max(grid.store.widths[index], column.integerWidth + column.fractionWidth)
            let content = max(body, width(column.title))
            // A wish far beyond the content is a slip, and may be a number that can't be added up.
            let wish = max(min(column.width.resolved(content: content), max(content, 1000)), 1)
            let word = column.title.split(separator: " ").map { width($0) }.max() ?? 0
            let minimum = column.width.minimum ?? (column.isNumeric ? max(body, min(word, 12)) : max(min(word, 12), 8))
            fits.append(
                ColumnFitting.Column(
                    wish: wish, minimum: max(min(minimum, wish), 1), priority: column.priority,
                    isRowHeader: column.isRowHeader, isMark: column.source == nil))
        }
        for header in grid.headerRows.joined() where header.isGroup {
            let have = fits[header.columns].reduce(0) { $0 + $1.wish } + (header.columns.count - 1) * gap
            let missing = width(header.title) - have
            if missing > 0 { fits[header.columns.upperBound - 1].wish += missing }
        }
        return fits
    }
}
