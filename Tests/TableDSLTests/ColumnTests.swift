import Foundation
import TableDSL
import Testing

@Suite("Columns")
struct ColumnTests {
    struct Address {
        var city: String
        var floor: Int?
    }

    final class Company {
        var name: String
        var owner: Company?
        init(_ name: String, owner: Company? = nil) {
            self.name = name
            self.owner = owner
        }
    }

    struct Client {
        var name: String
        var address: Address
        var second: Address?
        var company: Company
        var tags: [String] = []
        var shortName: String { String(name.prefix(2)) }
    }

    private let clients = [
        Client(
            name: "Ada", address: Address(city: "London", floor: 3), second: nil,
            company: Company("Engines", owner: Company("Crown")), tags: ["x", "y"]),
        Client(
            name: "Bob", address: Address(city: "Bonn", floor: nil), second: Address(city: "Köln", floor: 0),
            company: Company("Works")),
    ]

    private func cells<Value>(_ column: Column<Client, Value>) -> [String] {
        Table(clients) { column }.cells.map(\.text)
    }

    @Test("key paths: stored, computed, nested, the row itself, subscripts")
    func keyPaths() {
        #expect(cells(Column("", \.name)) == ["Ada", "Bob"])
        #expect(cells(Column("", \.shortName)) == ["Ad", "Bo"])
        #expect(cells(Column("", \.address.city)) == ["London", "Bonn"])
        #expect(cells(Column("", \.name.count)) == ["3", "3"])
        #expect(cells(Column("", \.tags.count)) == ["2", "0"])
        #expect(Table(["a", "b"]) { Column("", \.self) }.cells.map(\.text) == ["a", "b"])
        #expect(Table([[1, 2], [3, 4]]) { Column("", \.[1]) }.cells.map(\.text) == ["2", "4"])
        #expect(Table([(a: 1, b: "x")]) { Column("", \.b) }.cells.map(\.text) == ["x"])
    }

    @Test("key paths to optional values, and through optional ones")
    func optionals() {
        #expect(cells(Column("", \.address.floor)) == ["3", "–"])
        #expect(cells(Column("", \.second?.city)) == ["–", "Köln"])
        #expect(cells(Column("", \.second?.floor)) == ["–", "0"])
        #expect(cells(Column("", \.tags.first)) == ["x", "–"])
    }

    @Test("key paths through classes, and rows that are classes")
    func classes() {
        #expect(cells(Column("", \.company.name)) == ["Engines", "Works"])
        #expect(cells(Column("", \.company.owner?.name)) == ["Crown", "–"])
        let companies = clients.map(\.company)
        let table = Table(companies) {
            Column("Name", \.name)
            Column("Owner", \.owner?.name)
        }
        #expect(table.lines == ["Engines | Crown", "Works | –"])
    }

    @Test("a key path and a closure: the value is typed, the closure gets the row")
    func keyPathAndClosure() {
        let table = Table(clients) {
            Column("Name", \.name) { client in Text("\(client.name) of \(client.address.city)") }
        }
        #expect(table.lines == ["Ada of London", "Bob of Bonn"])
        #expect(table.description.columns.map(\.valueType) == ["String"])
        #expect(table.description.columns.map(\.isSortable) == [true])
    }

    @Test("a key path to a value that can't be shown, and a closure that shows it")
    func unshownValue() {
        let table = Table(clients) {
            Column("Tags", \.tags) { Text($0.tags.joined(separator: ", ")) }
        }
        #expect(table.lines == ["x, y", ""])
        #expect(table.description.columns.map(\.valueType) == ["Array<String>"])
    }

    @Test("a closure alone has no value")
    func closure() {
        let table = Table(clients) { Column("Name") { $0.name } }
        #expect(table.lines == ["Ada", "Bob"])
        #expect(table.description.columns.map(\.valueType) == [nil])
        #expect(table.description.columns.map(\.isSortable) == [false])
        #expect(table.sortOrder([ColumnSort("Name", order: .reverse)]).lines == ["Ada", "Bob"])
    }

    @Test("index columns number the rows as they are shown")
    func index() {
        let table = Table(Person.sample) {
            IndexColumn()
            IndexColumn("Place") { number in Text("No. \(number)") }
            Column("Name", \.name)
        }
        #expect(table.titles == ["#", "Place", "Name"])
        #expect(table.lines == ["1 | No. 1 | Ada", "2 | No. 2 | Bob", "3 | No. 3 | Cem"])
        let reversed = table.sortOrder([ColumnSort("Name", order: .reverse)])
        #expect(reversed.lines == ["1 | No. 1 | Cem", "2 | No. 2 | Bob", "3 | No. 3 | Ada"])
        #expect(table.searching("cem").lines == ["1 | No. 1 | Cem"])
        #expect(table.searching("2").lines == [])
        #expect(table.page(size: 1, number: 3).lines == ["3 | No. 3 | Cem"])
        #expect(table.description.columns.map(\.alignment) == [.trailing, .leading, .leading])
    }

