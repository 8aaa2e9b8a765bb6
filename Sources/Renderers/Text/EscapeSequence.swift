/// Finds where terminal control sequences end, by the grammar of ECMA-48.
///
/// It knows control sequences (`CSI`), control strings (`OSC`, `DCS`, `SOS`, `PM`, `APC`) and plain escapes, both
/// in their 7-bit form and as C1 controls. Each byte is looked at once, however a sequence is broken.
package enum EscapeSequence {
    private static let escape: UInt8 = 0x1B

    /// The end of the sequence that the escape or C1 control at `start` begins; after the control if there is none.
    ///
    /// A control string that is not closed reaches to the end of the text, as it would in a terminal.
    package static func end(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let (control, length) = text.scalar(at: start)
        let next = start + length
        if control != UInt32(escape) { return end(in: text, after: control, from: next) }
        guard next < text.count else { return next }
        let byte = text[next]
        switch byte {
        case 0x40...0x5F: return end(in: text, after: UInt32(byte) + 0x40, from: next + 1)
        case 0x30...0x7E: return next + 1
        case 0x20...0x2F:
            let final = skip(0x20...0x2F, in: text, from: next)
            return final < text.count && (0x30...0x7E).contains(text[final]) ? final + 1 : final
        default: return next
        }
    }

    /// The end of a `CSI … m` of digits, semicolons and colons that begins with the escape at `start`.
    ///
    /// Those only set colours and the like; nil if another sequence stands there.
    package static func styleEnd(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard start + 2 < text.count, text[start] == escape, text[start + 1] == UInt8(ascii: "[") else { return nil }
        let final = skip(0x30...0x3B, in: text, from: start + 2)
        return final < text.count && text[final] == UInt8(ascii: "m") ? final + 1 : nil
    }

    /// How many bytes of a style sequence's parameters come up to its last reset of all styles, with the semicolon
    /// behind it; nil where it resets nothing.
    ///
    /// What follows is what the sequence sets: `ESC [ 0 ; 31 m` gives 2, `ESC [ 0 m` gives 1, and `ESC [ m` gives 0.
    /// A zero that belongs to a colour (`38;5;0`) is no reset.
    package static func resetEnd(_ sequence: UnsafeBufferPointer<UInt8>) -> Int? {
        let parameters = sequence.part(2..<sequence.count - 1)
        var end: Int?
        var offset = 0
        var skipped = 0
        var isColor = false
        while offset <= parameters.count {
            let next = skip(0x30...0x3A, in: parameters, from: offset)
            let parameter = parameters.part(offset..<next)
            offset = next + 1
            if isColor {
                // 38;5;n and 38;2;r;g;b
                isColor = false
                skipped = parameter.elementsEqual("5".utf8) ? 1 : parameter.elementsEqual("2".utf8) ? 3 : 0
            } else if skipped > 0 {
                skipped -= 1
            } else if parameter.allSatisfy({ $0 == UInt8(ascii: "0") }) {
                end = Swift.min(offset, parameters.count)
            } else {
                isColor = ["38", "48", "58"].contains { parameter.elementsEqual($0.utf8) }
            }
        }
        return end
    }

    private static func end(in text: UnsafeBufferPointer<UInt8>, after control: UInt32, from start: Int) -> Int {
        switch control {
        case 0x9B:
            let final = skip(0x20...0x2F, in: text, from: skip(0x30...0x3F, in: text, from: start))
            return final < text.count && (0x40...0x7E).contains(text[final]) ? final + 1 : final
        case 0x90, 0x98, 0x9D, 0x9E, 0x9F:
            return stringEnd(in: text, from: start, bellCloses: control == 0x9D)
        default:
            return start
        }
    }

    /// The end of a control string: after its terminator, or before what cuts it short.
    private static func stringEnd(in text: UnsafeBufferPointer<UInt8>, from start: Int, bellCloses: Bool) -> Int {
        var offset = start
        while offset < text.count {
            switch text[offset] {
            case 0x07 where bellCloses, 0x18, 0x1A: return offset + 1
            case escape:
                let closes = offset + 1 < text.count && text[offset + 1] == UInt8(ascii: "\\")
                return closes ? offset + 2 : offset
            case 0xC2 where offset + 1 < text.count && text[offset + 1] == 0x9C: return offset + 2
            default: offset += 1
            }
        }
        return offset
    }

    private static func skip(
        _ bytes: ClosedRange<UInt8>,
        in text: UnsafeBufferPointer<UInt8>,
        from start: Int
    ) -> Int {
        var offset = start
        while offset < text.count, bytes.contains(text[offset]) { offset += 1 }
        return offset
    }
}
