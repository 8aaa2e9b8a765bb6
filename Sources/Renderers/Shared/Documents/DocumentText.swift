/// What happens to text before the escaper of a document's format sees it.
///
/// Control characters and noncharacters become U+FFFD, and a tab a blank: no document can carry them.
enum DocumentText {
    /// The lines of a text, at least one; every kind of line break parts them.
    static func lines(of text: String) -> [String] {
        var lines: [String.UnicodeScalarView] = [.init()]
        var endsWithReturn = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n" where endsWithReturn: break
            case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": lines.append(.init())
            case "\t": lines[lines.count - 1].append(" ")
            case _ where isForbidden(scalar): lines[lines.count - 1].append("\u{FFFD}")
            default: lines[lines.count - 1].append(scalar)
            }
            endsWithReturn = scalar == "\r"
        }
        return lines.map { String($0) }
    }

    /// The text on one line, without white space at its ends.
    static func line(_ text: String) -> String {
        let scalars = lines(of: text).joined(separator: " ").unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        return String(scalars[first...last])
    }

    /// Whether a scalar has no place in a document.
    static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value || scalar.properties.isNoncharacterCodePoint
    }

    /// An address in which every character that might end it somewhere is in percent encoding.
    ///
    /// - Parameter kept: The signs that are left as they are besides letters, digits and `%`.
    static func address(_ address: String, keeping kept: String = "-._~:/?#@!$&'()*+,;=") -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in address.utf8 {
            let isSign = byte == UInt8(ascii: "%") || kept.utf8.contains(byte)
            if isSign || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
            {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Unicode.Scalar {
    /// Whether this is a letter or digit of ASCII.
    var isASCIIAlphanumeric: Bool {
        switch self {
        case "0"..."9", "A"..."Z", "a"..."z": true
        default: false
        }
    }
}
