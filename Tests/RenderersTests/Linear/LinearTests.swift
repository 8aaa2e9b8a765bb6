import Renderers
import TableDSL
import Testing

@Suite("A table that is read out")
struct LinearTests {
    @Test("says its title, its columns and their order, each row, what is missing, and its end")
    func grades() {
        #expect(
            Student.grades.rendered(as: .linear) == """
                Term grades, spring 2026.
                Table of 3 rows and 5 columns: Name, Math in Grades, Science in Sciences in Grades, \
                Physics in Sciences in Grades, English in Grades.
                Sorted by Name, ascending, then by Math, descending.
                Row 1 of 3. Name: Ana Núñez. Math: 91. Science: 88. Physics: 60. English: 75.
                Row 2 of 3. Name: 王小明. Math: 99. Science: 12. Physics: 56. English: 34.
                Row 3 of 3. Name: 王小明. Math: 75. Science: 100. Physics: missing. English: 90.
                3 students.
                End of table.

                """)
    }

    @Test("says sections with their rows, and what a summary sums up")
    func sections() {
        #expect(
            Item.purchases.rendered(as: .linear) == """
                Table of 3 rows and 3 columns: Item, Qty, Price.
                Section Housing, 2 rows.
                Row 1 of 3. Item: Insurance. Qty: 12. Price: 100.00.
                Row 2 of 3. Item: Bicycle repair. Qty: 1. Price: 20.00.
                Section Food, 1 row.
                Row 3 of 3. Item: Groceries. Qty: 30. Price: 1080.50.
                Summary. Qty: 43. Price: 1200.50.
                End of table.

                """)
    }

    @Test("says a row's level, whether it is open, and that it is selected")
    func tree() {
        #expect(
            Item.records.rendered(as: .linear) == """
                Table of 9 rows and 2 columns: Name, Value.
                Row 1 of 9, level 1, open. Name: Earnings. Value: 1120.00.
                Row 2 of 9, level 2. Name: Tax return. Value: 50.00.
                Row 3 of 9, level 2, open, selected. Name: Interest. Value: 70.00.
                Row 4 of 9, level 3. Name: Savings. Value: 69.50.
                Row 5 of 9, level 3. Name: Current. Value: 0.50.
                Row 6 of 9, level 2. Name: Payment. Value: 1000.00.
                Row 7 of 9, level 1, closed. Name: Expenses. Value: 200.00.
                Row 8 of 9, level 1, open. Name: Nothing. Value: 0.00.
                Row 9 of 9, level 1. Name: Other. Value: 1.00.
                End of table.

                """)
    }

    @Test("says what colour and place tell the eye")
    func meanings() {
        let table = Table([95, 60, nil] as [Int?]) {
            Column("Math", \.self).foregroundStyle { $0 > 90 ? .green : nil }.spoken { $0 > 90 ? "high" : nil }
        }
        let rows = ["Row 1 of 3. Math: 95, high.", "Row 2 of 3. Math: 60.", "Row 3 of 3. Math: missing."]
        #expect(lines(table)[1...3] == rows[...])
        func row(_ content: some CellContent) -> String { lines(cell(content))[1] }
        #expect(row(Text("late").foregroundStyle(.named("warning"))) == "Row 1 of 1. T: late, warning.")
        #expect(row(Text("late").background(.named("negative"))) == "Row 1 of 1. T: late, negative.")
        #expect(row(Text("late").foregroundStyle(.named("accent"))) == "Row 1 of 1. T: late.")
        #expect(row(Text("5").strikethrough() + Text(" 4")) == "Row 1 of 1. T: 5 (struck out) 4.")
        #expect(row(Link("docs", destination: "https://example.com")) == "Row 1 of 1. T: docs (link).")
        #expect(row(Image("a.png", description: "A cat")) == "Row 1 of 1. T: A cat (picture).")
        #expect(row(Image("a.png", description: "")) == "Row 1 of 1. T: picture.")
        #expect(row(Text("one\ntwo\r\n\nthree")) == "Row 1 of 1. T: one; two; three.")
        #expect(row(Text("Acme Inc.")) == "Row 1 of 1. T: Acme Inc.")
        #expect(row(Text("  ")) == "Row 1 of 1. T: empty.")
    }

    @Test("says groups where titles alone are not enough, and numbers for columns without a title")
    func titles() {
        let table = Table {
            ColumnGroup("Spring") { Column("Math") }
            ColumnGroup("Autumn") { Column("Math") }
            Column("")
            Row("1", "2", "3")
        }
        #expect(
            lines(table) == [
                "Table of 1 row and 3 columns: Math in Spring, Math in Autumn, Column 3.",
                "Row 1 of 1. Spring, Math: 1. Autumn, Math: 2. Column 3: 3.", "End of table.",
            ])
    }

    @Test("says what is searched for, which page it is, and that there are no rows")
    func state() {
        let table = Table((1...5).map { "row \($0)" }) { Column("Name", \.self) }
        #expect(
            lines(table.searching("row").page(size: 2, number: 2)) == [
                "Table of 2 rows and 1 column: Name.", "Rows that match \u{201C}row\u{201D}.", "Page 2, 2 rows a page.",
                "Row 3. Name: row 3.", "Row 4. Name: row 4.", "End of table.",
            ])
        #expect(
            lines(Table([Int]()) { Column("n", \.self) }.emptyState("Nothing yet").caption("Why not?"))
                == ["Table of 0 rows and 1 column: n.", "Nothing yet.", "Why not?", "End of table."])
        #expect(lines(Table {}) == ["Table of 0 rows and 0 columns.", "No rows.", "End of table."])
        var renderer = LinearRenderer()
        renderer.introduces = false
        #expect(Table([1]) { Column("n", \.self) }.rendered(as: renderer) == "Row 1 of 1. n: 1.\n")
    }

    @Test("holds no borders and no controls", arguments: 0..<100 as Range<UInt64>)
    func controls(seed: UInt64) {
        let text = HostileTable.make(seed: seed).rendered(as: .linear)
        let bad = text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value) }
        #expect(bad.isEmpty)
        let lines = Fixture.allCases.map { $0.table.rendered(as: .linear) }.joined()
        #expect(!lines.contains { "│─╭╮╰╯├┤┬┴┼▾▸●▲▼\u{1B}".contains($0) })
    }

    @Test("of a table whose rows come one after the other is that of an array")
    @MainActor func streaming() async throws {
        let stream = AsyncStream<Int> { continuation in
            for number in 1...3 { continuation.yield(number) }
            continuation.finish()
        }
        let shown = try await AsyncTable(stream) { Column("n", \.self) }.rendered(as: .linear)
        #expect(shown == Table(1...3) { Column("n", \.self) }.rendered(as: .linear))
    }

    private func lines(_ table: some RenderableTable) -> [String] {
        table.rendered(as: .linear).split(separator: "\n").map(String.init)
    }
}
