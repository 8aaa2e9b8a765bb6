import FoundationEssentials
import TableDSL

extension HTMLWriter {
    /// Writes what stands before the rows.
    mutating func beginTable<RowValue>(_ table: TableDescription<RowValue>, _ renderer: HTMLRenderer) {
        let title = table.title.flatMap { $0.isEmpty ? nil : $0 }
        // A cell, and a table that names its roles, may own no heading, so that a page's title stands before the box.
        let isTitled = (title ?? table.subtitle) != nil
        let isApart = isTitled && place.isMain && (isHierarchical || list.form != .never)
        if isApart { writeTitleApart(title, table) }
        if place.hasBox { beginBox(title, renderer) }
        output.append("<table")
        if !looks.isInline { output.append(string: " class=\"\(classes(table, renderer))\"") }
        if let id = place.id {
            output.append(" id=\"")
            output.append(string: id)
            output.append("\"")
        }
        if !place.isPage { output.append(string: renderer.directionAttribute) }
        if looks.isMail { output.append(" border=\"0\" cellpadding=\"0\" cellspacing=\"0\"") }
        if looks.isInline { output.append(string: looks.attribute(.table)) }
        if isHierarchical {
            output.append(" role=\"treegrid\"")
            if marksSelection && !selectsOne { output.append(" aria-multiselectable=\"true\"") }
        } else {
            output.append(string: list.role("table"))
        }
        if isApart, title != nil, let id = place.id {
            output.append(" aria-labelledby=\"")
            output.append(string: id)
            output.append("-caption\"")
        }
        output.append(">\n")
        // A tree grid may not own a caption; its title is the header's first row.
        if isTitled, !isApart, !isHierarchical {
            output.append("<caption")
            writeCaptionID()
            output.append(string: looks.attribute(.caption))
            output.append(">")
            writeTitle(title, table)
            output.append("</caption>\n")
        }
        writeHeader(table, title: title, hasTitleRow: isTitled && isHierarchical && !isApart)
    }

    private mutating func writeTitleApart<RowValue>(_ title: String?, _ table: TableDescription<RowValue>) {
        output.append("<div")
        if title != nil { writeCaptionID() }
        output.append(string: looks.attribute(.apart))
        output.append(">")
        writeTitle(title, table)
        output.append("</div>\n")
    }

    /// Starts the box in which the table scrolls, which is called as the table is.
    private mutating func beginBox(_ title: String?, _ renderer: HTMLRenderer) {
        output.append("<div")
        if renderer.sticks {
            output.append(" class=\"tdsl-scroll tdsl-sticky\"")
        } else {
            output.append(string: looks.attribute(.scroll))
        }
        output.append(" role=\"region\" tabindex=\"0\"")
        if title != nil, let id = place.id {
            output.append(" aria-labelledby=\"")
            output.append(string: id)
            output.append("-caption\">\n")
        } else {
            output.append(" aria-label=\"")
            output.appendHTMLAttribute(string: title ?? "Table")
            output.append("\">\n")
        }
    }

    private func classes<RowValue>(_ table: TableDescription<RowValue>, _ renderer: HTMLRenderer) -> String {
        var classes = ["tdsl"]
        if hasCompactForm { classes.append("tdsl-adaptive") }
        classes += list.tableClasses
        if looks.theme != .plain { classes.append("tdsl-theme-\(looks.theme.rawValue)") }
        if stripes { classes.append("tdsl-stripes") }
        if let hasDividers = table.columnDividers {
            classes.append(hasDividers ? "tdsl-column-lines" : "tdsl-no-column-lines")
        }
        if renderer.hasStickyHeader { classes.append("tdsl-sticky-header") }
        if renderer.hasStickyFirstColumn { classes.append("tdsl-sticky-column") }
        return classes.joined(separator: " ")
    }

    private mutating func writeCaptionID() {
        guard place.hasBox, let id = place.id else { return }
        output.append(" id=\"")
        output.append(string: id)
        output.append("-caption\"")
    }

    /// Writes the title, and the subtitle below it.
    private mutating func writeTitle<RowValue>(_ title: String?, _ table: TableDescription<RowValue>) {
        if let title {
            if place.isMain {
                output.append("<h1")
                output.append(string: looks.attribute(.heading))
                output.append(">")
            }
            if table.titleFootnotes.isEmpty { output.appendHTML(title) } else { output.appendHTML(isolated: title) }
            writeFootnotes(table.titleFootnotes)
            if place.isMain { output.append("</h1>") }
        }
        guard let subtitle = table.subtitle else { return }
        output.append("<div")
        output.append(string: looks.attribute(.subtitle))
        output.append(">")
        output.appendHTML(subtitle)
        output.append("</div>")
    }

