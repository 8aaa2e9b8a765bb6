import TableDSL

/// Where a grid's columns stand in the lines of a terminal.
struct TerminalLayout {
    let border: Border
    /// The columns that have room, by their positions in the grid.
    let shown: [Int]
    /// The width of each column shown, without the blanks around it.
    let widths: [Int]
    /// Whether a rule stands between a column shown and the next.
    let dividers: [Bool]
    /// What stands left and right of a line, and between columns with and without a rule.
    let leading: String
    let trailing: String
    let divider: String
    let gap: String
    /// The titles of the columns that have no room.
    let hiddenTitles: [String]

    /// Whether there is so little room that the rows are better shown as records.
    let needsRecords: Bool

    /// How wide a table may be, and what may happen to it where it is wider.
    struct Fit {
        /// The greatest width of a line; nil for no limit.
        var limit: Int?
        /// The width that lines have where they can.
        var least = 0
        var overflow = ANSIRenderer.Overflow.all
    }

    init(_ grid: borrowing TerminalGrid, _ fit: Fit, usesASCII: Bool) {
        var border = grid.border
        // Where not even one cell has room beside it, the outline leaves.
        if let limit = fit.limit, limit < 5 { border.hasOutline = false }
        self.border = border
        let ruled = grid.columnDividers ?? border.hasColumnRules
        leading = border.hasSides ? "\(border.left) " : ""
        trailing = border.hasSides ? " \(border.right)" : ""
        divider = " \(border.column) "
        gap = ruled ? "   " : "  "
        let groups = grid.columns.map(\.groups)
        let forced = grid.columnDividers == true || border.hasColumnRulesInGroups
        // Inside a group blanks are enough; the rule beside it shows where it ends.
        func isDivided(_ left: Int, _ right: Int) -> Bool {
            ruled && (forced || groups[left].isEmpty || groups[left] != groups[right])
        }
        let outline = border.hasSides ? 4 : 0
        let between = ruled ? 3 : 2
        let overhead = { (count: Int) in outline + max(count - 1, 0) * between }
        let limit = fit.limit
        var columns = Self.wishes(of: grid, fit.overflow)
        let isTooWide = limit.map { columns.reduce(overhead(columns.count)) { $0 + $1.wish } > $0 } ?? false
        if isTooWide, fit.overflow.contains(.wrap) { Self.keepWords(of: grid, in: &columns) }
        let bound = fit.overflow.isEmpty ? nil : limit
        let positions = ColumnFitting(
            columns, limit: bound, drops: fit.overflow.contains(.dropColumns), overhead: overhead
        ).shown
        Self.makeRoomForGroups(of: grid, over: positions, gap: between, in: &columns)
        let fitting = ColumnFitting(
            positions.map { columns[$0] }, limit: bound,
            // Text across the table may widen it where there is room.
            least: max(fit.least, min(grid.spanningWidth, (limit ?? .max) - outline) + outline),
            drops: false, overhead: overhead)
        shown = positions
        widths = fitting.widths
        dividers = zip(positions, positions.dropFirst()).map(isDivided)
        hiddenTitles = grid.columns.indices.filter { !positions.contains($0) }.map { grid.columns[$0].title }
        let cells = columns.count { !$0.isMark }
        let shownCells = positions.count { !columns[$0].isMark }
        needsRecords =
            fit.overflow.contains(.records) && cells > 1
            && (fit.overflow.contains(.dropColumns) ? shownCells < 2 : !fitting.hasMinimums)
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
}
