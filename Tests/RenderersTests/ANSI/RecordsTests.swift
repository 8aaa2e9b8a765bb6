import Renderers
import TableDSL
import Testing

@Suite("Rows as records")
struct RecordsTests {
    @Test("groups are said once and hold their columns, missing values have their sign, a rule parts two rows")
    func grades() {
        #expect(
            Student.grades.rendered(as: .records(color: .never)) == """
                Term grades, spring 2026

                Name ▲1      Ana Núñez
                Grades
                  Math ▼2    91
                  Sciences
                    Science  88
                    Physics  60
                  English    75
                ──────────────────────
                Name ▲1      王小明
                Grades
                  Math ▼2    99
                  Sciences
                    Science  12
                    Physics  56
                  English    34
                ──────────────────────
                Name ▲1      王小明
                Grades
                  Math ▼2    75
                  Sciences
                    Science  100
                    Physics  –
                  English    90

                3 students

                """)
    }

    @Test("sections and summaries are blocks of their own")
    func sections() {
        #expect(
            Item.purchases.rendered(as: .records(color: .never)) == """
                Housing
                ─────────────────────
                Item   Insurance
                Qty    12
                Price  100.00
                ─────────────────────
                Item   Bicycle repair
                Qty    1
                Price  20.00
                ─────────────────────
                Food
                ─────────────────────
                Item   Groceries
                Qty    30
                Price  1080.50
                ─────────────────────
                Summary
                Qty    43
                Price  1200.50

                """)
    }

    @Test("a selected row has a mark, and a hierarchy its guides")
    func tree() {
        let text = Item.records.rendered(as: .records(color: .never))
        #expect(text.contains("● Name     ├ ▾ Interest\n  Value  70.00\n"))
        #expect(text.hasPrefix("  Name   ▾ Earnings\n  Value  1120.00\n"))
    }

    @Test("long values wrap beside their titles, and below them where there is no room")
    func wrapping() {
        let table = Table {
            Column("Key")
            Column("Value").truncationMode(.tail)
            Column("Number").alignment(.numeric)
            Row("first", "a sentence that has to be wrapped", 1_234_567)
            Row("", "漢字漢字漢字", 7)
        }
        #expect(
            table.rendered(as: .records(width: 22, color: .never)) == """
                Key     first
                Value   a sentence
                        that has to be
                        wrapped
                Number  1234567
                ──────────────────────
                Key
                Value   漢字漢字漢字
                Number  7

                """)
        #expect(
            table.rendered(as: .records(width: 10, color: .never)) == """
                Key
                  first
                Value
                  a
                  sentence
                  that has
                  to be
                  wrapped
                Number
                  1234567
                ──────────
                Key
                Value
                  漢字漢字
                  漢字
                Number
                  7

                """)
    }

    @Test("a table without rows has its placeholder, one without a header no titles, one without columns nothing")
    func small() {
        let empty = Table([Int]()) { Column("n", \.self) }.emptyState("Nothing")
        #expect(empty.rendered(as: .records(color: .never)) == "Nothing\n")
        let compact = Person.table.sizeClass(.compact).rendered(as: .records(color: .never))
        #expect(compact.contains("Juan Chavez\n") && !compact.contains("Name"))
        #expect(Table {}.rendered(as: .records).isEmpty)
    }

    @Test("row headers are bold and titles dim")
    func colors() {
        let table = Table {
            Column("Name").rowHeader()
            Column("Math")
            Row("Ana", Text("91").foregroundStyle(.red))
        }
        #expect(
            table.rendered(as: .records)
                == "\u{1B}[2mName\u{1B}[0m  \u{1B}[1mAna\u{1B}[0m\n\u{1B}[2mMath\u{1B}[0m  \u{1B}[31m91\u{1B}[0m\n")
    }

    @Test("without lines a blank one parts two rows; in ASCII all is ASCII")
    func styles() {
        var renderer = ANSIRenderer.records(color: .never)
        renderer.style = .none
        #expect(grid(["a"], [["1"], ["2"]]).rendered(as: renderer) == "a  1\n\na  2\n")
        renderer.style = .rounded
        renderer.usesASCII = true
        #expect(grid(["a"], [["1"], ["2"]]).rendered(as: renderer) == "a  1\n----\na  2\n")
    }

    @Test("no line is wider than asked, whatever is in the table", arguments: Fixture.allCases)
    func widths(fixture: Fixture) {
        for width in 1...60 { expectFit(fixture.table, width) }
    }

    @Test("the same holds for hostile text", arguments: 0..<100 as Range<UInt64>)
    func widths(seed: UInt64) {
        for width in [1, 2, 3, 5, 8, 9, 13, 21, 40] { expectFit(HostileTable.make(seed: seed), width) }
    }

    private func expectFit(_ table: any RenderableTable, _ width: Int) {
        let lines = table.rendered(as: .records(width: width, color: .never)).split(separator: "\n").map(String.init)
        let wide = lines.filter { TextProbe.width($0) > width && TextProbe.clusters($0).count > 1 }
        #expect(wide.isEmpty, "wider than \(width): \(wide)")
    }
}
