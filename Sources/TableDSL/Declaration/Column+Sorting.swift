public import FoundationEssentials

extension Column {
    /// Sorts rows by the column with an order of one's own for its values; missing values stay last.
    ///
    /// ```swift
    /// Column("Size", \.size).sort { $0.rank < $1.rank }
    /// ```
    public func sort(by areInIncreasingOrder: @escaping (Value, Value) -> Bool) -> Self {
        guard let read = value?.read else { return self }
        return with { definition in
            definition.sortKey = SortKey(read, by: areInIncreasingOrder)
            definition.isUsualComparator = { _ in false }
        }
    }

    /// Sorts rows by the column with a comparator of its values, such as `String.Comparator(…)`; missing values stay
    /// last.
    public func sort<Comparator: SortComparator>(using comparator: Comparator) -> Self
    where Comparator.Compared == Value {
        var ascending = comparator
        ascending.order = .forward
        return sort { [ascending] in ascending.compare($0, $1) == .orderedAscending }
    }

    /// Sorts rows by the column with an order over whole rows, as for a column without a value.
    @_disfavoredOverload
    public func sort(byRow areInIncreasingOrder: @escaping (RowValue, RowValue) -> Bool) -> Self {
        with { definition in
            definition.sortKey = SortKey(
                { $0.assumingMemoryBound(to: RowValue.self).pointee }, by: areInIncreasingOrder)
            definition.isUsualComparator = { _ in false }
        }
    }
}
