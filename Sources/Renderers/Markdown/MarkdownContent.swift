import TableDSL

extension ByteBuffer {
    /// Appends what a cell shows: its text escaped, bold, italic and struck-through runs, links and pictures.
    ///
    /// Emphasis that Markdown couldn't read where it stands, such as within a word, is left out; the text stays.
    mutating func appendMarkdown(_ index: Int, of cells: WrittenCells, isBold: Bool = false) {
        let text = cells.text(of: index)
        if cells.isPlain(index) {
            return appendMarkdown(text, part: 0..<text.count, emphasis: isBold ? .bold : [])
        }
        cells.forEachSpan(of: index) { run, span in
            guard let start = run.baseAddress, let base = text.baseAddress else { return }
            let part = start - base..<start - base + run.count
            let emphasis = span.style.emphasis.union(isBold ? .bold : [])
            switch span.role {
            case .footnote: appendMarkdown(text, part: part)
            case .text where Self.standsAlone(part, in: text): appendMarkdown(text, part: part, emphasis: emphasis)
            case .text: appendMarkdown(text, part: part)
            case .link(let destination):
                // Behind an exclamation mark it would be a picture.
                if part.lowerBound > 0, bytes.last == UInt8(ascii: "!") {
                    count -= 1
                    append("\\!")
                }
                appendMarkdownLink(run, to: destination)
            case .image(let source, _, _): appendMarkdownImage(run, source)
            case .mark where run.isEmpty: break
            case .mark(let picture, _, _):
                let copy = ByteBuffer(picture)
                appendMarkdown(copy.bytes, part: 0..<copy.count, emphasis: emphasis)
            }
        }
    }

    /// Appends part of a text between the marks of its emphasis, each line by itself, since marks don't reach over a
    /// break.
    private mutating func appendMarkdown(
        _ text: UnsafeBufferPointer<UInt8>, part: Range<Int>, emphasis: TextStyle.Emphasis
    ) {
        if emphasis.isDisjoint(with: [.bold, .italic, .strikethrough]) { return appendMarkdown(text, part: part) }
        let marks: [StaticString] = [
            emphasis.contains(.bold) ? "**" : "", emphasis.contains(.italic) ? "*" : "",
            emphasis.contains(.strikethrough) ? "~~" : "",
        ].filter { $0.utf8CodeUnitCount > 0 }
        var start = part.lowerBound
        while true {
            let end = text[start..<part.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? part.upperBound
            let isMarked = Self.canBeMarked(text.part(start..<end))
            if isMarked { marks.forEach { append($0) } }
            appendMarkdown(text, part: start..<end)
            if isMarked { marks.reversed().forEach { append($0) } }
            guard end < part.upperBound else { break }
            append("<br>")
            let isPair = text[end] == 0x0D && end + 1 < part.upperBound && text[end + 1] == 0x0A
            start = end + (isPair ? 2 : 1)
        }
    }

    /// Whether a line begins and ends with what can be seen, so that marks beside it are read.
    private static func canBeMarked(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        let text = String(decoding: line, as: UTF8.self).unicodeScalars
        guard let first = text.first, let last = text.last else { return false }
        func isVisible(_ scalar: Unicode.Scalar) -> Bool {
            scalar.value > 0x20 && !scalar.properties.isWhitespace
        }
        return isVisible(first) && isVisible(last)
    }

    /// Whether blanks or the cell's ends are on both sides of a run.
    private static func standsAlone(_ run: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !run.isEmpty else { return false }
        let opens = run.lowerBound == 0 || text[run.lowerBound - 1] <= 0x20 || text[run.lowerBound] == 0x0A
        let closes = run.upperBound == text.count || text[run.upperBound] <= 0x20
        return opens && closes
    }

    private mutating func appendMarkdownLink(_ text: UnsafeBufferPointer<UInt8>, to destination: String) {
        guard let address = URLFilter.link(destination), !text.isEmpty else { return appendMarkdown(text) }
        append("[")
        appendMarkdownLabel(text)
        append("](")
        appendMarkdownAddress(address)
        append(")")
    }

    private mutating func appendMarkdownImage(_ text: UnsafeBufferPointer<UInt8>, _ source: String) {
        guard let address = URLFilter.image(source) else { return appendMarkdown(text) }
        append("![")
        appendMarkdownLabel(text, in: .description)
        append("](")
        appendMarkdownAddress(address)
        append(")")
    }

    /// Appends a link's text, in which a closing bracket would end it.
    private mutating func appendMarkdownLabel(_ text: UnsafeBufferPointer<UInt8>, in place: MarkdownPlace = .cell) {
        var start = 0
        for end in text.indices where text[end] == UInt8(ascii: "]") {
            appendMarkdown(text, part: start..<end, in: place)
            append("\\]")
            start = end + 1
        }
        appendMarkdown(text, part: start..<text.count, in: place)
    }

    /// Appends an address in percent encoding wherever a character could end it, or the cell.
    private mutating func appendMarkdownAddress(_ address: String) {
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in address.utf8 {
            switch byte {
            case 0...0x20, 0x7F..., UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
                UInt8(ascii: "|"), UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "\""), UInt8(ascii: "*"),
                UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "]"):
                append(UInt8(ascii: "%"))
                append(digits[Int(byte >> 4)])
                append(digits[Int(byte & 15)])
            case UInt8(ascii: "&"): append("&amp;")
            default: append(byte)
            }
        }
    }
}
