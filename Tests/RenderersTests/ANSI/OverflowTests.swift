import Renderers
import TableDSL
import Testing

@Suite("A table that is too wide")
struct OverflowTests {
    private let table = Table {
        Column("Name").rowHeader()
        Column("Math").alignment(.numeric)
        Column("Science").alignment(.numeric)
        Column("English").alignment(.numeric).priority(-1)
        Column("Physics").alignment(.numeric)
        Row("Ana Núñez", 91, 88, 75, 60)
        Row("王小明", 99, 12, 34, 56)
    }

    private func text(
        _ table: Table<Cells>, _ width: Int?, _ overflow: ANSIRenderer.Overflow = .all
    ) -> String {
        var renderer = ANSIRenderer(width: width, color: .never)
        renderer.overflow = overflow
        return table.rendered(as: renderer)
    }

    @Test("loses columns, and says which in the order in which they stand")
    func dropping() {
        #expect(
            text(table, 31) == """
                ╭───────────┬──────┬─────────╮
                │ Name      │ Math │ Science │
                ├───────────┼──────┼─────────┤
                │ Ana Núñez │   91 │      88 │
                │ 王小明    │   99 │      12 │
                ╰───────────┴──────┴─────────╯
                2 columns not shown: English,
                Physics

                """)
    }

    @Test("too narrow for two columns shows records")
    func records() {
        #expect(
            text(table, 14).split(separator: "\n", omittingEmptySubsequences: false) == [
                "Name", "  Ana Núñez", "Math", "  91", "Science", "  88", "English", "  75", "Physics", "  60",
                "──────────────"[...].prefix(11), "Name", "  王小明", "Math", "  99", "Science", "  12", "English", "  34",
                "Physics", "  56", "",
            ])
    }

    @Test("that may not become records keeps its last column, however narrow")
    func noRecords() {
        #expect(
            text(table, 10, [.wrap, .truncate, .dropColumns]) == """
                ╭────────╮
                │ Name   │
                ├────────┤
                │ Ana    │
                │ Núñez  │
                │ 王小明 │
                ╰────────╯
                4 columns
                not shown:
                Math,
                Science,
                English,
                Physics

                """)
    }

    @Test("whose columns may not leave becomes records, or has narrow columns")
    func noDropping() {
        #expect(text(table, 40, [.wrap, .truncate, .records]).hasPrefix("Name     Ana Núñez\nMath     91\n"))
        let lines = text(table, 36, [.wrap, .truncate]).split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 36 })
        #expect(lines[0].filter { $0 == "┬" }.count == 4)
    }

    @Test("whose cells may not wrap has them cut on one line each")
    func noWrapping() {
        let table = Table {
            Column("Key")
            Column("Value")
            Row("first", "a sentence that has to be cut somewhere")
        }
        #expect(
            text(table, 32, [.truncate, .dropColumns]) == """
                ╭───────┬──────────────────────╮
                │ Key   │ Value                │
                ├───────┼──────────────────────┤
                │ first │ a sentence that has… │
                ╰───────┴──────────────────────╯

                """)
        #expect(text(table, 32, []) == text(table, nil))
    }

    @Test("whose cells may be neither wrapped nor cut loses columns, and never part of a cell")
    func whole() {
        let table = Table {
            Column("Key")
            Column("Value")
            Column("Number").alignment(.numeric)
            Row("first", "a sentence that may not wrap", 123_456_789)
        }
        let lines = text(table, 50, [.dropColumns]).split(separator: "\n")
        #expect(lines.contains("│ first │ a sentence that may not wrap │"))
        #expect(lines.last == "1 column not shown: Number")
        let wrapped = text(table, 30, [.wrap, .dropColumns])
        #expect(wrapped.contains("sentence") && !wrapped.contains("…"))
    }

    @Test("that is too wide whatever is done is wider than asked, and whole")
    func nothingHelps() {
        let table = grid((1...8).map { "c\($0)" }, [(1...8).map { "v\($0)" }])
        for overflow in [ANSIRenderer.Overflow.wrap, .truncate, [.wrap, .truncate]] {
            let lines = text(table, 10, overflow).split(separator: "\n")
            #expect(Set(lines.map(\.count)).count == 1)
            #expect(lines[0].filter { $0 == "┬" }.count == 7)
        }
    }

    @Test("twelve columns in twenty cells: columns leave and are named, none is shown empty")
    func twelve() {
        let table = grid((0..<12).map { "col\($0)" }, [(0..<12).map { "cell \($0)" }])
        let lines = text(table, 24).split(separator: "\n")
        #expect(lines[3] == "│ cell 0 │ cell 1 │")
        #expect(lines[5].hasPrefix("10 columns not shown:"))
    }

    @Test("a group whose columns left in part still has its title, whole where there is room", arguments: 34...60)
    func groups(width: Int) {
        let table = Table {
            Column("Name").rowHeader()
            ColumnGroup("Sciences") {
                Column("a").alignment(.numeric)
                Column("b").alignment(.numeric)
            }
            Column("Note")
            Row("Ana Núñez", 1, 2, "some more words than there is room for")
        }
        let text = text(table, width)
        #expect(text.contains("Sciences") || !text.contains("│ Name"))
    }
}
