import FoundationEssentials

/// Finds and orders rows as a table's state asks: the one place where rows are searched and sorted.
struct RowArranger {
    private let keys: [(key: SortKey, isReversed: Bool)]
    private let searched: [CellFunction]
    private let environment: CellEnvironment
    private var matcher: SearchMatcher?
    private var cell = CellWriterBox()

    init<RowValue>(_ table: TableDescription<RowValue>) {
        let declaration = table.declaration
        keys = table.state.sortOrder.compactMap { sort in
            declaration.sortKey(of: sort).map { ($0, sort.order == .reverse) }
        }
        let query = SearchQuery(table.state.searchText)
        matcher = query.isEmpty ? nil : query.makeMatcher()
        environment = declaration.options.environment
        let environment = environment
        searched = table.allColumns.filter { $0.isVisible && $0.isSearchable }.flatMap { column in
            [column.definition.makeCell(environment), column.definition.searchText].compactMap { $0 }
        }
    }

    /// Whether rows are shown in another order than the data's.
    var sorts: Bool { !keys.isEmpty }
    /// Whether only some rows are shown.
    var searches: Bool { matcher != nil }

    /// Whether the row has all that is searched for; true for every row where nothing is.
    mutating func matches(_ row: UnsafeRawPointer) -> Bool {
        guard matcher != nil else { return true }
        if environment.isEmpty { return hasWords(row) }
        return CellEnvironment.$current.withValue(environment) { hasWords(row) }
    }

    private mutating func hasWords(_ row: UnsafeRawPointer) -> Bool {
        guard var matcher else { return true }
        self.matcher = nil
        defer { self.matcher = matcher }
        matcher.reset()
        for write in searched {
            cell.writer.beginRow(ordinal: 0)
            write(row, &cell.writer)
            matcher.add(cell.writer.text.bytes)
            if matcher.isMatch { return true }
        }
        return false
    }

    /// Whether the first row comes before the second; false where they are equal.
    func areInIncreasingOrder(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        for (key, isReversed) in keys {
            switch (key.isMissing(first), key.isMissing(second)) {
            case (true, true): continue
            case (true, false): return false
            case (false, true): return true
            case (false, false):
                let result = key.compare(first, second)
                if result != .orderedSame { return (result == .orderedAscending) != isReversed }
            }
        }
        return false
    }
}

/// Keeps a writer in a place that can be copied.
private final class CellWriterBox {
    var writer = CellWriter()
}
