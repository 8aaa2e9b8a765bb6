import FoundationEssentials
import TableDSL

/// A table's text, sanitised and measured, before it is laid out for a width.
struct TerminalGrid: ~Copyable {
    var columns: [Column]
    /// Group titles over the columns shown, by header row from the top.
    let headerRows: [[HeaderCell]]
    let title: String?
    let subtitle: String?
    /// What stands below the table, but for the footnotes.
    private let textsBelow: TextsBelow
    /// The footnotes met so far.
    private var footnotes: FootnoteList
    let emptyState: String
    let border: Border
    let columnDividers: Bool?
    let rowDividerInterval: Int
    /// The least width that the table wishes for.
    let leastWidth: Int
    let alternatesRowBackgrounds: Bool
    /// The rows that were added and not yet written.
    private(set) var rows = RowStore()
    /// Whether there ever was a row.
    private var hasRows = false
    /// The cells of all rows; a section's header and the placeholder are one cell in the first column's place.
    var store: CellStore
    /// The widest text that goes across all columns.
    private(set) var spanningWidth = 0

    let measure: TextWidth
    /// Whether cells may hold control sequences, which then end with each of their lines.
    let keepsControls: Bool
    private let links: Hyperlinks
    private let sanitizer: TextSanitizer
    /// Which columns are what in the list view; nil where rows are shown otherwise.
    let list: ListLayout?
    /// Whether rows carry a mark that tells the selected ones.
    let marksSelection: Bool
    private var cell = CellWriter()
    let outlineColumn: Int?
    let usesASCII: Bool
    /// Whether a row without looks needs nothing but its text.
    private let isFlat: Bool
    /// Which rows begin a group, and which cells repeat those above.
    private var repeats: RowRepeats

    init<RowValue>(_ table: TableDescription<RowValue>, options: ANSIRenderer) {
        list = (options.form == .list || table.isList) && !table.columns.isEmpty ? table.listLayout : nil
        marksSelection = table.marksSelection
        let marks =
            table.marksSelection
            ? [Column(title: "", groups: [], alignment: .leading, width: .fixed(1), priority: .max)] : []
        measure = TextWidth(ambiguousWidth: options.ambiguousWidth)
        let hasColor = options.color != .never
        let sanitizer = TextSanitizer(
            policy: options.controlCharacters == .sgrOnly && !hasColor ? .strip : options.controlCharacters,
            width: measure, usesASCII: options.usesASCII)
        self.sanitizer = sanitizer
        keepsControls = sanitizer.policy == .sgrOnly || sanitizer.policy == .raw
        links = Hyperlinks(mode: options.links)
        // Cells that may neither wrap nor be cut have all the width they need, unless it was declared otherwise.
        let wraps = options.overflow.contains(.wrap) || !options.overflow.contains(.truncate)
        let tableColumns =
            marks
            + table.columns.enumerated().map { index, column in
                let mark = column.sort.map { " " + $0.mark(usesASCII: options.drawsASCII) } ?? ""
                return Column(
                    title: Self.line(column.title, sanitizer)
                        + Self.marks(column.footnotes, usesASCII: options.drawsASCII) + mark,
                    sortMark: mark,
                    titleOverflow: column.titleOverflow ?? table.titleOverflow,
                    groups: column.markedGroups.map { Self.line($0, sanitizer) }, alignment: column.alignment,
                    verticalAlignment: column.verticalAlignment, width: column.width, lineLimit: column.lineLimit,
                    truncationMode: column.truncationMode, lineBreakMode: wraps ? column.lineBreakMode : .none,
                    priority: column.priority, isRowHeader: column.isRowHeader,
                    mergesRepeats: column.mergesRepeats && index != table.outlineColumn, source: index)
            }
        columns = list.map { Self.listColumns(table, $0) } ?? tableColumns
        let shift = marks.count
        headerRows = (list == nil ? table.headerRows : []).map { row in
            row.map { cell in
                HeaderCell(
                    title: Self.line(cell.title, sanitizer)
                        + Self.marks(cell.footnotes, usesASCII: options.drawsASCII),
                    columns: cell.columns.lowerBound + shift..<cell.columns.upperBound + shift,
                    rowSpan: cell.rowSpan, isGroup: cell.isGroup)
            }
        }
        title = table.title.map { [usesASCII = options.drawsASCII] in
            Self.line($0 + Self.marks(table.titleFootnotes, usesASCII: usesASCII), sanitizer)
        }
        subtitle = table.subtitle.map { Self.line($0, sanitizer) }
        textsBelow = table.textsBelow
        footnotes = table.headFootnotes
        emptyState = table.emptyState
        let border = options.border ?? Border(options.style == .automatic ? table.style : options.style)
        self.border = border.resolved(usesASCII: options.drawsASCII, measure: measure)
        columnDividers = table.columnDividers
        rowDividerInterval = table.rowDividerInterval
        leastWidth = table.minimumWidth ?? 0
        repeats = RowRepeats(table, headerInterval: options.headerInterval)
        alternatesRowBackgrounds = table.alternatesRowBackgrounds
        outlineColumn = table.outlineColumn
        usesASCII = options.drawsASCII
        store = CellStore(columns: columns.count + 1)
        isFlat =
            list == nil && marks.isEmpty && table.outlineColumn == nil
            && !table.columns.contains { $0.alignment == .numeric || $0.mergesRepeats }
    }

