import TableDSL

extension TerminalWriter {
    /// Writes the rows of the grid, and forgets them.
    mutating func writeRows(to output: inout some TableOutput) throws {
        if layout.shown.isEmpty { return grid.removeRows() }
        var cursor = CellCursor()
        var progress = RowProgress(total: grid.rows.count)
        var walk = grid.rows.makeWalk()
        while let row = walk.next(in: grid.rows) {
            if let previous { writeRule(between: previous, and: row) }
            previous = row
            if row.kind == .sectionHeader {
                writeSpanning(cursor.next(in: grid.store))
            } else {
                writeRow(row, &cursor)
            }
            try buffer.flush(to: &output, &progress)
        }
        grid.removeRows()
    }

    func dividers(of kind: RowKind) -> [Bool] {
        kind == .sectionHeader ? layout.dividers.map { _ in false } : layout.dividers
    }

    mutating func writeSpanning(_ cell: StoredCell) {
        let column = TerminalGrid.Column(title: "", groups: [], alignment: .leading)
        let width = layout.innerWidth
        let lines = CellLines(
            grid.store.text.bytes.part(cell.text), at: cell.text.lowerBound, column: column, width: width,
            measure: grid.measure, usesASCII: usesASCII)
        for line in lines.lines {
            beginLine()
            write(line, of: cell, width: width, before: 0, TextStyle(emphasis: .bold))
            endLine()
        }
    }

    private mutating func writeRow(_ row: RowStore.Row, _ cursor: inout CellCursor) {
        if !allFit && !fits(cursor) {
            return writeTall(row, grid.columns.indices.map { _ in cursor.next(in: grid.store) })
        }
        beginLine()
        if isPlain && (!sgr.isActive || row.kind == .data && !row.isSelected && grid.store.spans.count == 0) {
            writePlainCells(&cursor)
        } else {
            writeCells(of: row, &cursor)
        }
        endLine()
    }

    private mutating func writePlainCells(_ cursor: inout CellCursor) {
        for index in 0..<placements.count {
            let cell = cursor.next(in: grid.store)
            let place = placements.base + index
            guard place.pointee.position != nil else { continue }
            let room = place.pointee.width - cell.width
            let before =
                switch place.pointee.alignment {
                case .leading, .automatic: 0
                case .trailing: room
                case .center: room / 2
                case .numeric: blanks(before: cell, in: index)
                }
            buffer.append(
                cell.text, of: grid.store.text, before: before, after: room - before, place.pointee.separator,
                of: lineParts)
        }
    }

    private mutating func writeCells(of row: RowStore.Row, _ cursor: inout CellCursor) {
        for index in 0..<placements.count {
            let cell = cursor.next(in: grid.store)
            guard placements[index].position != nil else { continue }
            let text = CutText(
                head: 0..<cell.text.count, tail: cell.text.count..<cell.text.count, markCells: 0, cells: cell.width)
            write(
                CellLines.Line(text: text, start: cell.text.lowerBound), of: cell, width: placements[index].width,
                before: blanks(before: cell, in: index),
                style(of: row, isRowHeader: placements[index].isRowHeader))
            buffer.append(placements[index].separator, of: lineParts)
        }
    }

    /// Whether the next row's cells take one line each and are no wider than their columns.
    private func fits(_ cursor: CellCursor) -> Bool {
        var cursor = cursor
        for index in 0..<placements.count {
            let entry = cursor.next(in: grid.store).entry
            if placements[index].position != nil, entry.isMultiline || entry.width > placements[index].width {
                return false
            }
        }
        return true
    }

    /// Writes a row of which some cells take several lines or have to be cut.
    mutating func writeTall(_ row: RowStore.Row, _ cells: [StoredCell]) {
        var wrapped: [[CellLines.Line]] = []
        for (position, index) in layout.shown.enumerated() {
            let cell = cells[index]
            wrapped.append(
                CellLines(
                    grid.store.text.bytes.part(cell.text), at: cell.text.lowerBound,
                    guides: grid.columns[index].source == grid.outlineColumn ? row.guides : .init(),
                    column: grid.columns[index], width: layout.widths[position], measure: grid.measure,
                    usesASCII: usesASCII
                ).lines)
        }
        let height = wrapped.map(\.count).max() ?? 1
        for number in 0..<height {
            beginLine()
            for (position, index) in layout.shown.enumerated() {
                let column = grid.columns[index]
                let lines = wrapped[position]
                let above =
                    switch column.verticalAlignment {
                    case .top: 0
                    case .center: (height - lines.count) / 2
                    case .bottom: height - lines.count
                    }
                let width = layout.widths[position]
                let style = style(of: row, isRowHeader: placements[index].isRowHeader)
                if lines.indices.contains(number - above) {
                    let line = lines[number - above]
                    let before =
                        lines.count == 1 && line.cells == cells[index].width
                        ? blanks(before: cells[index], in: index)
                        : Self.blanks(width - line.cells, column.alignment)
                    write(line, of: cells[index], width: width, before: before, style)
                } else {
                    writeBlanks(width, style)
                }
                if position + 1 < layout.shown.count { writeSeparator(after: position) }
            }
            endLine()
        }
    }

    private func style(of row: RowStore.Row, isRowHeader: Bool) -> TextStyle {
        var style = TextStyle()
        if row.kind != .data || row.isSelected || isRowHeader { style.emphasis = .bold }
        if grid.alternatesRowBackgrounds, row.kind == .data, row.ordinal % 2 == 0 {
            // No one background can be read on both light and dark terminals; dim text can.
            if sgr.theme["stripe"] == nil {
                style.emphasis.insert(.dim)
            } else {
                style.background = .named("stripe")
            }
        }
        return style
    }

    /// The blanks before a cell of one line.
    private func blanks(before cell: StoredCell, in column: Int) -> Int {
        let room = placements[column].width - cell.width
        let fractionWidth = placements[column].fractionWidth
        guard placements[column].alignment == .numeric, fractionWidth > 0 else {
            return Self.blanks(room, placements[column].alignment)
        }
        let fraction = DecimalFraction.width(of: grid.store.text.bytes.part(cell.text))
        return max(min(room, room - (fractionWidth - fraction)), 0)
    }

    static func blanks(_ room: Int, _ alignment: ColumnAlignment) -> Int {
        switch alignment {
        case .leading, .automatic: 0
        case .center: max(room, 0) / 2
        case .trailing, .numeric: max(room, 0)
        }
    }
}
