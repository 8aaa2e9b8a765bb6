import FoundationEssentials
import TableDSL

/// Writes a table's rows as HTML, one after the other, and keeps track of the row group that is open.
struct HTMLWriter: ~Copyable {
    var output = ByteBuffer(capacity: ByteBuffer.chunk * 2)
    private var cell = CellWriter()
    private var compactCell = CellWriter()

    private let columns: [HTMLColumn]
    private let tags: ByteBuffer
    private let marksSelection: Bool
    private let selectsOne: Bool
    private let isHierarchical: Bool
    private let outlineColumn: Int?
    private let hasCompactForm: Bool
    private let stripes: Bool
    private let emptyState: String
    /// The column that rows are called by; nil where there is none.
    private let rowHeader: Int?
    /// The row group that is open: what kind of rows it has and which section's they are.
    private var group: (kind: Group, section: Int)?
    private var hasRows = false

    private enum Group { case body, foot }

    init<RowValue>(_ table: TableDescription<RowValue>) {
        marksSelection = table.selectionMode != .none
        selectsOne = table.selectionMode == .single
        isHierarchical = table.isHierarchical
        outlineColumn = table.outlineColumn
        stripes = table.alternatesRowBackgrounds
        emptyState = table.emptyState
        rowHeader = table.columns.firstIndex(where: \.isRowHeader)
        hasCompactForm =
            !table.isCompact && table.state.sizeClass == .automatic && table.columns.first?.hasCompactContent == true
        var tags = ByteBuffer()
        var columns: [HTMLColumn] = []
        for column in table.columns {
            columns.append(HTMLColumn(column, isTree: columns.count == outlineColumn, after: columns.last, tags: &tags))
        }
        self.tags = tags
        self.columns = columns
    }

    private var columnCount: Int { max(columns.count + (marksSelection ? 1 : 0), 1) }

