import Foundation
import TableDSL
import Testing

@Suite("Sorting by values")
struct SortingTests {
    /// Positions of the rows after a sort by their column `v`.
    private func order<Value>(
        _ values: [Value], _ order: SortOrder = .forward, _ column: Column<Box<Value>, some Any>
    ) -> [Int] {
        let table = Table(values.map(Box.init)) { column }.sortOrder([ColumnSort("v", order: order)])
        return table.description.rows.compactMap { $0.id.flatMap { Int($0.description) } }
    }

    private func bothOrders<Value>(_ values: [Value], _ column: Column<Box<Value>, some Any>) -> [[Int]] {
        [order(values, .forward, column), order(values, .reverse, column)]
    }

    @Test("equal values stay in the data's order in either direction")
    func stable() {
        let values = (0..<500).map { $0 * 7919 % 5 }
        let column = Column("v", \Box<Int>.value)
        let expected = values.indices.sorted { (values[$0], $0) < (values[$1], $1) }
        let reversed = values.indices.sorted { (-values[$0], $0) < (-values[$1], $1) }
        #expect(bothOrders(values, column) == [expected, reversed])
    }

    @Test("a nil value is sorted last in either direction")
    func missing() {
        let column = Column("v", \Box<Int?>.value)
        #expect(bothOrders([nil, 2, nil, 1], column) == [[3, 1, 0, 2], [1, 3, 0, 2]])
        #expect(bothOrders([nil, nil], column) == [[0, 1], [0, 1]])
        let closure = Column("v", \Box<Int?>.value) { Text("\($0.value ?? 0)") }
        #expect(bothOrders([nil, 2, nil, 1], closure) == [[3, 1, 0, 2], [1, 3, 0, 2]])
        let formatted = Column("v", \Box<Double?>.value, format: .fixed(0))
        #expect(bothOrders([nil, 2, .nan, 1], formatted) == [[3, 1, 0, 2], [1, 3, 0, 2]])
    }

    @Test("NaN is sorted last in either direction, infinities are numbers")
    func notANumber() {
        let column = Column("v", \Box<Double>.value)
        let values = [Double.nan, 1, -.infinity, .nan, .infinity, -1]
        #expect(bothOrders(values, column) == [[2, 5, 1, 4, 0, 3], [4, 1, 5, 2, 0, 3]])
        let floats = Column("v", \Box<Float?>.value)
        #expect(bothOrders([.nan, nil, 3, .nan], floats) == [[2, 0, 1, 3], [2, 0, 1, 3]])
    }

    @Test("minus zero equals zero")
    func zeros() {
        #expect(bothOrders([0.0, -0.0, 0.0, -0.0], Column("v", \.value)) == [[0, 1, 2, 3], [0, 1, 2, 3]])
    }

    @Test("false comes before true, also where it is optional")
    func booleans() {
        #expect(bothOrders([true, false, true], Column("v", \.value)) == [[1, 0, 2], [0, 2, 1]])
        let optional = Column("v", \Box<Bool?>.value)
        #expect(bothOrders([nil, true, false], optional) == [[2, 1, 0], [1, 2, 0]])
    }

    private enum Status: String { case open = "b", paid = "a" }
    private enum Level: Int { case low = 1, high = 10, middle = 9 }
    private enum Rank: Int, Comparable {
        case first = 2, second = 1
        static func < (a: Rank, b: Rank) -> Bool { a.rawValue > b.rawValue }
    }
    private struct Money: CustomStringConvertible {
        var amount: Int
        var description: String { "\(amount) €" }
    }

    @Test("values have their own order, else that of their raw value, else that of their description")
    func kinds() {
        #expect(order(["b", "B", "a", "é", ""], Column("v", \.value)) == [4, 1, 2, 0, 3])
        #expect(order([Status.open, .paid], Column("v", \.value)) == [1, 0])
        #expect(order([Level.high, .low, .middle], Column("v", \.value)) == [1, 2, 0])
        #expect(order([Level?.some(.high), nil, .low], Column("v", \.value)) == [2, 0, 1])
        #expect(order([Rank.second, .first], Column("v", \.value)) == [1, 0])
        #expect(order([Money(amount: 9), Money(amount: 10)], Column("v", \.value)) == [1, 0])
        #expect(order([Decimal(10), 9, -1], Column("v", \.value)) == [2, 1, 0])
        #expect(order([Duration.seconds(10), .seconds(9)], Column("v", \.value)) == [1, 0])
        #expect(order([Date(timeIntervalSince1970: 1), Date.distantPast], Column("v", \.value)) == [1, 0])
        #expect(order([UInt64.max, 0], Column("v", \.value)) == [1, 0])
        #expect(order([Character("b"), "a"], Column("v", \.value)) == [1, 0])
    }

