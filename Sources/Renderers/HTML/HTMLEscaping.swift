import TableDSL

extension ByteBuffer {
    /// Appends text as HTML text: the one escaper of HTML.
    ///
    /// Markup characters become references, line breaks elements, and characters that HTML can't carry U+FFFD. Past the
    /// text there is a buffer's slack.
    mutating func appendHTML(_ text: UnsafeBufferPointer<UInt8>) {
        appendHTML(text, isAttribute: false)
    }

    mutating func appendHTML(_ text: String) {
        let copy = ByteBuffer(text)
        appendHTML(copy.bytes)
    }

    /// Appends text as the value of an attribute in double quotes.
    mutating func appendHTMLAttribute(_ text: UnsafeBufferPointer<UInt8>) {
        appendHTML(text, isAttribute: true)
    }

    mutating func appendHTMLAttribute(string text: String) {
        let copy = ByteBuffer(text)
        appendHTML(copy.bytes, isAttribute: true)
    }

    /// Appends an address as the value of an attribute, in percent encoding where a URL can't hold a character.
    mutating func appendHTMLAddress(_ address: String) {
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in address.utf8 {
            switch byte {
            case 0...0x20, 0x7F..., UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
                UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
                append(UInt8(ascii: "%"))
                append(digits[Int(byte >> 4)])
                append(digits[Int(byte & 15)])
            case UInt8(ascii: "&"): append("&amp;")
            case UInt8(ascii: "'"): append("&#39;")
            default: append(byte)
            }
        }
    }

    /// Appends cells of text as HTML text, each behind its column's tags.
    mutating func appendHTML(
        _ cells: WrittenCells, _ range: Range<Int>, in columns: [HTMLColumn], tags: borrowing ByteBuffer,
        styles: inout HTMLStyleTags
    ) {
        let size = cells.allText.count
        guard size <= 4096 else {
            for index in range {
                append(columns[index].open, of: tags)
                appendHTML(index, of: cells, styles.colors)
            }
            return
        }
        // The longest reference is of six bytes.
        let room = 6 * size + tags.count + 2 * ByteBlock.size * (columns.count + 2 * cells.spanCount)
        var longest = styles.longest
        var end = reserve(room + longest * cells.spanCount)
        for index in range {
            end = copy(columns[index].open, of: tags, to: end)
            let text = cells.text(of: index)
            guard var source = text.baseAddress else { continue }
            if columns[index].writesDigits, text.count <= ByteBlock.size, cells.isPlain(index) {
                store(load16(source), at: end)
                end += text.count
                continue
            }
            let start = source
            for span in cells.spans(of: index) {
                let around = styles.around(cells.spans[span].packed)
                if styles.longest > longest {
                    longest = styles.longest
                    count = end - base
                    end = reserve(room + longest * cells.spanCount)
                }
                end = copy(around.open, of: styles.tags, to: end)
                let stop = start + cells.spanLength(upTo: span, of: index)
                end = Self.writeHTML(&source, upTo: stop, before: stop, to: end, isAttribute: false)
                end = copy(around.close, of: styles.tags, to: end)
            }
            let stop = start + text.count
            end = Self.writeHTML(&source, upTo: stop, before: stop, to: end, isAttribute: false)
        }
        count = end - base
    }

    @inline(__always)
    private mutating func appendHTML(_ text: UnsafeBufferPointer<UInt8>, isAttribute: Bool) {
        guard var source = text.baseAddress else { return }
        let stop = source + text.count
        while source < stop {
            // Long texts are written in parts, lest room is made for six times all.
            let partEnd = min(stop, source + 1024)
            let end = reserve(6 * (partEnd - source) + 2 * ByteBlock.size)
            count = Self.writeHTML(&source, upTo: partEnd, before: stop, to: end, isAttribute: isAttribute) - base
        }
    }

    /// Writes text from a place on where there is room for six times as much and two blocks; returns where it ends.
    @inline(__always)
    private static func writeHTML(
        _ source: inout UnsafePointer<UInt8>, upTo partEnd: UnsafePointer<UInt8>, before stop: UnsafePointer<UInt8>,
        to start: UnsafeMutablePointer<UInt8>, isAttribute: Bool
    ) -> UnsafeMutablePointer<UInt8> {
        var end = start
        while source < partEnd {
            let block = ByteBlock(at: source)
            store(block.bytes, at: end)
            var clean = ByteBlock.first(asciiSpecials(block, isAttribute: isAttribute))
            if clean < ByteBlock.size, source[clean] >= 0x80 {
                clean = ByteBlock.first(specials(block, isAttribute: isAttribute))
            }
            if clean >= stop - source {
                end += stop - source
                source = stop
                break
            }
            source += clean
            end += clean
            if clean < ByteBlock.size {
                (source, end) = writeHTMLSpecial(at: source, before: stop, to: end, isAttribute: isAttribute)
            }
        }
        return end
    }

