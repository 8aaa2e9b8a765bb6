/// Reading valid UTF-8 by its bytes.
///
/// What is not valid gives wrong characters, never a read outside the bytes.
extension UnsafeBufferPointer<UInt8> {
    /// Whether all bytes are printable ASCII, and so one cell each.
    ///
    /// A buffer's slack follows them.
    package var isPrintable: Bool {
        guard let base = baseAddress else { return true }
        guard count > ByteBlock.size else {
            return ByteBlock.first(ByteBlock(at: base).unprintables) >= count
        }
        // The last block overlaps the one before.
        var marks = ByteBlock(at: base + count - ByteBlock.size).unprintables
        var offset = 0
        while offset < count - ByteBlock.size {
            marks |= ByteBlock(at: base + offset).unprintables
            offset += ByteBlock.size
        }
        return ByteBlock.first(marks) == ByteBlock.size
    }

    /// How many bytes from `start` on are printable ASCII, U+0020 to U+007E: each is one cell and needs no care.
    @inline(__always)
    package func printableCount(from start: Int) -> Int {
        guard let base = baseAddress else { return 0 }
        var offset = start
        while offset + 8 <= count {
            let other = Self.otherBytes(at: base + offset)
            if other != 0 { return offset - start + other.trailingZeroBitCount >> 3 }
            offset += 8
        }
        // The last bytes are checked together with some that have been, where there are enough.
        if offset < count, offset > start, Self.otherBytes(at: base + count - 8) == 0 { return count - start }
        while offset < count, base[offset] &- 0x20 < 0x5F { offset += 1 }
        return offset - start
    }

    /// The highest bit of each of eight bytes, the first one lowest, set where the byte is not printable ASCII.
    ///
    /// Only the lowest set bit can be relied on, for it may carry into the bytes after it.
    @inline(__always)
    private static func otherBytes(at address: UnsafePointer<UInt8>) -> UInt64 {
        let word = UInt64(littleEndian: UnsafeRawPointer(address).loadUnaligned(as: UInt64.self))
        let belowBlank = word &- 0x2020_2020_2020_2020
        let delete = word &+ 0x0101_0101_0101_0101
        return (word | belowBlank | delete) & 0x8080_8080_8080_8080
    }

    /// How many bytes from `start` on are ideographs from U+4000 to U+9FFF.
    ///
    /// Each is three bytes, of which the first tells enough, and always two cells that join nothing.
    @inline(__always)
    package func ideographBytes(from start: Int) -> Int {
        var offset = start
        while offset + 3 <= count, self[offset] &- 0xE4 < 6 { offset += 3 }
        return offset - start
    }

    /// The scalar whose first byte is at `offset`, and how many bytes it takes.
    @inline(__always)
    package func scalar(at offset: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(self[offset])
        if first < 0x80 { return (first, 1) }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard offset + length <= count else { return (0xFFFD, count - offset) }
        let second = UInt32(self[offset + 1] & 0x3F)
        if length == 2 { return ((first & 0x1F) << 6 | second, 2) }
        let third = UInt32(self[offset + 2] & 0x3F)
        if length == 3 { return ((first & 0x0F) << 12 | second << 6 | third, 3) }
        let fourth = UInt32(self[offset + 3] & 0x3F)
        return ((first & 0x07) << 18 | second << 12 | third << 6 | fourth, 4)
    }

    /// The bytes of a range, counted from 0 again.
    @inline(__always)
    package func part(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: self[range])
    }
}
