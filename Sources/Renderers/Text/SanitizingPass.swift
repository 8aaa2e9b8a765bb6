internal import TableDSL

/// One walk of a `TextSanitizer` over a text.
///
/// Characters that stay are only counted, and copied together when one comes that does not.
struct SanitizingPass {
    /// More marks in a cluster than this are dropped: no script needs them, and terminals have choked on them.
    private static let mostMarks = 16

    private let text: UnsafeBufferPointer<UInt8>
    private let sanitizer: TextSanitizer
    /// What the output holds.
    private(set) var result: SanitizedText = []

    /// The byte that is looked at next, and the first one not yet copied.
    private var offset: Int
    private var copied = 0
    /// Cells on the current line before `measured`, a place in the buffer.
    private var column: Int
    private var measured: Int
    /// The marks so far in the cluster that is being read, and the scalar before, 0 at the start of a line.
    private var marks = 0
    private var previous: UInt32
    private var stylesAreOpen = false

    init(
        _ text: UnsafeBufferPointer<UInt8>,
        by sanitizer: TextSanitizer,
        startingAt offset: Int,
        column: Int,
        written: Int
    ) {
        self.text = text
        self.sanitizer = sanitizer
        self.offset = offset
        self.column = column
        measured = written
        previous = offset > 0 || column > 0 ? 0x20 : 0
    }

    mutating func run(into buffer: inout ByteBuffer) {
        while offset < text.count {
            let safe = text[offset] < 0x80 ? text.printableCount(from: offset) : text.ideographBytes(from: offset)
            if safe > 0 {
                marks = 0
                if text[offset] > 0x7F { result.insert(.nonASCII) }
                offset += safe
                previous = 0x20
                continue
            }
            let (scalar, length) = text.scalar(at: offset)
            if scalar < 0xA0 || scalar == 0x2028 || scalar == 0x2029 {
                flush(into: &buffer)
                control(scalar, length, into: &buffer)
                copied = offset
            } else if sanitizer.policy == .raw || stays(scalar, length) {
                result.insert(.nonASCII)
                previous = scalar
                offset += length
            } else {
                flush(into: &buffer)
                if isNoncharacter(scalar) { show("\u{FFFD}", into: &buffer) }
                offset += length
                copied = offset
            }
        }
        flush(into: &buffer)
        if stylesAreOpen { buffer.append("\u{1B}[0m") }
    }

    private mutating func flush(into buffer: inout ByteBuffer) {
        buffer.append(text.part(copied..<offset))
        copied = offset
    }

    // MARK: Control characters

    private mutating func control(_ scalar: UInt32, _ length: Int, into buffer: inout ByteBuffer) {
        switch scalar {
        case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029:
            offset += length
            if scalar == 0x0D, offset < text.count, text[offset] == 0x0A { offset += 1 }
            buffer.append(0x0A)
            result.insert(.lineBreaks)
            (column, measured) = (0, buffer.count)
            (marks, previous) = (0, 0)
        case 0x09:
            offset += length
            column += sanitizer.width.width(of: buffer.bytes.part(measured..<buffer.count))
            let blanks = sanitizer.tabWidth - column % sanitizer.tabWidth
            buffer.append(repeating: 0x20, count: blanks)
            column += blanks
            measured = buffer.count
            (marks, previous) = (0, 0x20)
        default:
            switch sanitizer.policy {
            case .visible:
                offset += length
                makeVisible(scalar, into: &buffer)
            case .strip:
                offset = EscapeSequence.end(in: text, from: offset)
            case .sgrOnly:
                keepStyle(into: &buffer)
            case .raw:
                let start = offset
                offset += length
                buffer.append(text.part(start..<offset))
                result.insert(.controls)
                if scalar > 0x7F { result.insert(.nonASCII) }
            }
        }
    }

    private mutating func makeVisible(_ scalar: UInt32, into buffer: inout ByteBuffer) {
        (marks, previous) = (0, 0x20)
        if scalar > 0x7F {
            buffer.append("<U+00")
            buffer.append(hexDigit(scalar >> 4))
            buffer.append(hexDigit(scalar & 15))
            buffer.append(UInt8(ascii: ">"))
        } else if sanitizer.usesASCII {
            buffer.append(UInt8(ascii: "^"))
            buffer.append(UInt8(truncatingIfNeeded: scalar ^ 0x40))
        } else {
            // U+2400 to U+241F are the pictures of U+0000 to U+001F, and U+2421 is that of U+007F.
            buffer.append(0xE2)
            buffer.append(0x90)
            buffer.append(scalar == 0x7F ? 0xA1 : UInt8(truncatingIfNeeded: 0x80 + scalar))
            result.insert(.nonASCII)
        }
    }

    private mutating func keepStyle(into buffer: inout ByteBuffer) {
        let start = offset
        guard let end = EscapeSequence.styleEnd(in: text, from: start) else {
            offset = EscapeSequence.end(in: text, from: start)
            return
        }
        offset = end
        buffer.append(text.part(start..<end))
        result.insert(.controls)
        stylesAreOpen = EscapeSequence.resetEnd(text.part(start..<end)) != end - start - 3
    }

    private func hexDigit(_ value: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: value < 10 ? value + 0x30 : value + 0x37)
    }

    private mutating func show(_ sign: StaticString, into buffer: inout ByteBuffer) {
        buffer.append(sign)
        result.insert(.nonASCII)
        (marks, previous) = (0, 0x20)
    }

    // MARK: Characters that cannot be seen

    /// Whether a scalar beyond ASCII and the controls goes to the output.
    private mutating func stays(_ scalar: UInt32, _ length: Int) -> Bool {
        let scalarClass = ScalarClass(scalar)
        guard scalarClass.joins else {
            beginCluster()
            return scalar != 0xAD && !isNoncharacter(scalar)
        }
        switch scalar {
        case 0x061C, 0x180E, 0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
            return false
        case 0x200C, 0x200D:
            guard previous != 0 else { return false }
        case 0xE0000...0xE00FF, 0xE01F0...0xE0FFF:
            return staysAsTag(scalar)
        default:
            if !isMark(scalar, scalarClass) {
                beginCluster()
                return true
            }
        }
        marks += 1
        return marks <= SanitizingPass.mostMarks
    }

    /// Counts marks anew, unless a joiner has made what follows a part of the same cluster.
    private mutating func beginCluster() {
        if previous != 0x200D { marks = 0 }
    }

    /// Tags only stay where they name a flag: after U+1F3F4 and closed by U+E007F.
    private mutating func staysAsTag(_ scalar: UInt32) -> Bool {
        guard (0xE0020...0xE007F).contains(scalar) else { return false }
        if (0xE0020...0xE007E).contains(previous) { return true }
        guard previous == 0x1F3F4 else { return false }
        let tagLength = 4
        var end = offset
        while end < text.count, end - offset < SanitizingPass.mostMarks * tagLength {
            let tag = text.scalar(at: end).value
            if tag == 0xE007F { return end > offset }
            guard (0xE0020...0xE007E).contains(tag) else { return false }
            end += tagLength
        }
        return false
    }

    private func isMark(_ scalar: UInt32, _ scalarClass: ScalarClass) -> Bool {
        switch scalarClass {
        case .zero: return true
        case .wideJoining: return (0x1F3FB...0x1F3FF).contains(scalar)
        default: return Unicode.Scalar(scalar)?.properties.generalCategory == .spacingMark
        }
    }

    private func isNoncharacter(_ scalar: UInt32) -> Bool {
        scalar & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar)
    }
}
