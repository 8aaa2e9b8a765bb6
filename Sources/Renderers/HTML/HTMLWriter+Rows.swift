import TableDSL

extension HTMLWriter {
    @inline(__always)
    mutating func writeDataRow(_ row: RowInfo, _ cells: RowCells) {
        let content = cells.write(row, to: &cell)
        if hasPlainRows {
            output.append("<tr>")
        } else {
            writeRowStart(row, content)
        }
        if isQuick && content.arePacked && cell.cellLooks.isEmpty {
            var start = 0
            if let outlineColumn {
                output.appendHTML(content, 0..<outlineColumn, in: columns, tags: tags, styles: &styles)
                output.append(columns[outlineColumn].open, of: tags)
                writeToggle(row.isExpanded)
                output.appendHTML(outlineColumn, of: content, styles.colors)
                start = outlineColumn + 1
            }
            output.appendHTML(content, start..<columns.count, in: columns, tags: tags, styles: &styles)
        } else {
            writeCells(row, cells, content)
        }
        if let last = columns.last { output.append(last.close, of: tags) }
        output.append("</tr>\n")
    }

    private mutating func writeRowStart(_ row: RowInfo, _ content: WrittenCells) {
        output.append("<tr")
        output.append(string: list.role("row"))
        if isHierarchical {
            output.append(" aria-level=\"")
            output.append(decimal: row.level + 1)
            output.append("\"")
            if let isExpanded = row.isExpanded {
                output.append(isExpanded ? " aria-expanded=\"true\"" : " aria-expanded=\"false\"")
            }
        }
        if marksSelection { output.append(row.isSelected ? " aria-selected=\"true\"" : " aria-selected=\"false\"") }
        if let palette = looks.palette {
            groupRows += 1
            let ground = row.isSelected ? palette.selected : stripes && groupRows % 2 == 0 ? palette.stripe : nil
            if let ground { output.append(string: HTMLLooks.style(["background-color:\(ground.css)"])) }
        }
        output.append(">")
        if marksSelection { writeMark(row, content) }
    }

    /// Writes the cell that tells whether a row is selected.
    private mutating func writeMark(_ row: RowInfo, _ content: WrittenCells) {
        output.append("<td")
        output.append(string: list.role(list.cellRole))
        output.append(string: looks.isInline ? looks.cell(.mark) : looks.attribute(.mark))
        output.append("><input disabled aria-label=\"")
        if let rowHeader {
            output.appendHTMLAttribute(content.text(of: rowHeader))
        } else {
            output.append("Row ")
            output.append(decimal: row.ordinal)
        }
        output.append(selectsOne ? "\" type=\"radio\"" : "\" type=\"checkbox\"")
        if row.isSelected { output.append(" checked") }
        output.append("></td>")
    }

    private mutating func writeCells(_ row: RowInfo, _ cells: RowCells, _ content: WrittenCells) {
        for index in columns.indices {
            let look = cell.cellLooks[index]
            let carried = values.values(index, of: row.address)
            if let look {
                output.append(string: columns[index].open(level: row.level, styles.colors.look(ofCell: look)))
            } else {
                output.append(columns[index].open(level: row.level), of: tags)
            }
            if let data = carried.data {
                // The tag goes on where its last byte would end it.
                output.count -= 1
                output.append(" data-value=\"")
                output.appendHTMLAttribute(string: data)
                output.append("\">")
            }
            if index == outlineColumn { writeToggle(row.isExpanded) }
            if index == 0, hasCompactForm, let compact = cells.writeCompact(row, to: &compactCell) {
                output.append("<div class=\"tdsl-regular\">")
                output.appendHTML(index, of: content, styles.colors, in: look)
                output.append("</div><div class=\"tdsl-compact\" hidden>")
                output.appendHTML(0, of: compact, styles.colors, in: look)
                output.append("</div>")
            } else if let moment = carried.moment, !content.text(of: index).isEmpty {
                output.append("<time datetime=\"")
                moment.write(to: &output)
                output.append("\">")
                output.appendHTML(index, of: content, styles.colors, in: look)
                output.append("</time>")
            } else {
                writeContent(index, of: content, in: look)
            }
        }
    }

    /// Writes a cell's content; where no style sheet says it, its text runs as its own letters do.
    private mutating func writeContent(_ index: Int, of content: WrittenCells, in look: TextStyle?) {
        let isIsolated = looks.isInline && content.text(of: index).mayReorder
        if isIsolated { output.append("<bdi>") }
        output.appendHTML(index, of: content, styles.colors, in: look)
        if isIsolated { output.append("</bdi>") }
    }

    private mutating func writeToggle(_ isExpanded: Bool?) {
        guard let isExpanded else { return }
        output.append("<span")
        output.append(string: looks.attribute(.toggle))
        output.append(isExpanded ? " aria-hidden=\"true\">▾ </span>" : " aria-hidden=\"true\">▸ </span>")
    }

    mutating func writeSectionHeader(_ row: RowInfo, _ cells: RowCells) {
        let content = cells.write(row, to: &cell)
        output.append("<tr")
        output.append(string: list.role("row"))
        if !looks.isInline { output.append(string: looks.attribute(.section)) }
        output.append("><th scope=\"rowgroup\"")
        output.append(string: list.role("rowheader"))
        if looks.isInline { output.append(string: looks.cell(.section)) }
        writeSpan("colspan", columnCount)
        output.append(">")
        if !columns.isEmpty { output.appendHTML(0, of: content, styles.colors) }
        output.append("</th></tr>\n")
    }

    mutating func writeSummary(_ row: RowInfo, _ cells: RowCells) {
        let isTotal = row.kind == .summary
        output.append("<tr")
        output.append(string: list.role("row"))
        if !looks.isInline { output.append(string: looks.attribute(isTotal ? .summary : .subtotal)) }
        output.append(">")
        if marksSelection {
            output.append("<td")
            output.append(string: list.role(list.cellRole))
            if looks.isInline { output.append(string: looks.cell(isTotal ? .summary : .subtotal)) }
            output.append("></td>")
        }
        let content = cells.write(row, to: &cell)
        for index in columns.indices {
            let column = columns[index]
            // What the row is called, and what its first column shows, is what it is read out by.
            let isLabel = index == cells.labelColumn && !content.text(of: index).isEmpty
            let open =
                isTotal
                ? isLabel ? column.labelOpen : column.summaryOpen
                : isLabel ? column.subtotalLabelOpen : column.subtotalOpen
            output.append(open, of: tags)
            output.appendHTML(index, of: content, styles.colors)
            output.append(isLabel ? "</th>" : "</td>")
        }
        output.append("</tr>\n")
    }
}
