import TableDSL

/// Sixteen bytes that are looked at together.
///
/// A test marks a byte by its highest bit; the other bits mean nothing. Tests are sums and differences of bytes, for
/// which every processor has one instruction, where a comparison of vectors would be taken apart byte by byte.
struct ByteBlock {
    typealias Marks = SIMD16<UInt8>

    static var size: Int { 16 }

    let bytes: SIMD16<UInt8>

    /// The bytes at an address; past the end of a text they are whatever is there.
    @inline(__always)
    init(at address: UnsafePointer<UInt8>) { bytes = load16(address) }

    @inline(__always)
    init(_ bytes: SIMD16<UInt8>) { self.bytes = bytes }

    /// Marks the bytes that are this one.
    @inline(__always)
    func equal(to byte: UInt8) -> Marks {
        let difference = bytes ^ SIMD16(repeating: byte)
        return (difference &- SIMD16(repeating: 1)) & ~difference
    }

    /// Marks the bytes that are this one but for some bits.
    @inline(__always)
    func equal(to byte: UInt8, ignoring bits: UInt8) -> Marks {
        ByteBlock(bytes & SIMD16(repeating: ~bits)).equal(to: byte & ~bits)
    }

    /// Marks the ASCII characters below a bound of 0x80 at most, and bytes beyond ASCII at will.
    @inline(__always)
    func below(_ bound: UInt8) -> Marks { (bytes &- SIMD16(repeating: bound)) & ~bytes }

    /// Marks the ASCII characters from a bound on.
    @inline(__always)
    func upwards(of bound: UInt8) -> Marks { notBelowInASCII(bound) & ~bytes }

    /// Marks bytes from a bound on, which is 0x81 at least.
    @inline(__always)
    func from(_ bound: UInt8) -> Marks { bytes & ~(bytes &+ SIMD16(repeating: 0 &- bound)) }

    /// Marks the ASCII characters that are not this one but for some bits.
    @inline(__always)
    func otherASCII(than byte: UInt8, ignoring bits: UInt8 = 0) -> Marks {
        let difference = (bits == 0 ? bytes : bytes & SIMD16(repeating: ~bits)) ^ SIMD16(repeating: byte & ~bits)
        return difference &+ SIMD16(repeating: 0x7F)
    }

    /// Marks the ASCII characters from a bound on, and bytes beyond ASCII at will.
    @inline(__always)
    func notBelowInASCII(_ bound: UInt8) -> Marks { bytes &+ SIMD16(repeating: 0x80 - bound) }

    /// Marks U+007F and all beyond ASCII.
    @inline(__always)
    var beyondPrintable: Marks { (bytes &+ SIMD16(repeating: 1)) | bytes }

    /// Marks U+007F.
    @inline(__always)
    var deletes: Marks { (bytes &+ SIMD16(repeating: 1)) & ~bytes }

    /// Marks what is not printable ASCII, U+0020 to U+007E.
    @inline(__always)
    var unprintables: Marks { (bytes &+ SIMD16(repeating: 1)) | (bytes &- SIMD16(repeating: 0x20)) | bytes }

    /// The place of the first byte marked; 16 where there is none.
    @inline(__always)
    static func first(_ marks: Marks) -> Int {
        let halves = unsafeBitCast(marks & SIMD16(repeating: 0x80), to: SIMD2<UInt64>.self)
        let low = halves[0].littleEndian
        if low != 0 { return low.trailingZeroBitCount >> 3 }
        let high = halves[1].littleEndian
        return high == 0 ? size : 8 + high.trailingZeroBitCount >> 3
    }
}