    /// The paragraphs below the table, in order.
    var notes: [String] {
        textsBelow.texts(footnotes: footnotes.texts).map { text in
            guard usesASCII, case .footnote(let number) = text.kind else {
                return Self.line(text.markedText, sanitizer)
            }
            return Self.line("[\(number)] \(text.text)", sanitizer)
        }
    }

    /// Takes in the next row.
    mutating func add(_ row: RowInfo, _ cells: RowCells) {
        if !hasRows {
            footnotes = cells.footnotes
            if row.kind == .summary { addPlaceholder() }
        }
        hasRows = true
        var shown = RowStore.Row(ordinal: row.ordinal, kind: row.kind, isSelected: row.isSelected)
        let content = cells.write(row, to: &cell)
        if repeats.isActive { shown.beginsGroup = repeats.take(row, content) }
        if isFlat && row.kind == .data && content.arePlain && cell.cellLooks.isEmpty && content.allText.isPrintable {
            rows.append(shown)
            return store.add(printable: content)
        }
        defer { rows.append(shown) }
        if row.kind == .sectionHeader {
            store.text.append(repeating: UInt8(ascii: " "), count: row.level * 2)
            if columns.contains(where: { $0.source != nil }) { return addCell(0, of: content, to: columns.count) }
            return endSpanningCell()
        }
        if let list { return addListRow(row, content, list, label: cells.labelColumn) }
        for index in columns.indices {
            guard let source = columns[index].source else {
                store.text.append(row.isSelected ? (usesASCII ? "*" : "●") : "")
                store.endCell(column: index, measure: measure)
                continue
            }
            // An empty stretch at a cell's start tells what is behind all of the cell.
            if let look = cell.cellLooks[source] { store.endSpan(TextStyle(background: look.background), .text) }
            if source == outlineColumn && row.kind == .data {
                let start = store.text.count
                store.text.appendTreeGuides(row, usesASCII: usesASCII)
                let guides = store.text.bytes.part(start..<store.text.count)
                shown.guides = RowStore.Guides(bytes: guides.count, cells: measure.width(of: guides))
            }
            addCell(source, of: content, to: index)
        }
    }

    /// Ends the rows.
    mutating func endRows() {
        if !hasRows { addPlaceholder() }
    }

    /// Makes room for so many rows by what the sample took.
    mutating func reserve(rows: Int) { store.reserve(rows: rows) }

    /// Forgets the rows, which were written.
    mutating func removeRows() {
        rows.removeAll()
        store.removeAll()
    }

    private mutating func addPlaceholder() {
        hasRows = true
        rows.append(RowStore.Row(kind: .sectionHeader))
        let text = ByteBuffer(emptyState)
        _ = sanitizer.append(text.bytes, to: &store.text)
        store.endSpan(TextStyle(emphasis: .dim), .text)
        endSpanningCell()
    }