    /// The bytes of a block that may need a reference, if all before them are ASCII.
    @inline(__always)
    private static func asciiSpecials(_ block: ByteBlock, isAttribute: Bool) -> ByteBlock.Marks {
        let clean =
            block.otherASCII(than: UInt8(ascii: "<"), ignoring: 2) & block.otherASCII(than: UInt8(ascii: "&"))
            & block.notBelowInASCII(0x20)
        let special = ~clean | block.beyondPrintable
        guard isAttribute else { return special }
        return special | block.equal(to: UInt8(ascii: "\"")) | block.equal(to: UInt8(ascii: "'"))
    }

    /// The bytes of a block that may need a reference.
    ///
    /// These are ampersands, angles, quotation marks where they matter, controls, and the first bytes of all characters
    /// that HTML can't carry or that break lines.
    private static func specials(_ block: ByteBlock, isAttribute: Bool) -> ByteBlock.Marks {
        let markup = block.equal(to: UInt8(ascii: "<"), ignoring: 2) | block.equal(to: UInt8(ascii: "&"))
        let controls = block.below(0x20) | block.deletes
        let special = markup | controls | block.equal(to: 0xC2, ignoring: 0x20) | block.from(0xEF)
        guard isAttribute else { return special }
        return special | block.equal(to: UInt8(ascii: "\"")) | block.equal(to: UInt8(ascii: "'"))
    }

    /// Writes what stands for the character at a place that may need a reference; returns where both sides go on.
    private static func writeHTMLSpecial(
        at source: UnsafePointer<UInt8>, before stop: UnsafePointer<UInt8>, to end: UnsafeMutablePointer<UInt8>,
        isAttribute: Bool
    ) -> (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>) {
        let rest = UnsafeBufferPointer(start: source, count: stop - source)
        let (replacement, length) = htmlReplacement(rest[0], at: 0, in: rest, isAttribute: isAttribute)
        guard let replacement else {
            for index in 0..<length { end[index] = source[index] }
            return (source + length, end + length)
        }
        for index in 0..<replacement.utf8CodeUnitCount { end[index] = replacement.utf8Start[index] }
        return (source + length, end + replacement.utf8CodeUnitCount)
    }

    /// What stands for the characters at a place, and how many bytes they take; nil where they stand for themselves.
    private static func htmlReplacement(
        _ byte: UInt8, at index: Int, in text: UnsafeBufferPointer<UInt8>, isAttribute: Bool
    ) -> (StaticString?, Int) {
        switch byte {
        case UInt8(ascii: "&"): return ("&amp;", 1)
        case UInt8(ascii: "<"): return ("&lt;", 1)
        case UInt8(ascii: ">"): return ("&gt;", 1)
        case UInt8(ascii: "\"") where isAttribute: return ("&quot;", 1)
        case UInt8(ascii: "'") where isAttribute: return ("&#39;", 1)
        case 0x0A...0x0D:
            let isPair = byte == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
            return (isAttribute ? "&#10;" : "<br>", isPair ? 2 : 1)
        case 0x09: return (nil, 1)
        case 0..<0x20, 0x7F: return ("\u{FFFD}", 1)
        case 0xC2 where index + 1 < text.count && text[index + 1] < 0xA0:
            // C1 controls; U+0085 is a line break.
            return (text[index + 1] == 0x85 ? (isAttribute ? "&#10;" : "<br>") : "\u{FFFD}", 2)
        case 0xE2 where index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8:
            // U+2028 and U+2029.
            return (isAttribute ? "&#10;" : "<br>", 3)
        case 0xEF where index + 2 < text.count && isNoncharacter(text[index + 1], text[index + 2]):
            return ("\u{FFFD}", 3)
        case 0xF0...0xF4
        where index + 3 < text.count && text[index + 1] & 0xF == 0xF && text[index + 2] == 0xBF
            && text[index + 3] >= 0xBE:
            return ("\u{FFFD}", 4)
        default: return (nil, 1)
        }
    }

    /// Whether U+Fxxx of these bytes is U+FDD0–FDEF, U+FFFE or U+FFFF.
    private static func isNoncharacter(_ second: UInt8, _ third: UInt8) -> Bool {
        second == 0xB7 ? (0x90...0xAF).contains(third) : second == 0xBF && third >= 0xBE
    }
}
