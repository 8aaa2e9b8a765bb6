/// Keeps right-to-left text from reordering what stands beside it, by the isolates of UAX #9: U+2068 (first strong
/// isolate) before it and U+2069 after it, neither of which takes a cell.
///
/// The text itself can't hold either, for `TextSanitizer` drops them, so isolates are always balanced.
package enum BidiIsolation {
    /// U+2068.
    package static let start: StaticString = "\u{2068}"
    /// U+2069.
    package static let end: StaticString = "\u{2069}"
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether there are characters that may be drawn from right to left: letters of Hebrew, Arabic, Syriac, Thaana,
    /// N'Ko and the other scripts whose blocks Unicode sets aside for that direction, also where nothing is assigned yet.
    package var hasRightToLeft: Bool {
        var offset = 0
        while offset < count {
            // Nothing below U+0590, whose first byte is D6, is drawn from the right.
            if self[offset] < 0xD6 {
                offset += 1
                continue
            }
            let (scalar, length) = scalar(at: offset)
            switch scalar {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
            default: offset += length
            }
        }
        return false
    }
}
