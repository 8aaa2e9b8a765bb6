package import FoundationEssentials

/// How rows are ordered by one of their values: a total order in which missing values and NaN have no place of their
/// own, since they come last in either direction.
package struct SortKey {
    /// Whether the row has no value to compare.
    package let isMissing: (UnsafeRawPointer) -> Bool
    /// Compares two rows, neither of them missing, in ascending order.
    package let compare: (UnsafeRawPointer, UnsafeRawPointer) -> ComparisonResult

    /// Orders by a value that is read from each row.
    init<Value>(
        _ read: @escaping (UnsafeRawPointer) -> Value?,
        by areInIncreasingOrder: @escaping (Value, Value) -> Bool
    ) {
        isMissing = { row in
            guard let value = read(row) else { return true }
            return (value as? any FloatingPoint)?.isNaN ?? false
        }
        compare = { first, second in
            guard let a = read(first), let b = read(second) else { return .orderedSame }
            if areInIncreasingOrder(a, b) { return .orderedAscending }
            return areInIncreasingOrder(b, a) ? .orderedDescending : .orderedSame
        }
    }

    /// Orders by a comparator over whole rows; its direction is left out, the sort order has it.
    init<Comparator: SortComparator>(_ comparator: Comparator, isMissing: @escaping (UnsafeRawPointer) -> Bool) {
        var ascending = comparator
        ascending.order = .forward
        self.isMissing = isMissing
        compare = { [ascending] first, second in
            ascending.compare(
                first.assumingMemoryBound(to: Comparator.Compared.self).pointee,
                second.assumingMemoryBound(to: Comparator.Compared.self).pointee
            )
        }
    }

    /// The usual order of a type's values: its own where it has one, else its raw value's, else its text's.
    static func usual<Value>(_ read: @escaping (UnsafeRawPointer) -> Value?) -> SortKey? {
        switch Value.self {
        case let type as any OptionalSortValue.Type: type.usualSortKey { read($0) }
        case let type as any Comparable.Type: comparable(type, read)
        case is Bool.Type: SortKey(read) { ($0 as? Bool) == false && ($1 as? Bool) == true }
        case let type as any RawRepresentable.Type: raw(type, read)
        case is any CustomStringConvertible.Type: SortKey(read) { "\($0)" < "\($1)" }
        default: nil
        }
    }

    private static func comparable<Value, Key: Comparable>(
        _ type: Key.Type, _ read: @escaping (UnsafeRawPointer) -> Value?
    ) -> SortKey? {
        guard let read = read as? (UnsafeRawPointer) -> Key? else { return nil }
        return SortKey(read, by: <)
    }

    private static func raw<Value, Key: RawRepresentable>(
        _ type: Key.Type, _ read: @escaping (UnsafeRawPointer) -> Value?
    ) -> SortKey? {
        usual { row in (read(row) as? Key)?.rawValue }
    }
}

/// Whether a comparator is the one that Foundation makes by itself for comparable values of this type.
func isUsualComparator<Value>(for type: Value.Type) -> (Any) -> Bool {
    func matches<Key: Comparable>(_ type: Key.Type) -> (Any) -> Bool { { $0 is ComparableComparator<Key> } }
    guard let type = type as? any Comparable.Type else { return { _ in false } }
    return matches(type)
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
