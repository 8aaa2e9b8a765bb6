import FoundationEssentials
import TableDSL

/// Writes the rows of a Markdown table: as they come, or all at the end where columns line up.
struct MarkdownWriter: ~Copyable, TableWriter {
    struct Column {
        var title: String
        var alignment: ColumnAlignment
        /// The column's place among the cells; nil for the column of selection marks.
        var source: Int?
    }

    private let columns: [Column]
    private let outlineColumn: Int?
    private let emptyState: String
    private let textsBelow: TextsBelow
    /// Where cells stand.
    private let place: MarkdownPlace
    /// The footnotes met so far.
    private var footnotes: FootnoteList
    /// Whether a row without looks needs nothing but its text.
    private let isFlat: Bool
    /// Whether columns line up.
    private let isAligned: Bool
    private let measure = TextWidth()
    private var cell = CellWriter()
    /// The cells of a table whose columns line up, the titles first.
    private var store: CellStore
    private var buffer = ByteBuffer(capacity: ByteBuffer.chunk * 2)
    private var progress = RowProgress(total: nil)
    private var hasRows = false
    /// Whether something stands above the next block, and a blank line has to part them.
    private var hasBlocks = false

    init<RowValue>(_ table: TableDescription<RowValue>, _ renderer: MarkdownRenderer) {
        outlineColumn = table.outlineColumn
        emptyState = table.emptyState
        textsBelow = table.textsBelow
        footnotes = table.headFootnotes
        isAligned = renderer.layout == .aligned
        let place = MarkdownPlace(.cell, renderer.flavor)
        self.place = place
        let marks = table.marksSelection ? [Column(title: "", alignment: .center)] : []
        let showsTitles = !table.headerRows.isEmpty
        let shown = table.columns.enumerated().map { index, column in
            Column(
                title: showsTitles ? Self.title(column) : "", alignment: column.alignment, source: index)
        }
        columns = marks + shown
        // As in HTMLWriter, no property is read in an operand of && before all are there.
        isFlat = marks.isEmpty && table.outlineColumn == nil && !place.isPortable
        store = CellStore(columns: columns.count)
        let blocks = buffer.appendMarkdownHead(of: table, in: place)
        hasBlocks = blocks
    }

    mutating func begin(expecting count: Int?, to output: inout some TableOutput) {
        progress = RowProgress(total: count)
        if columns.isEmpty { return }
        if hasBlocks { buffer.append("\n") }
        hasBlocks = true
        writeTexts(columns.map(\.title))
        if !isAligned { writeDelimiters(columns.map { _ in 3 }) }
    }

    mutating func write(_ row: RowInfo, _ cells: RowCells, to output: inout some TableOutput) throws {
        if columns.isEmpty { return }
        if !hasRows { footnotes = cells.footnotes }
        if row.kind == .summary { writePlaceholder() }
        hasRows = true
        if isAligned, let expected = progress.total {
            progress.written += 1
            if progress.written == CellStore.sample { store.reserve(rows: expected) }
        }
        let content = cells.write(row, to: &cell)
        if !isAligned {
            writeCompact(row, content)
            try buffer.flush(to: &output, &progress, level: row.level)
        } else {
            if isFlat && row.kind == .data && content.arePlain { return store.add(markdown: content, measure) }
            for index in columns.indices {
                store.text.appendMarkdown(row, content, in: columns[index].source, isOutline: isOutline(index), place)
                store.endCell(column: index, measure: measure)
            }
        }
    }

    mutating func flush(to output: inout some TableOutput) throws { try buffer.flush(to: &output, all: true) }

    mutating func end(to output: inout some TableOutput) throws {
        if !columns.isEmpty { writePlaceholder() }
        if isAligned { try writeAligned(to: &output) }
        for text in textsBelow.texts(footnotes: footnotes.texts) where !text.text.isBlank {
            if hasBlocks { buffer.append("\n") }
            hasBlocks = true
            buffer.appendMarkdownParagraph(text.markedText, in: place)
        }
        try buffer.flush(to: &output, all: true)
    }

