public import FoundationEssentials

extension Table {
    /// Sorts the rows by comparators, the first the most significant, each inside its section and its parent.
    ///
    /// Missing values and NaN come last in either direction; equal rows stay in the data's order.
    /// ```swift
    /// .sortOrder([KeyPathComparator(\.name), KeyPathComparator(\.age, order: .reverse)])
    /// ```
    /// A comparator over a column's key path marks that column as sorted.
    public func sortOrder<Comparator: SortComparator>(_ order: [Comparator]) -> Self
    where Comparator.Compared == RowValue {
        var table = self
        table.sortKeys = [:]
        table.state.sortOrder = order.enumerated().map { table.register($1, at: $0) }
        return table
    }

    /// Sorts the rows by columns, named by their ids, the first the most significant.
    public func sortOrder(_ order: [ColumnSort]) -> Self {
        var table = withState { $0.sortOrder = order }
        table.sortKeys = [:]
        return table
    }

    /// Shows the rows that have all of the words in their searchable columns.
    ///
    /// Case, diacritics and width make no difference; in a hierarchy the rows around a hit stay.
    public func searching(_ text: String) -> Self { withState { $0.searchText = text } }

    /// Lets a reader select any number of rows, and selects these.
    public func selection<ID: Hashable>(_ rows: Set<ID>) -> Self {
        withState { $0.selection = Set(rows.map { RowID(of: $0) }) }.with { $0.selectionMode = .multiple }
    }

    /// Lets a reader select any number of rows, and selects those with these ids.
    @_disfavoredOverload
    public func selection(_ rows: Set<RowID>) -> Self {
        withState { $0.selection = rows }.with { $0.selectionMode = .multiple }
    }

    /// Lets a reader select one row, and selects this one; nil for none yet.
    public func selection(_ row: RowValue.ID?) -> Self where RowValue: Identifiable {
        selection(row.map { RowID(of: $0) })
    }

    /// Lets a reader select one row, and selects the one with this id; nil for none yet.
    @_disfavoredOverload
    public func selection(_ row: RowID?) -> Self {
        withState { $0.selection = row.map { [$0] } ?? [] }.with { $0.selectionMode = .single }
    }

    /// How many rows a reader may select, with nothing selected yet unless something is.
    public func selectionMode(_ mode: SelectionMode) -> Self { with { $0.selectionMode = mode } }

    /// Which rows of a hierarchy are open; all of them where nothing is said.
    public func expanded(_ rows: Expansion) -> Self { withState { $0.expansion = rows } }

    /// Opens these rows of a hierarchy and no other.
    public func expanded<ID: Hashable>(_ rows: Set<ID>) -> Self {
        expanded(.only(Set(rows.map { RowID(of: $0) })))
    }

    /// How much room the table has.
    public func sizeClass(_ sizeClass: SizeClass) -> Self { withState { $0.sizeClass = sizeClass } }

    /// The columns shown and their order, as a reader left them.
    public func columnCustomization(_ columns: ColumnCustomization) -> Self { withState { $0.columns = columns } }

    /// Shows so many data rows at a time, and this part of them, counted from 1.
    public func page(size: Int, number: Int = 1) -> Self { withState { $0.page = Page(size: size, number: number) } }

    /// What orders rows by a key of the state: the order that came with it, else the column's own where it can be
    /// sorted by; nil where the key orders nothing.
    func sortKey(of sort: ColumnSort) -> SortKey? {
        sortKeys[sort.column] ?? columns.first { $0.id == sort.column && $0.isSortable }?.sortKey
    }

    private func withState(_ change: (inout TableState) -> Void) -> Self {
        var table = self
        change(&table.state)
        return table
    }

    /// Keeps the comparator's order under the id of its column, or a name of its own, and returns the key for the state.
    private mutating func register<Comparator: SortComparator>(_ comparator: Comparator, at position: Int) -> ColumnSort
    where Comparator.Compared == RowValue {
        // A comparator doesn't say what it compares by, and naming `KeyPathComparator` would link the locale data into
        // every program; so its key path is found among its properties, as that of any other comparator is.
        let parts = Mirror(reflecting: comparator).children.map(\.value)
        let keyPath = parts.lazy.compactMap { $0 as? PartialKeyPath<RowValue> }.first
        guard let keyPath, let column = columns.first(where: { $0.keyPath == keyPath }), let own = column.sortKey else {
            let name = "sort key \(position + 1)"
            sortKeys[name] = SortKey(comparator) { row in
                guard let keyPath else { return false }
                return isMissingValue(row.assumingMemoryBound(to: RowValue.self).pointee[keyPath: keyPath])
            }
            return ColumnSort(name, order: comparator.order)
        }
        let usual = parts.contains { part in
            column.isUsualComparator(part)
                || Mirror(reflecting: part).children.contains { column.isUsualComparator($0.value) }
        }
        if !usual { sortKeys[column.id] = SortKey(comparator, isMissing: own.isMissing) }
        return ColumnSort(column.id, order: comparator.order)
    }
}

/// Whether a value of any type is nil or not a number.
private func isMissingValue(_ value: Any) -> Bool {
    if let number = value as? any FloatingPoint { return number.isNaN }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
}
