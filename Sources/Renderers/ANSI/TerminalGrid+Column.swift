import FoundationEssentials
import TableDSL

extension TerminalGrid {
    struct Column {
        var title: String
        /// The marks of the sort order at the title's end.
        var sortMark = ""
        var titleOverflow = TitleOverflow.widen
        var groups: [String]
        var alignment: ColumnAlignment
        var verticalAlignment = VerticalAlignment.top
        var width = ColumnWidth.automatic
        var lineLimit: Int?
        var truncationMode: TruncationMode?
        var lineBreakMode = LineBreakMode.word
        var priority = 0
        var isRowHeader = false
        var mergesRepeats = false
        /// The column's place among the cells; nil for the column of selection marks.
        var source: Int?
        /// The most cells before and behind a decimal point, where the column lines them up.
        var integerWidth = 0
        var fractionWidth = 0

        /// Whether cells are numbers, which are never wrapped.
        var isNumeric: Bool { alignment == .numeric || alignment == .trailing }
        /// Whether cells that don't fit go on in further lines.
        var wraps: Bool { lineBreakMode != .none }
    }

    /// The marks of footnotes behind a title.
    static func marks(_ numbers: [Int], usesASCII: Bool) -> String {
        usesASCII ? numbers.map { "[\($0)]" }.joined() : FootnoteList.marks(numbers)
    }

    /// Text that is safe in a terminal, on one line.
    static func line(_ text: String, _ sanitizer: TextSanitizer) -> String {
        let copy = ByteBuffer(text)
        var buffer = ByteBuffer()
        _ = sanitizer.append(copy.bytes, to: &buffer)
        return String(decoding: buffer.bytes.map { $0 == 0x0A ? 0x20 : $0 }, as: UTF8.self)
    }
}
