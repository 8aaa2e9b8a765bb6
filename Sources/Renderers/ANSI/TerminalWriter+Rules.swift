import TableDSL

extension TerminalWriter {
    /// Writes the rule between two rows, where there is one.
    mutating func writeRule(between above: RowStore.Row, and below: RowStore.Row) {
        guard let rule = rule(between: above, and: below) else { return }
        writeRule(rule, above: dividers(of: above.kind), below: dividers(of: below.kind))
    }

    private func rule(between above: RowStore.Row, and below: RowStore.Row) -> Border.Rule? {
        let border = layout.border
        if above.kind == .sectionHeader || below.kind == .sectionHeader {
            if border.hasSectionRules { return border.section }
        } else if below.kind == .summary && above.kind != .summary, border.hasSummaryRule {
            return border.summary
        }
        if below.beginsGroup { return border.row }
        let interval = grid.rowDividerInterval > 0 ? grid.rowDividerInterval : border.hasRowRules ? 1 : 0
        return interval > 0 && above.kind == .data && above.ordinal % interval == 0 ? border.row : nil
    }

    /// Writes the rule at the table's top, if there is one, with the title in it where it stands there.
    mutating func writeTopRule(below: [Bool], hasHeader: Bool) {
        guard layout.border.hasTopRule else { return }
        writeRule(
            hasHeader ? layout.border.top : layout.border.topWithoutHeader, above: noDividers, below: below,
            text: titleOnBorder.map { ($0, styles.title) })
    }

    /// Writes the rule at the table's bottom, if there is one, with the note in it where it stands there.
    mutating func writeBottomRule() {
        guard layout.border.hasBottomRule else { return }
        writeRule(
            layout.border.bottom, above: previous.map { dividers(of: $0.kind) } ?? layout.dividers, below: noDividers,
            text: noteOnBorder.map { ($0, styles.note) })
    }

    /// The title where it stands in the rule at the top.
    var titleOnBorder: String? {
        guard titlePlacement == .onBorder, layout.border.hasTopRule, let title = grid.title else { return nil }
        return fitsRule(title) ? title : nil
    }

    /// The one note where it stands in the rule at the bottom.
    var noteOnBorder: String? {
        guard notePlacement == .onBorder, layout.border.hasBottomRule, grid.notes.count == 1 else { return nil }
        return grid.notes.first.flatMap { fitsRule($0) ? $0 : nil }
    }

    /// Whether a text has room in a rule between two cells of it and a blank on each side.
    private func fitsRule(_ text: String) -> Bool {
        hasColumns && !layout.shown.isEmpty && width(of: text) > 0
            && width(of: text) + 6 <= layout.innerWidth + (layout.border.hasSides ? 4 : 0)
    }

    private func width(of text: String) -> Int {
        var text = text
        return text.withUTF8 { grid.measure.width(of: $0) }
    }

    var noDividers: [Bool] { layout.dividers.map { _ in false } }

    /// Writes a rule between lines with these dividers.
    mutating func writeRule(
        _ rule: Border.Rule, above: [Bool], below: [Bool], text: (String, TextStyle)? = nil
    ) {
        let cells = cells(of: rule, above: above, below: below)
        guard let (text, style) = text else {
            writeBorder(String(cells))
            return buffer.append("\n")
        }
        writeBorder(String(cells[..<2]))
        buffer.append(" ")
        let isStyled = sgr.append(style, to: &buffer)
        buffer.append(string: text)
        if isStyled || keepsControls { buffer.append(SGR.reset) }
        buffer.append(" ")
        writeBorder(String(cells[(4 + width(of: text))...]))
        buffer.append("\n")
    }

    /// A rule between lines with these dividers, by its cells.
    private func cells(of rule: Border.Rule, above: [Bool], below: [Bool]) -> [Character] {
        let hasSides = layout.border.hasSides
        var cells: [Character] = hasSides ? [rule.left, rule.line] : []
        cells.reserveCapacity(layout.innerWidth + 4)
        for (position, width) in layout.widths.enumerated() {
            cells.append(contentsOf: repeatElement(rule.line, count: width))
            guard position + 1 < layout.widths.count else { break }
            guard layout.gap.count == 3 else {
                let filling: Character = layout.border.rulesStopBetweenColumns ? " " : rule.line
                cells.append(contentsOf: repeatElement(filling, count: layout.gap.count))
                continue
            }
            cells += [rule.line, rule.join(above: above[position], below: below[position]), rule.line]
        }
        if hasSides { cells += [rule.line, rule.right] }
        return cells
    }

    /// Writes part of a border in the borders' own style.
    mutating func writeBorder(_ text: String) {
        let isStyled = sgr.append(styles.border, to: &buffer)
        buffer.append(string: text)
        if isStyled { buffer.append(SGR.reset) }
    }
}

extension Border.Rule {
    /// The character where a rule between columns is above this one, below it, or both.
    fileprivate func join(above: Bool, below: Bool) -> Character {
        switch (above, below) {
        case (true, true): cross
        case (true, false): up
        case (false, true): down
        case (false, false): line
        }
    }
}
