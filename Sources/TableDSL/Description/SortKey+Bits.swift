/// A value whose order is that of a whole number of 64 bits, so that it is compared without a generic call.
protocol OrderedByBits {
    /// The number; nil for a value without a place in the order.
    var orderedBits: UInt64? { get }
    static func sortKey(_ read: @escaping (UnsafeRawPointer) -> Self?) -> SortKey
}

extension OrderedByBits {
    static func sortKey(_ read: @escaping (UnsafeRawPointer) -> Self?) -> SortKey {
        SortKey(bits: { read($0)?.orderedBits })
    }
}

extension SortKey {
    /// Orders by a whole number that is read from each row; nil is a missing value.
    fileprivate init(bits read: @escaping (UnsafeRawPointer) -> UInt64?) {
        self.init(
            isMissing: { read($0) == nil },
            values: { rows, isReversed, next in
                var bits: [UInt64] = []
                var missing: Set<Int> = []
                bits.reserveCapacity(rows.count)
                rows.forEach { row in
                    let value = read(row)
                    if value == nil { missing.insert(bits.count) }
                    bits.append(value ?? 0)
                }
                let compare: Comparison = { [bits] first, second in
                    let (a, b) = (bits[first], bits[second])
                    if a == b { return next(first, second) }
                    return (a < b) == isReversed ? 1 : -1
                }
                let ranks = { [bits, missing] in Ranks(bits, missing: missing, isReversed: isReversed) }
                if missing.isEmpty { return Values(comparison: compare, ranks: ranks) }
                let compareAll: Comparison = { [missing] first, second in
                    switch (missing.contains(first), missing.contains(second)) {
                    case (false, false): compare(first, second)
                    case (true, true): next(first, second)
                    case (true, false): 1
                    case (false, true): -1
                    }
                }
                return Values(comparison: compareAll, ranks: ranks)
            })
    }
}

extension SortKey.Ranks {
    /// Ranks of numbers that lie near each other: their distance from the first in order.
    fileprivate init?(_ bits: [UInt64], missing: Set<Int>, isReversed: Bool) {
        guard let least = bits.min(), let greatest = bits.max(), greatest - least < 1 << 24 else { return nil }
        ranks = bits.map { UInt32(isReversed ? greatest - $0 : $0 - least) }
        count = greatest - least + 2
        for place in missing { ranks[place] = UInt32(count - 1) }
    }
}

extension OrderedByBits where Self: FixedWidthInteger {
    var orderedBits: UInt64? {
        Self.isSigned
            ? UInt64(bitPattern: Int64(truncatingIfNeeded: self)) ^ (1 << 63) : UInt64(truncatingIfNeeded: self)
    }
}

extension Int: OrderedByBits {}
extension Int8: OrderedByBits {}
extension Int16: OrderedByBits {}
extension Int32: OrderedByBits {}
extension Int64: OrderedByBits {}
extension UInt: OrderedByBits {}
extension UInt8: OrderedByBits {}
extension UInt16: OrderedByBits {}
extension UInt32: OrderedByBits {}
extension UInt64: OrderedByBits {}

extension Bool: OrderedByBits {
    var orderedBits: UInt64? { self ? 1 : 0 }
}

extension Double: OrderedByBits {
    /// The bits as a number of sign and magnitude (IEEE 754), both zeros the same.
    var orderedBits: UInt64? {
        if isNaN { return nil }
        let bits = self == 0 ? 0 : bitPattern
        return bits >> 63 == 0 ? bits | 1 << 63 : ~bits
    }
}

extension Float: OrderedByBits {
    var orderedBits: UInt64? { Double(self).orderedBits }
}
