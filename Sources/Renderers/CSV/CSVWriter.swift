import TableDSL

/// Writes rows as lines of fields, and escapes them: the one escaper of CSV.
struct CSVWriter: ~Copyable, TableWriter {
    private var buffer = ByteBuffer(capacity: ByteBuffer.chunk * 2)
    private var progress = RowProgress(total: nil)
    private let titles: [String]
    private var cell = CellWriter()
    /// Which columns hold numbers, by their values' type.
    private let areNumeric: [Bool]
    private let options: CSVRenderer
    /// The separator's byte, which every field is searched for.
    private let separator: UInt8
    private var columns: Int { areNumeric.count }

    init<RowValue>(_ table: TableDescription<RowValue>, _ options: CSVRenderer) {
        self.options = options
        separator = options.separator.rawValue
        areNumeric = table.columns.map(\.isNumeric)
        titles = table.columns.map(\.titleWithGroups)
    }

    mutating func begin(expecting count: Int?, to output: inout some TableOutput) {
        progress = RowProgress(total: count)
        if options.hasByteOrderMark { buffer.append("\u{FEFF}") }
        for (index, title) in titles.enumerated() {
            let copy = ByteBuffer(title)
            writeField(copy.bytes, at: index, isNumeric: false)
        }
        if !titles.isEmpty { endLine() }
    }

    mutating func flush(to output: inout some TableOutput) throws { try buffer.flush(to: &output, all: true) }

    mutating func end(to output: inout some TableOutput) throws { try buffer.flush(to: &output, all: true) }

    mutating func write(_ row: RowInfo, _ cells: RowCells, to output: inout some TableOutput) throws {
        guard row.kind == .data else { return }
        let content = cells.write(row, to: &cell)
        for index in 0..<columns {
            if content.isMissing(index) {
                writeField(UnsafeBufferPointer(start: nil, count: 0), at: index, isNumeric: false)
            } else if let value = Self.valueText(of: index, in: content) {
                let copy = ByteBuffer(value)
                writeField(copy.bytes, at: index, isNumeric: areNumeric[index])
            } else {
                writeField(content.text(of: index), at: index, isNumeric: areNumeric[index])
            }
        }
        if columns > 0 { endLine() }
        try buffer.flush(to: &output, &progress, level: row.level)
    }

    /// The text of a cell without the marks of footnotes; nil where it has none.
    private static func valueText(of cell: Int, in cells: WrittenCells) -> String? {
        if cells.isPlain(cell) { return nil }
        var (value, hasMarks) = ("", false)
        cells.forEachSpan(of: cell) { text, span in
            if case .footnote = span.role { hasMarks = true } else { value += String(decoding: text, as: UTF8.self) }
        }
        return hasMarks ? value : nil
    }

    private mutating func endLine() {
        buffer.append("\r\n")
    }

    private mutating func writeField(_ text: UnsafeBufferPointer<UInt8>, at index: Int, isNumeric: Bool) {
        if index > 0 { buffer.append(separator) }
        // A line of one empty field would read as no line at all.
        if text.isEmpty {
            if columns == 1 { buffer.append("\"\"") }
            return
        }
        if isNumeric, options.decimalSeparator == .comma, let point = Self.decimalPoint(of: text) {
            return writeWithComma(text, at: point)
        }
        // A number's sign begins no formula, in whatever currency.
        let isSigned = text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+")
        let guarded = options.formulas == .guarded && Self.isFormula(text) && !(isNumeric && isSigned)
        guard guarded || needsQuotes(text) else { return buffer.append(text) }
        buffer.append(UInt8(ascii: "\""))
        if guarded { buffer.append(UInt8(ascii: "'")) }
        var rest = text[...]
        while let end = rest.firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == 0 }) {
            buffer.append(UnsafeBufferPointer(rebasing: rest[..<end]))
            buffer.append(text[end] == 0 ? "\u{FFFD}" : "\"\"")
            rest = rest[(end + 1)...]
        }
        buffer.append(UnsafeBufferPointer(rebasing: rest))
        buffer.append(UInt8(ascii: "\""))
    }

    private mutating func writeWithComma(_ text: UnsafeBufferPointer<UInt8>, at point: Int) {
        // A comma between commas needs quotes.
        let isQuoted = options.separator == .comma
        if isQuoted { buffer.append(UInt8(ascii: "\"")) }
        buffer.append(UnsafeBufferPointer(rebasing: text[..<point]))
        buffer.append(UInt8(ascii: ","))
        buffer.append(UnsafeBufferPointer(rebasing: text[(point + 1)...]))
        if isQuoted { buffer.append(UInt8(ascii: "\"")) }
    }

    /// Where the only point of a number stands that has no other signs than digits and an exponent's; nil for others.
    private static func decimalPoint(of text: UnsafeBufferPointer<UInt8>) -> Int? {
        var point: Int?
        for (index, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"):
                continue
            case UInt8(ascii: ".") where point == nil: point = index
            default: return nil
            }
        }
        return point
    }

    private func needsQuotes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = text.baseAddress, let first = text.first, let last = text.last else { return false }
        // Readers differ on blanks at the ends, a number sign at the start, and a byte order mark.
        if first <= 0x20 || last <= 0x20 || first == UInt8(ascii: "#") || first == 0xEF { return true }
        var offset = 0
        while offset < text.count {
            let block = ByteBlock(at: base + offset)
            // Line feed and carriage return, quotation mark, separator, NUL.
            let special =
                block.equal(to: 0x0A) | block.equal(to: 0x0D) | block.equal(to: UInt8(ascii: "\""))
                | block.equal(to: separator) | block.equal(to: 0)
            let place = ByteBlock.first(special)
            if place < ByteBlock.size { return offset + place < text.count }
            offset += ByteBlock.size
        }
        return false
    }

    /// Whether a spreadsheet would run the text: it starts with an operator, also a fullwidth one.
    private static func isFormula(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        switch text[0] {
        case UInt8(ascii: "="), UInt8(ascii: "@"), UInt8(ascii: "+"), UInt8(ascii: "-"), 0x09, 0x0D, 0x0A, 0x00:
            return true
        case 0xEF where text.count >= 3 && text[1] == 0xBC:
            // Fullwidth + - = @.
            return [0x8B, 0x8D, 0x9D, 0xA0].contains(text[2])
        default: return false
        }
    }
}
