/// Bytes that grow at the end: what a renderer fills before it hands a chunk to its output.
///
/// It owns raw memory, so appending costs neither a uniqueness check nor an exclusivity check, and writes numbers and
/// short texts in place. A few bytes past the end always belong to it, so that eight can be read or written at a time.
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
        base = .allocate(capacity: self.capacity + Self.slack)
        base.initialize(repeating: 0, count: self.capacity + Self.slack)
        count = 0
    }

    deinit { base.deallocate() }

    /// The bytes written so far; valid until the next change.
    @inlinable
    package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

    /// Forgets the bytes and keeps the memory.
    @inlinable
    package mutating func removeAll() { count = 0 }

    /// Makes room for `size` bytes more and returns where they go; the caller adds to `count` what it wrote.
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
        let end = reserve(size)
        // Most texts are short, and a call costs more than two loads and stores that overlap.
        if size > 16 {
            end.update(from: start, count: size)
        } else if size >= 8 {
            let (first, last) = (load(start), load(start + size - 8))
            store(first, at: end)
            store(last, at: end + size - 8)
        } else {
            for index in 0..<size { end[index] = start[index] }
        }
        count += size
    }

    @inlinable
    package mutating func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    package mutating func append(_ text: String) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
        if isDone == nil {
            var text = text
            text.withUTF8 { append($0) }
        }
    }

    @inlinable
    package mutating func append(repeating byte: UInt8, count repeats: Int) {
        guard repeats > 0 else { return }
        let end = reserve(repeats)
        if repeats > 16 {
            end.update(repeating: byte, count: repeats)
        } else {
            let word = UInt64(byte) &* 0x0101_0101_0101_0101
            store(word, at: end)
            store(word, at: end + 8)
        }
        count += repeats
    }

    @usableFromInline
    mutating func grow(_ size: Int) {
        let wider = max(capacity * 2, count + size)
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: wider + Self.slack)
        memory.update(from: base, count: count)
        base.deallocate()
        base = memory
        capacity = wider
    }
}

/// Eight bytes from an address, in the processor's order.
@inlinable
package func load(_ address: UnsafePointer<UInt8>) -> UInt64 {
    UnsafeRawPointer(address).loadUnaligned(as: UInt64.self)
}

/// Puts eight bytes at an address.
@inlinable
package func store(_ word: UInt64, at address: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(address).storeBytes(of: word, as: UInt64.self)
}
