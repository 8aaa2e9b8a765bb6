import FoundationEssentials
import TableDSL

/// Writes a table's rows as HTML, one after the other, and keeps track of the row group that is open.
struct HTMLWriter: ~Copyable, TableWriter {
    var output = ByteBuffer(capacity: ByteBuffer.chunk * 2)
    private var cell = CellWriter()
    private var styles = HTMLStyleTags()
    private var compactCell = CellWriter()

    let columns: [HTMLColumn]
    let tags: ByteBuffer
    let marksSelection: Bool
    let selectsOne: Bool
    let isHierarchical: Bool
    private let outlineColumn: Int?
    let hasCompactForm: Bool
    let stripes: Bool
    private let emptyState: String
    /// The column that rows are called by; nil where there is none.
    private let rowHeader: Int?
    /// The row group that is open: what kind of rows it has and which section's they are.
    private var group: (kind: Group, section: Int)?
    private var hasRows = false

    private var progress = RowProgress(total: nil)
    let isPage: Bool
    private let textsBelow: TextsBelow
    /// The footnotes met so far.
    private var footnotes: FootnoteList

    private enum Group { case body, foot }

    init<RowValue>(_ table: TableDescription<RowValue>, _ form: HTMLRenderer.Form) {
        isPage = form == .page
        textsBelow = table.textsBelow
        footnotes = table.headFootnotes
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
        if isPage { beginPage(title: table.title) }
        beginTable(table)
    }

    mutating func begin(expecting count: Int?, to output: inout some TableOutput) {
        progress = RowProgress(total: count)
    }

    mutating func write(_ row: RowInfo, _ cells: RowCells, to output: inout some TableOutput) throws {
        if !hasRows { footnotes = cells.footnotes }
        switch row.kind {
        case .data: writeDataRow(row, cells)
        case .sectionHeader: writeSectionHeader(row, cells)
        case .subtotal:
            open(.body, section: row.section)
            writeSummary(row, cells)
        case .summary:
            writePlaceholder()
            open(.foot, section: 0)
            writeSummary(row, cells)
        }
        try self.output.flush(to: &output, &progress, level: row.level)
    }

    mutating func flush(to output: inout some TableOutput) throws { try self.output.flush(to: &output, all: true) }

    mutating func end(to output: inout some TableOutput) throws {
        endTable()
        if isPage { endPage() }
        try self.output.flush(to: &output, all: true)
    }

    var columnCount: Int { max(columns.count + (marksSelection ? 1 : 0), 1) }

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
        let content = cells.write(row, to: &cell)
        if !isHierarchical && !marksSelection {
            output.append("<tr>")
        } else {
            writeRowStart(row, content)
        }
        if !hasCompactForm && content.arePacked && cell.cellLooks.isEmpty {
            var start = 0
            if let outlineColumn {
                output.appendHTML(content, 0..<outlineColumn, in: columns, tags: tags, styles: &styles)
                output.append(columns[outlineColumn].open, of: tags)
                writeToggle(row.isExpanded)
                output.appendHTML(outlineColumn, of: content)
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
                output.appendHTMLAttribute(content.text(of: rowHeader))
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
    }

    private mutating func writeCells(_ row: RowInfo, _ cells: RowCells, _ content: WrittenCells) {
        for index in columns.indices {
            let look = cell.cellLooks[index]
            output.appendHTMLCellStart(columns[index], look, tags: tags)
            if index == outlineColumn { writeToggle(row.isExpanded) }
            if index == 0, hasCompactForm, let compact = cells.writeCompact(row, to: &compactCell) {
                output.append("<div class=\"tdsl-regular\">")
                output.appendHTML(index, of: content, in: look)
                output.append("</div><div class=\"tdsl-compact\" hidden>")
                output.appendHTML(0, of: compact, in: look)
                output.append("</div>")
            } else {
                output.appendHTML(index, of: content, in: look)
            }
        }
    }

    private mutating func writeToggle(_ isExpanded: Bool?) {
        guard let isExpanded else { return }
        output.append("<span class=\"tdsl-toggle\" aria-hidden=\"true\">")
        output.append(isExpanded ? "▾ " : "▸ ")
        output.append("</span>")
    }

    private mutating func writeSectionHeader(_ row: RowInfo, _ cells: RowCells) {
        open(.body, section: row.section)
        hasRows = true
        let content = cells.write(row, to: &cell)
        output.append("<tr class=\"tdsl-section\"><th scope=\"rowgroup\"")
        writeSpan("colspan", columnCount)
        output.append(">")
        if !columns.isEmpty { output.appendHTML(0, of: content) }
        output.append("</th></tr>\n")
    }

    private mutating func writeSummary(_ row: RowInfo, _ cells: RowCells) {
        output.append(row.kind == .summary ? "<tr class=\"tdsl-summary\">" : "<tr class=\"tdsl-subtotal\">")
        if marksSelection { output.append("<td></td>") }
        let content = cells.write(row, to: &cell)
        for index in columns.indices {
            // What the row is called, and what its first column shows, is what it is read out by.
            let isLabel = index == cells.labelColumn && !content.text(of: index).isEmpty
            output.append(isLabel ? columns[index].labelOpen : columns[index].summaryOpen, of: tags)
            output.appendHTML(index, of: content)
            output.append(isLabel ? "</th>" : "</td>")
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

    private mutating func endTable() {
        writePlaceholder()
        for text in textsBelow.texts(footnotes: footnotes.texts) {
            open(.foot, section: 0)
            output.append("<tr><td class=\"tdsl-note\"")
            writeSpan("colspan", columnCount)
            output.append(">")
            if case .footnote(let number) = text.kind {
                writeFootnotes([number])
                output.append(" ")
            }
            output.appendHTML(text.text)
            output.append("</td></tr>\n")
        }
        closeGroup()
        output.append("</table>\n")
    }
}
