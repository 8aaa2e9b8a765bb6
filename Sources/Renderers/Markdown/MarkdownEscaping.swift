import TableDSL

extension ByteBuffer {
    /// Appends text so that a Markdown reader shows just that text (GFM 0.29): the one escaper of Markdown.
    ///
    /// What can't be mistaken for markup stays as it is, so that the source can be read. Line breaks become what the
    /// place has for them; characters that HTML can't carry become U+FFFD.
    ///
    /// Of a text that is written in parts, `part` is the bytes to write; what stands around them decides with. Past the
    /// text there is a buffer's slack.
    mutating func appendMarkdown(
        _ text: UnsafeBufferPointer<UInt8>, part: Range<Int>? = nil, in place: MarkdownPlace = .cell
    ) {
        let part = part ?? 0..<text.count
        var index = part.lowerBound
        while index < part.upperBound {
            // Long texts are written in parts, lest room is made for six times all.
            let partEnd = min(part.upperBound, index + 1024)
            let end = reserve(6 * (partEnd - index) + 2 * ByteBlock.size)
            count = Self.writeMarkdown(text, &index, upTo: partEnd, to: end, in: place) - base
        }
    }

    /// Appends plain cells, with what stands before and between them.
    mutating func appendMarkdown(_ cells: WrittenCells) {
        let size = cells.allText.count
        guard size <= 4096 else {
            for index in 0..<cells.count {
                append(index == 0 ? "| " : " | ")
                appendMarkdown(cells.text(of: index))
            }
            return
        }
        var end = reserve(6 * size + 2 * ByteBlock.size * (cells.count + 1))
        for cell in 0..<cells.count {
            // One store of four bytes, of which the first cell has but the last two.
            UnsafeMutableRawPointer(end).storeBytes(of: cell == 0 ? 0x207C : 0x20_7C20, as: UInt32.self)
            end += cell == 0 ? 2 : 3
            var index = 0
            let text = cells.text(of: cell)
            end = Self.writeMarkdown(text, &index, upTo: text.count, to: end, in: .cell)
        }
        count = end - base
    }

    /// Writes text from a place on where there is room for six times as much and two blocks; returns where it ends.
    @inline(__always)
    private static func writeMarkdown(
        _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int, upTo partEnd: Int,
        to start: UnsafeMutablePointer<UInt8>, in place: MarkdownPlace
    ) -> UnsafeMutablePointer<UInt8> {
        guard let base = text.baseAddress, index < partEnd else { return start }
        var end = start
        if index == 0 && (place.startsBlock || text[0] == 0x20 || text[0] >= 0x80) {
            (index, end) = writeMarkdownSpecial(at: 0, of: text, to: end, in: place)
        }
        // A blank at the end has to be seen too.
        let last = text[text.count - 1] == 0x80 && text.endsWithWideBlank ? text.count - 3 : text.count - 1
        let endsBlank = partEnd > last && index <= last && (text[last] == 0x20 || last < text.count - 1)
        let stop = endsBlank ? last : partEnd
        while index < stop {
            let block = ByteBlock(at: base + index)
            store(block.bytes, at: end)
            var clean = ByteBlock.first(asciiSpecials(block, in: place))
            if clean < ByteBlock.size, base[index + clean] >= 0x80 {
                clean = ByteBlock.first(specials(block, in: place))
            }
            if clean >= stop - index {
                end += stop - index
                index = stop
                break
            }
            index += clean
            end += clean
            if clean == ByteBlock.size { continue }
            let isBehindW = index > 0 && text[index - 1] | 0x20 == UInt8(ascii: "w")
            if text[index] == UInt8(ascii: "."), place.kind == .cell, !isBehindW {
                index += 1
                end += 1
            } else {
                (index, end) = writeMarkdownSpecial(at: index, of: text, to: end, in: place)
            }
        }
        if endsBlank, index == last { (index, end) = writeMarkdownSpecial(at: last, of: text, to: end, in: place) }
        return end
    }

