import Renderers
import TableDSL
import Testing

@Suite("Titles and notes on the border")
struct BorderTextTests {
    @Test("a title and a note stand in the rules where that is asked for")
    func onBorder() {
        #expect(
            rendered(table.title("Title").note("A note")) == """
                ╭─ Title ──────┬────╮
                │ Name         │ No │
                ├──────────────┼────┤
                │ Ana Núñez    │ 1  │
                ╰─ A note ─────┴────╯

                """)
    }

    @Test("a title that takes all of the rule leaves a cell of it at each side, and one more stands above")
    func fits() {
        #expect(rendered(table.title("exactly fifteen")).hasPrefix("╭─ exactly fifteen ─╮\n"))
        #expect(rendered(table.title("now it's sixteen")).hasPrefix("now it's sixteen\n\n╭─"))
        #expect(rendered(table.title("漢字漢字漢字漢")).hasPrefix("╭─ 漢字漢字漢字漢 ─┬────╮\n") == false)
    }

    @Test("several notes, and those of a table without a rule at its bottom, stand below")
    func below() {
        #expect(rendered(table.note("one").note("two")).hasSuffix("╯\none\ntwo\n"))
        #expect(rendered(table.tableStyle(.minimal).title("T").note("one")).hasPrefix("T\n\nName"))
        #expect(rendered(table.tableStyle(.minimal).note("one")).hasSuffix("1 \none\n"))
    }

    @Test("without sides the text begins after two cells of the rule")
    func withoutSides() {
        #expect(rendered(table.tableStyle(.horizontals).title("Title")).hasPrefix("── Title ───────\n"))
    }

    @Test("the title has its own style, the rule keeps the border's")
    func style() {
        var renderer = ANSIRenderer(style: .ascii)
        renderer.titlePlacement = .onBorder
        renderer.styles.border = TextStyle(foreground: .blue)
        let line = table.title("Title").rendered(as: renderer).split(separator: "\n")[0]
        #expect(
            line == "\u{1B}[34m+-\u{1B}[0m \u{1B}[1mTitle\u{1B}[0m \u{1B}[34m------+----+\u{1B}[0m")
    }

    private let table = Table {
        Column("Name").width(12)
        Column("No")
        Row("Ana Núñez", "1")
    }

    private func rendered(_ table: Table<Cells>) -> String {
        var renderer = ANSIRenderer(color: .never)
        renderer.titlePlacement = .onBorder
        renderer.notePlacement = .onBorder
        return table.rendered(as: renderer)
    }
}
