import TableDSL

extension TerminalWriter {
    mutating func writeHeader() {
        let hasHeader = !grid.headerRows.isEmpty
        let first = grid.rows.first.map { dividers(of: $0.kind) } ?? layout.dividers
        writeTopRule(below: hasHeader ? topDividers : first, hasHeader: hasHeader)
        guard hasHeader else { return }
        for level in 0..<grid.headerRows.count - 1 { writeGroups(level) }
        writeTitles()
        if layout.border.hasHeaderRule {
            writeRule(layout.border.header, above: layout.dividers, below: first)
        }
    }

    /// The dividers of the header's first row.
    var topDividers: [Bool] { headerDividers(0) }

    /// The dividers of a header row, where a group's title has none inside.
    private func headerDividers(_ level: Int) -> [Bool] {
        let groups = grid.headerRows[level].filter(\.isGroup).map { layout.positions(of: $0.columns) }
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
        let wrapped = groups.map { wrap($0.title, width: layout.width(of: $0.columns)) }
        let height = wrapped.map(\.count).max() ?? 1
        for line in 0..<height {
            beginHeaderLine(styles.group)
            var column = 0
            while column < layout.shown.count {
                let group = groups.firstIndex { $0.columns.lowerBound == column }
                let columns = group.map { groups[$0].columns } ?? column..<column + 1
                // A title ends on the last of these lines, next to its rule.
                let number = line - height + (group.map { wrapped[$0].count } ?? 0)
                let text = group.map { number >= 0 ? wrapped[$0][number] : "" } ?? ""
                writeText(text, width: layout.width(of: columns), alignment: .center, styles.group)
                column = columns.upperBound
                if column < layout.shown.count { writeHeaderSeparator(after: column - 1, styles.group) }
            }
            endHeaderLine(styles.group)
        }
        if layout.border.hasGroupRules { writeGroupRules(groups.map(\.columns), below: headerDividers(level + 1)) }
    }

    /// Writes the rules below groups' titles, which meet the rules beside and below them.
    private mutating func writeGroupRules(_ groups: [Range<Int>], below dividers: [Bool]) {
        let border = layout.border
        let line = border.group.line
        func group(_ position: Int) -> Int? { groups.firstIndex { $0.contains(position) } }
        // Where there are no rules between columns, nothing is met.
        let meets = layout.gap.count == 3
        var cells: [Character] = []
        if border.hasSides {
            cells += meets && group(0) != nil ? [border.group.left, line] : [border.headerLeft, " "]
        }
        for (position, width) in layout.widths.enumerated() {
            cells.append(contentsOf: repeatElement(group(position) == nil ? " " : line, count: width))
            guard position + 1 < layout.widths.count else { break }
            let (here, next) = (group(position), group(position + 1))
            guard meets else {
                let isInside = here != nil && here == next
                cells.append(contentsOf: repeatElement(isInside ? line : " ", count: layout.gap.count))
                continue
            }
            let isDivided = dividers[position]
            let join: Character =
                switch (here != nil, next != nil) {
                case (true, true): here != next ? border.group.cross : isDivided ? border.group.down : line
                case (true, false): border.groupEnd
                case (false, true): border.groupStart
                case (false, false): isDivided ? border.headerColumn : " "
                }
            cells += [here == nil ? " " : line, join, next == nil ? " " : line]
        }
        if border.hasSides {
            let isGrouped = meets && group(layout.widths.count - 1) != nil
            cells += isGrouped ? [line, border.group.right] : [" ", border.headerRight]
        }
        writeBorder(String(cells))
        buffer.append("\n")
    }

    mutating func writeTitles() {
        let wrapped = layout.shown.enumerated().map { position, index in
            titleLines(of: index, width: layout.widths[position])
        }
        let height = wrapped.map(\.count).max() ?? 1
        for line in 0..<height {
            beginHeaderLine(styles.header)
            for (position, index) in layout.shown.enumerated() {
                // Titles stand on the header's last line, next to their columns.
                let number = line - (height - wrapped[position].count)
                let text = number >= 0 ? wrapped[position][number] : ""
                writeText(
                    text, width: layout.widths[position], alignment: grid.columns[index].alignment, styles.header)
                if position + 1 < layout.shown.count { writeHeaderSeparator(after: position, styles.header) }
            }
            endHeaderLine(styles.header)
        }
    }

    private mutating func beginHeaderLine(_ style: TextStyle) { beginLine(layout.border.headerLeft, to: style) }

    private mutating func writeHeaderSeparator(after position: Int, _ style: TextStyle) {
        writeSeparator(layout.border.headerColumn, after: position, from: style, to: style)
    }

    private mutating func endHeaderLine(_ style: TextStyle) { endLine(layout.border.headerRight, from: style) }
}
