import TableDSL

extension TerminalWriter {
    /// Writes the rows of the grid as blocks of the list view, and forgets them.
    mutating func writeList(to output: inout some TableOutput) throws {
        guard let listFrame else { return }
        var cursor = CellCursor()
        var progress = RowProgress(total: grid.rows.count)
        var walk = grid.rows.makeWalk()
        while let row = walk.next(in: grid.rows) {
            if previous != nil { writeBlockRule(width: listFrame.width) }
            previous = row
            if row.kind == .sectionHeader {
                writeSection(cursor.next(in: grid.store))
            } else {
                writeBlock(row, ListPlace.allCases.map { _ in cursor.next(in: grid.store) }, listFrame)
            }
            try buffer.flush(to: &output, &progress)
        }
        grid.removeRows()
    }

    private mutating func writeBlock(_ row: RowStore.Row, _ cells: [StoredCell], _ frame: ListFrame) {
        func cell(_ place: ListPlace) -> StoredCell { cells[place.rawValue] }
        let style = style(of: row, isRowHeader: false)
        let marks = min(cell(.marks).width, frame.marksLimit)
        let indent = marks + frame.leadingWidth
        let room = max(frame.width - indent - frame.trailingWidth, 1)
        var start: [CellLines.Line] = []
        if frame.leadingWidth > 0 {
            start = lines(of: cell(.leading), in: .leading, width: frame.leadingWidth - 1)
        } else if cell(.leading).width > 0 {
            writeAlone(.leading, cell(.leading), indent: marks, width: frame.width, style)
        }
        let end =
            frame.trailingWidth > 0 ? lines(of: cell(.trailing), in: .trailing, width: frame.trailingWidth - 1) : []
        // What stands before the text goes on beside all of its lines.
        let text =
            pair(.title, cell(.title), styles.rowHeader.over(style), .status, cell(.status), style, room: room)
            + pair(
                .details, cell(.details), styles.note.over(style), .substatus, cell(.substatus),
                styles.note.over(style), room: room)
        for number in 0..<max(text.count, start.count, end.count, 1) {
            let line = number < text.count ? text[number] : TextLine()
            let trailing = number < end.count && end[number].cells > 0 ? end[number] : nil
            let leading = number < start.count && start[number].cells > 0 ? start[number] : nil
            if number == 0, marks > 0 {
                write(mark(of: cell(.marks), cells: marks), of: cell(.marks), width: marks, before: 0, style)
            } else if leading != nil || line.left != nil || line.right != nil || trailing != nil {
                writeBlanks(marks, .plain)
            }
            let hasText = line.left != nil || line.right != nil || trailing != nil
            if let leading {
                write(
                    leading, of: cell(.leading), width: hasText ? frame.leadingWidth : leading.cells, before: 0, style)
            } else if hasText {
                writeBlanks(frame.leadingWidth, .plain)
            }
            write(line, room: room, isFilled: trailing != nil)
            if let trailing {
                writeBlanks(frame.trailingWidth - trailing.cells, .plain)
                write(trailing, of: cell(.trailing), width: trailing.cells, before: 0, style)
            }
            buffer.append("\n")
        }
        if frame.trailingWidth == 0, cell(.trailing).width > 0 {
            writeAlone(.trailing, cell(.trailing), indent: indent, width: frame.width, style)
        }
    }

    /// A line of a block's text: what stands at its left and at its right.
    private struct TextLine {
        typealias Part = (line: CellLines.Line, cell: StoredCell, style: TextStyle)

        var left: Part?
        var right: Part?
    }

    /// The lines of two cells, beside each other where there is room.
    private func pair(
        _ left: ListPlace, _ leftCell: StoredCell, _ leftStyle: TextStyle, _ right: ListPlace, _ rightCell: StoredCell,
        _ rightStyle: TextStyle, room: Int
    ) -> [TextLine] {
        let share = ListShare(left: leftCell.width, right: rightCell.width, room: room)
        func parts(_ place: ListPlace, _ cell: StoredCell, _ style: TextStyle, width: Int) -> [TextLine.Part] {
            if cell.text.isEmpty { return [] }
            return lines(of: cell, in: place, width: width).map { ($0, cell, style) }
        }
        let before = parts(left, leftCell, leftStyle, width: share.left)
        let behind = parts(right, rightCell, rightStyle, width: share.right)
        if share.isStacked {
            return before.map { TextLine(left: $0) } + behind.map { TextLine(right: $0) }
        }
        return (0..<max(before.count, behind.count)).map { number in
            TextLine(
                left: number < before.count ? before[number] : nil, right: number < behind.count ? behind[number] : nil)
        }
    }

    private mutating func write(_ line: TextLine, room: Int, isFilled: Bool) {
        var used = 0
        if let left = line.left {
            write(left.line, of: left.cell, width: left.line.cells, before: 0, left.style)
            used = left.line.cells
        }
        if let right = line.right {
            writeBlanks(room - used - right.line.cells, .plain)
            write(right.line, of: right.cell, width: right.line.cells, before: 0, right.style)
            used = max(room, used + right.line.cells)
        }
        if isFilled { writeBlanks(room - used, .plain) }
    }

    /// Writes a cell on lines of its own.
    private mutating func writeAlone(
        _ place: ListPlace, _ cell: StoredCell, indent: Int, width: Int, _ style: TextStyle
    ) {
        for line in lines(of: cell, in: place, width: max(width - indent, 1)) {
            if line.cells > 0 { writeBlanks(indent, .plain) }
            write(line, of: cell, width: line.cells, before: 0, style)
            buffer.append("\n")
        }
    }

    /// A row's marks, cut where there is next to no room.
    private func mark(of cell: StoredCell, cells: Int) -> CellLines.Line {
        var line = CellLines.Line(cell, behind: .init())
        guard cell.width > cells else { return line }
        // The last of them tell most.
        let text = grid.store.text.bytes.part(cell.text)
        line.text = truncation.cut(text, to: cells, mode: .head)
        return line
    }

    private func lines(of cell: StoredCell, in place: ListPlace, width: Int) -> [CellLines.Line] {
        CellLines(
            grid.store.text.bytes.part(cell.text), at: cell.text.lowerBound, column: grid.columns[place.rawValue],
            width: max(width, 1), measure: grid.measure, usesASCII: usesASCII, keepsControls: keepsControls
        ).lines
    }
}
