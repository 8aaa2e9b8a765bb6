import Renderers
import TableDSL
import Testing

private struct Shop {
    var city: String?
    var street: String
    var sales: Int
}

private let shops = [
    Shop(city: "Lisbon", street: "Main", sales: 12), Shop(city: "Lisbon", street: "Main", sales: 7),
    Shop(city: "Lisbon", street: "Park", sales: 7), Shop(city: "Oslo", street: "Park", sales: 3),
    Shop(city: nil, street: "Park", sales: 3), Shop(city: nil, street: "Park", sales: 3),
]

private func table(_ shops: [Shop] = shops) -> Table<Shop> {
    Table(shops) {
        Column("City", \.city).mergingRepeats()
        Column("Street", \.street).mergingRepeats()
        Column("Sales", \.sales)
    }
}

@Suite("Cells that repeat those above, and rules between groups of rows")
struct MergingTests {
    private func text(_ table: some RenderableTable, headerInterval: Int = 0, width: Int? = nil) -> String {
        var renderer = ANSIRenderer(width: width, color: .never, style: .ascii)
        renderer.headerInterval = headerInterval
        return table.rendered(as: renderer)
    }

    @Test("a repeated cell is blank as long as the columns left of it repeat too")
    func merging() {
        #expect(
            text(table()) == """
                +--------+--------+-------+
                | City   | Street | Sales |
                +--------+--------+-------+
                | Lisbon | Main   |    12 |
                |        |        |     7 |
                |        | Park   |     7 |
                | Oslo   | Park   |     3 |
                | –      | Park   |     3 |
                |        |        |     3 |
                +--------+--------+-------+

                """)
    }

    @Test("a rule stands where a value changes, known by its key path or by a column's id")
    func dividers() {
        let expected = """
            +--------+--------+-------+
            | City   | Street | Sales |
            +--------+--------+-------+
            | Lisbon | Main   |    12 |
            |        |        |     7 |
            |        | Park   |     7 |
            +--------+--------+-------+
            | Oslo   | Park   |     3 |
            +--------+--------+-------+
            | –      | Park   |     3 |
            |        |        |     3 |
            +--------+--------+-------+

            """
        #expect(text(table().rowDividers(whenChanging: \.city)) == expected)
        #expect(text(table().rowDividers(whenColumnChanges: "City")) == expected)
        #expect(text(table().rowDividers(whenColumnChanges: "no such column")) == text(table()))
    }

    @Test("rules between groups follow the order in which rows are shown")
    func sortedDividers() {
        let sorted = table().sortOrder([ColumnSort("Sales")]).rowDividers(whenChanging: \.sales)
        let blocks = text(sorted).split(separator: "\n").split { $0.hasPrefix("+") }
        #expect(
            blocks.map { $0.map { $0.suffix(4).prefix(2) } } == [[" ▲"], [" 3", " 3", " 3"], [" 7", " 7"], ["12"]])
    }

    @Test("a repeated cell takes part in its column's width, and has its place in a row of several lines")
    func wrapping() {
        let table = Table {
            Column("a").mergingRepeats()
            Column("b")
            Row("long words here", "x")
            Row("long words here", "two words")
        }
        #expect(
            text(table, width: 23) == """
                +----------+----------+
                | a        | b        |
                +----------+----------+
                | long     | x        |
                | words    |          |
                | here     |          |
                |          | two      |
                |          | words    |
                +----------+----------+

                """)
    }

    @Test("the first row of a section, of a level and below a repeated header shows every cell")
    func places() {
        let sections = Table(of: Shop.self) {
            Column("City", \.city).mergingRepeats()
            Column("Sales", \.sales).summary(.sum)
        } rows: {
            Section("One") { ForEach([shops[0], shops[1]]) { Row($0) } }
            Section("Two") { ForEach([shops[1], shops[2]]) { Row($0) } }
        }
        let lines = text(sections).split(separator: "\n").filter { $0.hasSuffix(" 7 |") || $0.hasSuffix(" 12 |") }
        #expect(lines.map { $0.contains("Lisbon") } == [true, false, true, false])
        #expect(
            text(table(Array(shops[..<3])), headerInterval: 2) == """
                +--------+--------+-------+
                | City   | Street | Sales |
                +--------+--------+-------+
                | Lisbon | Main   |    12 |
                |        |        |     7 |
                +--------+--------+-------+
                | City   | Street | Sales |
                +--------+--------+-------+
                | Lisbon | Park   |     7 |
                +--------+--------+-------+

                """)
    }

    @Test("the column of a hierarchy's guides keeps its cells")
    func hierarchy() {
        let items = [Item(id: "a", price: 1, children: [Item(id: "b", price: 2), Item(id: "c", price: 2)])]
        let table = Table(items, children: \.children) {
            Column("Kind") { _ in Text("same") }.mergingRepeats()
            Column("Price", \.price, format: .fixed(0)).mergingRepeats()
        }
        let rows = text(table).split(separator: "\n").dropFirst(3).dropLast()
        #expect(rows.allSatisfy { $0.contains("same") })
        #expect(rows.map { $0.contains("2") } == [false, true, false])
    }

    @Test("other outputs, records and sentences keep every cell")
    func otherOutputs() {
        let plain = Table(shops) {
            Column("City", \.city)
            Column("Street", \.street)
            Column("Sales", \.sales)
        }
        for renderer: any TableRenderer in [.markdown, .csv, .records, .linear] as [any TableRenderer] {
            #expect(table().rendered(as: renderer) == plain.rendered(as: renderer))
        }
        #expect(text(table(), width: 9) == text(plain, width: 9))
    }

    @Test("looks of the row stay where a cell is left blank")
    func looks() {
        let lines = table().alternatingRowBackgrounds().rendered(as: .ansi(style: .ascii)).split(separator: "\n")
        #expect(lines.count == 10)
        #expect(lines[4].contains("7") && !lines[4].contains("Main"))
    }
}
