import Foundation
import TableDSL
import Testing

@Suite("Searching a table")
struct SearchingTests {
    private let table = Table(Person.sample) {
        Column("Name", \.name)
        Column("Age", \.age)
        Column("Score", \.score).missing("unknown")
        Column("Member", \.isMember) { Text($0.isMember ? "yes" : "no") }
    }

    @Test(
        "a row is found by all words, in any column, by what is shown and by the value",
        arguments: [
            ("", ["Ada", "Bob", "Cem"]), (" ", ["Ada", "Bob", "Cem"]), ("ADA", ["Ada"]), ("36", ["Ada", "Cem"]),
            ("36 cem", ["Cem"]), ("cem 20", []), ("7.2", ["Cem"]), ("yes", ["Ada"]), ("true", ["Ada"]),
            ("no", ["Bob", "Cem"]), ("unknown", []), ("name", []), ("e", ["Ada", "Bob", "Cem"]),
        ])
    func words(query: String, names: [String]) {
        #expect(table.searching(query).cells.map(\.text) == names)
    }

    @Test("hidden columns are not searched")
    func hidden() {
        var columns = ColumnCustomization()
        columns[visibility: "Age"] = .hidden
        #expect(table.columnCustomization(columns).searching("36").lines == [])
        let byDefault = Table(Person.sample) {
            Column("Name", \.name)
            Column("Age", \.age).defaultVisibility(.hidden)
        }
        #expect(byDefault.searching("36").lines == [])
        columns[visibility: "Age"] = .visible
        #expect(byDefault.columnCustomization(columns).searching("36").lines == ["Ada | 36", "Cem | 36"])
    }

    @Test("columns that aren't searchable are not searched")
    func searchable() {
        let table = Table(Person.sample) {
            Column("Name", \.name).searchable(false)
            Column("Age", \.age)
        }
        #expect(table.searching("ada").lines == [])
        #expect(table.searching("20").lines == ["Bob | 20"])
    }

    @Test("all lines, links and pictures' descriptions are searched, addresses are not")
    func content() {
        let table = Table([1]) {
            Column("") { _ in
                Text("first").bold() + Text("half")
                Link("second", destination: "https://example.com")
                Image("picture.png", description: "third")
            }
        }
        let found = ["firsthalf", "first second third", "example", "picture"].map { !table.searching($0).cells.isEmpty }
        #expect(found == [true, true, false, false])
    }

    @Test("formatted values are found as they are shown")
    func formatted() {
        let table = Table([1234.5]) {
            Column("", \.self, format: .number.locale(Locale(identifier: "en_US")).precision(.fractionLength(2)))
        }
        #expect(table.searching("1,234.50").lines == ["1,234.50"])
        #expect(table.searching("1234,5").lines == [])
    }

    private let forest = Table(Node.forest, children: \.children) { Column("Name", \.id) }

    @Test(
        "the rows around a hit stay, in a hierarchy",
        arguments: [
            ("cox", ["fruit", "  apple", "    cox"]), ("apple", ["fruit", "  apple"]), ("fruit", ["fruit"]),
            ("nuts", ["nuts"]), ("o", ["fruit", "  apple", "    cox", "    boskoop"]), ("zzz", []),
            ("cox boskoop", []),
        ])
    func hierarchy(query: String, lines: [String]) {
        #expect(forest.searching(query).lines == lines)
        #expect(forest.expanded(.none).searching(query).lines == lines)
    }

    @Test("a search opens what it found something in, and nothing else")
    func opened() {
        let rows = forest.expanded(.none).searching("apple").description.rows
        #expect(rows.map(\.isExpanded) == [true, false])
    }

    @Test("sections with a hit stay, headers aren't searched")
    func sections() {
        let table = Table(of: String.self) {
            IndexColumn()
            Column("Text", \.self)
        } rows: {
            Section("Fruit") {
                Row("apple")
                Section("Citrus") { Row("lemon") }
            }
            Section("Apples") { Row("pear") }
        }
        #expect(table.searching("lemon").lines == ["# Fruit", "  # Citrus", "1 | lemon"])
        #expect(table.searching("apple").lines == ["# Fruit", "1 | apple"])
    }

    @Test("search, sort, page and summary work together")
    func together() {
        let table = Table(1...100) {
            IndexColumn()
            Column("n", \.self).summary(.count)
        }
        .searching("7").sortOrder([ColumnSort("n", order: .reverse)]).page(size: 3, number: 2)
        #expect(table.lines == ["4 | 78", "5 | 77", "6 | 76", "=  | 19"])
    }

    @Test("in the compact form the columns that the regular form shows are searched")
    func compact() {
        #expect(table.sizeClass(.compact).searching("36").lines == ["Ada", "Cem"])
    }
}
