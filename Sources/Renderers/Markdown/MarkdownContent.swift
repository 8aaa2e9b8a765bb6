import TableDSL

extension ByteBuffer {
    /// Appends what a cell shows: its text escaped, bold, italic and struck-through runs, links and pictures.
    ///
    /// Emphasis that Markdown couldn't read where it stands, such as within a word, is left out; the text stays.
    mutating func appendMarkdown(_ index: Int, of cells: borrowing CellWriter, isBold: Bool = false) {
        let text = cells.text(of: index)
        if cells.isPlain(index) { return appendMarkdown(text, emphasis: isBold ? .bold : []) }
        cells.forEachSpan(of: index) { part, span in
            let emphasis = span.style.emphasis.union(isBold ? .bold : [])
            switch span.role {
            case .text where Self.standsAlone(part, in: text): appendMarkdown(part, emphasis: emphasis)
            case .text: appendMarkdown(part)
            case .link(let destination): appendMarkdownLink(part, to: destination)
            case .image(let source, _, _): appendMarkdownImage(part, source)
            }
        }
    }

    /// Appends text between the marks of its emphasis, each line by itself, since marks don't reach over a break.
    private mutating func appendMarkdown(_ text: UnsafeBufferPointer<UInt8>, emphasis: TextStyle.Emphasis) {
        let marks: [StaticString] = [
            emphasis.contains(.bold) ? "**" : "", emphasis.contains(.italic) ? "*" : "",
            emphasis.contains(.strikethrough) ? "~~" : "",
        ].filter { $0.utf8CodeUnitCount > 0 }
        guard !marks.isEmpty else { return appendMarkdown(text) }
        for (index, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if index > 0 { append("<br>") }
            let isMarked = line.first.map { $0 > 0x20 } ?? false && line.last.map { $0 > 0x20 } ?? false
            if isMarked { marks.forEach { append($0) } }
            appendMarkdown(UnsafeBufferPointer(rebasing: line))
            if isMarked { marks.reversed().forEach { append($0) } }
        }
    }

    /// Whether blanks or the cell's ends are on both sides of a run, and none at its own ends.
    private static func standsAlone(
        _ run: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard let start = run.baseAddress, let base = text.baseAddress else { return false }
        let offset = start - base
        let end = offset + run.count
        let opens = offset == 0 || text[offset - 1] <= 0x20 || run.first == UInt8(ascii: "\n")
        let closes = end == text.count || text[end] <= 0x20
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
        appendMarkdownLabel(text)
        append("](")
        appendMarkdownAddress(address)
        append(")")
    }

    /// Appends a link's text, in which a closing bracket would end it.
    private mutating func appendMarkdownLabel(_ text: UnsafeBufferPointer<UInt8>) {
        let parts = text.split(separator: UInt8(ascii: "]"), omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            if index > 0 { append("\\]") }
            appendMarkdown(UnsafeBufferPointer(rebasing: part))
        }
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
