#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(WASILibc)
    import WASILibc
#endif

/// Bytes that grow at the end: what a renderer fills before it hands a chunk to its output.
///
/// It owns raw memory, so appending costs neither a uniqueness check nor an exclusivity check, and writes numbers and
/// short texts in place. A few bytes past the end always belong to it, so that sixteen can be read or written at a time.
@frozen
@usableFromInline
package struct ByteBuffer: ~Copyable {
    @usableFromInline
    package private(set) var base: UnsafeMutablePointer<UInt8>
    @usableFromInline
    package private(set) var capacity: Int
    /// The bytes in use.
    @usableFromInline
    package var count: Int

    /// Bytes past the end that may be read and overwritten.
    @inlinable
    package static var slack: Int { 16 }

    package init(capacity: Int = 256) {
        self.capacity = max(capacity, 64)
        base = Self.resized(nil, to: self.capacity)
        count = 0
    }

    /// The bytes of a text.
    package init(_ text: String) {
        self.init(capacity: text.utf8.count)
        append(string: text)
    }

    deinit { free(base) }

    /// The bytes written so far; valid until the next change.
    @inlinable
    package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

    /// Forgets the bytes and keeps the memory.
    @inlinable
    package mutating func removeAll() { count = 0 }

    /// Makes room for `size` bytes more, and the slack, and returns where they go; the caller adds to `count` what it
    /// wrote.
    @inlinable
    package mutating func reserve(_ size: Int) -> UnsafeMutablePointer<UInt8> {
        if capacity - count < size { grow(size) }
        return base + count
    }

    @inlinable
    package mutating func append(_ byte: UInt8) {
        reserve(1).pointee = byte
        count += 1
    }

    @inlinable
    package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        let size = bytes.count
        TableDSL.copy(start, size, to: reserve(size))
        count += size
    }

    /// Appends bytes of another buffer, whose slack allows to copy sixteen at a time.
    @inlinable
    package mutating func append(_ range: Range<Int>, of other: borrowing ByteBuffer) {
        let end = reserve(range.count + 16)
        count += copy(range, of: other, to: end) - end
    }

    /// Copies bytes of another buffer to where there is room for sixteen more, and returns where they end.
    @inlinable
    @inline(__always)
    package func copy(
        _ range: Range<Int>, of other: borrowing ByteBuffer, to end: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let size = range.upperBound &- range.lowerBound
        let start = UnsafePointer(other.base + range.lowerBound)
        // Blocks beyond the end are none of a reader's, and there is room for them.
        if size <= 64 {
            store(load16(start), at: end)
            if size > 16 {
                store(load16(start + 16), at: end + 16)
                if size > 32 {
                    store(load16(start + 32), at: end + 32)
                    if size > 48 { store(load16(start + 48), at: end + 48) }
                }
            }
        } else {
            end.update(from: start, count: size)
        }
        return end + size
    }

    @inlinable
    @inline(__always)
    package mutating func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    package mutating func append(string text: String) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
        if isDone == nil {
            var text = text
            text.withUTF8 { append($0) }
        }
    }

    @inlinable
    package mutating func append(repeating byte: UInt8, count repeats: Int) {
        guard repeats > 0 else { return }
        let end = reserve(repeats + 32)
        count += fill(byte, count: repeats, at: end) - end
    }

    /// Writes a byte many times where there is room for 32 more, and returns where they end.
    @inlinable
    @inline(__always)
    package func fill(
        _ byte: UInt8, count repeats: Int, at end: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        if repeats <= 32 {
            let block = SIMD16(repeating: byte)
            store(block, at: end)
            store(block, at: end + 16)
        } else {
            end.update(repeating: byte, count: repeats)
        }
        return end + repeats
    }

    @usableFromInline
    @inline(never)
    mutating func grow(_ size: Int) {
        capacity = max(capacity * 2, count + size)
        base = Self.resized(base, to: capacity)
        adviseLargePages(base, capacity)
    }

    /// Memory of another size with the same bytes.
    ///
    /// The system moves large blocks by their pages, without a copy.
    private static func resized(
        _ memory: UnsafeMutablePointer<UInt8>?, to capacity: Int
    ) -> UnsafeMutablePointer<UInt8> {
        guard let moved = realloc(memory, capacity + slack) else { fatalError("out of memory") }
        return moved.assumingMemoryBound(to: UInt8.self)
    }
}
