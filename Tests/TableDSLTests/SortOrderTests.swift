import Foundation
import TableDSL
import Testing

@Suite("Sort orders")
struct SortOrderTests {
    private let table = Table(Person.sample) {
        Column("Name", \.name)
        Column("Age", \.age)
        Column("Score", \.score).customizationID("points")
        Column("Both") { "\($0.name) \($0.age)" }
    }

    private func marks(_ table: Table<Person>) -> [String] {
        table.description.columns.map { column in
            guard let sort = column.sort else { return "" }
            return "\(sort.order == .forward ? "▲" : "▼")\(sort.rank)\(sort.isOneOfSeveral ? "…" : "")"
        }
    }

    @Test("a comparator over a column's key path sorts by it and marks it")
    func keyPath() {
        let byName = table.sortOrder([KeyPathComparator(\.name, order: .reverse)])
        #expect(byName.cells.map(\.text) == ["Cem", "Bob", "Ada"])
        #expect(marks(byName) == ["▼1", "", "", ""])
        #expect(byName.state.sortOrder == [ColumnSort("Name", order: .reverse)])
    }

    @Test("an optional's comparator keeps nil last, and several have ranks")
    func optionalKeyPath() {
        let sorted = table.sortOrder([
            KeyPathComparator(\.score, order: .reverse), KeyPathComparator(\.age),
        ])
        #expect(sorted.cells.map(\.text) == ["Ada", "Cem", "Bob"])
        #expect(table.sortOrder([KeyPathComparator(\.score)]).cells.map(\.text) == ["Cem", "Ada", "Bob"])
        #expect(marks(sorted) == ["", "▲2…", "▼1…", ""])
    }

    @Test("a comparator over a key path that no column has sorts all the same and marks none")
    func otherKeyPath() {
        let sorted = table.sortOrder([
            KeyPathComparator(\.isMember, comparator: BoolComparator(order: .reverse)),
            KeyPathComparator(\.name.count), KeyPathComparator(\.name, order: .reverse),
        ])
        #expect(sorted.cells.map(\.text) == ["Ada", "Cem", "Bob"])
        #expect(marks(sorted) == ["▼3…", "", "", ""])
        #expect(sorted.description.diagnostics == [])
    }

    private struct BoolComparator: SortComparator {
        var order: SortOrder
        func compare(_ first: Bool, _ second: Bool) -> ComparisonResult {
            if first == second { return .orderedSame }
            return first == (order == .reverse) ? .orderedAscending : .orderedDescending
        }
    }

    private struct LastLetter: SortComparator {
        var order = SortOrder.forward
        func compare(_ first: String, _ second: String) -> ComparisonResult {
            let ascending = String(first.reversed()) < String(second.reversed())
            if first == second { return .orderedSame }
            return ascending == (order == .forward) ? .orderedAscending : .orderedDescending
        }
    }

    @Test("a key path's comparator of one's own is used, forward and reverse, and marks the column")
    func ownComparator() {
        let forward = table.sortOrder([KeyPathComparator(\.name, comparator: LastLetter())])
        #expect(forward.cells.map(\.text) == ["Ada", "Bob", "Cem"])
        let reverse = table.sortOrder([KeyPathComparator(\.name, comparator: LastLetter(), order: .reverse)])
        #expect(reverse.cells.map(\.text) == ["Cem", "Bob", "Ada"])
        let mixed = Table(["az", "ba", "ca"]) { Column("Word", \.self) }
        let sorted = mixed.sortOrder([KeyPathComparator(\.self, comparator: LastLetter())])
        #expect(sorted.cells.map(\.text) == ["ba", "ca", "az"])
        #expect(sorted.description.columns.map { $0.sort?.rank } == [1])
    }

    private struct ByDigits: SortComparator {
        var order = SortOrder.forward
        func compare(_ first: Int, _ second: Int) -> ComparisonResult {
            ComparableComparator(order: order).compare("\(first)", "\(second)")
        }
    }

