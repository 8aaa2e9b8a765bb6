import TableDSL

/// Writes rows as lines of fields, and escapes them: the one escaper of CSV.
struct CSVWriter: ~Copyable {
    var output = ByteBuffer(capacity: ByteBuffer.chunk * 2)
    private var cell = CellWriter()
    /// Which columns hold numbers, by their values' type.
    private let areNumeric: [Bool]
    private var columns: Int { areNumeric.count }

    init(areNumeric: [Bool]) { self.areNumeric = areNumeric }

    mutating func writeHeader(_ titles: [String]) {
        for (index, title) in titles.enumerated() {
            var title = title
            title.withUTF8 { writeField($0, at: index, isNumeric: false) }
        }
        if !titles.isEmpty { endLine() }
    }

    mutating func write(_ row: RowInfo, _ cells: RowCells) {
        cells.write(row, to: &cell)
        for index in 0..<columns {
            if cell.extents[index].isMissing {
                writeField(UnsafeBufferPointer(start: nil, count: 0), at: index, isNumeric: false)
            } else {
                writeField(cell.text(of: index), at: index, isNumeric: areNumeric[index])
            }
        }
        if columns > 0 { endLine() }
    }

    private mutating func endLine() {
        output.append("\r\n")
    }

    private mutating func writeField(_ text: UnsafeBufferPointer<UInt8>, at index: Int, isNumeric: Bool) {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        // A line of one empty field would read as no line at all.
        if text.isEmpty {
            if columns == 1 { output.append("\"\"") }
            return
        }
        // A number's sign begins no formula, in whatever currency.
        let isSigned = text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+")
        let guarded = Self.isFormula(text) && !(isNumeric && isSigned)
        guard guarded || Self.needsQuotes(text) else { return output.append(text) }
        output.append(UInt8(ascii: "\""))
        if guarded { output.append(UInt8(ascii: "'")) }
        for byte in text {
            switch byte {
            case UInt8(ascii: "\""): output.append("\"\"")
            case 0: output.append("\u{FFFD}")
            default: output.append(byte)
            }
        }
        output.append(UInt8(ascii: "\""))
    }

    private static func needsQuotes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = text.first, let last = text.last else { return false }
        // Readers differ on blanks at the ends, a number sign at the start, and a byte order mark.
        if first <= 0x20 || last <= 0x20 || first == UInt8(ascii: "#") || first == 0xEF { return true }
        return text.contains { byte in
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: "\""), 0x0A, 0x0D, 0: true
            default: false
            }
        }
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
