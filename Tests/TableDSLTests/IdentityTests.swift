import Foundation
import TableDSL
import Testing

@Suite("Identity of rows")
struct IdentityTests {
    private enum Plain: Hashable { case first, second }
    private enum Status: String, Hashable { case open = "Open" }
    private enum Level: Int { case low = 1 }
    private struct Key: Hashable, CustomStringConvertible {
        var number: Int
        var description: String { "key \(number)" }
    }

    @Test("an id's text: digits, raw values, UUIDs, descriptions, and what optionals wrap")
    func texts() throws {
        let uuid = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        let ids = [
            RowID(of: "a/b"), RowID(of: 12), RowID(of: UInt8(200)), RowID(of: -3), RowID(of: uuid),
            RowID(of: Plain.second), RowID(of: Status.open), RowID(of: Level.low), RowID(of: Key(number: 5)),
            RowID(of: Optional("x")), RowID(of: Optional(7)), RowID(of: Optional(Status.open)),
            RowID(of: Optional(Optional(Plain.first))), RowID(of: Int?.none), RowID(of: Optional(uuid)),
            RowID(of: RowID("r")), RowID(of: Character("c")), RowID(of: true), RowID(of: Substring("sub")),
        ]
        #expect(
            ids.map(\.description) == [
                "a/b", "12", "200", "-3", uuid.uuidString, "second", "Open", "1", "key 5", "x", "7", "Open", "first",
                "nil", uuid.uuidString, "r", "c", "true", "sub",
            ])
    }

    @Test("ids are written as text or digits, and ordered by their text")
    func literals() {
        let number = 4
        #expect(RowID("4") == 4)
        #expect("row \(number)" == RowID("row 4"))
        #expect([RowID("b"), "a", 10, 9].sorted() == ["10", "9", "a", "b"])
    }

    private struct Item: Identifiable {
        let id: UUID
        var name: String
    }

    @Test("a row's own id is its id")
    func identifiable() {
        let items = (0..<3).map { Item(id: UUID(), name: "\($0)") }
        let table = Table(items) { Column("Name", \.name) }
        #expect(table.description.rows.map(\.id) == items.map { RowID(of: $0.id) })
        let selected = table.selection([items[1].id]).description.selectedRows
        #expect(selected.map(\.name) == ["1"])
        #expect(table.selection(items[2].id).description.selectedRows.map(\.name) == ["2"])
    }

    @Test("an id by key path goes before a row's own")
    func keyPath() {
        let items = (0..<2).map { Item(id: UUID(), name: "n\($0)") }
        #expect(Table(items, id: \.name) { Column("Name", \.name) }.description.rows.map(\.id) == ["n0", "n1"])
        #expect(Table(["x", "y"], id: \.self) { Column("", \.self) }.description.rows.map(\.id) == ["x", "y"])
        #expect(Table([3, 4], id: \.description.count) { Column("", \.self) }.description.rows.map(\.id) == [1, 1])
    }

    @Test("rows with neither are known by their positions in the data, however they are shown")
    func positions() {
        let table = Table([30, 10, 20]) { Column("n", \.self) }
        let sorted = table.sortOrder([ColumnSort("n")])
        #expect(table.description.rows.map(\.id) == [0, 1, 2])
        #expect(sorted.description.rows.map(\.id) == [1, 2, 0])
        #expect(sorted.searching("30").description.rows.map(\.id) == [0])
        #expect(table.searching("20").description.rows.map(\.id) == [2])
        #expect(sorted.page(size: 1, number: 2).description.rows.map(\.id) == [2])
        #expect(sorted.selection([0]).description.selectedRows == [30])
    }

    private struct Part {
        var name: String
        var parts: [Part]?
        init(_ name: String, _ parts: [Part]? = nil) {
            self.name = name
            self.parts = parts
        }
    }

    @Test("positions in a hierarchy are paths, however it is shown")
    func paths() {
        let parts = [Part("b", [Part("d", [Part("e")]), Part("c")]), Part("a")]
        let table = Table(parts, children: \.parts) { Column("Name", \.name) }
        #expect(table.description.rows.map(\.id) == ["0", "0/0", "0/0/0", "0/1", "1"])
        let sorted = table.sortOrder([ColumnSort("Name")])
        #expect(sorted.description.rows.map(\.id) == ["1", "0", "0/1", "0/0", "0/0/0"])
        #expect(sorted.searching("e").description.rows.map(\.id) == ["0", "0/0", "0/0/0"])
        #expect(table.expanded(["0"]).description.rows.map(\.id) == ["0", "0/0", "0/1", "1"])
        #expect(table.selection(["0/0/0"]).description.selectedRows.map(\.name) == ["e"])
    }

    private final class Plant {
        let name: String
        var plants: [Plant]
        init(_ name: String, _ plants: [Plant] = []) {
            self.name = name
            self.plants = plants
        }
    }

    private final class Animal: Identifiable {
        let name: String
        init(_ name: String) { self.name = name }
    }

    private final class Stone: Identifiable {
        let id: String
        init(_ id: String) { self.id = id }
    }

    @Test("objects are known by their id, else by their position, never by their address")
    func objects() {
        let plants = Table([Plant("a", [Plant("b")])], children: \.plants) { Column("Name", \.name) }
        #expect(plants.description.rows.map(\.id) == ["0", "0/0"])
        #expect(Table([Animal("a")]) { Column("Name", \.name) }.description.rows.map(\.id) == ["0"])
        #expect(Table([Stone("s")]) { Column("Id", \.id) }.description.rows.map(\.id) == ["s"])
    }

    @Test("rows may be tuples, functions' results, protocols' values and optionals")
    func anyRows() {
        let things: [any CustomStringConvertible] = [1, "two"]
        #expect(Table(things) { Column("Text") { $0.description } }.lines == ["1", "two"])
        #expect(Table([1, nil]) { Column("n", \.self) }.lines == ["1", "–"])
        let pairs = Table(zip(1..., ["a", "b"])) {
            Column("n", \.0)
            Column("s", \.1)
        }
        #expect(pairs.lines == ["1 | a", "2 | b"])
    }
}
