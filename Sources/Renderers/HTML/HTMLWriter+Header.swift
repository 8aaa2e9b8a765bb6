import FoundationEssentials
import TableDSL

extension HTMLWriter {
    /// Writes what stands before the rows.
    mutating func beginTable<RowValue>(_ table: TableDescription<RowValue>) {
        output.append("<table class=\"tdsl")
        if hasCompactForm { output.append(" tdsl-adaptive") }
        if stripes { output.append(" tdsl-stripes") }
        output.append("\"")
        if isHierarchical {
            output.append(" role=\"treegrid\"")
            if marksSelection && !selectsOne { output.append(" aria-multiselectable=\"true\"") }
        }
        output.append(">\n")
        // A tree grid may not own a caption; its title is the header's first row.
        if let title = table.title, !isHierarchical {
            output.append("<caption>")
            writeTitle(title, table)
            output.append("</caption>\n")
        }
        writeHeader(table)
    }

    /// Writes the title, and the subtitle below it.
    private mutating func writeTitle<RowValue>(_ title: String, _ table: TableDescription<RowValue>) {
        if isPage { output.append("<h1>") }
        output.appendHTML(title)
        writeFootnotes(table.titleFootnotes)
        if isPage { output.append("</h1>") }
        guard let subtitle = table.subtitle else { return }
        output.append("<div class=\"tdsl-subtitle\">")
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

    private mutating func writeHeader<RowValue>(_ table: TableDescription<RowValue>) {
        let title = isHierarchical ? table.title : nil
        guard title != nil || !table.headerRows.isEmpty else { return }
        output.append("<thead>\n")
        if let title {
            output.append("<tr><th scope=\"colgroup\" class=\"tdsl-title\"")
            writeSpan("colspan", columnCount)
            output.append(">")
            writeTitle(title, table)
            output.append("</th></tr>\n")
        }
        for (level, row) in table.headerRows.enumerated() {
            output.append("<tr>")
            if level == 0 && marksSelection {
                output.append("<td")
                writeSpan("rowspan", table.headerRows.count)
                output.append("></td>")
            }
            for header in row { writeHeader(header, table.columns) }
            output.append("</tr>\n")
        }
        output.append("</thead>\n")
    }

    private mutating func writeHeader<RowValue>(
        _ header: HeaderCell, _ columns: [ColumnDescription<RowValue>]
    ) {
        // A header without a title would be none to a screen reader.
        if header.title.isEmpty {
            output.append("<td")
            writeSpan("colspan", header.columns.count)
            writeSpan("rowspan", header.rowSpan)
            return output.append("></td>")
        }
        output.append(header.isGroup ? "<th scope=\"colgroup\"" : "<th scope=\"col\"")
        writeSpan("colspan", header.columns.count)
        writeSpan("rowspan", header.rowSpan)
        if header.isGroup {
            output.append(" class=\"tdsl-group\">")
            output.appendHTML(header.title)
            writeFootnotes(header.footnotes)
        } else {
            let column = self.columns[header.columns.lowerBound]
            output.append(tags.bytes.part(column.headerAttributes))
            let sort = columns[header.columns.lowerBound].sort
            if let sort, sort.rank == 1 {
                output.append(sort.order == .forward ? " aria-sort=\"ascending\"" : " aria-sort=\"descending\"")
            }
            output.append(">")
            output.appendHTML(header.title)
            writeFootnotes(header.footnotes)
            if let sort {
                output.append(" <span class=\"tdsl-sort\" aria-hidden=\"true\">")
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
