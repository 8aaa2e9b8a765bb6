import TableDSL

/// Where titles and cells stand in the lines of a record: a block of lines for each row.
struct RecordLayout {
    /// A line of each record: a group's title, or a column's title and then the row's cell.
    struct Line {
        /// The lines of the title.
        var title: [String]
        /// The column's place in the grid; nil for a group's title.
        var column: Int?
    }

    private(set) var lines: [Line] = []
    /// The cells of the mark of selected rows, and the blank behind it.
    let gutter: Int
    /// The cells of the titles, and of the blanks behind them; 0 where there are none.
    private(set) var titleWidth = 0
    /// The most cells of a line of a cell's text; nil for no limit.
    private(set) var cellWidth: Int?
    /// Whether a cell begins below its title, for there is no room beside it.
    private(set) var isStacked = false
    /// The cells of a rule between two records.
    private(set) var ruleWidth = 0

    init(_ grid: borrowing TerminalGrid, limit: Int?) {
        let hasTitles = !grid.headerRows.isEmpty
        // Where there is next to no room, marks and indents leave.
        gutter = grid.columns.contains { $0.source == nil } && limit ?? .max > 8 ? 2 : 0
        let room = limit.map { max($0 - gutter, 1) }
        let space = room ?? .max
        var titles = Self.titles(of: grid, indent: space > 30 ? 2 : space > 10 ? 1 : 0)
        let widest = titles.map { grid.width($0.title) }.max() ?? 0
        var titleRoom = widest
        if let room, hasTitles {
            titleRoom = min(widest, (room - 2) / 2)
            let words = titles.flatMap { $0.title.split(separator: " ").map { grid.width($0) } }
            isStacked = titleRoom < words.max() ?? 0 || room - titleRoom - 2 < 6
        }
        if isStacked {
            titles = Self.titles(of: grid, indent: 0)
            titleWidth = space > 7 ? 2 : 0
            titleRoom = space
        } else if hasTitles {
            titleWidth = titleRoom + 2
        }
        cellWidth = room.map { max($0 - titleWidth, 1) }
        lines = titles.compactMap { title, column in
            // Where the header isn't shown, cells stand alone.
            if !hasTitles { return column.map { Line(title: [], column: $0) } }
            return Line(title: Self.wrap(title, width: max(titleRoom, 1), grid.measure), column: column)
        }
        let cells = grid.columns.indices.map { grid.store.widths[$0] }.max() ?? 0
        ruleWidth = gutter + max(titleWidth + min(cells, cellWidth ?? cells), isStacked ? min(widest, titleRoom) : 1)
        if let limit { ruleWidth = min(ruleWidth, limit) }
    }

    /// The titles of all columns and of the groups around them, each group's once, and what is in it indented.
    private static func titles(
        of grid: borrowing TerminalGrid, indent: Int
    ) -> [(title: String, column: Int?)] {
        var titles: [(title: String, column: Int?)] = []
        var open: [String] = []
        for (index, column) in grid.columns.enumerated() where column.source != nil {
            let shared = zip(open, column.groups).prefix { $0 == $1 }.count
            func indented(_ title: String, _ level: Int) -> String {
                String(repeating: " ", count: level * indent) + title
            }
            for (level, group) in column.groups.enumerated().dropFirst(shared) {
                titles.append((indented(group, level), nil))
            }
            open = column.groups
            titles.append((indented(column.title, column.groups.count), index))
        }
        return titles
    }

    /// The lines of a title, which begin below each other.
    private static func wrap(_ title: String, width: Int, _ measure: TextWidth) -> [String] {
        let blanks = title.prefix { $0 == " " }.count
        let indent = width > blanks + 3 ? String(repeating: " ", count: blanks) : ""
        var text = String(title.dropFirst(blanks))
        return text.withUTF8 { bytes in
            TextWrapping(measure: measure).lines(of: bytes, width: max(width - indent.count, 1), mode: .word)
                .map { indent + String(decoding: bytes.part($0), as: UTF8.self) }
        }
    }
}
