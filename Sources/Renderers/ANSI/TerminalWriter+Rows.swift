import TableDSL

extension TerminalWriter {
    mutating func writeRows(to output: inout some TableOutput) throws {
        var cursor = CellCursor()
        var cells: [StoredCell] = []
        for (number, row) in grid.rows.enumerated() {
            if number > 0 { writeRule(between: grid.rows[number - 1], and: row) }
            cells.removeAll(keepingCapacity: true)
            if row.kind == .sectionHeader {
                writeSpanning(cursor.next(in: grid.store))
            } else {
                for _ in grid.columns.indices { cells.append(cursor.next(in: grid.store)) }
                write(row, cells)
            }
            try buffer.flush(to: &output)
        }
        writeRule(above: grid.rows.last.map { dividers(of: $0.kind) } ?? layout.dividers, below: nil)
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
            buffer.append(layout.leading)
            write(line, of: cell, width: width, before: 0, TextStyle(emphasis: .bold))
            endLine()
        }
    }

    mutating func write(_ row: TerminalGrid.Row, _ cells: [StoredCell]) {
        let isSimple = layout.shown.enumerated().allSatisfy { position, index in
            let cell = cells[index]
            return !cell.entry.isMultiline && cell.width <= layout.widths[position]
        }
        guard isSimple else { return writeTall(row, cells) }
        buffer.append(layout.leading)
        for (position, index) in layout.shown.enumerated() {
            let cell = cells[index]
            let width = layout.widths[position]
            let style = style(of: row, placements[index])
            let before = blanks(before: cell, in: placements[index], width: width)
            if cell.entry.spans == 0 && (style.isPlain || !sgr.isActive) {
                buffer.append(repeating: UInt8(ascii: " "), count: before)
                buffer.append(grid.store.text.bytes.part(cell.text))
                buffer.append(repeating: UInt8(ascii: " "), count: width - before - cell.width)
            } else {
                let text = CutText(
                    head: 0..<cell.text.count, tail: cell.text.count..<cell.text.count, markCells: 0, cells: cell.width)
                let line = CellLines.Line(text: text, start: cell.text.lowerBound)
                write(line, of: cell, width: width, before: before, style)
            }
            if position + 1 < layout.shown.count { writeSeparator(after: position) }
        }
        endLine()
    }

    /// Writes a row of which some cells take several lines or have to be cut.
    mutating func writeTall(_ row: TerminalGrid.Row, _ cells: [StoredCell]) {
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
            buffer.append(layout.leading)
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
                let style = style(of: row, placements[index])
                if lines.indices.contains(number - above) {
                    let line = lines[number - above]
                    let before =
                        lines.count == 1 && line.cells == cells[index].width
                        ? blanks(before: cells[index], in: placements[index], width: width)
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

    func style(of row: TerminalGrid.Row, _ column: Placement) -> TextStyle {
        var style = TextStyle()
        if row.kind != .data || row.isSelected || column.isRowHeader { style.emphasis = .bold }
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
    func blanks(before cell: StoredCell, in column: Placement, width: Int) -> Int {
        guard column.alignment == .numeric, column.fractionWidth > 0 else {
            return Self.blanks(width - cell.width, column.alignment)
        }
        let fraction = DecimalFraction.width(of: grid.store.text.bytes.part(cell.text))
        return max(min(width - cell.width, width - cell.width - (column.fractionWidth - fraction)), 0)
    }

    static func blanks(_ room: Int, _ alignment: ColumnAlignment) -> Int {
        switch alignment {
        case .leading, .automatic: 0
        case .center: max(room, 0) / 2
        case .trailing, .numeric: max(room, 0)
        }
    }
}