    /// Writes the marks of footnotes.
    mutating func writeFootnotes(_ numbers: [Int]) {
        if numbers.isEmpty { return }
        output.append("<sup>")
        output.append(string: numbers.map(String.init).joined(separator: ","))
        output.append("</sup>")
    }

    private mutating func writeHeader<RowValue>(
        _ table: TableDescription<RowValue>, title: String?, hasTitleRow: Bool
    ) {
        // The list view has no header to see, and its cells are still under their columns.
        let rows =
            list.form == .always
            ? [
                table.columns.enumerated().map {
                    HeaderCell(title: $1.title, columns: $0..<$0 + 1, rowSpan: 1, isGroup: false)
                }
            ] : table.headerRows
        guard hasTitleRow || !rows.isEmpty else { return }
        output.append("<thead")
        output.append(string: list.role("rowgroup"))
        output.append(">\n")
        if hasTitleRow {
            output.append("<tr")
            output.append(string: list.role("row"))
            output.append("><th scope=\"colgroup\"")
            output.append(string: list.role("columnheader"))
            writeCaptionID()
            output.append(string: looks.attribute(.title))
            writeSpan("colspan", columnCount)
            output.append(">")
            writeTitle(title, table)
            output.append("</th></tr>\n")
        }
        for (level, row) in rows.enumerated() {
            output.append("<tr")
            output.append(string: list.role("row"))
            output.append(">")
            if level == 0 && marksSelection { writeEmptyHeader(isMark: true, columns: 1, rows: rows.count) }
            for header in row { writeHeader(header, table.columns) }
            output.append("</tr>\n")
        }
        output.append("</thead>\n")
    }

    /// Writes a cell of the header that is none to a screen reader.
    private mutating func writeEmptyHeader(isMark: Bool, columns: Int, rows: Int, isFirst: Bool = false) {
        output.append("<td")
        output.append(string: list.role(list.cellRole))
        if looks.isInline {
            output.append(string: looks.cell(.header))
        } else if list.hasCorner, isMark || isFirst {
            output.append(isMark ? " class=\"tdsl-mark tdsl-corner\"" : " class=\"tdsl-corner\"")
        }
        writeSpan("colspan", columns)
        writeSpan("rowspan", rows)
        output.append("></td>")
    }

    private mutating func writeHeader<RowValue>(
        _ header: HeaderCell, _ columns: [ColumnDescription<RowValue>]
    ) {
        let isFirst = header.columns.lowerBound == 0
        // A header without a title would be none to a screen reader.
        if header.title.isEmpty {
            return writeEmptyHeader(
                isMark: false, columns: header.columns.count, rows: header.rowSpan, isFirst: isFirst)
        }
        output.append(header.isGroup ? "<th scope=\"colgroup\"" : "<th scope=\"col\"")
        writeSpan("colspan", header.columns.count)
        writeSpan("rowspan", header.rowSpan)
        if header.isGroup {
            output.append(string: list.role("columnheader"))
            if looks.isInline {
                output.append(string: looks.cell(.group, .center))
            } else {
                output.append(isFirst && list.hasCorner ? " class=\"tdsl-group tdsl-corner\"" : " class=\"tdsl-group\"")
            }
            output.append(">")
            output.appendHTML(isolated: header.title)
            writeFootnotes(header.footnotes)
        } else {
            let column = self.columns[header.columns.lowerBound]
            output.append(tags.bytes.part(column.headerAttributes))
            let sort = columns[header.columns.lowerBound].sort
            if let sort, sort.rank == 1 {
                output.append(sort.order == .forward ? " aria-sort=\"ascending\"" : " aria-sort=\"descending\"")
            }
            output.append(">")
            output.appendHTML(isolated: header.title)
            writeFootnotes(header.footnotes)
            if let sort {
                output.append(" <span")
                output.append(string: looks.attribute(.sort))
                output.append(" aria-hidden=\"true\">")
                output.append(string: sort.mark())
                output.append("</span>")
            }
        }
        output.append("</th>")
    }

    /// Writes an attribute for how many columns or rows a cell takes, where it is more than one.
    mutating func writeSpan(_ name: StaticString, _ count: Int) {
        guard count > 1 else { return }
        output.append(" ")
        output.append(name)
        output.append("=\"")
        output.append(decimal: count)
        output.append("\"")
    }
}
