import TableDSL

extension TerminalWriter {
    /// Writes the rows of the grid as records, and forgets them.
    mutating func writeRecords(to output: inout some TableOutput) throws {
        guard let records else { return }
        var cursor = CellCursor()
        var progress = RowProgress(total: grid.rows.count)
        var walk = grid.rows.makeWalk()
        while let row = walk.next(in: grid.rows) {
            if previous != nil { writeBlockRule(width: records.ruleWidth) }
            previous = row
            if row.kind == .sectionHeader {
                writeSection(cursor.next(in: grid.store))
            } else {
                writeRecord(row, grid.columns.indices.map { _ in cursor.next(in: grid.store) }, records)
            }
            try buffer.flush(to: &output, &progress)
        }
        grid.removeRows()
    }

    /// Ends blocks of lines before what stands below them.
    mutating func endRecords() {
        if previous != nil && !grid.notes.isEmpty { buffer.append("\n") }
    }

    /// Writes the rule between two blocks of lines.
    mutating func writeBlockRule(width: Int) {
        let border = layout.border
        if border.hasHeaderRule {
            writeBorder(String(repeating: border.row.line, count: width))
        }
        buffer.append("\n")
    }

    mutating func writeSection(_ cell: StoredCell) {
        let column = TerminalGrid.Column(title: "", groups: [], alignment: .leading)
        let lines = CellLines(
            grid.store.text.bytes.part(cell.text), at: cell.text.lowerBound, column: column,
            width: limit ?? max(cell.width, 1), measure: grid.measure, usesASCII: usesASCII,
            keepsControls: keepsControls)
        for line in lines.lines {
            write(line, of: cell, width: line.cells, before: 0, styles.section)
            buffer.append("\n")
        }
    }

    private mutating func writeRecord(_ row: RowStore.Row, _ cells: [StoredCell], _ records: RecordLayout) {
        var isFirst = true
        func mark() -> StaticString {
            defer { isFirst = false }
            guard records.gutter > 0 else { return "" }
            return isFirst && row.isSelected ? usesASCII ? "* " : "● " : "  "
        }
        let isSummary = row.kind == .summary || row.kind == .subtotal
        if isSummary {
            buffer.append(mark())
            writeParagraph(row.kind == .summary ? "Summary" : "Subtotal", styles.summary)
        }
        for line in records.lines {
            guard let index = line.column else {
                for text in line.title { writeTitle(text, after: mark()) }
                continue
            }
            let cell = cells[index]
            // Only some columns are summed up.
            if isSummary && cell.text.isEmpty { continue }
            let lines = self.lines(of: cell, in: index, row, records)
            if records.isStacked { for text in line.title { writeTitle(text, after: mark()) } }
            let titles = records.isStacked ? [] : line.title
            if records.isStacked && cell.text.isEmpty { continue }
            for number in 0..<max(titles.count, lines.count) {
                buffer.append(mark())
                let hasText = number < lines.count && lines[number].cells > 0
                let title = number < titles.count ? titles[number] : ""
                if hasText {
                    writeText(title, width: records.titleWidth, alignment: .leading, titleStyle)
                    let isHeader = grid.columns[index].isRowHeader
                    let style = isSummary ? styles.summary : isHeader ? styles.rowHeader : .plain
                    write(lines[number], of: cell, width: lines[number].cells, before: 0, style)
                    buffer.append("\n")
                } else {
                    writeParagraph(title, titleStyle)
                }
            }
        }
    }

    private mutating func writeTitle(_ title: String, after mark: StaticString) {
        buffer.append(mark)
        writeParagraph(title, titleStyle)
    }

    /// Titles beside cells give way to what they stand for.
    private var titleStyle: TextStyle { TextStyle(emphasis: .dim) }

    /// The lines of a cell, all of them: there is room below.
    private func lines(
        of cell: StoredCell, in index: Int, _ row: RowStore.Row, _ records: RecordLayout
    ) -> [CellLines.Line] {
        var column = grid.columns[index]
        column.truncationMode = nil
        if column.lineBreakMode == .none { column.lineBreakMode = .word }
        return CellLines(
            grid.store.text.bytes.part(cell.text), at: cell.text.lowerBound,
            guides: column.source == grid.outlineColumn ? row.guides : .init(), column: column,
            width: records.cellWidth ?? max(cell.width, 1), measure: grid.measure, usesASCII: usesASCII,
            keepsControls: keepsControls
        ).lines
    }
}
