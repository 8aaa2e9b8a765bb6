import TableDSL

extension ByteBuffer {
    /// Appends text as HTML text: the one escaper of HTML.
    ///
    /// Markup characters become references, line breaks elements, and characters that HTML can't carry U+FFFD.
    mutating func appendHTML(_ text: UnsafeBufferPointer<UInt8>) {
        appendHTML(text, isAttribute: false)
    }

    mutating func appendHTML(_ text: String) {
        var text = text
        text.withUTF8 { appendHTML($0) }
    }

    /// Appends text as the value of an attribute in double quotes.
    mutating func appendHTMLAttribute(_ text: String) {
        var text = text
        text.withUTF8 { appendHTML($0, isAttribute: true) }
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

    private mutating func appendHTML(_ text: UnsafeBufferPointer<UInt8>, isAttribute: Bool) {
        guard let source = text.baseAddress else { return }
        let size = text.count
        var index = 0
        // Eight bytes are looked at and copied together where none of them needs a reference.
        while size - index >= 8 {
            let end = reserve(size - index)
            var written = 0
            var special: UInt64 = 0
            repeat {
                let word = load(source + index)
                store(word, at: end + written)
                special = Self.htmlSpecial(word, isAttribute: isAttribute)
                let clean = special == 0 ? 8 : special.trailingZeroBitCount >> 3
                written += clean
                index += clean
            } while special == 0 && size - index >= 8
            count += written
            if special != 0 { index += appendHTMLSpecial(at: index, of: text, isAttribute: isAttribute) }
        }
        while index < size {
            let byte = source[index]
            if byte > 0x3E && byte < 0x7F || byte == 0x20 || (0x28...0x3B).contains(byte) {
                append(byte)
                index += 1
            } else {
                index += appendHTMLSpecial(at: index, of: text, isAttribute: isAttribute)
            }
        }
    }

    /// The bytes of a word that may need a reference, by their highest bits.
    ///
    /// These are ampersands, angles, quotation marks where they matter, controls and what isn't ASCII. The lowest bit
    /// set is right; ones above it may not be.
    private static func htmlSpecial(_ word: UInt64, isAttribute: Bool) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        let little = word.littleEndian
        func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
        let controls = (little &- ones &* 0x20) & ~little
        let angles = zeros((little & ~(ones &* 2)) ^ (ones &* 0x3C))
        let ampersand = zeros(little ^ (ones &* 0x26))
        // U+007F and all above it; the highest byte of UTF-8 leaves room for the one.
        let special = (little &+ ones) | controls | angles | ampersand
        guard isAttribute else { return special & highs }
        return (special | zeros(little ^ (ones &* 0x22)) | zeros(little ^ (ones &* 0x27))) & highs
    }

    /// Appends what stands for the characters at a place that may need a reference, and returns how many bytes of the
    /// text that were.
    private mutating func appendHTMLSpecial(
        at index: Int, of text: UnsafeBufferPointer<UInt8>, isAttribute: Bool
    ) -> Int {
        let byte = text[index]
        if byte >= 0x80 {
            // Letters beyond ASCII come in runs.
            var end = index
            while end < text.count, text[end] >= 0x80 {
                let (replacement, length) = Self.htmlReplacement(text[end], at: end, in: text, isAttribute: isAttribute)
                if let replacement {
                    append(text.part(index..<end))
                    append(replacement)
                    return end + length - index
                }
                end += length
            }
            append(text.part(index..<end))
            return end - index
        }
        let (replacement, length) = Self.htmlReplacement(byte, at: index, in: text, isAttribute: isAttribute)
        if let replacement { append(replacement) } else { append(byte) }
        return length
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
