/// Copies bytes from where nothing past them may be read.
///
/// Most texts are short, and a call costs more than two loads and stores that overlap.
@inlinable
@inline(__always)
func copy(_ start: UnsafePointer<UInt8>, _ size: Int, to end: UnsafeMutablePointer<UInt8>) {
    if size > 16 {
        guard size <= 64 else { return end.update(from: start, count: size) }
        let last = load16(start + size - 16)
        store(load16(start), at: end)
        if size > 32 {
            store(load16(start + 16), at: end + 16)
            if size > 48 { store(load16(start + 32), at: end + 32) }
        }
        store(last, at: end + size - 16)
    } else if size >= 8 {
        let (first, last) = (load(start), load(start + size - 8))
        store(first, at: end)
        store(last, at: end + size - 8)
    } else if size >= 4 {
        let first = UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)
        let last = UnsafeRawPointer(start + size - 4).loadUnaligned(as: UInt32.self)
        UnsafeMutableRawPointer(end).storeBytes(of: first, as: UInt32.self)
        UnsafeMutableRawPointer(end + size - 4).storeBytes(of: last, as: UInt32.self)
    } else if size > 0 {
        let (first, middle, last) = (start[0], start[size >> 1], start[size - 1])
        end[0] = first
        end[size >> 1] = middle
        end[size - 1] = last
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

/// Sixteen bytes from an address.
@inlinable
package func load16(_ address: UnsafePointer<UInt8>) -> SIMD16<UInt8> {
    UnsafeRawPointer(address).loadUnaligned(as: SIMD16<UInt8>.self)
}

/// Puts sixteen bytes at an address.
@inlinable
package func store(_ block: SIMD16<UInt8>, at address: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(address).storeBytes(of: block, as: SIMD16<UInt8>.self)
}
