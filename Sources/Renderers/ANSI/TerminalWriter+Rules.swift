import TableDSL

extension TerminalWriter {
    /// Writes the rule between two rows, where there is one.
    mutating func writeRule(between above: RowStore.Row, and below: RowStore.Row) {
        guard layout.border.hasRowRules else { return }
        let interval = grid.rowDividerInterval
        let isDivided =
            above.kind == .sectionHeader || below.kind == .sectionHeader
            || (below.kind == .summary && above.kind != .summary)
            || (interval > 0 && above.kind == .data && above.ordinal % interval == 0)
        if isDivided { writeRule(above: dividers(of: above.kind), below: dividers(of: below.kind)) }
    }

    /// Writes a rule between lines with these dividers; nil above is the table's top, nil below its bottom.
    mutating func writeRule(above: [Bool]?, below: [Bool]?) {
        let border = layout.border
        if (above == nil || below == nil) && !border.hasOutline { return }
        if border.hasOutline {
            buffer.append(string: above == nil ? border.topLeft : below == nil ? border.bottomLeft : border.left)
            buffer.append(string: border.horizontal)
        }
        for (position, width) in layout.widths.enumerated() {
            for _ in 0..<width { buffer.append(string: border.horizontal) }
            guard position + 1 < layout.widths.count else { break }
            guard layout.gap.count == 3 else {
                for _ in 0..<layout.gap.count { buffer.append(string: border.horizontal) }
                continue
            }
            buffer.append(string: border.horizontal)
            switch (above?[position] ?? false, below?[position] ?? false) {
            case (true, true): buffer.append(string: border.cross)
            case (true, false): buffer.append(string: border.up)
            case (false, true): buffer.append(string: border.down)
            case (false, false): buffer.append(string: border.horizontal)
            }
            buffer.append(string: border.horizontal)
        }
        if border.hasOutline {
            buffer.append(string: border.horizontal)
            buffer.append(string: above == nil ? border.topRight : below == nil ? border.bottomRight : border.right)
        }
        buffer.append("\n")
    }
}
