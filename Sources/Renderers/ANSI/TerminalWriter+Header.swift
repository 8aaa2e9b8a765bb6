import TableDSL

extension TerminalWriter {
    mutating func writeHeader() {
        let hasHeader = !grid.headerRows.isEmpty
        let first = grid.rows.first.map { dividers(of: $0.kind) } ?? layout.dividers
        writeRule(above: nil, below: hasHeader ? topDividers : first)
        guard hasHeader else { return }
        for level in 0..<grid.headerRows.count - 1 { writeGroups(level) }
        writeTitles()
        if layout.border.hasRowRules { writeRule(above: layout.dividers, below: first) }
    }

    /// The dividers of the header's first row, where a group's title has none inside.
    var topDividers: [Bool] {
        let groups = grid.headerRows[0].filter(\.isGroup).map { layout.positions(of: $0.columns) }
        return layout.dividers.enumerated().map { position, isDivided in
            isDivided && !groups.contains { $0.contains(position) && $0.contains(position + 1) }
        }
    }

    /// Writes the groups of a header row, each centred over a rule across its columns.
    mutating func writeGroups(_ level: Int) {
        let groups = grid.headerRows[level].filter(\.isGroup)
            .map { (title: $0.title, columns: layout.positions(of: $0.columns)) }
            .filter { !$0.columns.isEmpty }
        if groups.isEmpty { return }
        for isRule in layout.border.hasRowRules ? [false, true] : [false] {
            beginLine()
            var column = 0
            while column < layout.shown.count {
                let group = groups.first { $0.columns.lowerBound == column }
                let columns = group?.columns ?? column..<column + 1
                let width = layout.width(of: columns)
                if let group, isRule {
                    for _ in 0..<width { buffer.append(string: layout.border.horizontal) }
                    column = group.columns.upperBound
                } else {
                    writeText(group?.title ?? "", width: width, alignment: .center, TextStyle(emphasis: .bold))
                    column = columns.upperBound
                }
                if column < layout.shown.count { writeSeparator(after: column - 1) }
            }
            endLine()
        }
    }

    mutating func writeTitles() {
        let wrapped = layout.shown.enumerated().map { position, index in
            wrap(grid.columns[index].title, width: layout.widths[position])
        }
        let height = wrapped.map(\.count).max() ?? 1
        for line in 0..<height {
            beginLine()
            for (position, index) in layout.shown.enumerated() {
                // Titles stand on the header's last line, next to their columns.
                let number = line - (height - wrapped[position].count)
                let text = number >= 0 ? wrapped[position][number] : ""
                writeText(
                    text, width: layout.widths[position], alignment: grid.columns[index].alignment,
                    TextStyle(emphasis: .bold))
                if position + 1 < layout.shown.count { writeSeparator(after: position) }
            }
            endLine()
        }
    }
}
