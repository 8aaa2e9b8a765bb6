import TableDSL

/// What has to be done at one place of a text.
struct MarkdownEscape {
    /// What stands there instead; nil where the text stays.
    private(set) var replacement: StaticString?
    private(set) var needsBackslash = false
    /// How many bytes of the text this is about.
    private(set) var length = 1

    private let text: UnsafeBufferPointer<UInt8>
    private let index: Int

    init(_ text: UnsafeBufferPointer<UInt8>, _ index: Int, _ place: MarkdownPlace) {
        self.text = text
        self.index = index
        if index == 0 && place == .paragraph && startsBlock {
            needsBackslash = true
            return
        }
        switch text[index] {
        case UInt8(ascii: "|"), UInt8(ascii: "`"), UInt8(ascii: "["): needsBackslash = true
        case UInt8(ascii: "~"): needsBackslash = true
        case UInt8(ascii: "*"): needsBackslash = !(before == 0x20 && after == 0x20)
        case UInt8(ascii: "_"): needsBackslash = !(before == 0x20 && after == 0x20) && !isInsideWord
        case UInt8(ascii: "\\"):
            // What isn't ASCII or a letter may be replaced by markup of ours.
            needsBackslash = after.map { isPunctuation($0) || $0 <= 0x20 || $0 >= 0x7F } ?? true
        case UInt8(ascii: "&"): needsBackslash = after.map { isAlphanumeric($0) || $0 == UInt8(ascii: "#") } ?? false
        case UInt8(ascii: "<"):
            needsBackslash = after.map { isLetter($0) || "/!?".utf8.contains($0) } ?? false
        case UInt8(ascii: ":"): if isBehindScheme { replacement = "&#58;" }
        case UInt8(ascii: "."):
            if isBehindWWW { replacement = "&#46;" } else { needsBackslash = place == .paragraph && endsListNumber }
        case UInt8(ascii: ")"): needsBackslash = place == .paragraph && endsListNumber
        case UInt8(ascii: "@"): replacement = "&#64;"
        case 0x0A:
            // The other half of a break that began in the part before.
            if before == 0x0D { replacement = "" } else { replaceLineBreak(place, 1) }
        case 0x0D: replaceLineBreak(place, after == 0x0A ? 2 : 1)
        case 0x0B, 0x0C: replaceLineBreak(place, 1)
        case 0x09: replacement = place == .paragraph ? " " : "&#9;"
        case 0x20:
            if index == 0 || index == text.count - 1 { replacement = place == .paragraph ? "" : "&#32;" }
        case 0..<0x20, 0x7F: replacement = "\u{FFFD}"
        case 0x80...: inspectNonASCII(place)
        default: break
        }
    }

    private var before: UInt8? { index > 0 ? text[index - 1] : nil }
    private var after: UInt8? { index + 1 < text.count ? text[index + 1] : nil }

    private mutating func replaceLineBreak(_ place: MarkdownPlace, _ length: Int) {
        replacement = place == .cell ? "<br>" : " "
        self.length = length
    }

    private mutating func inspectNonASCII(_ place: MarkdownPlace) {
        let next = after ?? 0
        let third = index + 2 < text.count ? text[index + 2] : 0
        switch (text[index], next) {
        case (0xC2, 0x85): replaceLineBreak(place, 2)
        case (0xC2, 0x80..<0xA0):
            replacement = "\u{FFFD}"
            length = 2
        case (0xC2, 0xA0) where index == 0 || index + 2 == text.count:
            replacement = "&nbsp;"
            length = 2
        case (0xE2, 0x80) where third & 0xFE == 0xA8: replaceLineBreak(place, 3)
        case (0xEF, 0xB7) where (0x90...0xAF).contains(third), (0xEF, 0xBF) where third >= 0xBE:
            replacement = "\u{FFFD}"
            length = 3
        case (0xF0...0xF4, _)
        where next & 0xF == 0xF && third == 0xBF && index + 3 < text.count && text[index + 3] >= 0xBE:
            replacement = "\u{FFFD}"
            length = 4
        default: break
        }
    }

    /// Whether a colon makes an address of the letters before it and the slashes behind it.
    private var isBehindScheme: Bool {
        guard index + 2 < text.count, after == UInt8(ascii: "/"), text[index + 2] == UInt8(ascii: "/") else {
            return false
        }
        return ["http", "https", "ftp"].contains { scheme in
            index >= scheme.utf8.count
                && zip(text[(index - scheme.utf8.count)..<index], scheme.utf8).allSatisfy { $0 | 0x20 == $1 }
        }
    }

    private var isBehindWWW: Bool {
        index >= 3 && text[(index - 3)..<index].allSatisfy { $0 | 0x20 == UInt8(ascii: "w") }
    }

    /// Whether all before is digits, so that this would begin a numbered list.
    private var endsListNumber: Bool {
        index > 0 && index < 10 && text[..<index].allSatisfy { (48...57).contains($0) } && isBlank(after)
    }

    /// Whether the text, at the start of a paragraph, would be read as a heading, a list or another block.
    private var startsBlock: Bool {
        guard let first = text.first else { return false }
        switch first {
        case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "="),
            UInt8(ascii: "*"), UInt8(ascii: "_"):
            return true
        default: return false
        }
    }

    private func isBlank(_ byte: UInt8?) -> Bool { byte.map { $0 <= 0x20 } ?? true }
    /// Whether letters or digits stand on both sides.
    private var isInsideWord: Bool {
        guard index > 0, index + 1 < text.count else { return false }
        let before = String(decoding: text.part(max(index - 4, 0)..<index), as: UTF8.self).unicodeScalars.last
        let after = String(decoding: text.part(index + 1..<min(index + 5, text.count)), as: UTF8.self).unicodeScalars
            .first
        return (before?.properties.isAlphabetic ?? false || before?.properties.numericType != nil)
            && (after?.properties.isAlphabetic ?? false || after?.properties.numericType != nil)
    }
    private func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
    private func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || (48...57).contains(byte) }
    private func isPunctuation(_ byte: UInt8) -> Bool {
        (0x21...0x2F).contains(byte) || (0x3A...0x40).contains(byte) || (0x5B...0x60).contains(byte)
            || (0x7B...0x7E).contains(byte)
    }
}