    mutating func beginTable<RowValue>(_ table: TableDescription<RowValue>, isPage: Bool) {
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
            output.append(isPage ? "<caption><h1>" : "<caption>")
            output.appendHTML(title)
            output.append(isPage ? "</h1></caption>\n" : "</caption>\n")
        }
        writeHeader(table, isPage: isPage)
    }

    private mutating func writeHeader<RowValue>(_ table: TableDescription<RowValue>, isPage: Bool) {
        let title = isHierarchical ? table.title : nil
        guard title != nil || !table.headerRows.isEmpty else { return }
        output.append("<thead>\n")
        if let title {
            output.append("<tr><th scope=\"colgroup\" class=\"tdsl-title\"")
            writeSpan("colspan", columnCount)
            output.append(isPage ? "><h1>" : ">")
            output.appendHTML(title)
            output.append(isPage ? "</h1></th></tr>\n" : "</th></tr>\n")
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
        } else {
            let column = self.columns[header.columns.lowerBound]
            output.append(tags.bytes.part(column.headerAttributes))
            let sort = columns[header.columns.lowerBound].sort
            if let sort, sort.rank == 1 {
                output.append(sort.order == .forward ? " aria-sort=\"ascending\"" : " aria-sort=\"descending\"")
            }
            output.append(">")
            output.appendHTML(header.title)
            if let sort {
                output.append(" <span class=\"tdsl-sort\" aria-hidden=\"true\">")
                output.append(sort.mark())
                output.append("</span>")
            }
        }
        output.append("</th>")
    }

    private mutating func writeSpan(_ name: StaticString, _ count: Int) {
        guard count > 1 else { return }
        output.append(" ")
        output.append(name)
        output.append("=\"")
        output.append(decimal: count)
        output.append("\"")
    }

    mutating func write(_ row: RowInfo, _ cells: RowCells) {
        switch row.kind {
        case .data: writeDataRow(row, cells)
        case .sectionHeader: writeSectionHeader(row, cells)
        case .summary: writeSummary(row, cells)
        }
    }

    private mutating func open(_ kind: Group, section: Int) {
        if let group, group == (kind, section) { return }
        closeGroup()
        output.append(kind == .foot ? "<tfoot>\n" : "<tbody>\n")
        group = (kind, section)
    }

    private mutating func closeGroup() {
        guard let group else { return }
        output.append(group.kind == .foot ? "</tfoot>\n" : "</tbody>\n")
        self.group = nil
    }

    private mutating func writeDataRow(_ row: RowInfo, _ cells: RowCells) {
        hasRows = true
        // A row without cells is none.
        if columns.isEmpty && !marksSelection { return }
        open(.body, section: row.section)
        cells.write(row, to: &cell)
        output.append("<tr")
        if isHierarchical {
            output.append(" aria-level=\"")
            output.append(decimal: row.level + 1)
            output.append("\"")
            if let isExpanded = row.isExpanded {
                output.append(isExpanded ? " aria-expanded=\"true\"" : " aria-expanded=\"false\"")
            }
        }
        if marksSelection {
            output.append(row.isSelected ? " aria-selected=\"true\"><td" : " aria-selected=\"false\"><td")
            output.append(" class=\"tdsl-mark\"><input disabled aria-label=\"")
            if let rowHeader {
                output.appendHTMLAttribute(String(decoding: cell.text(of: rowHeader), as: UTF8.self))
            } else {
                output.append("Row ")
                output.append(decimal: row.ordinal)
            }
            output.append(selectsOne ? "\" type=\"radio\"" : "\" type=\"checkbox\"")
            if row.isSelected { output.append(" checked") }
            output.append("></td>")
        } else {
            output.append(">")
        }
        for index in columns.indices {
            output.append(tags.bytes.part(columns[index].open))
            if index == outlineColumn { writeToggle(row.isExpanded) }
            if index == 0 && hasCompactForm && cells.writeCompact(row, to: &compactCell) {
                output.append("<div class=\"tdsl-regular\">")
                output.appendHTML(index, of: cell)
                output.append("</div><div class=\"tdsl-compact\" hidden>")
                output.appendHTML(0, of: compactCell)
                output.append("</div>")
            } else {
                output.appendHTML(index, of: cell)
            }
        }
        if let last = columns.last { output.append(tags.bytes.part(last.close)) }
        output.append("</tr>\n")
    }

    private mutating func writeToggle(_ isExpanded: Bool?) {
        output.append("<span class=\"tdsl-toggle\" aria-hidden=\"true\">")
        if let isExpanded { output.append(isExpanded ? "▾ " : "▸ ") }
        output.append("</span>")
    }

    private mutating func writeSectionHeader(_ row: RowInfo, _ cells: RowCells) {
        open(.body, section: row.section)
        hasRows = true
        cells.write(row, to: &cell)
        output.append("<tr class=\"tdsl-section\"><th scope=\"rowgroup\"")
        writeSpan("colspan", columnCount)
        output.append(">")
        if !columns.isEmpty { output.appendHTML(0, of: cell) }
        output.append("</th></tr>\n")
    }

    private mutating func writeSummary(_ row: RowInfo, _ cells: RowCells) {
        writePlaceholder()
        open(.foot, section: 0)
        output.append("<tr class=\"tdsl-summary\">")
        if marksSelection { output.append("<td></td>") }
        cells.write(row, to: &cell)
        for index in columns.indices {
            output.append(tags.bytes.part(columns[index].summaryOpen))
            output.appendHTML(index, of: cell)
            output.append("</td>")
        }
        output.append("</tr>\n")
    }

    private mutating func writePlaceholder() {
        guard !hasRows else { return }
        hasRows = true
        open(.body, section: 0)
        output.append("<tr><td class=\"tdsl-empty\"")
        writeSpan("colspan", columnCount)
        output.append(">")
        output.appendHTML(emptyState)
        output.append("</td></tr>\n")
    }

    mutating func endTable(notes: [String]) {
        writePlaceholder()
        for note in notes {
            open(.foot, section: 0)
            output.append("<tr><td class=\"tdsl-note\"")
            writeSpan("colspan", columnCount)
            output.append(">")
            output.appendHTML(note)
            output.append("</td></tr>\n")
        }
        closeGroup()
        output.append("</table>\n")
    }
}
