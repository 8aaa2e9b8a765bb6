/// Bytes that grow at the end: what a renderer fills before it hands a chunk to its output.
///
/// It owns raw memory, so appending costs neither a uniqueness check nor an exclusivity check.
package struct ByteBuffer: ~Copyable {
    @usableFromInline
    package private(set) var base: UnsafeMutablePointer<UInt8>
    @usableFromInline
    package private(set) var capacity: Int
    /// The bytes in use.
    @usableFromInline
    package var count: Int

    package init(capacity: Int = 256) {
        self.capacity = max(capacity, 64)
        base = .allocate(capacity: self.capacity)
        count = 0
    }

    deinit { base.deallocate() }

    /// The bytes written so far; valid until the next change.
    package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

    /// Forgets the bytes and keeps the memory.
    package mutating func removeAll() { count = 0 }

    /// Makes room for `size` bytes more and returns where they go; the caller adds to `count` what it wrote.
    package mutating func reserve(_ size: Int) -> UnsafeMutablePointer<UInt8> {
        if capacity - count < size { grow(size) }
        return base + count
    }

    package mutating func append(_ byte: UInt8) {
        reserve(1).pointee = byte
        count += 1
    }

    package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        reserve(bytes.count).update(from: start, count: bytes.count)
        count += bytes.count
    }

    package mutating func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    package mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    package mutating func append(repeating byte: UInt8, count repeats: Int) {
        guard repeats > 0 else { return }
        reserve(repeats).update(repeating: byte, count: repeats)
        count += repeats
    }

    /// Appends a whole number in decimal digits.
    package mutating func append(decimal number: some FixedWidthInteger) {
        guard let wide = UInt64(exactly: number.magnitude) else { return append(String(number)) }
        appendDigits(of: wide, isNegative: number < 0)
    }

    package mutating func appendDigits(of magnitude: UInt64, isNegative: Bool = false) {
        let start = reserve(21)
        var end = start + 21
        let last = end
        var rest = magnitude
        repeat {
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            end -= 1
            end.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
            rest = quotient
        } while rest != 0
        if isNegative {
            end -= 1
            end.pointee = UInt8(ascii: "-")
        }
        let length = last - end
        start.update(from: end, count: length)
        count += length
    }

    private mutating func grow(_ size: Int) {
        let wider = max(capacity * 2, count + size)
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: wider)
        memory.update(from: base, count: count)
        base.deallocate()
        base = memory
        capacity = wider
    }
}
