import Renderers
import TableDSL
import Testing

@Suite("Marks on a terminal")
struct TerminalMarkTests {
    @Test("a line break in a mark's picture begins a line of the cell, and none of the table")
    func lineBreaks() {
        let table = Table([1]) {
            Column("S") { (_: Int) in Badge("late\nFAKE │ row") }
            Column("B") { (_: Int) in "x" }
        }
        #expect(
            table.rendered(as: .ansi(color: .never)) == """
                ╭─────────────┬───╮
                │ S           │ B │
                ├─────────────┼───┤
                │ [late       │ x │
                │ FAKE │ row] │   │
                ╰─────────────┴───╯

                """)
    }

    @Test("marks have a form in ASCII")
    func ascii() {
        var renderer = ANSIRenderer(color: .never, style: .none)
        renderer.usesASCII = true
        let table = Table([0.5]) {
            Column("Meter") { (share: Double) in Meter(share, width: 4) }
            Column("Line") { (share: Double) in Sparkline([0, share, 1]) }
            Column("Paid") { (_: Double) in Check(true) }
        }
        #expect(table.rendered(as: renderer).contains("##..  50%  _=#   [x]"))
    }
}
