import TableDSL

/// Where one cell ends and the next begins, in a line whose cells have colours behind them.
///
/// The blank beside a rule belongs to the cell on its side and takes that cell's background; the rule keeps the borders'
/// own style. Blanks where there is no rule take a background that the cells on both sides share.
extension TerminalWriter {
    /// Writes what stands before the cell at a position among the columns shown; nil for what stands behind the last.
    mutating func writeEdge(before position: Int?, from left: TextStyle?, to right: TextStyle?) {
        guard left?.background != nil || right?.background != nil else {
            switch position {
            case nil: return endLine()
            case 0: return beginLine()
            case let position?: return writeSeparator(after: position - 1)
            }
        }
        let border = layout.border
        switch position {
        case nil: endLine(border.right, from: left)
        case 0: beginLine(border.left, to: right)
        case let position?: writeSeparator(border.column, after: position - 1, from: left, to: right)
        }
    }

    mutating func beginLine(_ side: Character, to right: TextStyle?) {
        guard layout.border.hasSides else { return }
        writeBorder(String(side))
        writeBlanks(1, right ?? .plain)
    }

    mutating func writeSeparator(_ rule: Character, after position: Int, from left: TextStyle?, to right: TextStyle?) {
        let (left, right) = (left ?? .plain, right ?? .plain)
        if layout.dividers[position] {
            writeBlanks(1, left)
            writeBorder(String(rule))
            writeBlanks(1, right)
        } else if left.background == right.background {
            writeBlanks(layout.gap.count, left)
        } else if layout.gap.count > 2 {
            writeBlanks(1, left)
            writeBlanks(layout.gap.count - 2, .plain)
            writeBlanks(1, right)
        } else {
            writeBlanks(layout.gap.count, .plain)
        }
    }

    mutating func endLine(_ side: Character, from left: TextStyle?) {
        if layout.border.hasSides {
            writeBlanks(1, left ?? .plain)
            writeBorder(String(side))
        }
        buffer.append("\n")
    }

    /// The style of a cell: what is behind all of it, over the row's.
    func style(of cell: StoredCell, in row: TextStyle) -> TextStyle {
        guard let first = cell.spans.first, grid.store.spans[first].end == 0,
            case .text = grid.store.spans[first].role
        else { return row }
        return grid.store.spans[first].style.over(row)
    }

    /// The style of a row's cells where they have none of their own.
    func style(of row: RowStore.Row, isRowHeader: Bool) -> TextStyle {
        var style = row.kind == .summary || row.kind == .subtotal ? styles.summary : .plain
        if isRowHeader { style = styles.rowHeader.over(style) }
        if row.isSelected { style = styles.selection.over(style) }
        if grid.alternatesRowBackgrounds, row.kind == .data, row.ordinal % 2 == 0 {
            // No one background can be read on both light and dark terminals; dim text can.
            if sgr.theme["stripe"] == nil {
                style.emphasis.insert(.dim)
            } else {
                style.background = style.background ?? .named("stripe")
            }
        }
        return style
    }
}
