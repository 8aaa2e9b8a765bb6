/// Text as a search compares it: without case, accents, width and the other things that readers do not type.
///
/// Letters lose their case and their diacritics (`Zoë` is `zoe`), and those that Unicode does not take apart
/// become the ones that readers type for them (`Ł` is `l`, `ß` is `ss`, and all four letters i of Turkish are
/// `i`). Forms that are there for layout become plain ones: fullwidth and halfwidth letters, ligatures,
/// superscripts. Syllables of Hangul become their jamo, so that half a syllable finds the whole while one types.
/// What is not seen is left out, as are vowel points; marks that are letters of their script stay. A run of white
/// space becomes one space. Composed and decomposed text become the same.
///
/// The value keeps its memory from one text to the next.
struct SearchFolding: Sendable {
    /// The text that was folded last, in UTF-8, and what is left of longer ones.
    private var bytes: [UInt8] = []
    /// How many of the bytes are of that text.
    private var count = 0

    /// Shows the text that was folded last, in UTF-8.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
    }

    /// Folds a text in UTF-8.
    mutating func fold(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.removeAll(keepingCapacity: true)
        let map = FoldingMap.shared
        var start = 0
        while start < text.count {
            let byte = text[start]
            if byte < 0x80 {
                append(packed: UInt32(Self.lowercase(byte)))
                start += 1
            } else {
                let (scalar, length) = Self.scalar(at: start, in: text)
                let end = start + length
                append(scalar, written: UnsafeBufferPointer(rebasing: text[start..<end]), by: map)
                start = end
            }
        }
        count = bytes.count
    }

    /// Folds a text in UTF-8, but may leave white space as it is, which is of no matter to who looks for words.
    ///
    /// Most texts of most tables are ASCII, and this way folding them is one pass without branches.
    mutating func foldWords(_ text: UnsafeBufferPointer<UInt8>) {
        if bytes.count < text.count {
            bytes.append(contentsOf: repeatElement(0, count: text.count - bytes.count))
        }
        let isASCII = bytes.withUnsafeMutableBufferPointer { bytes in
            var union: UInt8 = 0
            for index in text.indices {
                let byte = text[index]
                union |= byte
                bytes[index] = byte | (byte &- 0x41 < 26 ? 0x20 : 0)
            }
            return union < 0x80
        }
        if isASCII {
            count = text.count
        } else {
            fold(text)
        }
    }

    /// What an ASCII character is folded to, all white space being a space.
    private static func lowercase(_ byte: UInt8) -> UInt8 {
        switch byte {
        case 0x41...0x5A: byte | 0x20
        case 0x09...0x0D: 0x20
        default: byte
        }
    }

    /// The scalar that starts at a byte that is not ASCII, and how many bytes it takes.
    ///
    /// A byte that is out of place counts as a scalar that the table leaves out, so that it stays and nothing is
    /// read beyond the end.
    private static func scalar(at start: Int, in text: UnsafeBufferPointer<UInt8>) -> (scalar: UInt32, length: Int) {
        let lead = text[start]
        let length = (~lead).leadingZeroBitCount
        guard 2...4 ~= length, start + length <= text.count else { return (.max, 1) }
        var scalar = UInt32(lead) & (0x7F >> UInt32(length))
        for index in start + 1..<start + length {
            scalar = scalar << 6 | UInt32(text[index] & 0x3F)
        }
        return (scalar, length)
    }
}

extension SearchFolding {
    /// Adds what a scalar that is not ASCII is folded to.
    private mutating func append(_ scalar: UInt32, written text: UnsafeBufferPointer<UInt8>, by map: FoldingMap) {
        switch scalar {
        case 0xAC00...0xD7A3:
            appendSyllable(scalar - 0xAC00)
        case 0x3099, 0x309A, 0xFF9E, 0xFF9F:
            appendVoicing(isHalf: scalar == 0x309A || scalar == 0xFF9F)
        case 0xE0000...0xE0FFF:
            break  // Tags and selectors of variants, none of which is seen.
        default:
            switch map[scalar] {
            case FoldingMap.itself: bytes.append(contentsOf: text)
            case FoldingMap.nothing: break
            case let value where value & 0xFF == FoldingMap.long: appendLong(map.texts, from: Int(value >> 8))
            case let value: append(packed: value)
            }
        }
    }

    /// Adds up to four bytes, the first of them in the low bits; a second space in a row is left out.
    private mutating func append(packed value: UInt32) {
        if value == 0x20, bytes.last == 0x20 { return }
        var rest = value
        repeat {
            bytes.append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        } while rest != 0
    }

    /// Adds a text that a zero ends.
    private mutating func appendLong(_ texts: [UInt8], from start: Int) {
        var index = start
        while texts[index] != 0 {
            bytes.append(texts[index])
            index += 1
        }
    }

    /// Adds the jamo of a syllable, which is given by its number: 28 finals for each of 21 vowels.
    private mutating func appendSyllable(_ number: UInt32) {
        append(packed: FoldingMap.utf8(0x1100 + number / (21 * 28)))
        append(packed: FoldingMap.utf8(0x1161 + number / 28 % 21))
        if number % 28 != 0 {
            append(packed: FoldingMap.utf8(0x11A7 + number % 28))
        }
    }

    /// Adds the mark that makes か が, or that makes は ぱ if it is the half one, joining it to the kana before.
    private mutating func appendVoicing(isHalf: Bool) {
        if let voiced = lastKana.flatMap({ Self.voiced($0, isHalf: isHalf) }) {
            bytes.removeLast(3)
            append(packed: FoldingMap.utf8(voiced))
        } else {
            append(packed: FoldingMap.utf8(isHalf ? 0x309A : 0x3099))
        }
    }

    /// The last scalar if it is one of those among which kana are, U+3000 to U+3FFF.
    private var lastKana: UInt32? {
        let start = bytes.count - 3
        guard start >= 0, bytes[start] == 0xE3 else { return nil }
        return 0x3000 | UInt32(bytes[start + 1] & 0x3F) << 6 | UInt32(bytes[start + 2] & 0x3F)
    }

    /// The voiced or half-voiced kana of a plain one.
    private static func voiced(_ kana: UInt32, isHalf: Bool) -> UInt32? {
        // Katakana are in the order of hiragana, 0x60 behind them.
        let hiragana = kana < 0x30A1 ? kana : kana - 0x60
        switch hiragana {
        case 0x306F...0x307B where hiragana % 3 == 0:
            return kana + (isHalf ? 2 : 1)  // は ひ ふ へ ほ
        case _ where isHalf:
            return nil
        case 0x304B...0x3061 where hiragana % 2 == 1, 0x3064, 0x3066, 0x3068, 0x309D:
            return kana + 1  // か to と, and the mark of iteration
        case 0x3046:
            return kana + 0x4E  // う
        case 0x308F...0x3092 where kana != hiragana:
            return kana + 8  // ワ ヰ ヱ ヲ
        default:
            return nil
        }
    }
}

/// A text as a search compares it; see ``SearchFolding``.
func folded(_ text: String) -> String {
    var text = text
    var folding = SearchFolding()
    text.withUTF8 { folding.fold($0) }
    return folding.withBytes { String(decoding: $0, as: UTF8.self) }
}
