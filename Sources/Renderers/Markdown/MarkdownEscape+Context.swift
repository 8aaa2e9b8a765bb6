import TableDSL

/// What the text around a place tells.
extension MarkdownEscape {
    /// Whether an ampersand would begin a reference.
    var startsReference: Bool { after.map { isAlphanumeric($0) || $0 == UInt8(ascii: "#") } ?? false }

    /// Whether an angle would begin a tag or a link.
    var startsTag: Bool { after.map { isLetter($0) || "/!?".utf8.contains($0) } ?? false }

    /// Whether a colon makes an address of the letters before it and the slashes behind it.
    var isBehindScheme: Bool {
        guard index + 2 < text.count, after == UInt8(ascii: "/"), text[index + 2] == UInt8(ascii: "/") else {
            return false
        }
        return ["http", "https", "ftp"].contains { scheme in
            index >= scheme.utf8.count
                && zip(text[(index - scheme.utf8.count)..<index], scheme.utf8).allSatisfy { $0 | 0x20 == $1 }
        }
    }

    var isBehindWWW: Bool {
        index >= 3 && text[(index - 3)..<index].allSatisfy { $0 | 0x20 == UInt8(ascii: "w") }
    }

    /// Whether all before is digits, so that this would begin a numbered list.
    var endsListNumber: Bool {
        index > 0 && index < 10 && text[..<index].allSatisfy { (48...57).contains($0) } && isBlank(at: index + 1)
    }

    /// Whether all before is one letter or a Roman number, by which some dialects number lists.
    var endsListLetter: Bool {
        guard index > 0, index < 10, isBlank(at: index + 1) else { return false }
        return index == 1 && isLetter(text[0]) || text[..<index].allSatisfy { "ivxlcdm".utf8.contains($0 | 0x20) }
    }

    /// Whether a colon would make a table's caption of what is behind it, as pandoc has it.
    var endsCaptionMark: Bool {
        index == 5 && zip(text[..<5], "table".utf8).allSatisfy { $0 | 0x20 == $1 }
    }

    /// Whether number signs behind a blank are all that follows, so that they would close a heading.
    var endsHeading: Bool {
        let first = text[..<index].lastIndex { $0 != UInt8(ascii: "#") }
        return text[index...].allSatisfy { $0 == UInt8(ascii: "#") } && first.map { isBlank(text[$0]) } ?? true
    }

    /// Whether the text's start would be read as a heading, a list or another block.
    ///
    /// Asterisks and underscores are escaped there as they are elsewhere.
    var startsBlock: Bool {
        guard let first = text.first else { return false }
        switch first {
        case UInt8(ascii: "#"):
            let end = text.firstIndex { $0 != first } ?? text.count
            return end <= 6 && isBlank(at: end)
        case UInt8(ascii: "+"): return isBlank(at: 1)
        case UInt8(ascii: "-"): return isBlank(at: 1) || isRule(of: first)
        case UInt8(ascii: "="): return isRule(of: first)
        case UInt8(ascii: ">"): return true
        default: return false
        }
    }

    /// Whether letters or digits stand on both sides.
    var isInsideWord: Bool {
        guard index > 0, index + 1 < text.count else { return false }
        let before = String(decoding: text.part(max(index - 4, 0)..<index), as: UTF8.self).unicodeScalars.last
        let after = String(decoding: text.part(index + 1..<min(index + 5, text.count)), as: UTF8.self).unicodeScalars
            .first
        return (before?.isAlphanumeric ?? false) && (after?.isAlphanumeric ?? false)
    }

    /// Whether there is nothing but this character and what is shown as blanks.
    private func isRule(of byte: UInt8) -> Bool { text.indices.allSatisfy { text[$0] == byte || isBlank(at: $0) } }

    /// Whether the text's end, a blank, or a line break of any kind is at a place; later bytes of a break are too.
    private func isBlank(at place: Int) -> Bool {
        guard place < text.count else { return true }
        switch text[place] {
        case 0...0x20: return true
        case 0x85: return place > 0 && text[place - 1] == 0xC2
        case 0xC2: return place + 1 < text.count && text[place + 1] == 0x85
        case 0xE2: return place + 2 < text.count && text[place + 1] == 0x80 && text[place + 2] & 0xFE == 0xA8
        case 0x80:
            return place > 0 && place + 1 < text.count && text[place - 1] == 0xE2 && text[place + 1] & 0xFE == 0xA8
        case 0xA8, 0xA9: return place > 1 && text[place - 2] == 0xE2 && text[place - 1] == 0x80
        default: return false
        }
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 || byte >= 0x80 }
    func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
    func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || (48...57).contains(byte) }
    func isPunctuation(_ byte: UInt8) -> Bool {
        (0x21...0x2F).contains(byte) || (0x3A...0x40).contains(byte) || (0x5B...0x60).contains(byte)
            || (0x7B...0x7E).contains(byte)
    }
}

extension Unicode.Scalar {
    /// Whether this is a letter or a digit, beside which marks of emphasis are always read.
    var isAlphanumeric: Bool { properties.isAlphabetic || properties.numericType != nil }
}