    mutating func appendMarkdown(_ text: String, in place: MarkdownPlace = .cell) {
        // A paragraph begins and ends with what can be seen.
        let shown = place.isTrimmed ? text.unicodeScalars.trimmed { $0.properties.isWhitespace } : text
        let copy = ByteBuffer(shown)
        appendMarkdown(copy.bytes, in: place)
    }

    /// The bytes of a block that may be markup, or may have to be replaced, if all before them are ASCII.
    @inline(__always)
    private static func asciiSpecials(_ block: ByteBlock, in place: MarkdownPlace) -> ByteBlock.Marks {
        let brackets = ByteBlock(block.bytes | SIMD16(repeating: 0x20)).notBelowInASCII(0x7B)
        let clean =
            block.otherASCII(than: UInt8(ascii: "&"), ignoring: 0x08)
            & block.otherASCII(than: UInt8(ascii: "*"), ignoring: 0x10) & block.otherASCII(than: UInt8(ascii: "<"))
            & block.otherASCII(than: UInt8(ascii: "@"), ignoring: 0x20) & block.notBelowInASCII(0x20)
        let special = brackets | ~clean | block.bytes
        return special | placeSpecials(block, in: place)
    }

    /// The bytes of a block that may be markup, or may have to be replaced.
    ///
    /// These are controls, ``& * . : < @ ` [ \ ] ^ _ { | } ~``, and what begins a character that can't be shown.
    private static func specials(_ block: ByteBlock, in place: MarkdownPlace) -> ByteBlock.Marks {
        let brackets = ByteBlock(block.bytes | SIMD16(repeating: 0x20)).upwards(of: 0x7B)
        let marks =
            block.equal(to: UInt8(ascii: "&"), ignoring: 0x08) | block.equal(to: UInt8(ascii: "*"), ignoring: 0x10)
            | block.equal(to: UInt8(ascii: "<")) | block.equal(to: UInt8(ascii: "@"), ignoring: 0x20)
        let special = brackets | marks | block.below(0x20) | block.equal(to: 0xC2, ignoring: 0x20) | block.from(0xEF)
        return special | placeSpecials(block, in: place)
    }

    /// The bytes of a block that may be markup in some places alone.
    @inline(__always)
    private static func placeSpecials(_ block: ByteBlock, in place: MarkdownPlace) -> ByteBlock.Marks {
        var special = ByteBlock.Marks()
        // A list's number may end so, and a heading.
        if place.startsBlock { special |= block.equal(to: UInt8(ascii: ")")) }
        if place.kind == .heading { special |= block.equal(to: UInt8(ascii: "#")) }
        if place.isPortable { special |= block.equal(to: UInt8(ascii: "$")) }
        return special
    }

    /// Writes what stands for the character at a place, or the character; returns where both sides go on.
    private static func writeMarkdownSpecial(
        at index: Int, of text: UnsafeBufferPointer<UInt8>, to start: UnsafeMutablePointer<UInt8>,
        in place: MarkdownPlace
    ) -> (Int, UnsafeMutablePointer<UInt8>) {
        let escape = MarkdownEscape(text, index, place)
        var end = start
        if let replacement = escape.replacement {
            for place in 0..<replacement.utf8CodeUnitCount { end[place] = replacement.utf8Start[place] }
            return (index + escape.length, end + replacement.utf8CodeUnitCount)
        }
        if escape.needsBackslash {
            end.pointee = UInt8(ascii: "\\")
            end += 1
        }
        // What begins a longer character is followed by bytes that need nothing.
        end.pointee = text[index]
        return (index + 1, end + 1)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether U+3000 or U+1680 is the last character, which blocks don't tell from others.
    fileprivate var endsWithWideBlank: Bool {
        guard count >= 3 else { return false }
        return self[count - 3] == 0xE3 && self[count - 2] == 0x80 || self[count - 3] == 0xE1 && self[count - 2] == 0x9A
    }
}

extension String.UnicodeScalarView {
    /// The text without scalars of a kind at its ends.
    fileprivate func trimmed(_ isCut: (Unicode.Scalar) -> Bool) -> String {
        let start = firstIndex { !isCut($0) } ?? endIndex
        let end = self[start...].lastIndex { !isCut($0) }.map { index(after: $0) } ?? start
        return String(self[start..<end])
    }
}
