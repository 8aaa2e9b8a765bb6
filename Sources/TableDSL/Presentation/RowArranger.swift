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

    /// The order in which a list's rows are shown: all of them, or those among some places; equal rows stay as they are.
    func order(of rows: RowList, among places: [Int]?) -> [Int] {
        var order = places ?? Array(0..<rows.count)
        if order.count < 2 { return order }
        var last: SortKey.Comparison = { $0 - $1 }
        var values: [SortKey.Values] = []
        for (key, isReversed) in keys.reversed() {
            values.insert(key.values(rows, isReversed, last), at: 0)
            last = values[0].comparison
        }
        // Most comparisons of a sort are of rows that are nearly equal, so that asking one key after the other is dear.
        // As many keys as can be are put into one number for each row.
        var numbers = Array(repeating: UInt64(0), count: rows.count)
        var room = UInt64.max
        var ranked = 0
        for value in values where rows.count > 64 {
            guard let ranks = value.ranks(), ranks.count <= room else { break }
            room /= ranks.count
            for place in numbers.indices { numbers[place] = numbers[place] * ranks.count + UInt64(ranks.ranks[place]) }
            ranked += 1
        }
        let rest: SortKey.Comparison
        if ranked < values.count { rest = values[ranked].comparison } else { rest = { $0 - $1 } }
        if ranked == 0 {
            order.sort { rest($0, $1) < 0 }
            return order
        }
        var keyed = order.map { (number: numbers[$0], place: $0) }
        keyed.sort { first, second in
            first.number == second.number ? rest(first.place, second.place) < 0 : first.number < second.number
        }
        return keyed.map(\.place)
    }
}

/// Keeps a writer in a place that can be copied.
private final class CellWriterBox {
    var writer = CellWriter()
}