    private struct ByAge: SortComparator {
        var order = SortOrder.forward
        func compare(_ first: Person, _ second: Person) -> ComparisonResult {
            if first.age == second.age { return .orderedSame }
            return (first.age < second.age) == (order == .forward) ? .orderedAscending : .orderedDescending
        }
    }

    @Test("a comparator of rows of one's own", arguments: [SortOrder.forward, .reverse])
    func rowComparator(order: SortOrder) {
        let sorted = table.sortOrder([ByAge(order: order)])
        #expect(sorted.cells.map(\.text) == (order == .forward ? ["Bob", "Ada", "Cem"] : ["Ada", "Cem", "Bob"]))
        #expect(marks(sorted) == ["", "", "", ""])
        #expect(sorted.description.diagnostics == [])
    }

    @Test("columns are named by their ids: the customization id, else the title")
    func ids() {
        #expect(table.sortOrder([ColumnSort("points")]).cells.map(\.text) == ["Cem", "Ada", "Bob"])
        #expect(table.sortOrder([ColumnSort("Score")]).cells.map(\.text) == ["Ada", "Bob", "Cem"])
        #expect(table.sortOrder([ColumnSort("Age")]).cells.map(\.text) == ["Bob", "Ada", "Cem"])
    }

    @Test("a later sort order takes the place of an earlier one, its comparators too")
    func replaced() {
        let words = Table(["az", "ba", "ca"]) { Column("Word", \.self) }
            .sortOrder([KeyPathComparator(\.self, comparator: LastLetter())])
        #expect(words.sortOrder([KeyPathComparator(\.self)]).cells.map(\.text) == ["az", "ba", "ca"])
        #expect(words.sortOrder([]).cells.map(\.text) == ["az", "ba", "ca"])
        let numbers = Table([2, 10, 1]) { Column("n", \.self) }
            .sortOrder([KeyPathComparator(\.self, comparator: ByDigits())])
        #expect(numbers.cells.map(\.text) == ["1", "10", "2"])
        #expect(numbers.sortOrder([KeyPathComparator(\.self)]).cells.map(\.text) == ["1", "2", "10"])
    }

    @Test("a comparator of one's own stays the column's when a reader turns the order round")
    func turnedRound() {
        var words = Table(["az", "ba", "ca"]) { Column("Word", \.self) }
            .sortOrder([KeyPathComparator(\.self, comparator: LastLetter())])
        words.state.toggleSort(by: "Word")
        #expect(words.cells.map(\.text) == ["az", "ca", "ba"])
    }

    @Test("a column that can't be sorted by is passed over, and isn't marked")
    func notSortable() {
        let table = Table(Person.sample) {
            Column("Name", \.name).sortable(false)
            Column("Age", \.age)
            Column("Both") { "\($0.name) \($0.age)" }
        }
        .sortOrder([ColumnSort("Name", order: .reverse), ColumnSort("Both"), ColumnSort("Age")])
        #expect(table.description.columns.map(\.isSortable) == [false, true, false])
        #expect(table.cells.map(\.text) == ["Bob", "Ada", "Cem"])
        #expect(table.description.columns.map { $0.sort != nil } == [false, true, false])
        #expect(table.description.diagnostics.map(\.kind) == [.unsortableColumn, .unsortableColumn])
    }

    @Test("a column sorted by one of its own kind takes KeyPathComparator's order over it")
    func columnOrder() {
        let table = Table(["ccc", "a", "bb"]) { Column("Word", \.self).sort(by: { $0.count < $1.count }) }
        #expect(table.sortOrder([ColumnSort("Word")]).cells.map(\.text) == ["a", "bb", "ccc"])
        #expect(table.sortOrder([KeyPathComparator(\.count)]).cells.map(\.text) == ["a", "bb", "ccc"])
    }
}
