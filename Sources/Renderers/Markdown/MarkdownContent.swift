import TableDSL

extension ByteBuffer {
    /// Appends what a cell shows: its text escaped, bold, italic and struck-through runs, links and pictures.
    ///
    /// Emphasis that Markdown couldn't read where it stands, such as between two runs that touch, is left out; the text
    /// stays.
    mutating func appendMarkdown(
        _ index: Int, of cells: WrittenCells, isBold: Bool = false, in place: MarkdownPlace = .cell
    ) {
        let text = cells.text(of: index)
        if cells.isPlain(index) {
            return appendMarkdown(text, part: 0..<text.count, emphasis: isBold ? .bold : [], in: place)
        }
        // Where the marks of the run before ended; marks that touch others would be read as theirs.
        var markEnd = -1
        cells.forEachSpan(of: index) { run, span in
            guard let start = run.baseAddress, let base = text.baseAddress else { return }
            let part = start - base..<start - base + run.count
            let emphasis = span.style.emphasis.union(isBold ? .bold : []).intersection(place.emphasis)
            // Only what begins the text can begin a block.
            let place = part.lowerBound > 0 && place.kind == .block ? place.with(.cell) : place
            switch span.role {
            case .footnote: appendMarkdown(text, part: part, in: place)
            case .text where emphasis.isEmpty || markEnd == part.lowerBound || !text.canMark(part):
                appendMarkdown(text, part: part, in: place)
            case .text:
                appendMarkdown(text, part: part, emphasis: emphasis, in: place)
                markEnd = part.upperBound
            case .link(let destination):
                // Behind an exclamation mark it would be a picture.
                if part.lowerBound > 0, bytes.last == UInt8(ascii: "!") {
                    count -= 1
                    append("\\!")
                }
                appendMarkdownLink(run, to: destination, in: place)
            case .image(let source, _, _): appendMarkdownImage(run, source, in: place)
            case .mark(let picture, _):
                let copy = ByteBuffer(picture)
                appendMarkdown(copy.bytes, in: place)
            }
        }
    }

    /// Appends part of a text between the marks of its emphasis, each line by itself, since marks don't reach over a
    /// break.
    private mutating func appendMarkdown(
        _ text: UnsafeBufferPointer<UInt8>, part: Range<Int>, emphasis: TextStyle.Emphasis, in place: MarkdownPlace
    ) {
        let marks: [StaticString] = [
            emphasis.contains(.bold) ? "**" : "", emphasis.contains(.italic) ? "*" : "",
            emphasis.contains(.strikethrough) ? "~~" : "",
        ].filter { $0.utf8CodeUnitCount > 0 }
        if marks.isEmpty { return appendMarkdown(text, part: part, in: place) }
        var start = part.lowerBound
        while true {
            let end = text[start..<part.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? part.upperBound
            let isMarked = text.part(start..<end).hasVisibleEnds
            if isMarked { marks.forEach { append($0) } }
            // Behind a mark nothing begins a block.
            appendMarkdown(text, part: start..<end, in: isMarked && place.kind == .block ? place.with(.cell) : place)
            if isMarked { marks.reversed().forEach { append($0) } }
            guard end < part.upperBound else { break }
            append(place.lineBreak)
            let isPair = text[end] == 0x0D && end + 1 < part.upperBound && text[end + 1] == 0x0A
            start = end + (isPair ? 2 : 1)
        }
    }

    private mutating func appendMarkdownLink(
        _ text: UnsafeBufferPointer<UInt8>, to destination: String, in place: MarkdownPlace
    ) {
        guard let address = URLFilter.link(destination), !text.isEmpty else { return appendMarkdown(text, in: place) }
        append("[")
        appendMarkdownLabel(text, in: place.with(.cell))
        append("](")
        appendMarkdownAddress(address)
        append(")")
    }

    private mutating func appendMarkdownImage(
        _ text: UnsafeBufferPointer<UInt8>, _ source: String, in place: MarkdownPlace
    ) {
        guard let address = URLFilter.image(source) else { return appendMarkdown(text, in: place) }
        append("![")
        appendMarkdownLabel(text, in: place.with(.description))
        append("](")
        appendMarkdownAddress(address)
        append(")")
    }

    /// Appends a link's text, in which a closing bracket would end it.
    private mutating func appendMarkdownLabel(_ text: UnsafeBufferPointer<UInt8>, in place: MarkdownPlace) {
        var start = 0
        // What begins so may be the mark of a footnote.
        if text.first == UInt8(ascii: "^") {
            append("&#94;")
            start = 1
        }
        for end in text.indices where text[end] == UInt8(ascii: "]") {
            appendMarkdown(text, part: start..<end, in: place)
            append(place.isPortable ? "&#93;" : "\\]")
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