    private mutating func endSpanningCell() {
        store.endCell(column: columns.count, measure: measure, isMultiline: true)
        spanningWidth = store.widths[columns.count]
    }

    /// Stores a cell of the row in a column.
    private mutating func addCell(_ source: Int, of cells: WrittenCells, to column: Int) {
        let start = store.text.count
        if isFlat && column < columns.count && cells.isPlain(source) && cell.cellLooks[source] == nil {
            let text = cells.text(of: source)
            if text.isPrintable { return store.add(printable: text, column: column) }
        }
        var isMultiline = false
        if cells.isPlain(source) {
            isMultiline = sanitizer.append(cells.text(of: source), to: &store.text).contains(.lineBreaks)
        } else {
            isMultiline = addSpans(of: source, in: cells)
        }
        if column < columns.count, columns[column].alignment == .numeric, !isMultiline {
            let text = store.text.bytes.part(start..<store.text.count)
            let fraction = DecimalFraction.width(of: text, measure)
            let whole = measure.width(of: text) - fraction
            columns[column].fractionWidth = max(columns[column].fractionWidth, fraction)
            columns[column].integerWidth = max(columns[column].integerWidth, whole)
        }
        store.endCell(
            column: column, measure: measure, isMultiline: isMultiline,
            isRepeated: column < columns.count && repeats.isRepeated(source))
        if column == columns.count { spanningWidth = store.widths[column] }
    }

    /// Stores a cell's text behind what its stored cell holds already, and tells whether there are line breaks in it.
    mutating func add(_ source: Int, of cells: WrittenCells) -> Bool {
        if !cells.isPlain(source) { return addSpans(of: source, in: cells) }
        let hasLines = sanitizer.append(cells.text(of: source), to: &store.text).contains(.lineBreaks)
        store.endSpan(.plain, .text)
        return hasLines
    }

    /// Stores the stretches of a cell that is not plain, and what stands behind its links; tells whether there are line
    /// breaks among them.
    private mutating func addSpans(of source: Int, in cells: WrittenCells) -> Bool {
        var isMultiline = false
        let start = store.text.count
        // A link may be of several stretches, so what stands behind it comes with the first one that is not of it.
        var link = (role: CellRun.Role.text, start: store.text.count, style: TextStyle.plain)
        cells.forEachSpan(of: source) { text, span in
            if text.isEmpty && span.role == .text { return }
            if span.role != link.role {
                addSuffix(of: link.role, from: link.start, link.style)
                link = (span.role, store.text.count, span.style)
            }
            if case .footnote(let number) = span.role, usesASCII {
                store.text.append(string: "[\(number)]" + (text.last == 0xA0 ? " " : ""))
            } else if case .mark(let picture, let ascii, _) = span.role {
                let drawn = ByteBuffer(usesASCII ? ascii : picture)
                if sanitizer.append(drawn.bytes, to: &store.text).contains(.lineBreaks) { isMultiline = true }
            } else if sanitizer.append(text, to: &store.text, column: column(before: text, from: start)).contains(
                .lineBreaks)
            {
                isMultiline = true
            }
            store.endSpan(span.style, links.role(span.role))
        }
        addSuffix(of: link.role, from: link.start, link.style)
        return isMultiline
    }

    /// The cells on a cell's last line so far, where a tab in the text that goes on there asks for them.
    private func column(before text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard text.contains(0x09) else { return 0 }
        let written = store.text.bytes.part(start..<store.text.count)
        let line = written.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return measure.width(of: written.part(line..<written.count))
    }

    private mutating func addSuffix(of link: CellRun.Role, from start: Int, _ style: TextStyle) {
        guard case .link = link else { return }
        let text = store.text.bytes.part(start..<store.text.count)
        guard let suffix = links.suffix(of: link, text: text) else { return }
        store.text.append(string: suffix)
        store.endSpan(style, .text)
    }
}
