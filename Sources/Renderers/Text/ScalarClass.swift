/// What measuring has to know about one scalar, in three bits.
///
/// The classes that need grapheme clusters come last, so that one comparison finds them.
package struct ScalarClass: Equatable, Sendable {
    /// The number that the table holds.
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// One cell wide.
    package static var narrow: ScalarClass { ScalarClass(rawValue: 0) }
    /// Two cells wide.
    package static var wide: ScalarClass { ScalarClass(rawValue: 1) }
    /// One cell wide, but two in fonts made for East Asia.
    package static var ambiguous: ScalarClass { ScalarClass(rawValue: 2) }
    /// One cell wide, but two when U+FE0F asks for its emoji form.
    package static var emojiBase: ScalarClass { ScalarClass(rawValue: 3) }
    /// Both of the above.
    package static var ambiguousEmojiBase: ScalarClass { ScalarClass(rawValue: 4) }
    /// No cell wide: marks, joiners, selectors, Jamo vowels, controls.
    package static var zero: ScalarClass { ScalarClass(rawValue: 5) }
    /// One cell wide and able to share a cluster with a neighbour, such as a spacing mark.
    package static var narrowJoining: ScalarClass { ScalarClass(rawValue: 6) }
    /// Two cells wide and able to share a cluster with a neighbour, such as a skin tone.
    package static var wideJoining: ScalarClass { ScalarClass(rawValue: 7) }

    /// Whether the scalar can share a cluster with the one before or after it.
    ///
    /// Between two scalars that cannot there always is a boundary.
    package var joins: Bool { rawValue >= ScalarClass.zero.rawValue }

    /// Whether U+FE0F right after the scalar makes it wide.
    package var isEmojiBase: Bool { self == .emojiBase || self == .ambiguousEmojiBase }
}

extension ScalarClass {
    /// The class of a scalar value.
    @inline(__always)
    package init(_ scalar: UInt32) {
        guard scalar < WidthTable.end else {
            self = ScalarClass.ofUpperPlanes(scalar)
            return
        }
        let base: UInt8 = 0x30
        let place = Int(scalar)
        let number = WidthTable.index.utf8Start + 2 * (place >> 7)
        let block = Int(number[0] &- base) << 6 + Int(number[1] &- base)
        let pair = (WidthTable.blocks.utf8Start + block << 6)[(place >> 1) & 63] &- base
        rawValue = (pair >> UInt8(truncatingIfNeeded: (place & 1) * 3)) & 7
    }

    /// The class of a scalar from U+20000 on: ideographs, tags and selectors, private use.
    private static func ofUpperPlanes(_ scalar: UInt32) -> ScalarClass {
        let rest = scalar & 0xFFFF
        if rest >= 0xFFFE { return .narrow }
        switch scalar >> 16 {
        case 2, 3: return .wide
        case 14: return rest < 0x1000 ? .zero : .narrow
        case 15...: return .ambiguous
        default: return .narrow
        }
    }
}
