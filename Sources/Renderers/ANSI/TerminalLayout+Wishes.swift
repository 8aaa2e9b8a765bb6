import TableDSL

extension TerminalLayout {
    /// Titles shape columns no further than this, in cells.
    private static var longTitle: Int { 12 }

    /// What the columns ask for before the table's own width is thought of.
    static func wishes(
        of grid: borrowing TerminalGrid, _ overflow: ANSIRenderer.Overflow
    ) -> [ColumnFitting.Column] {
        var fits: [ColumnFitting.Column] = []
        for (index, column) in grid.columns.enumerated() {
            let body = max(grid.store.widths[index], column.integerWidth + column.fractionWidth)
            let word =
                column.titleOverflow == .truncate
                ? 0 : min(column.title.split(separator: " ").map { grid.width($0) }.max() ?? 0, longTitle)
            let content = max(body, column.titleOverflow == .widen ? grid.width(column.title) : word)
            // A wish far beyond the content is a slip, and may be a number that can't be added up.
            let most = max(content, 1000)
            func bounded(_ width: Int) -> Int { max(min(column.width.bounded(width), most), 1) }
            let wish = max(min(column.width.resolved(content: content), most), 1)
            let least = column.isNumeric ? max(body, word) : max(word, 8)
            let canShrink =
                column.wraps
                ? !overflow.isDisjoint(with: [.wrap, .truncate]) : !column.isNumeric || overflow.contains(.truncate)
            let minimum = column.width.minimum != nil ? bounded(0) : canShrink ? bounded(least) : wish
            var fit = ColumnFitting.Column(wish: wish, minimum: min(minimum, wish), priority: column.priority)
            fit.floor = canShrink ? 1 : wish
            fit.declaredMinimum = column.width.minimum == nil ? 1 : bounded(0)
            fit.maximum = column.width.maximum.map { max(min($0, most), 1) } ?? .max
            fit.basis = column.width.basis
            fit.isRowHeader = column.isRowHeader
            fit.isText = !column.isNumeric
            fit.isMark = column.source == nil
            fits.append(fit)
        }
        return fits
    }

    /// Makes the columns of a group whose title is wider wish for more, by even parts, so that it is on one line where there
    /// is room and its words are whole where there is some; `gap` cells are between those shown.
    static func makeRoomForGroups(
        of grid: borrowing TerminalGrid, over shown: [Int], gap: Int, in columns: inout [ColumnFitting.Column]
    ) {
        for header in grid.headerRows.joined() where header.isGroup {
            let inside = shown.filter { header.columns.contains($0) }
            let gaps = max(inside.count - 1, 0) * gap
            func more(for needed: Int, than widths: [Int]) -> [Int] {
                ColumnFitting.share(
                    needed - gaps - widths.reduce(0, +), from: widths.map { _ in 0 },
                    to: zip(inside, widths).map { max(columns[$0].maximum - $1, 0) })
            }
            let wishes = more(for: grid.width(header.title), than: inside.map { columns[$0].wish })
            for (index, more) in zip(inside, wishes) { columns[index].wish += more }
            let words = inside.map { max(columns[$0].minimum, columns[$0].wordMinimum) }
            let longest = header.title.split(separator: " ").map { grid.width($0) }.max() ?? 0
            for (place, more) in more(for: min(longest, longTitle), than: words).enumerated() where more > 0 {
                columns[inside[place]].wordMinimum = words[place] + more
            }
        }
    }

    /// Raises the minimums of columns that wrap, so that none but very long words are broken.
    static func keepWords(of grid: borrowing TerminalGrid, in columns: inout [ColumnFitting.Column]) {
        let keepsWords = grid.columns.map { $0.wraps && $0.lineBreakMode != .character }
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
                if cell.width <= columns[index].minimum || !keepsWords[index] || column.width.minimum != nil {
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
}

extension TerminalGrid {
    /// The cells of a text on one line.
    func width(_ text: some StringProtocol) -> Int {
        var text = String(text)
        return text.withUTF8 { measure.width(of: $0) }
    }
}
