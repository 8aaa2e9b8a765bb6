import TableDSL

/// What has to be done at one place of a text.
struct MarkdownEscape {
    /// What stands there instead; nil where the text stays.
    private(set) var replacement: StaticString?
    private(set) var needsBackslash = false
    /// How many bytes of the text this is about.
    private(set) var length = 1

    let text: UnsafeBufferPointer<UInt8>
    let index: Int
    private let place: MarkdownPlace

    init(_ text: UnsafeBufferPointer<UInt8>, _ index: Int, _ place: MarkdownPlace) {
        self.text = text
        self.index = index
        self.place = place
        if place.isPortable, inspectPortable() { return }
        if index == 0 && place.startsBlock && startsBlock {
            needsBackslash = true
            return
        }
        inspect()
    }

    var before: UInt8? { index > 0 ? text[index - 1] : nil }
    var after: UInt8? { index + 1 < text.count ? text[index + 1] : nil }

    private mutating func inspect() {
        switch text[index] {
        case UInt8(ascii: "|"), UInt8(ascii: "`"), UInt8(ascii: "["): needsBackslash = true
        case UInt8(ascii: "~"): needsBackslash = true
        case UInt8(ascii: "*"): needsBackslash = !(before == 0x20 && after == 0x20)
        case UInt8(ascii: "_"): needsBackslash = !(before == 0x20 && after == 0x20) && !isInsideWord
        case UInt8(ascii: "\\"):
            // What isn't ASCII or a letter may be replaced by markup of ours.
            needsBackslash = after.map { isPunctuation($0) || $0 <= 0x20 || $0 >= 0x7F } ?? true
        case UInt8(ascii: "&"): needsBackslash = startsReference
        case UInt8(ascii: "<"): needsBackslash = startsTag
        case UInt8(ascii: ":"): if isBehindScheme { replacement = "&#58;" }
        case UInt8(ascii: "."):
            if isBehindWWW { replacement = "&#46;" } else { needsBackslash = place.startsBlock && endsListNumber }
        case UInt8(ascii: ")"): needsBackslash = place.startsBlock && endsListNumber
        case UInt8(ascii: "#"): needsBackslash = place.kind == .heading && endsHeading
        case UInt8(ascii: "@"): replacement = "&#64;"
        case 0x0A:
            // The other half of a break that began in the part before.
            if before == 0x0D { replacement = "" } else { replaceLineBreak(1) }
        case 0x0D: replaceLineBreak(after == 0x0A ? 2 : 1)
        case 0x0B, 0x0C: replaceLineBreak(1)
        case 0x09: replacement = place.isTrimmed ? " " : "&#9;"
        case 0x20:
            if index == 0 || index == text.count - 1 { replacement = place.isTrimmed ? "" : "&#32;" }
        case 0..<0x20, 0x7F: replacement = "\u{FFFD}"
        case 0x80...: inspectNonASCII()
        default: break
        }
    }

    /// Decides what only readers of many dialects need; false where nothing is to be decided.
    ///
    /// References stand for what some of them don't let escape by a backslash.
    private mutating func inspectPortable() -> Bool {
        switch text[index] {
        case UInt8(ascii: "<"): if startsTag { replacement = "&lt;" }
        case UInt8(ascii: "&"): if startsReference { replacement = "&amp;" }
        case UInt8(ascii: "~"): replacement = "&#126;"
        case UInt8(ascii: "^"): if text.count(where: { $0 == text[index] }) > 1 { replacement = "&#94;" }
        case UInt8(ascii: "="): if index == 0 && place.startsBlock && startsBlock { replacement = "&#61;" }
        case UInt8(ascii: "$"):
            // Before a digit it is a price, and ends no formula that begins in another cell.
            if !(after.map { (48...57).contains($0) } ?? false) { replacement = "&#36;" }
        case UInt8(ascii: "%"): if index == 0 && place.startsBlock { replacement = "&#37;" }
        case UInt8(ascii: "\\"), UInt8(ascii: "{"): needsBackslash = true
        case UInt8(ascii: "#"):
            needsBackslash = index == 0 && place.startsBlock || place.kind == .heading
        case UInt8(ascii: "("): needsBackslash = index == 0 && place.startsBlock
        case UInt8(ascii: ":"): if place.startsBlock && (index == 0 || endsCaptionMark) { replacement = "&#58;" }
        case UInt8(ascii: "."), UInt8(ascii: ")"): needsBackslash = place.startsBlock && endsListLetter
        default: return false
        }
        return needsBackslash || replacement != nil
    }

    private mutating func replaceLineBreak(_ length: Int) {
        replacement = place.lineBreak
        self.length = length
    }

    private mutating func inspectNonASCII() {
        let next = after ?? 0
        let third = index + 2 < text.count ? text[index + 2] : 0
        switch (text[index], next) {
        case (0xC2, 0x85): replaceLineBreak(2)
        case (0xC2, 0x80..<0xA0):
            replacement = "\u{FFFD}"
            length = 2
        case (0xE2, 0x80) where third & 0xFE == 0xA8: replaceLineBreak(3)
        case (0xEF, 0xB7) where (0x90...0xAF).contains(third), (0xEF, 0xBF) where third >= 0xBE:
            replacement = "\u{FFFD}"
            length = 3
        case (0xF0...0xF4, _)
        where next & 0xF == 0xF && third == 0xBF && index + 3 < text.count && text[index + 3] >= 0xBE:
            replacement = "\u{FFFD}"
            length = 4
        default: inspectBlank()
        }
    }

    /// Replaces a blank beyond ASCII at an end, which some readers cut off.
    private mutating func inspectBlank() {
        let size = text[index] < 0xE0 ? 2 : 3
        guard index == 0 || index + size == text.count, index + size <= text.count else { return }
        guard let reference = text.scalar(at: index).value.blankReference else { return }
        replacement = reference
        length = size
    }
}

extension UInt32 {
    /// A reference to a blank beyond ASCII; nil for any other character.
    fileprivate var blankReference: StaticString? {
        switch self {
        case 0xA0: "&nbsp;"
        case 0x1680: "&#x1680;"
        case 0x2000: "&#x2000;"
        case 0x2001: "&#x2001;"
        case 0x2002: "&ensp;"
        case 0x2003: "&emsp;"
        case 0x2004: "&#x2004;"
        case 0x2005: "&#x2005;"
        case 0x2006: "&#x2006;"
        case 0x2007: "&#x2007;"
        case 0x2008: "&#x2008;"
        case 0x2009: "&#x2009;"
        case 0x200A: "&#x200A;"
        case 0x202F: "&#x202F;"
        case 0x205F: "&#x205F;"
        case 0x3000: "&#x3000;"
        case 0xFEFF: "&#xFEFF;"
        default: nil
        }
    }
}
