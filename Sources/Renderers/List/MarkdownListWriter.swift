import TableDSL

/// Writes rows as a nested list: each row's title and status, and below it what says more.
struct MarkdownListWriter: ~Copyable, TableWriter {
    private let list: ListLayout
    private let place: MarkdownPlace
    private let marksSelection: Bool
    private let emptyState: String
    private let textsBelow: TextsBelow
    /// The footnotes met so far.
    private var footnotes: FootnoteList
    private var cell = CellWriter()
    private var buffer = ByteBuffer(capacity: ByteBuffer.chunk * 2)
    private var progress = RowProgress(total: nil)
    private var hasRows = false
    /// The level of the item that is open; -1 where the next item begins a list.
    private var level = -1
    private var hasBlocks = false

    init<RowValue>(_ table: TableDescription<RowValue>, _ renderer: MarkdownRenderer) {
        list = table.listLayout
        place = MarkdownPlace(.block, renderer.flavor)
        marksSelection = table.marksSelection
        emptyState = table.emptyState
        textsBelow = table.textsBelow
        footnotes = table.headFootnotes
        let blocks = buffer.appendMarkdownHead(of: table, in: place)
        hasBlocks = blocks
    }

    mutating func begin(expecting count: Int?, to output: inout some TableOutput) {
        progress = RowProgress(total: count)
    }

    mutating func write(_ row: RowInfo, _ cells: RowCells, to output: inout some TableOutput) throws {
        if !hasRows { footnotes = cells.footnotes }
        if row.kind == .summary { writePlaceholder() }
        hasRows = true
        let content = cells.write(row, to: &cell)
        switch row.kind {
        case .sectionHeader:
            beginParagraph()
            if content.count > 0 { buffer.appendMarkdown(0, of: content, isBold: true, in: place) }
            buffer.append("\n")
        case .data, .subtotal:
            // A row whose parent isn't shown, such as a page's first, can't be deeper than a list goes.
            level = min(row.kind == .data ? row.level : 0, level + 1)
            if level == 0 && isFirstItem { beginParagraph(isList: true) }
            write(row, content, label: cells.labelColumn)
        case .summary:
            beginParagraph()
            write(row, content, label: cells.labelColumn)
        }
        try buffer.flush(to: &output, &progress, level: row.level)
    }

    mutating func flush(to output: inout some TableOutput) throws { try buffer.flush(to: &output, all: true) }

    mutating func end(to output: inout some TableOutput) throws {
        writePlaceholder()
        for text in textsBelow.texts(footnotes: footnotes.texts) where !text.text.isBlank {
            beginParagraph()
            buffer.appendMarkdownParagraph(text.markedText, in: place)
        }
        try buffer.flush(to: &output, all: true)
    }

    /// Whether the next item begins a list.
    private var isFirstItem = true

    /// Parts what comes from what is above it, and ends the list unless it is one.
    private mutating func beginParagraph(isList: Bool = false) {
        if hasBlocks { buffer.append("\n") }
        hasBlocks = true
        isFirstItem = !isList
        if !isList { level = -1 }
    }

    private mutating func writePlaceholder() {
        guard !hasRows else { return }
        hasRows = true
        if emptyState.isBlank { return }
        beginParagraph()
        buffer.appendMarkdownParagraph(emptyState, in: place)
    }

    /// Writes a row: an item of the list, or a paragraph where it sums up all rows.
    private mutating func write(_ row: RowInfo, _ cells: WrittenCells, label: Int?) {
        let isItem = row.kind != .summary
        if isItem {
            buffer.append(repeating: UInt8(ascii: " "), count: 2 * level)
            buffer.append("- ")
        }
        if row.isSelected && marksSelection { buffer.append("● ") }
        if let isExpanded = row.isExpanded { buffer.append(isExpanded ? "▾ " : "▸ ") }
        let start = buffer.count
        if row.kind == .data {
            for column in list.leading { append(column, of: cells, behind: " ", from: start) }
            if let title = list.title { append(title, of: cells, behind: " ", from: start, isBold: true) }
        } else {
            let names = (label.map { [$0] } ?? []) + (list.title == label ? [] : list.title.map { [$0] } ?? [])
            for column in names { append(column, of: cells, behind: " · ", from: start, isBold: true) }
            if buffer.count == start { buffer.append(row.kind == .summary ? "**Summary**" : "**Subtotal**") }
        }
        let isBold = row.kind != .data
        let first = list.status + list.trailingAccessory
        for column in first {
            append(column, of: cells, behind: column == first.first ? " — " : " ", from: start, isBold: isBold)
        }
        buffer.append("\n")
        writeDetails(cells, isItem: isItem, isBold: isBold)
    }

    /// Writes what stands below a row's title as an item inside its own.
    private mutating func writeDetails(_ cells: WrittenCells, isItem: Bool, isBold: Bool) {
        let before = buffer.count
        buffer.append(repeating: UInt8(ascii: " "), count: isItem ? 2 * level + 2 : 0)
        buffer.append("- ")
        let start = buffer.count
        for column in list.details where !cells.isMissing(column) {
            append(column, of: cells, behind: " · ", from: start)
        }
        for (number, column) in list.substatus.enumerated() {
            append(column, of: cells, behind: number == 0 ? " — " : " ", from: start)
        }
        if buffer.count == start { buffer.count = before } else { buffer.append("\n") }
    }

    /// Appends a cell, behind a separator unless it is the first since a place; an empty cell is none.
    private mutating func append(
        _ column: Int, of cells: WrittenCells, behind separator: StaticString, from start: Int, isBold: Bool = false
    ) {
        if cells.text(of: column).isEmpty && cells.isPlain(column) { return }
        let isFirst = buffer.count == start
        if !isFirst { buffer.append(separator) }
        buffer.appendMarkdown(column, of: cells, isBold: isBold, in: isFirst ? place : place.with(.cell))
    }
}