    private func order<Value>(_ values: [Value], _ column: Column<Box<Value>, some Any>) -> [Int] {
        order(values, .forward, column)
    }

    @Test("an order of one's own, by values, by a comparator of values and by rows")
    func ownOrder() {
        let values = ["ccc", "a", "bb"]
        let byCount = Column("v", \Box<String>.value).sort { $0.count < $1.count }
        #expect(bothOrders(values, byCount) == [[1, 2, 0], [0, 2, 1]])
        let comparator = Column("v", \Box<String>.value).sort(using: ComparableComparator<String>(order: .reverse))
        #expect(bothOrders(values, comparator) == [[1, 2, 0], [0, 2, 1]])
        let byRow = Column<Box<String>, Never>("v") { $0.value }.sort(byRow: { $0.value > $1.value })
        #expect(bothOrders(values, byRow) == [[0, 2, 1], [1, 2, 0]])
        let optional = Column("v", \Box<Int?>.value).sort { $0 > $1 }
        #expect(bothOrders([nil, 1, 2], optional) == [[2, 1, 0], [1, 2, 0]])
    }

    @Test("several keys: the first is the most significant")
    func keys() {
        let table = Table(Person.sample + [Person(name: "Dan", age: 20, score: 1)]) {
            Column("Name", \.name)
            Column("Age", \.age)
            Column("Score", \.score)
        }
        func names(_ order: ColumnSort...) -> [String] { table.sortOrder(order).cells.map(\.text) }
        #expect(names(ColumnSort("Age"), ColumnSort("Name", order: .reverse)) == ["Dan", "Bob", "Cem", "Ada"])
        #expect(names(ColumnSort("Age", order: .reverse), ColumnSort("Score")) == ["Cem", "Ada", "Dan", "Bob"])
        #expect(names(ColumnSort("Age"), ColumnSort("Age", order: .reverse)) == ["Bob", "Dan", "Ada", "Cem"])
        #expect(names() == ["Ada", "Bob", "Cem", "Dan"])
    }

    @Test("siblings are sorted inside their parent")
    func siblings() {
        let table = Table(Node.forest, children: \.children) {
            Column("Name", \.id)
            Column("Value", \.value)
        }
        #expect(
            table.sortOrder([ColumnSort("Value", order: .reverse)]).cells.map(\.text) == [
                "fruit", "apple", "boskoop", "cox", "fig", "pear", "salt", "nuts",
            ])
        #expect(
            table.sortOrder([ColumnSort("Name")]).cells.map(\.text) == [
                "fruit", "apple", "boskoop", "cox", "fig", "pear", "nuts", "salt",
            ])
    }

    @Test("rows are sorted inside their section, and sections keep their places")
    func sections() {
        let table = Table(of: Int.self) {
            Column("n", \.self)
        } rows: {
            Row(9)
            Row(3)
            Section("A") {
                Row(5)
                Row(4)
                Section("B") { for number in [2, 1] { Row(number) } }
                DisclosureRow(0) { for number in [8, 7] { Row(number) } }
            }
            Row(6)
            Row(1)
        }
        #expect(
            table.sortOrder([ColumnSort("n")]).lines == [
                "3", "9", "# A", "4", "5", "  # B", "1", "2", "0", "  7", "  8", "1", "6",
            ])
    }

    @Test("a hidden column still sorts")
    func hidden() {
        var columns = ColumnCustomization()
        columns[visibility: "Age"] = .hidden
        let table = Table(Person.sample) {
            Column("Name", \.name)
            Column("Age", \.age)
        }
        .columnCustomization(columns).sortOrder([ColumnSort("Age")])
        #expect(table.lines == ["Bob", "Ada", "Cem"])
    }

    @Test("an order that contradicts itself loses no row")
    func contradictory() {
        let values = Array(0..<300)
        let column = Column("v", \Box<Int>.value).sort { ($0 &* 7919 ^ $1 &* 104_729) % 3 == 0 }
        #expect(order(values, column).sorted() == values)
    }
}
