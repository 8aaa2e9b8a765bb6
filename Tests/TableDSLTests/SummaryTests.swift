import Foundation
import TableDSL
import Testing

@Suite("Summaries")
struct SummaryTests {
    private func foot<Value>(_ values: [Value], _ columns: [Column<Box<Value>, some Any>]) -> [String] {
        let table = Table(values.map(Box.init)) { ForEach(columns) { $0 } }
        let rows = table.description.rows.filter { $0.kind == .summary }
        return rows.flatMap { $0.cells.map(\.text) }
    }

    @Test("sum, average, least, greatest and count of numbers")
    func numbers() {
        let column = Column("n", \Box<Int>.value)
        #expect(
            foot(
                [3, -1, 8],
                [
                    column.summary(.sum), column.summary(.average), column.summary(.minimum),
                    column.summary(.maximum), column.summary(.count),
                ]) == ["10", "3.33", "-1", "8", "3"])
        let doubles = Column("d", \Box<Double>.value)
        #expect(
            foot([0.5, 2], [doubles.summary(.sum), doubles.summary(.average), doubles.summary(.maximum)])
                == ["2.5", "1.25", "2.0"])
    }

    @Test("missing values aren't counted")
    func optionals() {
        let column = Column("n", \Box<Double?>.value)
        #expect(
            foot(
                [nil, 3, nil, 1],
                [
                    column.summary(.sum), column.summary(.average), column.summary(.minimum),
                    column.summary(.maximum), column.summary(.count),
                ]) == ["4.0", "2.0", "1.0", "3.0", "2"])
        let closure = Column("n", \Box<Double?>.value) { Text("\($0.value ?? 0)") }
        #expect(foot([nil, 3, nil, 1], [closure.summary(.count)]) == ["2"])
    }

    @Test("no values: nothing but a sum of zero and a count of none")
    func none() {
        let column = Column("n", \Box<Int?>.value)
        let all = [
            column.summary(.sum), column.summary(.average), column.summary(.minimum), column.summary(.maximum),
            column.summary(.count),
        ]
        #expect(foot([], all) == ["0", "", "", "", "0"])
        #expect(foot([nil], all) == ["0", "", "", "", "0"])
        let decimals = Column("n", \Box<Decimal>.value)
        #expect(foot([], [decimals.summary(.average), decimals.summary(.sum)]) == ["", "0"])
    }

    @Test("least and greatest pass over NaN, as sorting does, wherever it stands")
    func notANumber() {
        let column = Column("n", \Box<Double>.value)
        let both = [column.summary(.minimum), column.summary(.maximum)]
        #expect(foot([2, .nan, 1], both) == ["1.0", "2.0"])
        #expect(foot([.nan, 2, 1], both) == ["1.0", "2.0"])
    }

    @Test("a sum that overflows stops at its type's bounds")
    func overflow() {
        #expect(foot([Int.max, 1], [Column("n", \.value).summary(.sum)]) == ["\(Int.max)"])
        #expect(foot([Int8.min, -1], [Column("n", \.value).summary(.sum)]) == ["-128"])
        #expect(foot([UInt8.max, 1, 1], [Column("n", \.value).summary(.sum)]) == ["255"])
        #expect(foot([Int.max, Int.max], [Column("n", \.value).summary(.average)]) == ["9223372036854776000"])
        let huge = Double.greatestFiniteMagnitude
        #expect(foot([huge, huge], [Column("n", \.value).summary(.sum)]) == ["inf"])
    }

    @Test(
        "an average of whole numbers has up to two decimals",
        arguments: [([1, 2], "1.5"), ([1, 1, 2], "1.33"), ([10, 20], "15"), ([100], "100"), ([0, -1, 0], "-0.33")])
    func averages(values: [Int], text: String) {
        #expect(foot(values, [Column("n", \.value).summary(.average)]) == [text])
    }

    @Test("other kinds of values")
    func kinds() throws {
        let decimals = Column("n", \Box<Decimal>.value)
        let values = try ["0.1", "0.2"].map { try #require(Decimal(string: $0)) }
        #expect(
            foot(values, [decimals.summary(.sum), decimals.summary(.average), decimals.summary(.maximum)])
                == ["0.3", "0.15", "0.2"])
        #expect(foot(["b", "a"], [Column("n", \.value).summary(.minimum)]) == ["a"])
        #expect(foot([Duration.seconds(2), .seconds(3)], [Column("n", \.value).summary(.sum)]) == ["5.0 seconds"])
        #expect(foot([true, false], [Column("n", \.value).summary(.count)]) == ["2"])
        let dates = [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400)]
        #expect(foot(dates, [Column("n", \.value).summary(.maximum)]) == ["1970-01-02T00:00:00Z"])
    }

    @Test("results are shown in the column's format")
    func formats() {
        let column = Column("n", \Box<Double>.value, format: .currency(code: "USD").locale(Locale(identifier: "en_US")))
        #expect(
            foot([1234.5, 0.25], [column.summary(.sum), column.summary(.average), column.summary(.count)])
                == ["$1,234.75", "$617.38", "2"])
        let optional = Column("n", \Box<Double?>.value, format: .fixed(1))
        #expect(foot([nil, 2], [optional.summary(.sum)]) == ["2.0"])
        let closure = Column("n", \Box<Int>.value) { Text("\($0.value) pieces") }
        #expect(foot([2, 3], [closure.summary(.sum)]) == ["5"])
    }

    @Test("a closure of one's own gets the rows")
    func ownClosure() {
        let table = Table(Person.sample) {
            Column("Name", \.name).summary { rows in Text("\(rows.count) people").bold() }
            Column("Age", \.age)
            Column("Members") { Text("\($0.isMember)") }.summary { "\($0.count { $0.isMember })" }
        }
        #expect(table.lines.last == "= 3 people |  | 1")
        let foot = Array(table.description.rows).last
        #expect(foot?.cells.first?.runs.map(\.style.emphasis) == [.bold])
        #expect(table.description.hasSummary)
        #expect(table.searching("ada").lines.last == "= 1 people |  | 1")
    }

    @Test("a summary takes in the rows a search leaves, of all pages and sections, but no children")
    func rows() {
        let numbers = Table(1...20) { Column("n", \.self).summary(.sum) }
        #expect(numbers.searching("2").lines.last == "= 34")
        #expect(numbers.page(size: 2, number: 3).lines == ["5", "6", "= 210"])
        #expect(numbers.sortOrder([ColumnSort("n", order: .reverse)]).lines.last == "= 210")
        let tree = Table(Node.forest, children: \.children) { Column("n", \.value).summary(.sum) }
        #expect(tree.lines.last == "= 6")
        #expect(tree.expanded(.none).lines.last == "= 6")
        let sections = Table(of: Int.self) {
            Column("n", \.self).summary(.sum)
        } rows: {
            Row(1)
            Section("S") { Row(2) }
        }
        #expect(sections.lines == ["1", "# S", "2", "= 3"])
    }

    @Test("a table without summaries has no such row, nor has one whose summaries are hidden")
    func noSummary() {
        let table = Table(Person.sample) {
            Column("Name", \.name)
            Column("Age", \.age).summary(.sum).defaultVisibility(.hidden)
        }
        #expect(!table.description.hasSummary)
        #expect(table.lines == ["Ada", "Bob", "Cem"])
    }

    @Test("a table without rows sums up nothing")
    func noRows() {
        #expect(Table([Int]()) { Column("n", \.self).summary(.sum) }.lines == ["= 0"])
    }

    @Test("a summary of cells is no one's")
    func closureOnly() {
        let table = Table([1]) { Column("n") { Text("\($0)") }.summary(.count) }
        #expect(!table.description.hasSummary)
    }
}
