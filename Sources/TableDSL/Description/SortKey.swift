import FoundationEssentials

/// How rows are ordered by one of their values: a total order in which missing values and NaN have no place of their
/// own, since they come last in either direction.
package struct SortKey {
    /// Compares two rows by their places in a list: less than 0 where the first comes first.
    typealias Comparison = (Int, Int) -> Int

    /// The values of a list's rows.
    struct Values {
        /// Compares two rows by them.
        let comparison: Comparison
        /// Ranks of the values among those that there are; nil where they are too many to be worth it.
        var ranks: () -> Ranks? = { nil }
    }

    /// The rank of each row's value: equal values have the same, and the lesser comes first.
    struct Ranks {
        var ranks: [UInt32]
        /// One more than the greatest rank.
        var count: UInt64
    }

    /// Whether the row has no value to compare.
    let isMissing: (UnsafeRawPointer) -> Bool
    /// Reads the values of a list's rows, once; where two are equal `next` is asked.
    let values: (_ rows: RowList, _ isReversed: Bool, _ next: @escaping Comparison) -> Values

    /// Orders by a value that is read from each row.
    ///
    /// Values that `isMissing` finds without worth come last, as do NaN and nil.
    init<Value>(
        _ read: @escaping (UnsafeRawPointer) -> Value?,
        by areInIncreasingOrder: @escaping (Value, Value) -> Bool,
        isMissing isWorthless: ((Value) -> Bool)? = Self.isNaN(for: Value.self)
    ) {
        // Not `map`, which would wrap the function.
        let present: (UnsafeRawPointer) -> Value?
        if let isWorthless {
            present = { row in
                guard let value = read(row), !isWorthless(value) else { return nil }
                return value
            }
        } else {
            present = read
        }
        isMissing = { present($0) == nil }
        values = { rows, isReversed, next in
            var values: [Value?] = []
            values.reserveCapacity(rows.count)
            rows.forEach { values.append(present($0)) }
            return Values { [values] first, second in
                guard let a = values[first] else { return values[second] == nil ? next(first, second) : 1 }
                guard let b = values[second] else { return -1 }
                if areInIncreasingOrder(a, b) { return isReversed ? 1 : -1 }
                if areInIncreasingOrder(b, a) { return isReversed ? -1 : 1 }
                return next(first, second)
            }
        }
    }

    /// Orders by a comparator over whole rows; its direction is left out, the sort order has it.
    init<Comparator: SortComparator>(_ comparator: Comparator, isMissing: @escaping (UnsafeRawPointer) -> Bool) {
        var ascending = comparator
        ascending.order = .forward
        self.init(
            { row in isMissing(row) ? nil : row.assumingMemoryBound(to: Comparator.Compared.self).pointee },
            by: { [ascending] in ascending.compare($0, $1) == .orderedAscending }, isMissing: nil)
    }

    /// The usual order of a type's values: its own where it has one, else its raw value's, else its text's.
    static func usual<Value>(_ read: @escaping (UnsafeRawPointer) -> Value?) -> SortKey? {
        if let read = read as? (UnsafeRawPointer) -> String? { return SortKey(strings: read) }
        switch Value.self {
        case let type as any OrderedByBits.Type: return bits(type, read)
        case let type as any OptionalSortValue.Type: return type.usualSortKey { read($0) }
        case let type as any Comparable.Type: return comparable(type, read)
        case let type as any RawRepresentable.Type: return raw(type, read)
        case is any CustomStringConvertible.Type: return SortKey(read, by: { "\($0)" < "\($1)" })
        default: return nil
        }
    }

    private static func bits<Value, Key: OrderedByBits>(
        _ type: Key.Type, _ read: @escaping (UnsafeRawPointer) -> Value?
    ) -> SortKey? {
        (read as? (UnsafeRawPointer) -> Key?).map { Key.sortKey($0) }
    }

    private static func comparable<Value, Key: Comparable>(
        _ type: Key.Type, _ read: @escaping (UnsafeRawPointer) -> Value?
    ) -> SortKey? {
        (read as? (UnsafeRawPointer) -> Key?).map { SortKey($0, by: <) }
    }

    private static func raw<Value, Key: RawRepresentable>(
        _ type: Key.Type, _ read: @escaping (UnsafeRawPointer) -> Value?
    ) -> SortKey? {
        usual { row in (read(row) as? Key)?.rawValue }
    }

    /// What finds NaN among values of a type; nil where there is no such value.
    private static func isNaN<Value>(for type: Value.Type) -> ((Value) -> Bool)? {
        func test<Number: FloatingPoint>(_ type: Number.Type) -> ((Value) -> Bool)? {
            { (number: Number) in number.isNaN } as? (Value) -> Bool
        }
        return (type as? any FloatingPoint.Type).flatMap { test($0) }
    }
}

/// An optional as a column's value, asked without knowing what it wraps.
private protocol OptionalSortValue {
    static func usualSortKey(_ read: @escaping (UnsafeRawPointer) -> Any?) -> SortKey?
}

extension Optional: OptionalSortValue {
    static func usualSortKey(_ read: @escaping (UnsafeRawPointer) -> Any?) -> SortKey? {
        .usual { read($0) as? Wrapped }
    }
}