    @Test("the compact form is the first column alone, with its compact content")
    func compact() {
        let table = Table(Person.sample) {
            Column("Name", \.name).compactContent { person in
                Text(person.name)
                if person.isMember { Text("member").foregroundStyle(.secondary) }
            }
            Column("Age", \.age)
        }
        let compact = table.sizeClass(.compact)
        #expect(compact.lines == ["Ada⏎member", "Bob", "Cem"])
        #expect(compact.titles == ["Name"])
        #expect(compact.description.isCompact)
        #expect(compact.description.headerRows == [])
        #expect(compact.description.allColumns.map(\.title) == ["Name", "Age"])
        #expect(table.sizeClass(.regular).lines == table.lines)
        #expect(table.description.columns.map(\.hasCompactContent) == [true, false])
    }

    @Test("without compact content the compact form shows the column's own")
    func compactWithout() {
        let table = Table(Person.sample) {
            Column("Age", \.age)
            Column("Name", \.name)
        }
        #expect(table.sizeClass(.compact).lines == ["36", "20", "36"])
    }

    @Test("formats show plain and optional values")
    func formats() throws {
        let english = Locale(identifier: "en_US")
        let prices = [Box(Optional(1234.5)), Box(nil), Box(-0.001)]
        let table = Table(prices) {
            Column("a", \.value, format: .currency(code: "USD").locale(english))
            Column("b", \.value, format: .fixed(1))
        }
        #expect(table.lines == ["$1,234.50 | 1234.5", "– | –", "$0.00 | 0.0"])
        let ratios = Table([0.256, 1]) { Column("", \.self, format: .percent.locale(english)) }
        #expect(ratios.lines == ["25.6%", "100%"])
        let durations = Table([Duration.seconds(5400)]) {
            Column("", \.self, format: .time(pattern: .hourMinute).locale(english))
        }
        #expect(durations.lines == ["1:30"])
        let day = try Date("2026-01-31", strategy: .iso8601.year().month().day())
        let days = Table([day]) { Column("", \.self, format: .iso8601.year().month().day()) }
        #expect(days.lines == ["2026-01-31"])
        #expect(days.description.columns.map(\.valueType) == ["Date"])
    }

    @Test("a format that says how rows are sorted")
    func formatSortedBy() {
        let table = Table([3.0, 20, 1]) {
            Column("n", \.self, format: .fixed(0)) { "\($0)" < "\($1)" }
            Column("m", \.self, format: .fixed(0), sortedBy: >)
        }
        #expect(table.sortOrder([ColumnSort("n")]).cells.map(\.text) == ["1", "20", "3"])
        #expect(table.sortOrder([ColumnSort("m")]).cells.map(\.text) == ["20", "3", "1"])
    }

    @Test("a missing value shows the column's text, else the table's, and is known to be missing")
    func missing() {
        let table = Table([Box(Int?.none), Box(5)]) {
            Column("a", \.value)
            Column("b", \.value).missing("none")
            Column("c", \.value).missing("")
            Column("d") { $0.value }
        }
        #expect(table.lines == ["– | none |  | –", "5 | 5 | 5 | 5"])
        #expect(table.missing("?").lines == ["? | none |  | ?", "5 | 5 | 5 | 5"])
        let rows = table.description.rows.map { $0.cells.map(\.isMissing) }
        #expect(rows == [[true, true, true, true], [false, false, false, false]])
    }

    @Test("alignment: numbers trailing, others leading, unless said otherwise")
    func alignment() {
        let table = Table([Box(1)]) {
            Column("a", \.value)
            Column("b", \.value.description)
            Column("c", \.value).alignment(.center)
            Column("d", \.value).alignment(.numeric)
            Column("e", \.value, format: .number)
            Column("f", \.value) { Text("\($0.value)") }
            Column("g") { Text("\($0.value)") }
            Column("h", \.value).alignment(.leading).alignment(.automatic)
        }
        #expect(
            table.description.columns.map(\.alignment) == [
                .trailing, .leading, .center, .numeric, .trailing, .trailing, .leading, .trailing,
            ])
    }

    @Test("widths", arguments: [(8, "8"), (0, "1"), (-5, "1")])
    func width(width: Int, text: String) {
        let column = Table([1]) { Column("", \.self).width(width) }.description.columns[0]
        #expect(column.width == .fixed(max(width, 1)))
        #expect(column.width.description == text)
    }

    @Test("width bounds")
    func bounds() {
        let table = Table([1]) {
            Column("", \.self).width(min: 4, max: 20)
            Column("", \.self).width(min: 15)
            Column("", \.self).width(max: 9)
            Column("", \.self).width(ideal: 7)
            Column("", \.self)
            Column("", \.self).width(min: 10, max: 5)
        }
        let widths = table.description.columns.map(\.width)
        #expect(widths.map(\.description) == ["4…20", "≥ 15", "≤ 9", "~7", "auto", "10"])
        #expect(widths.map(\.isFixed) == [false, false, false, false, false, true])
    }

    @Test("the other modifiers reach the description")
    func modifiers() {
        let column = Table([1]) {
            Column("Number", \.self)
                .verticalAlignment(.bottom).rowHeader().lineLimit(0).truncationMode(.middle).searchable(false)
                .sortable(false).customizationID("n").priority(-2).defaultVisibility(.visible).summary(.sum)
        }.description.columns[0]
        #expect(column.verticalAlignment == .bottom)
        #expect(column.isRowHeader)
        #expect(column.lineLimit == 1)
        #expect(column.truncationMode == .middle)
        #expect([column.isSearchable, column.isSortable, column.isEditable] == [false, false, false])
        #expect(column.id == "n")
        #expect(column.priority == -2)
        #expect(column.hasSummary)
    }
}
