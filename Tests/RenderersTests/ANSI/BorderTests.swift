import Renderers
import TableDSL
import Testing

@Suite("Borders")
struct BorderTests {
    @Test("the names are those of other libraries, and each has lines of its own")
    func names() {
        #expect(TableStyle.allCases.count == 22)
        #expect(Set(TableStyle.allCases.map(\.name)).count == 22)
        let texts = TableStyle.allCases.map { summed.rendered(as: .ansi(color: .never, style: $0)) }
        // The automatic style is the rounded one.
        #expect(Set(texts).count == 21)
        #expect(Border(.automatic) == Border(.rounded) && Border(TableStyle("unheard of")) == Border(.rounded))
    }

    @Test("every line of every style is one cell wide, so all rows of a table are of one width")
    func widths() {
        for style in TableStyle.allCases {
            let lines = summed.rendered(as: .ansi(color: .never, style: style)).split(separator: "\n")
            #expect(Set(lines.map { TextProbe.width(String($0)) }).count == 1, "\(style)")
        }
    }

    @Test("each line can be switched on and off")
    func switches() {
        var border = Border(.square)
        border.hasTopRule = false
        border.hasHeaderRule = false
        border.hasRowRules = true
        #expect(
            rendered(border) == """
                │ a │ b │
                │ 1 │ 2 │
                ├───┼───┤
                │ 3 │ 4 │
                ├───┼───┤
                │ 4 │ 6 │
                └───┴───┘

                """)
        border.hasOutline = false
        border.hasColumnRules = false
        border.hasRowRules = false
        border.hasSummaryRule = false
        #expect(rendered(border) == "a  b\n1  2\n3  4\n4  6\n")
    }

    @Test("a rule of another weight meets the others with joins of its own")
    func weights() {
        var border = Border(.square)
        border.summary = Border.Rule(line: "═", left: "╞", right: "╡", cross: "╪", up: "╧", down: "╤")
        #expect(
            rendered(border) == """
                ┌───┬───┐
                │ a │ b │
                ├───┼───┤
                │ 1 │ 2 │
                │ 3 │ 4 │
                ╞═══╪═══╡
                │ 4 │ 6 │
                └───┴───┘

                """)
    }

    @Test("a border of one's own is drawn from its characters")
    func own() {
        let border = Border(
            rule: .init(line: "~", left: "{", right: "}", cross: "#", up: "^", down: "v"),
            top: .init(line: "=", left: "/", right: "\\", down: "T"),
            bottom: .init(line: "=", left: "\\", right: "/", up: "A"), column: "!")
        #expect(
            rendered(border) == """
                /===T===\\
                ! a ! b !
                {~~~#~~~}
                ! 1 ! 2 !
                ! 3 ! 4 !
                {~~~#~~~}
                ! 4 ! 6 !
                \\===A===/

                """)
    }

    @Test("a character that doesn't take one cell gives way", arguments: ["漢", "👍", "\u{7}", "\u{200B}", "\n"])
    func characters(character: Character) {
        var border = Border(.double)
        border.header.line = character
        border.column = character
        #expect(
            rendered(border) == """
                ╔═══╦═══╗
                ║ a ║ b ║
                ╠───╬───╣
                ║ 1 │ 2 ║
                ║ 3 │ 4 ║
                ╠═══╬═══╣
                ║ 4 │ 6 ║
                ╚═══╩═══╝

                """)
    }

    @Test("where only ASCII is shown, the lines stay where they are", arguments: [TableStyle.heavyHead, .horizontals])
    func ascii(style: TableStyle) {
        var renderer = ANSIRenderer(color: .never, style: style)
        renderer.usesASCII = true
        let expected = [
            "heavyHead": """
            +---+---+
            | a | b |
            +===+===+
            | 1 | 2 |
            | 3 | 4 |
            +---+---+
            | 4 | 6 |
            +---+---+

            """,
            "horizontals": """
            ----
            a  b
            ----
            1  2
            3  4
            ----
            4  6
            ----

            """,
        ]
        #expect(summed.rendered(as: renderer) == expected[style.name])
    }

    @Test("borders keep their own style, and no cell's reaches them")
    func style() {
        let table = Table {
            Column("a").background(.red)
            Row(Text("1").foregroundStyle(.green))
        }
        var renderer = ANSIRenderer(style: .ascii)
        renderer.styles.border = TextStyle(foreground: .blue)
        renderer.styles.header = .plain
        let lines = table.rendered(as: renderer).split(separator: "\n")
        #expect(
            lines == [
                "\u{1B}[34m+---+\u{1B}[0m",
                "\u{1B}[34m|\u{1B}[0m a \u{1B}[34m|\u{1B}[0m",
                "\u{1B}[34m+---+\u{1B}[0m",
                "\u{1B}[34m|\u{1B}[0m\u{1B}[41m \u{1B}[0m\u{1B}[32;41m1\u{1B}[0m\u{1B}[41m \u{1B}[0m\u{1B}[34m|\u{1B}[0m",
                "\u{1B}[34m+---+\u{1B}[0m",
            ])
    }

    @Test("the joins below groups follow the groups, whatever their depth")
    func groups() {
        let table = Table {
            ColumnGroup("Group") {
                Column("a")
                ColumnGroup("Inner") {
                    Column("b")
                    Column("c")
                }
            }
            Column("d")
            ColumnGroup("Other") { Column("e") }
            Row("1", "2", "3", "4", "5")
        }
        #expect(
            table.rendered(as: .ansi(color: .never, style: .square)) == """
                ┌───────────┬───┬───────┐
                │   Group   │   │ Other │
                ├───┬───────┤   ├───────┤
                │   │ Inner │   │       │
                │   ├───────┤   │       │
                │ a │ b   c │ d │ e     │
                ├───┼───────┼───┼───────┤
                │ 1 │ 2   3 │ 4 │ 5     │
                └───┴───────┴───┴───────┘

                """)
        #expect(
            table.columnDividers().rendered(as: .ansi(color: .never, style: .double)) == """
                ╔═══════════╦═══╦═══════╗
                ║   Group   ║   ║ Other ║
                ╠═══╦═══════╣   ╠═══════╣
                ║   ║ Inner ║   ║       ║
                ║   ╠═══╦═══╣   ║       ║
                ║ a ║ b ║ c ║ d ║ e     ║
                ╠═══╬═══╬═══╬═══╬═══════╣
                ║ 1 ║ 2 ║ 3 ║ 4 ║ 5     ║
                ╚═══╩═══╩═══╩═══╩═══════╝

                """)
    }

    @Test("a table without columns' titles has a top of the weight of what is below")
    func withoutHeader() {
        let table = Table {
            Column("a")
            Row("1")
        }.sizeClass(.compact)
        #expect(
            table.rendered(as: .ansi(color: .never, style: .heavyHead)) == """
                ┌───┐
                │ 1 │
                └───┘

                """)
    }

    private let summed = Table(of: Pair.self) {
        Column("a", \.a).summary(.sum).missing("")
        Column("b", \.b).summary(.sum)
    } rows: {
        Row(Pair(a: 1, b: 2))
        Row(Pair(a: 3, b: 4))
    }

    private struct Pair {
        var a: Int
        var b: Int
    }

    private func rendered(_ border: Border) -> String {
        var renderer = ANSIRenderer(color: .never)
        renderer.border = border
        return summed.rendered(as: renderer)
    }
}
