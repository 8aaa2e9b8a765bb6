import TableDSL

extension ByteBuffer {
    /// Appends text as HTML text: markup characters become references, line breaks `<br>`, and characters that HTML
    /// can't carry U+FFFD. The one escaper of HTML text.
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

    private mutating func appendHTML(_ text: UnsafeBufferPointer<UInt8>, isAttribute: Bool) {
        var clean = 0
        var index = 0
        while index < text.count {
            let byte = text[index]
            // Most text is letters, digits and what is beyond ASCII.
            if byte > 0x3E && byte < 0x7F {
                index += 1
                continue
            }
            let (replacement, length) = Self.htmlReplacement(byte, at: index, in: text, isAttribute: isAttribute)
            if let replacement {
                append(text.part(clean..<index))
                append(replacement)
                clean = index + length
            }
            index += length
        }
        append(text.part(clean..<text.count))
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
        case 0x0A, 0x0D:
            let isPair = byte == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
            return (isAttribute ? "&#10;" : "<br>", isPair ? 2 : 1)
        case 0x09: return (nil, 1)
        case 0..<0x20, 0x7F: return ("\u{FFFD}", 1)
        case 0xC2 where index + 1 < text.count && text[index + 1] < 0xA0:
            // C1 controls; U+0085 is a line break.
            return (text[index + 1] == 0x85 && !isAttribute ? "<br>" : "\u{FFFD}", 2)
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
