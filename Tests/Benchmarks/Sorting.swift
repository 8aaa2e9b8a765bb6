import Foundation
import TableDSL

// Strings and integers by their own `<`. The library promises to leave equal rows in the order they were in; the
// standard library's sort does, but doesn't promise to.

extension Table<Student> {
    /// Sorts by three columns.
    func sortedByCity() -> Self {
        sortOrder([ColumnSort("city"), ColumnSort("math", order: .reverse), ColumnSort("name")])
    }
}

extension [Student] {
    /// The same order by hand.
    func sortedByCity() -> [Student] {
        sorted { first, second in
            if first.city != second.city { return first.city < second.city }
            if first.math != second.math { return first.math > second.math }
            return first.name < second.name
        }
    }
}

// Foundation's comparators, which compare strings by a comparator of its own: the same order for these rows, but dearer.

private var comparators: [KeyPathComparator<Student>] {
    [
        KeyPathComparator(\Student.city), KeyPathComparator(\Student.math, order: .reverse),
        KeyPathComparator(\Student.name),
    ]
}

extension Table<Student> {
    /// Sorts by three comparators.
    func sortedByComparators() -> Self { sortOrder(comparators) }
}

extension [Student] {
    /// The same order as Foundation makes it.
    func sortedByComparators() -> [Student] { sorted(using: comparators) }
}