    private static func title<RowValue>(_ column: ColumnDescription<RowValue>) -> String {
        column.markedTitleWithGroups + (column.sort.map { " " + $0.mark() } ?? "")
    }

    private mutating func writePlaceholder() {
        guard !hasRows else { return }
        hasRows = true
        writeTexts(columns.indices.map { $0 == 0 ? emptyState : "" })
    }

    /// Writes a row of texts of the table's own.
    private mutating func writeTexts(_ texts: [String]) {
        for (index, text) in texts.enumerated() {
            if isAligned {
                store.text.appendMarkdown(text, in: place)
                store.endCell(column: index, measure: measure)
            } else {
                buffer.append(index == 0 ? "| " : " | ")
                buffer.appendMarkdown(text, in: place)
            }
        }
        if !isAligned { buffer.append(" |\n") }
    }

    private func isOutline(_ index: Int) -> Bool { outlineColumn != nil && columns[index].source == outlineColumn }

    private mutating func writeCompact(_ row: RowInfo, _ content: WrittenCells) {
        if isFlat && row.kind == .data && content.arePlain {
            buffer.appendMarkdown(content)
        } else {
            for index in columns.indices {
                buffer.append(index == 0 ? "| " : " | ")
                buffer.appendMarkdown(row, content, in: columns[index].source, isOutline: isOutline(index), place)
            }
        }
        buffer.append(" |\n")
    }

    /// Writes the line between the header and the rows, each column as wide as the widths say.
    private mutating func writeDelimiters(_ widths: [Int]) {
        let dash = UInt8(ascii: "-")
        for (column, width) in zip(columns, widths) {
            buffer.append("| ")
            switch column.alignment {
            case .leading, .automatic: buffer.append(repeating: dash, count: width)
            case .center:
                buffer.append(":")
                buffer.append(repeating: dash, count: width - 2)
                buffer.append(":")
            case .trailing, .numeric:
                buffer.append(repeating: dash, count: width - 1)
                buffer.append(":")
            }
            buffer.append(" ")
        }
        buffer.append("|\n")
    }

    /// Writes the stored rows, each cell padded to its column's width.
    private mutating func writeAligned(to output: inout some TableOutput) throws {
        if columns.isEmpty { return }
        let widths = columns.indices.map { max(store.widths[$0], 3) }
        var parts = ByteBuffer()
        parts.append(" |  |\n")
        let (separator, lineEnd) = (0..<3, 3..<6)
        var cursor = CellCursor()
        let rows = store.count / columns.count
        progress = RowProgress(total: rows)
        for row in 0..<rows {
            buffer.append("| ")
            for index in columns.indices {
                let cell = cursor.next(in: store)
                let space = widths[index] - cell.width
                let before =
                    switch columns[index].alignment {
                    case .leading, .automatic: 0
                    case .center: space / 2
                    case .trailing, .numeric: space
                    }
                buffer.append(
                    cell.text, of: store.text, before: before, after: space - before,
                    index + 1 < columns.count ? separator : lineEnd, of: parts)
            }
            if row == 0 { writeDelimiters(widths) }
            try buffer.flush(to: &output, &progress)
        }
    }
}

extension ByteBuffer {
    /// Appends what is in a row's cell: a mark of selection where it is none of the columns.
    fileprivate mutating func appendMarkdown(
        _ row: RowInfo, _ content: WrittenCells, in column: Int?, isOutline: Bool, _ place: MarkdownPlace
    ) {
        guard let column else { return append(row.isSelected ? "●" : "") }
        if isOutline && row.kind == .data {
            for _ in 0..<row.level { append("&emsp;") }
            if let isExpanded = row.isExpanded { append(isExpanded ? "▾ " : "▸ ") }
        }
        appendMarkdown(column, of: content, isBold: row.kind != .data, in: place)
    }
}
