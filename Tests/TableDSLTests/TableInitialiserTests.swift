import TableDSL
import Testing

@Suite("Making a table")
struct TableInitialiserTests {
    @Test("a table of an array shows its elements in order")
    func array() {
        let table = Table(Person.sample) {
            Column("Name", \.name)
            Column("Age", \.age)
        }
        #expect(table.titles == ["Name", "Age"])
        #expect(table.lines == ["Ada | 36", "Bob | 20", "Cem | 36"])
    }

    @Test("a table takes any sequence: slices, ranges, lazy maps, strings, dictionaries' values, streams of its own")
    func sequences() {
        let slice = Table(Person.sample[1...]) { Column("Name", \.name) }
        let range = Table(1...3) { Column("Square") { Text("\($0 * $0)") } }
        let lazy = Table((1...3).lazy.map { $0 * 10 }) { Column("Ten", \.self) }
        let letters = Table("añ😀") { Column("Letter", \.self) }
        let values = Table(["a": 7].values) { Column("Value", \.self) }
        let stride = Table(stride(from: 9, to: 0, by: -3)) { Column("Number", \.self) }
        #expect(slice.lines == ["Bob", "Cem"])
        #expect(range.lines == ["1", "4", "9"])
        #expect(lazy.lines == ["10", "20", "30"])
        #expect(letters.lines == ["a", "ñ", "😀"])
        #expect(values.lines == ["7"])
        #expect(stride.lines == ["9", "6", "3"])
    }

    @Test("a sequence is read each time the table is shown")
    func readAgain() {
        let table = Table(AnySequence(Person.sample)) { Column("Name", \.name) }
        #expect(table.lines == ["Ada", "Bob", "Cem"])
        #expect(table.lines == ["Ada", "Bob", "Cem"])
        #expect(table.cells.map(\.text) == ["Ada", "Bob", "Cem"])
    }

    @Test("a table without rows has none")
    func noRows() {
        let table = Table([Person]()) { Column("Name", \.name) }.emptyState("Nobody")
        #expect(table.lines == [])
        #expect(table.description.emptyState == "Nobody")
        #expect(Table([Person]()) { Column("Name", \.name) }.description.emptyState == "No rows")
    }

    @Test("an id names the rows")
    func id() {
        let table = Table(Person.sample, id: \.name) { Column("Name", \.name) }
        #expect(table.description.rows.map(\.id) == ["Ada", "Bob", "Cem"])
    }

    @Test("optional children make a hierarchy: nil can't be opened, empty can")
    func optionalChildren() {
        let table = Table(Node.forest, children: \.children) { Column("Name", \.id) }
        #expect(
            table.lines == ["fruit", "  pear", "  apple", "    cox", "    boskoop", "  fig", "nuts", "salt"])
        #expect(
            table.description.rows.map(\.isExpanded) == [true, nil, true, nil, nil, nil, true, nil])
        #expect(table.description.isHierarchical)
    }

    @Test("children that are never nil make a hierarchy too")
    func children() {
        struct Folder {
            var name: String
            var folders: [Folder] = []
        }
        let folders = [Folder(name: "a", folders: [Folder(name: "b")]), Folder(name: "c")]
        let table = Table(folders, children: \.folders) { Column("Name", \.name) }
        #expect(table.lines == ["a", "  b", "c"])
        #expect(table.description.rows.map(\.isExpanded) == [true, true, true])
    }

    @Test("a hierarchy's rows can be known by an id")
    func identifiedChildren() {
        struct Part {
            var number: Int
            var parts: [Part]?
        }
        let parts = [Part(number: 1, parts: [Part(number: 12), Part(number: 11)]), Part(number: 2)]
        let table = Table(parts, id: \.number, children: \.parts) { Column("Number", \.number) }
        #expect(table.description.rows.map(\.id) == [1, 12, 11, 2])
        #expect(table.expanded(Set<Int>()).lines == ["1", "2"])
    }

    @Test("children may be any sequence")
    func otherChildren() {
        final class Item {
            let name: String
            let parts: Set<String>
            init(_ name: String, _ parts: Set<String> = []) {
                self.name = name
                self.parts = parts
            }
            var items: AnySequence<Item> { AnySequence(parts.sorted().lazy.map { Item($0) }) }
        }
        let table = Table([Item("a", ["c", "b"])], children: \.items) { Column("Name", \.name) }
        #expect(table.lines == ["a", "  b", "  c"])
    }

    @Test("rows can be written out")
    func writtenOut() {
        let table = Table(of: Person.self) {
            Column("Name", \.name)
        } rows: {
            Row(Person(name: "Zoë", age: 1))
            Section("Others") { Row(Person(name: "Al", age: 2)) }
        }
        #expect(table.lines == ["Zoë", "# Others", "Al"])
    }

    @Test("columns and rows of cells stand in one body")
    func cells() {
        let table = Table {
            Column("Item")
            Column("Quantity")
            Row("Insurance", 12)
        }
        #expect(table.titles == ["Item", "Quantity"])
        #expect(table.lines == ["Insurance | 12"])
    }

    @Test("modifiers change copies")
    func values() {
        let plain = Table(Person.sample) { Column("Name", \.name) }
        let titled = plain.title("People").caption("All of them").note("one").note("two").missing("?")
            .tableStyle(.heavy).rowDividers(every: -1).columnDividers().alternatingRowBackgrounds()
        #expect(plain.description.title == nil)
        #expect(plain.description.notes == [])
        #expect(plain.description.columnDividers == nil)
        #expect(titled.description.title == "People")
        #expect(titled.description.caption == "All of them")
        #expect(titled.description.notes == ["one", "two"])
        #expect(titled.description.style == .heavy)
        #expect(titled.description.rowDividerInterval == 0)
        #expect(titled.description.columnDividers == true)
        #expect(titled.description.alternatesRowBackgrounds)
        #expect(plain.rowDividers().description.rowDividerInterval == 1)
    }

    @Test("a very deep hierarchy is shown to its end")
    func deep() {
        final class Link: Identifiable {
            let depth: Int
            var id: Int { depth }
            var next: [Link]?
            init(_ depth: Int) { self.depth = depth }
        }
        let links = (0..<3_000).map(Link.init)
        for (link, next) in zip(links, links.dropFirst()) { link.next = [next] }
        defer { for link in links { link.next = nil } }
        let table = Table([links[0]], children: \.next) { Column("Depth", \.depth) }
        let rows = Array(table.description.rows)
        #expect(rows.count == 3_000)
        #expect(rows.last?.level == 2_999)
        #expect(rows.last?.cells.map(\.text) == ["2999"])
    }
}
