import FoundationEssentials
import TableDSL

/// A table's text, sanitised and measured, before it is laid out for a width.
struct TerminalGrid: ~Copyable {
    struct Column {
        var title: String
        var groups: [String]
        var alignment: ColumnAlignment
        var verticalAlignment = VerticalAlignment.top
        var width = ColumnWidth.automatic
        var lineLimit: Int?
        var truncationMode: TruncationMode?
        var priority = 0
        var isRowHeader = false
        /// The column's place among the cells; nil for the column of selection marks.
        var source: Int?
        /// The most cells before and behind a decimal point, where the column lines them up.
        var integerWidth = 0
        var fractionWidth = 0

        /// Whether cells are numbers, which are never wrapped.
        var isNumeric: Bool { alignment == .numeric || alignment == .trailing }
    }

    var columns: [Column]
    /// Group titles over the columns shown, by header row from the top.
    let headerRows: [[HeaderCell]]
    let title: String?
    let notes: [String]
    let emptyState: String
    let style: TableStyle
    let columnDividers: Bool?
    let rowDividerInterval: Int
    let alternatesRowBackgrounds: Bool
    /// The rows that were added and not yet written.
    private(set) var rows = RowStore()
    /// Whether there ever was a row.
    private var hasRows = false
    /// The cells of all rows; a section's header and the placeholder are one cell in the first column's place.
    private(set) var store: CellStore
    /// The widest text that goes across all columns.
    private(set) var spanningWidth = 0

    let measure = TextWidth()
    private let sanitizer: TextSanitizer
    private var cell = CellWriter()
    let outlineColumn: Int?
    private let usesASCII: Bool
    /// Whether a row without looks needs nothing but its text.
    private let isFlat: Bool

    init<RowValue>(_ table: TableDescription<RowValue>, options: ANSIRenderer) {
        let marks =
            table.marksSelection
            ? [Column(title: "", groups: [], alignment: .leading, width: .fixed(1), priority: .max)] : []
        let sanitizer = TextSanitizer(usesASCII: options.usesASCII)
        self.sanitizer = sanitizer
        columns =
            marks
            + table.columns.enumerated().map { index, column in
                Column(
                    title: Self.title(column, sanitizer, usesASCII: options.usesASCII), groups: column.groups,
                    alignment: column.alignment,
                    verticalAlignment: column.verticalAlignment, width: column.width, lineLimit: column.lineLimit,
                    truncationMode: column.truncationMode, priority: column.priority,
                    isRowHeader: column.isRowHeader, source: index)
            }
        let shift = marks.count
        headerRows = table.headerRows.map { row in
            row.map { cell in
                HeaderCell(
                    title: Self.line(cell.title, sanitizer),
                    columns: cell.columns.lowerBound + shift..<cell.columns.upperBound + shift,
                    rowSpan: cell.rowSpan, isGroup: cell.isGroup)
            }
        }
        title = table.title.map { Self.line($0, sanitizer) }
        notes = table.paragraphsBelow.map { Self.line($0, sanitizer) }
        emptyState = table.emptyState
        style = options.style == .automatic ? table.style : options.style
        columnDividers = table.columnDividers
        rowDividerInterval = table.rowDividerInterval
        alternatesRowBackgrounds = table.alternatesRowBackgrounds
        outlineColumn = table.outlineColumn
        usesASCII = options.usesASCII
        store = CellStore(columns: columns.count + 1)
        isFlat =
            marks.isEmpty && table.outlineColumn == nil && !table.columns.contains { $0.alignment == .numeric }
    }

    private static func title<RowValue>(
        _ column: ColumnDescription<RowValue>, _ sanitizer: TextSanitizer, usesASCII: Bool
    ) -> String {
        line(column.title, sanitizer) + (column.sort.map { " " + $0.mark(usesASCII: usesASCII) } ?? "")
    }

    /// Text that is safe in a terminal, on one line.
    private static func line(_ text: String, _ sanitizer: TextSanitizer) -> String {
        let copy = ByteBuffer(text)
        var buffer = ByteBuffer()
        _ = sanitizer.append(copy.bytes, to: &buffer)
        return String(decoding: buffer.bytes.map { $0 == 0x0A ? 0x20 : $0 }, as: UTF8.self)
    }

    /// Takes in the next row.
    mutating func add(_ row: RowInfo, _ cells: RowCells) {
        if !hasRows && row.kind == .summary { addPlaceholder() }
        hasRows = true
        var shown = RowStore.Row(ordinal: row.ordinal, kind: row.kind, isSelected: row.isSelected)
        let content = cells.write(row, to: &cell)
        if isFlat && row.kind == .data && content.arePlain && content.allText.isPrintable {
            rows.append(shown)
            return store.add(printable: content)
        }
        defer { rows.append(shown) }
        if row.kind == .sectionHeader {
            store.text.append(repeating: UInt8(ascii: " "), count: row.level * 2)
            if columns.contains(where: { $0.source != nil }) { return addCell(0, of: content, to: columns.count) }
            return endSpanningCell()
        }
        for index in columns.indices {
            guard let source = columns[index].source else {
                store.text.append(row.isSelected ? (usesASCII ? "*" : "●") : "")
                store.endCell(column: index, measure: measure)
                continue
            }
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
        var isMultiline = false
        let start = store.text.count
        if cells.isPlain(source) {
            let text = cells.text(of: source)
            if isFlat && column < columns.count && text.isPrintable {
                return store.add(printable: text, column: column)
            }
            isMultiline = sanitizer.append(text, to: &store.text).contains(.lineBreaks)
        } else {
            cells.forEachSpan(of: source) { text, span in
                if sanitizer.append(text, to: &store.text).contains(.lineBreaks) { isMultiline = true }
                store.endSpan(span.style, span.role)
            }
        }
        if column < columns.count, columns[column].alignment == .numeric, !isMultiline {
            let text = store.text.bytes.part(start..<store.text.count)
            let fraction = DecimalFraction.width(of: text)
            let whole = measure.width(of: text) - fraction
            columns[column].fractionWidth = max(columns[column].fractionWidth, fraction)
            columns[column].integerWidth = max(columns[column].integerWidth, whole)
        }
        store.endCell(column: column, measure: measure, isMultiline: isMultiline)
        if column == columns.count { spanningWidth = store.widths[column] }
    }
}

/// The part of a number from its decimal point on.
enum DecimalFraction {
    /// The cells of the last point with a digit behind it and of all that follows; 0 where there is none.
    static func width(of text: UnsafeBufferPointer<UInt8>) -> Int {
        guard let point = text.lastIndex(of: UInt8(ascii: ".")), point + 1 < text.count,
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[point + 1])
        else { return 0 }
        // What follows the digits, such as a currency sign, may be beyond ASCII.
        return TextWidth().width(of: text.part(point..<text.count))
    }
}
