import TableDSL

/// Writes a table's rows as HTML, one after the other, and keeps track of the row group that is open.
struct HTMLWriter: ~Copyable, TableWriter {
    var output = ByteBuffer(capacity: ByteBuffer.chunk * 2)
    var cell = CellWriter()
    var styles: HTMLStyleTags
    var compactCell = CellWriter()

    let columns: [HTMLColumn]
    let tags: ByteBuffer
    let looks: HTMLLooks
    let list: HTMLList
    /// What cells carry beside their text.
    let values: HTMLCellValues
    let marksSelection: Bool
    let selectsOne: Bool
    let isHierarchical: Bool
    let outlineColumn: Int?
    let hasCompactForm: Bool
    let stripes: Bool
    /// Whether the start tags of data rows say nothing.
    let hasPlainRows: Bool
    /// Whether data rows are written from one view of all their cells.
    let isQuick: Bool
    let emptyState: String
    /// The column that rows are called by; nil where there is none.
    let rowHeader: Int?
    /// The row group that is open: what kind of rows it has and which section's they are.
    private var group: (kind: Group, section: Int)?
    /// How many rows the group has.
    var groupRows = 0
    private(set) var hasRows = false

    private var progress = RowProgress(total: nil)
    let place: HTMLPlace
    /// The page around the table; nil where there is none.
    private let page: HTMLPage?
    private let textsBelow: TextsBelow
    /// The footnotes met so far.
    private var footnotes: FootnoteList
    /// The pages before and behind this one.
    var links: HTMLPageLinks?

    enum Group { case body, foot }

    init<RowValue>(_ table: TableDescription<RowValue>, _ renderer: HTMLRenderer, in place: HTMLPlace) {
        let theme = renderer.theme(of: table)
        let looks = HTMLLooks(renderer, theme: theme)
        let list = HTMLList(table, hasCorner: renderer.hasStickyFirstColumn)
        let values = HTMLCellValues(table, writesData: renderer.hasDataValues)
        let isHierarchical = table.isHierarchical
        let marksSelection = table.selectionMode != .none
        let stripes = table.alternatesRowBackgrounds || theme == .striped
        let hasCompactForm =
            !looks.isInline && !table.isCompact && !table.hasListForm && table.state.sizeClass == .automatic
            && table.columns.first?.hasCompactContent == true
        // No property is read in an operand of && before all are there: Swift 6.3 then destroys those that are not.
        hasPlainRows = !isHierarchical && !marksSelection && list.form == .never && !(looks.isInline && stripes)
        isQuick = !hasCompactForm && values.areNone && !looks.isInline
        self.place = place
        self.looks = looks
        self.list = list
        self.values = values
        self.isHierarchical = isHierarchical
        self.marksSelection = marksSelection
        self.stripes = stripes
        self.hasCompactForm = hasCompactForm
        styles = HTMLStyleTags(looks.colors(gathered: place.gathered))
        textsBelow = table.textsBelow
        footnotes = table.headFootnotes
        selectsOne = table.selectionMode == .single
        let outlineColumn = table.outlineColumn
        self.outlineColumn = outlineColumn
        emptyState = table.emptyState
        rowHeader = table.columns.firstIndex(where: \.isRowHeader)
        var tags = ByteBuffer()
        var columns: [HTMLColumn] = []
        for column in table.columns {
            columns.append(
                HTMLColumn(
                    column, isTree: columns.count == outlineColumn, list: list, at: columns.count, looks: looks,
                    after: columns.last, tags: &tags))
        }
        self.tags = tags
        self.columns = columns
        let page =
            place.isPage
            ? HTMLPage(renderer, title: table.title, standIn: "Table", themes: [theme], looks: looks) : nil
        self.page = page
        if !place.isHeld { page?.begin(&output, gathered: nil, links: nil) }
        beginTable(table, renderer)
    }

    mutating func begin(expecting count: Int?, to output: inout some TableOutput) {
        progress = RowProgress(total: count)
    }

    mutating func write(_ row: RowInfo, _ cells: RowCells, to output: inout some TableOutput) throws {
        write(row, cells)
        if place.isHeld { return }
        try self.output.flush(to: &output, &progress, level: row.level)
    }

    mutating func flush(to output: inout some TableOutput) throws {
        if place.isHeld { return }
        try self.output.flush(to: &output, all: true)
    }

    mutating func end(to output: inout some TableOutput) throws {
        endTable()
        if let page {
            if place.isHeld {
                var head = ByteBuffer()
                page.begin(&head, gathered: place.gathered, links: links)
                try head.flush(to: &output, all: true)
            }
            links?.write(to: &self.output, looks)
            page.end(&self.output)
        }
        try self.output.flush(to: &output, all: true)
    }

    /// Writes a row where it is kept until the end.
    @inline(__always)
    mutating func write(_ row: RowInfo, _ cells: RowCells) {
        if !hasRows { footnotes = cells.footnotes }
        switch row.kind {
        case .data:
            hasRows = true
            // A row without cells is none.
            if columns.isEmpty && !marksSelection { return }
            open(.body, section: row.section)
            writeDataRow(row, cells)
        case .sectionHeader:
            open(.body, section: row.section)
            hasRows = true
            writeSectionHeader(row, cells)
        case .subtotal:
            open(.body, section: row.section)
            writeSummary(row, cells)
        case .summary:
            writePlaceholder()
            open(.foot, section: 0)
            writeSummary(row, cells)
        }
    }

    var columnCount: Int { max(columns.count + (marksSelection ? 1 : 0), 1) }

    private mutating func open(_ kind: Group, section: Int) {
        if let group, group == (kind, section) { return }
        closeGroup()
        output.append(kind == .foot ? "<tfoot" : "<tbody")
        output.append(string: list.role("rowgroup"))
        output.append(">\n")
        group = (kind, section)
        groupRows = 0
    }

    private mutating func closeGroup() {
        guard let group else { return }
        output.append(group.kind == .foot ? "</tfoot>\n" : "</tbody>\n")
        self.group = nil
    }

    private mutating func writePlaceholder() {
        guard !hasRows else { return }
        hasRows = true
        open(.body, section: 0)
        writeWideCell(.empty, alignment: .center)
        output.appendHTML(emptyState)
        output.append("</td></tr>\n")
    }

    private mutating func endTable() {
        writePlaceholder()
        for text in textsBelow.texts(footnotes: footnotes.texts) {
            open(.foot, section: 0)
            writeWideCell(.note, alignment: .leading)
            if case .footnote(let number) = text.kind {
                writeFootnotes([number])
                output.append(" ")
                output.appendHTML(isolated: text.text)
            } else {
                output.appendHTML(text.text)
            }
            output.append("</td></tr>\n")
        }
        closeGroup()
        output.append("</table>\n")
        if place.hasBox { output.append("</div>\n") }
    }

    /// Starts a row of one cell across the table.
    private mutating func writeWideCell(_ part: HTMLLooks.Part, alignment: ColumnAlignment) {
        output.append("<tr")
        output.append(string: list.role("row"))
        output.append("><td")
        output.append(string: list.role(list.cellRole))
        output.append(string: looks.isInline ? looks.cell(part, alignment) : looks.attribute(part))
        writeSpan("colspan", columnCount)
        output.append(">")
    }
}
