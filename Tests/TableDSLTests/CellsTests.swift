import Foundation
import TableDSL
import Testing

@Suite("Tables of cells")
struct CellsTests {
    @Test("short rows leave cells empty, long ones add columns without a title")
    func lengths() {
        let table = Table {
            Column("Item")
            Column("Quantity")
            Row("Short")
            Row("Long", 4, "extra", true)
            Row()
        }
        #expect(table.titles == ["Item", "Quantity", "", ""])
        #expect(table.lines == ["Short |  |  | ", "Long | 4 | extra | true", " |  |  | "])
        #expect(table.description.columns.map(\.id) == ["Item", "Quantity", "column 3", "column 4"])
        #expect(table.description.diagnostics == [])
    }

    @Test("rows without columns make columns without titles")
    func noColumns() {
        let table = Table { Row("a", 1) }
        #expect(table.titles == ["", ""])
        #expect(table.lines == ["a | 1"])
        #expect(table.description.columns.map(\.alignment) == [.leading, .trailing])
    }

    @Test("columns without rows, and nothing at all")
    func noRows() {
        #expect(Table { Column("Item") }.titles == ["Item"])
        #expect(Table { Column("Item") }.lines == [])
        #expect(Table {}.titles == [])
        #expect(Table {}.lines == [])
    }

    @Test("columns and rows stand in any order, with control flow between them")
    func mixed() {
        let table = Table {
            Row("first", 0)
            Column("Item")
            for (item, quantity) in [("a", 1), ("b", 2)] { Row(item, quantity) }
            ColumnGroup("More") { Column("Quantity") }
            if isShown { Row("on", 3) } else { Row("off", 4) }
            ForEach(["x"]) { Row($0, 5) }
            Section("S") { Row("in", 6) }
            DisclosureRow(Cells(["open", 7])) { Row("inner", 8) }
        }
        #expect(table.titles == ["Item", "Quantity"])
        #expect(table.description.columns.map(\.groups) == [[], ["More"]])
        #expect(
            table.lines == [
                "first | 0", "a | 1", "b | 2", "on | 3", "x | 5", "# S", "in | 6", "open | 7", "  inner | 8",
            ])
    }

    private var isShown: Bool { true }

    @Test("a column of its own content takes no cell from the others")
    func computed() {
        let table = Table {
            IndexColumn()
            Column("Item")
            Column("Cells") { Text("\($0.count)") }
            Column("Last")
            Row("a", "b")
            Row("c")
        }
        #expect(table.lines == ["1 | a | 2 | b", "2 | c | 1 | "])
    }

    @Test("the longest row counts wherever it is")
    func longestInside() {
        let table = Table {
            Column("Item")
            Section("S") { DisclosureRow(Cells(["a"])) { Row("b", "c", "d") } }
        }
        #expect(table.titles == ["Item", "", ""])
        #expect(table.lines == ["# S", "a |  | ", "  b | c | d"])
    }

    @Test("cells hold values of any kind, and content")
    func kinds() {
        let table = Table {
            Row("text", Substring("sub"), Character("c"), 1, 2.5, true, Int?.none, Optional(7))
            Row(Text("red").foregroundStyle(.red), Link("link", destination: "https://example.com"))
        }
        #expect(
            table.lines == ["text | sub | c | 1 | 2.5 | true | – | 7", "red | link |  |  |  |  |  | "])
        #expect(table.cells.map { $0.runs.map(\.style.foreground) } == [[nil], [.red]])
    }

    @Test("a column is numeric where all its cells are numbers")
    func alignment() {
        let table = Table {
            Row("a", 1, 2.5, Int?.none, 1, Text("1"))
            Row("b", 2)
            Row("c", 3, 1, Optional(4), "x")
        }
        #expect(
            table.description.columns.map(\.alignment) == [
                .leading, .trailing, .trailing, .trailing, .leading, .leading,
            ])
    }

    @Test("positions are read safely")
    func positions() {
        let cells = Cells(["a", 1])
        #expect(cells.count == 2)
        #expect(cells[0] as? String == "a")
        #expect(cells[1] as? Int == 1)
        #expect(cells[2] is EmptyContent)
        #expect(cells[-1] is EmptyContent)
    }

    @Test(
        "columns of cells are sorted by their values, missing ones last",
        arguments: [
            ("Text", ["B|9", "a|10", "b|", "–|2"], ["b|", "a|10", "B|9", "–|2"]),
            ("Number", ["–|2", "B|9", "a|10", "b|"], ["a|10", "B|9", "–|2", "b|"]),
        ])
    func sorting(column: String, forward: [String], reverse: [String]) {
        let table = Table {
            Column("Text")
            Column("Number")
            Row("b")
            Row(String?.none, 2)
            Row("B", 9)
            Row("a", 10)
        }
        func lines(_ order: SortOrder) -> [String] {
            table.sortOrder([ColumnSort(column, order: order)]).description.rows
                .map { $0.cells.map(\.text).joined(separator: "|") }
        }
        #expect(lines(.forward) == forward)
        #expect(lines(.reverse) == reverse)
    }

    @Test("cells are searched")
    func searching() {
        let table = Table {
            Row("Müller", 12)
            Row("Meier", Text("twelve"))
        }
        #expect(table.searching("muller").lines == ["Müller | 12"])
        #expect(table.searching("TWELVE meier").lines == ["Meier | twelve"])
        #expect(table.searching("12 meier").lines == [])
    }
}
