import TableDSL

extension TerminalWriter {
    /// Writes the rows of the grid, and forgets them.
    mutating func writeRows(to output: inout some TableOutput) throws {
        if layout.shown.isEmpty { return grid.removeRows() }
        if records != nil { return try writeRecords(to: &output) }
        if listFrame != nil { return try writeList(to: &output) }
        var cursor = CellCursor()
        var progress = RowProgress(total: grid.rows.count)
        var walk = grid.rows.makeWalk()
        // Most tables have no rules between rows of the data, and needn't ask at each.
        let isDivided = grid.rowDividerInterval > 0 || layout.border.hasRowRules
        while let row = walk.next(in: grid.rows) {
            if headerInterval > 0, repeatsHeader(above: row) {
                repeatHeader(above: row)
            } else if let previous,
                isDivided || row.beginsGroup || row.kind != .data || previous.kind != .data
            {
                writeRule(between: previous, and: row)
            }
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

    /// Whether so many rows stand below the header that it stands again before the next one, which is counted.
    private mutating func repeatsHeader(above row: RowStore.Row) -> Bool {
        if row.kind == .summary || grid.headerRows.isEmpty { return false }
        let isRepeated = rowsBelowHeader == headerInterval
        if isRepeated { rowsBelowHeader = 0 }
        if row.kind == .data { rowsBelowHeader += 1 }
        return isRepeated
    }

    /// Writes the header again below rows that have it above them.
    mutating func repeatHeader(above row: RowStore.Row) {
        let border = layout.border
        let next = dividers(of: row.kind)
        if border.hasHeaderRule {
            let above = previous.map { dividers(of: $0.kind) } ?? layout.dividers
            writeRule(border.header, above: above, below: topDividers)
        }
        for level in 0..<grid.headerRows.count - 1 { writeGroups(level) }
        writeTitles()
        if border.hasHeaderRule { writeRule(border.header, above: layout.dividers, below: next) }
    }

    /// The lines of a column's title: wrapped, or cut before its sort mark.
    func titleLines(of column: Int, width: Int) -> [String] {
        let column = grid.columns[column]
        guard column.titleOverflow == .truncate else { return wrap(column.title, width: width) }
        var title = String(column.title.dropLast(column.sortMark.count))
        let mark = column.sortMark.count < width ? column.sortMark : ""
        return title.withUTF8 { bytes in
            var line = ByteBuffer()
            let cut = truncation.cut(bytes, to: width - mark.count, mode: .tail)
            line.append(bytes.part(cut.head))
            truncation.appendMark(cells: cut.markCells, to: &line)
            return [String(decoding: line.bytes, as: UTF8.self) + mark]
        }
    }

    func dividers(of kind: RowKind) -> [Bool] {
        kind == .sectionHeader ? layout.dividers.map { _ in false } : layout.dividers
    }

    mutating func writeSpanning(_ cell: StoredCell) {
        let column = TerminalGrid.Column(title: "", groups: [], alignment: .leading)
        let width = layout.innerWidth
        let lines = CellLines(
            grid.store.text.bytes.part(cell.text), at: cell.text.lowerBound, column: column, width: width,
            measure: grid.measure, usesASCII: usesASCII, keepsControls: keepsControls)
        for line in lines.lines {
            writeEdge(before: 0, from: nil, to: styles.section)
            write(line, of: cell, width: width, before: 0, styles.section)
            writeEdge(before: nil, from: styles.section, to: nil)
        }
    }

    private mutating func writeRow(_ row: RowStore.Row, _ cursor: inout CellCursor) {
        if !allFit && !fits(cursor) {
            return writeTall(row, grid.columns.indices.map { _ in cursor.next(in: grid.store) })
        }
        if isPlain && (!hasLooks || row.kind == .data && !row.isSelected && grid.store.spans.count == 0) {
            beginLine()
            writePlainCells(&cursor)
            endLine()
        } else {
            writeCells(of: row, &cursor)
        }
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
        var last: TextStyle?
        for index in 0..<placements.count {
            let cell = cursor.next(in: grid.store)
            guard let position = placements[index].position else { continue }
            let style = style(of: cell, in: style(of: row, isRowHeader: placements[index].isRowHeader))
            writeEdge(before: position, from: last, to: style)
            last = style
            if cell.entry.isRepeated {
                writeBlanks(placements[index].width, style)
                continue
            }
            // Guides stay outside of isolates, or right-to-left text would take them to its other side.
            let guides = isolates && grid.columns[index].source == grid.outlineColumn ? row.guides : .init()
            write(
                CellLines.Line(cell, behind: guides), of: cell, width: placements[index].width,
                before: blanks(before: cell, in: index), style)
        }
        writeEdge(before: nil, from: last, to: nil)
    }

    /// Whether the next row's cells take one line each and are no wider than their columns.
    private func fits(_ cursor: CellCursor) -> Bool {
        var cursor = cursor
        for index in 0..<placements.count {
            let entry = cursor.next(in: grid.store).entry
            if placements[index].position != nil, !entry.isRepeated,
                entry.isMultiline || entry.width > placements[index].width
            {
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
            if cell.entry.isRepeated {
                wrapped.append([])
                continue
            }
            wrapped.append(
                CellLines(
                    grid.store.text.bytes.part(cell.text), at: cell.text.lowerBound,
                    guides: grid.columns[index].source == grid.outlineColumn ? row.guides : .init(),
                    column: grid.columns[index], width: layout.widths[position], measure: grid.measure,
                    usesASCII: usesASCII, keepsControls: keepsControls
                ).lines)
        }
        let height = wrapped.map(\.count).max() ?? 1
        for number in 0..<height {
            var last: TextStyle?
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
                let style = style(of: cells[index], in: style(of: row, isRowHeader: placements[index].isRowHeader))
                writeEdge(before: position, from: last, to: style)
                last = style
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
            }
            writeEdge(before: nil, from: last, to: nil)
        }
    }

    /// The blanks before a cell of one line.
    private func blanks(before cell: StoredCell, in column: Int) -> Int {
        let room = placements[column].width - cell.width
        let fractionWidth = placements[column].fractionWidth
        guard placements[column].alignment == .numeric, fractionWidth > 0 else {
            return Self.blanks(room, placements[column].alignment)
        }
        let fraction = DecimalFraction.width(of: grid.store.text.bytes.part(cell.text), grid.measure)
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
