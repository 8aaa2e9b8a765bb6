import Renderers
import TableDSL
import Testing

@Suite("The list view in a terminal")
struct ListTests {
    @Test("without a width, lines are as wide as the rows need")
    func unlimited() {
        #expect(
            Invoice.table.rendered(as: .ansi(color: .never)) == """
                Invoices

                ! Acme                                    Overdue
                  A-2 · due 2025-12-01                     $99.95
                ─────────────────────────────────────────────────
                ✓ Beta & Sons, purveyors of fine *pipes*     Paid
                  A-3 · due 2026-02-28                    $120.00
                ─────────────────────────────────────────────────
                  王小明
                  due # soon                                $7.00

                All amounts in dollars.

                """)
    }

    @Test("status and amount stand at the right edge of the width")
    func wide() {
        #expect(
            Invoice.table.rendered(as: .list(width: 80, color: .never)) == """
                Invoices

                ! Acme                                                                   Overdue
                  A-2 · due 2025-12-01                                                    $99.95
                ────────────────────────────────────────────────────────────────────────────────
                ✓ Beta & Sons, purveyors of fine *pipes*                                    Paid
                  A-3 · due 2026-02-28                                                   $120.00
                ────────────────────────────────────────────────────────────────────────────────
                  王小明
                  due # soon                                                               $7.00

                All amounts in dollars.

                """)
    }

    @Test("the title is bold, and what says more is dim")
    func color() {
        #expect(
            Invoice.table.rendered(as: .ansi(width: 40)).replacing("\u{1B}", with: "␛") == """
                ␛[1mInvoices␛[0m

                ! ␛[1mAcme␛[0m                           Overdue
                  ␛[2mA-2 · due 2025-12-01␛[0m            ␛[2m$99.95␛[0m
                ────────────────────────────────────────
                ✓ ␛[1mBeta & Sons, purveyors of fine␛[0m    Paid
                  ␛[1m*pipes*␛[0m
                  ␛[2mA-3 · due ␛[0m␛[1;2m2026-02-28␛[0m           ␛[2m$120.00␛[0m
                ────────────────────────────────────────
                  ␛[1m王小明␛[0m
                  ␛[2mdue # soon␛[0m                       ␛[2m$7.00␛[0m

                ␛[2mAll amounts in dollars.␛[0m

                """)
    }

    @Test("in twenty cells, all texts wrap")
    func narrow() {
        #expect(
            Invoice.table.rendered(as: .ansi(width: 20, color: .never)) == """
                Invoices

                ! Acme       Overdue
                  A-2 · due   $99.95
                  2025-12-01
                ────────────────────
                ✓ Beta & Sons,  Paid
                  purveyors of
                  fine *pipes*
                  A-3 · due
                  2026-02-28
                             $120.00
                ────────────────────
                  王小明
                  due # soon   $7.00

                All amounts in
                dollars.

                """)
    }

    @Test("a terminal without Unicode gets ASCII")
    func ascii() {
        var renderer = ANSIRenderer.list(width: 40, color: .never)
        renderer.usesASCII = true
        let table = Table([Invoice.all[0], Invoice.all[2]]) {
            Column("Customer", \.customer).binding(.title)
            Column("Number", \.number).binding(.subtitle)
            Column("Due", \.due).binding(.footnote)
            Column("State", \.state).binding(.status)
            Column("Flag", \.flag).binding(.trailingAccessory)
        }
        .selection([1] as Set<Int>)
        #expect(
            table.rendered(as: renderer) == """
                * Acme                         Overdue !
                  A-2 - 2025-12-01
                ----------------------------------------
                  王小明
                  # soon

                """)
    }

    @Test("sections, subtotals and the summary are blocks, and any table has a list view")
    func sections() {
        #expect(
            Fixture.sections.table.rendered(as: ANSIRenderer.list(width: 30, color: .never)) == """
                Housing
                ──────────────────────────────
                Insurance               100.00
                12
                ──────────────────────────────
                Bicycle repair           20.00
                1
                ──────────────────────────────
                Food
                ──────────────────────────────
                Groceries              1080.50
                30
                ──────────────────────────────
                Summary                1200.50
                43

                """)
    }

    @Test("a hierarchy's rows are indented, with the marks of those that are open")
    func tree() {
        #expect(
            Fixture.tree.table.rendered(as: ANSIRenderer.list(width: 30, color: .never)) == """
                  ▾ Earnings           1120.00
                ──────────────────────────────
                      Tax return         50.00
                ──────────────────────────────
                ●   ▾ Interest           70.00
                ──────────────────────────────
                        Savings          69.50
                ──────────────────────────────
                        Current           0.50
                ──────────────────────────────
                      Payment          1000.00
                ──────────────────────────────
                  ▸ Expenses            200.00
                ──────────────────────────────
                  ▾ Nothing               0.00
                ──────────────────────────────
                    Other                 1.00

                """)
    }

    @Test("a table without rows shows the placeholder")
    func empty() {
        #expect(grid(["a", "b"], []).rendered(as: .list(color: .never)) == "No rows\n")
    }

    @Test(
        "no line is wider than asked, whatever is in the rows, and with colours the text is the same",
        arguments: 0..<60, [6, 20, 40])
    func hostile(seed: UInt64, width: Int) {
        let table = HostileTable.make(seed: seed)
        let text = table.rendered(as: ANSIRenderer.list(width: width, color: .never))
        #expect(!text.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value)) })
        for line in text.split(separator: "\n") {
            var line = String(line)
            #expect(line.withUTF8 { TextWidth().width(of: $0) } <= width, "\(line.debugDescription)")
        }
        let colored = table.rendered(as: ANSIRenderer.list(width: width))
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == text)
    }
}
