import Renderers
import TableDSL
import Testing

@Suite("A table on a terminal")
struct ANSIRendererTests {
    @Test("a table without rows has its header and the placeholder, and one rule at its end")
    func noRows() {
        #expect(
            text(grid(["a", "b"], []).emptyState("-")) == """
                +---+---+
                | a | b |
                +---+---+
                | -     |
                +-------+

                """)
    }

    @Test("short rows are filled up, empty ones stay, long ones get a column")
    func ragged() {
        #expect(
            text(grid(["a", "b"], [["1"], [], ["2", "3", "4"]])) == """
                +---+---+---+
                | a | b |   |
                +---+---+---+
                | 1 |   |   |
                |   |   |   |
                | 2 | 3 | 4 |
                +---+---+---+

                """)
    }

    @Test("a title is wrapped as cells are")
    func titles() {
        let table = Table {
            Column("A Field Name").width(5)
            Row("x")
        }
        #expect(
            text(table) == """
                +-------+
                | A     |
                | Field |
                | Name  |
                +-------+
                | x     |
                +-------+

                """)
    }

    @Test("a word that is too long is cut into lines, and no character is lost")
    func longWord() {
        let table = Table {
            Column("c").width(21)
            Row("com.company.collections.styles.examples.unicorn")
        }
        let lines = text(table).split(separator: "\n").dropFirst(3).dropLast()
        #expect(
            lines.map { $0.dropFirst(2).prefix { $0 != " " } }
                == ["com.company.collectio", "ns.styles.examples.un", "icorn"])
    }

    @Test("numbers line up at the decimal point, whatever follows them")
    func decimals() {
        func rows(_ texts: [String]) -> [Substring] {
            let table = Table {
                Column("n").alignment(.numeric)
                ForEach(texts) { Row($0) }
            }
            return text(table).split(separator: "\n").dropFirst(3).dropLast().map { $0.dropFirst(2).dropLast(2) }
        }
        #expect(rows(["12.34", "1.23456", "7", "-3"]) == ["12.34   ", " 1.23456", " 7      ", "-3      "])
        #expect(rows(["1.5 €", "12.25 €", "7"]) == [" 1.5 € ", "12.25 €", " 7     "].map { $0[...] })
        #expect(rows(["12.5%", "100"]) == [" 12.5%", "100   "])
        #expect(rows(["漢 1.5", "2.25"]) == ["漢 1.5 ", "   2.25"])
    }

    @Test("rules above and below columns meet those between them, and none where there is nothing to meet")
    func junctions() {
        let table = Table {
            ColumnGroup("Group") {
                Column("a")
                ColumnGroup("Inner") { Column("b") }
            }
            Column("c")
            Row("1", "2", "3")
        }
        #expect(
            table.rendered(as: .ansi(color: .never, style: .square)) == """
                ┌───────────┬───┐
                │   Group   │   │
                ├───┬───────┤   │
                │   │ Inner │   │
                │   ├───────┤   │
                │ a │ b     │ c │
                ├───┼───────┼───┤
                │ 1 │ 2     │ 3 │
                └───┴───────┴───┘

                """)
    }

    @Test("every other row has a background where colour is to be had")
    func stripes() {
        let table = grid(["a"], [["1"], ["2"], ["3"], ["4"]]).alternatingRowBackgrounds()
        let lines = table.rendered(as: .ansi(style: .ascii)).split(separator: "\n").dropFirst(3).dropLast()
        #expect(lines.map { $0.contains("\u{1B}[") } == [false, true, false, true])
    }

    @Test("a style ends before padding, and is opened again on a cell's next line")
    func wrappedStyles() {
        let table = Table {
            Column("t").width(6)
            Row(Text("red words here").foregroundStyle(.red))
        }
        let lines = table.rendered(as: .ansi(style: TableStyle.none)).split(separator: "\n").dropFirst()
        #expect(lines == ["\u{1B}[31mred\u{1B}[0m   ", "\u{1B}[31mwords\u{1B}[0m ", "\u{1B}[31mhere\u{1B}[0m  "])
    }

    @Test("a cut text keeps its style up to and with the mark")
    func cutStyles() {
        let table = Table {
            Column("t").width(6).truncationMode(.tail)
            Row(Text("red words here").foregroundStyle(.red))
        }
        let line = table.rendered(as: .ansi(style: TableStyle.none)).split(separator: "\n").dropFirst().first ?? ""
        let shown = line.split(separator: "\u{1B}[31m").joined().split(separator: "\u{1B}[0m").joined()
        #expect(shown == "red w…")
        #expect(!line.contains("\u{1B}[0m…"))
    }

    @Test("columns leave by priority where there isn't room, row headers last, and a line says which")
    func priorities() {
        let table = Table {
            Column("Name").rowHeader()
            Column("Important").priority(1)
            Column("Unimportant").priority(-1)
            Column("Ordinary")
            Row("Ana", "important", "unimportant", "ordinary")
        }
        let lines = table.rendered(as: .ansi(width: 32, color: .never)).split(separator: "\n")
        #expect(lines[1].contains("Name") && lines[1].contains("Important") && lines[1].contains("Ordinary"))
        #expect(lines.last == "1 column not shown: Unimportant")
        var renderer = ANSIRenderer(width: 16, color: .never)
        renderer.overflow.remove(.records)
        let narrow = table.rendered(as: renderer).split(separator: "\n")
        #expect(narrow[1].contains("Name") && !narrow[1].contains("Ordinary"))
    }

    private func text(_ table: some RenderableTable) -> String {
        table.rendered(as: .ansi(color: .never, style: .ascii))
    }
}
