/// ``FoldingTable`` unpacked into two stages, so that looking a scalar up is two reads.
///
/// It takes some 70 KB, and is made when the first text comes that is not ASCII.
final class FoldingMap: Sendable {
    /// The only one.
    static let shared = FoldingMap()

    /// The value of a scalar that stands for itself.
    static let itself: UInt32 = 0
    /// The value of a scalar that is left out: a byte that, as the next one, is in no UTF-8.
    static let nothing: UInt32 = 0xFE
    /// The low byte of the value of a scalar with a text of more than four bytes; above it is where the text starts.
    static let long: UInt32 = 0xFF

    /// The texts of more than four bytes, each followed by a zero.
    let texts: [UInt8]
    /// For each 64 scalars where their values start.
    private let starts: [UInt16]
    /// A constant from above, or up to four bytes of UTF-8 of which the first is in the low bits.
    private let values: [UInt32]

    private init() {
        var builder = FoldingMapBuilder()
        FoldingTable.records.withUTF8Buffer { builder.read($0) }
        texts = builder.texts
        starts = builder.starts
        values = builder.values
    }

    /// The value of a scalar.
    subscript(scalar: UInt32) -> UInt32 {
        guard scalar < FoldingTable.end else { return Self.itself }
        return values[Int(starts[Int(scalar >> 6)]) + Int(scalar & 63)]
    }

    /// A scalar in UTF-8, the first byte in the low bits.
    static func utf8(_ scalar: UInt32) -> UInt32 {
        let last = 0x80 | scalar & 0x3F
        let second = 0x80 | scalar >> 6 & 0x3F
        switch scalar {
        case ..<0x80: return scalar
        case ..<0x800: return 0xC0 | scalar >> 6 | last << 8
        case ..<0x1_0000: return 0xE0 | scalar >> 12 | second << 8 | last << 16
        default: return 0xF0 | scalar >> 18 | (0x80 | scalar >> 12 & 0x3F) << 8 | second << 16 | last << 24
        }
    }
}

/// Reads the records of ``FoldingTable``, which tells how they are written.
private struct FoldingMapBuilder {
    var texts: [UInt8] = []
    var starts = [UInt16](repeating: 0, count: Int(FoldingTable.end >> 6))
    /// The first 64 values are of all the scalars that have no block of their own.
    var values = [UInt32](repeating: FoldingMap.itself, count: 64)

    mutating func read(_ records: UnsafeBufferPointer<UInt8>) {
        var digits = records.makeIterator()
        var scalar: UInt32 = 0
        while let distance = Self.number(from: &digits) {
            scalar += distance
            let head = Self.number(from: &digits) ?? 0
            let count = head >> 2
            switch head & 3 {
            case 3:
                set(scalar, to: (0..<count).compactMap { _ in Self.number(from: &digits) })
            case let rise:
                let output = Self.number(from: &digits) ?? 0
                for place in 0..<count {
                    let value = output == 0 ? FoldingMap.nothing : FoldingMap.utf8(output + place * rise)
                    set(scalar + place * max(rise, 1), to: value)
                }
            }
        }
    }

    /// The next number, or nil at the end.
    private static func number(from digits: inout UnsafeBufferPointer<UInt8>.Iterator) -> UInt32? {
        var number: UInt32 = 0
        var shift: UInt32 = 0
        while let digit = digits.next() {
            let bits = UInt32(digit) - 0x30
            number |= (bits & 31) << shift
            if bits < 32 { return number }
            shift += 5
        }
        return nil
    }

    private mutating func set(_ scalar: UInt32, to output: [UInt32]) {
        let text = output.flatMap { scalar in
            let packed = FoldingMap.utf8(scalar)
            return stride(from: 0, to: 32, by: 8).map { UInt8(packed >> $0 & 0xFF) }.filter { $0 != 0 }
        }
        if text.count <= 4 {
            set(scalar, to: text.reversed().reduce(0) { $0 << 8 | UInt32($1) })
        } else {
            set(scalar, to: UInt32(texts.count) << 8 | FoldingMap.long)
            texts += text + [0]
        }
    }

    private mutating func set(_ scalar: UInt32, to value: UInt32) {
        let block = Int(scalar >> 6)
        if starts[block] == 0 {
            starts[block] = UInt16(values.count)
            values += repeatElement(FoldingMap.itself, count: 64)
        }
        values[Int(starts[block]) + Int(scalar & 63)] = value
    }
}
