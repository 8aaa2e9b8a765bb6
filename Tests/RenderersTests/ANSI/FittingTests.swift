import Renderers
import TableDSL
import Testing

@Suite("Columns share a terminal's width")
struct FittingTests {
    private static let words = ["Won the second prize of the regional contest", "New here", ""]

    private func table(_ widths: [ColumnWidth], text: String = "some words here") -> Table<Cells> {
        Table {
            ForEach(widths) { Column("T").width($0) }
            Row(Cells(widths.map { _ in text }))
        }
    }

    /// The widths of the columns shown, by the table's last rule.
    private func widths(_ table: some RenderableTable, _ width: Int?) -> [Int] {
        let lines = table.rendered(as: .ansi(width: width, color: .never, style: .ascii)).split(separator: "\n")
        return (lines.last { $0.hasPrefix("+") } ?? "").split(separator: "+").map { $0.count - 2 }
    }

    @Test(
        "by percentages of the room that borders leave",
        arguments: [
            // 80 cells less 4 for the sides and 3 between two columns.
            ([ColumnWidth.percent(50), .percent(50)], 79, [36, 36]), ([.percent(25), .percent(75)], 79, [18, 54]),
            ([.percent(30), .automatic], 79, [22, 15]), ([.percent(10, min: 12), .automatic], 79, [12, 15]),
            ([.percent(90, max: 20), .automatic], 79, [20, 15]), ([.percent(100), .percent(100)], 79, [36, 36]),
            ([.percent(0), .automatic], 79, [1, 15]), ([.percent(50), .automatic], nil, [15, 15]),
        ])
    func percentages(widths: [ColumnWidth], limit: Int?, expected: [Int]) {
        #expect(self.widths(table(widths), limit) == expected)
    }

    @Test(
        "by weights of what the others leave",
        arguments: [
            ([ColumnWidth.flexible(weight: 2), .flexible()], 79, [48, 24]),
            ([.flexible(), .flexible(), .flexible()], 80, [24, 23, 23]), ([.automatic, .flexible()], 79, [15, 57]),
            ([.fixed(10), .flexible(weight: 3), .flexible()], 80, [10, 45, 15]),
            ([.flexible(weight: 100), .flexible(min: 20)], 79, [52, 20]),
            ([.flexible(max: 20), .flexible()], 79, [20, 52]), ([.flexible(max: 20), .automatic], 79, [20, 15]),
            ([.flexible(), .automatic], nil, [15, 15]),
        ])
    func weights(widths: [ColumnWidth], limit: Int?, expected: [Int]) {
        #expect(self.widths(table(widths), limit) == expected)
    }

    @Test(
        "by filling what is left over",
        arguments: [
            ([ColumnWidth.automatic, .fill], 79, [15, 57]), ([.fill, .fill, .automatic], 80, [28, 27, 15]),
            ([.fill, .flexible()], 79, [15, 57]), ([.fill, .flexible(max: 20)], 79, [52, 20]),
            ([.fill, .automatic], nil, [15, 15]),
        ])
    func filling(widths: [ColumnWidth], limit: Int?, expected: [Int]) {
        #expect(self.widths(table(widths), limit) == expected)
    }

    @Test("a table is as wide as it says, by columns of text first, up to their greatest widths")
    func tableWidth() {
        let two = Table {
            Column("Name")
            Column("Math").alignment(.numeric)
            Row("Ana", 91)
        }
        #expect(widths(two.width(min: 40), nil) == [29, 4])
        #expect(widths(two.width(min: 40), 30) == [19, 4])
        #expect(widths(two.width(40), 80) == [29, 4])
        #expect(widths(two.width(15), nil) == [4, 4])
        let capped = Table {
            Column("Name").width(max: 10)
            Column("Math").alignment(.numeric)
            Row("Ana", 91)
        }
        #expect(widths(capped.width(min: 40), nil) == [10, 23])
        let fixed = Table {
            Column("Name").width(6)
            Row("Ana")
        }
        #expect(widths(fixed.width(min: 40), nil) == [6])
        #expect(widths(table([.flexible(weight: 3), .flexible()]).width(min: 67), nil) == [45, 15])
    }

    @Test("a table of a width looks like this")
    func wholeTable() {
        let table = Table(Self.words) {
            Column("No", \.count).width(4)
            Column("Note", \.self).width(.fill)
        }
        .width(34)
        #expect(
            table.rendered(as: .ansi(color: .never)) == """
                ╭──────┬─────────────────────────╮
                │   No │ Note                    │
                ├──────┼─────────────────────────┤
                │   44 │ Won the second prize of │
                │      │ the regional contest    │
                │    8 │ New here                │
                │    0 │                         │
                ╰──────┴─────────────────────────╯

                """)
    }

    @Test("titles make columns wider, or wrap, or are cut before their sort marks")
    func titles() {
        func text(_ overflow: TitleOverflow) -> String {
            Table([91]) { Column("Average score", \.self) }
                .sortOrder([ColumnSort("Average score")]).titleOverflow(overflow)
                .rendered(as: .ansi(color: .never, style: .ascii))
        }
        #expect(
            text(.widen) == """
                +-----------------+
                | Average score ▲ |
                +-----------------+
                |              91 |
                +-----------------+

                """)
        #expect(
            text(.wrap) == """
                +---------+
                | Average |
                | score ▲ |
                +---------+
                |      91 |
                +---------+

                """)
        let table = Table([12345]) { Column("Average score", \.self).titleOverflow(.truncate) }
            .sortOrder([ColumnSort("Average score")])
        #expect(
            table.rendered(as: .ansi(color: .never, style: .ascii)) == """
                +-------+
                | Av… ▲ |
                +-------+
                | 12345 |
                +-------+

                """)
    }

    @Test("a group's title makes its columns wider by even parts, and wraps where it can't")
    func groups() {
        func table(_ width: ColumnWidth) -> Table<Cells> {
            Table {
                ColumnGroup("Results of the term") { for title in ["a", "b", "c"] { Column(title).width(width) } }
                Row("1", "2", "3")
            }
        }
        #expect(
            table(.automatic).rendered(as: .ansi(color: .never, style: .ascii)) == """
                +---------------------+
                | Results of the term |
                +---------------------+
                | a       b      c    |
                +---------------------+
                | 1       2      3    |
                +---------------------+

                """)
        #expect(
            table(.fixed(2)).rendered(as: .ansi(color: .never, style: .ascii)) == """
                +--------------+
                |  Results of  |
                |   the term   |
                +--------------+
                | a    b    c  |
                +--------------+
                | 1    2    3  |
                +--------------+

                """)
    }

    @Test("nothing is shared out that no terminal has", arguments: [1_000_000, Int.max])
    func hugeWidths(width: Int) {
        for kind in [ColumnWidth.fill, .flexible(), .percent(100)] {
            let table = table([kind, .automatic])
            #expect(table.rendered(as: .ansi(width: width, color: .never)).utf8.count < 500_000)
            #expect(table.width(min: width).rendered(as: .ansi(color: .never)).utf8.count < 500_000)
        }
    }

    @Test("one long token leaves other columns their cells")
    func longToken() {
        let table = Table {
            Column("a")
            Column("b")
            Row("Y", String(repeating: "x", count: 200))
        }
        #expect(widths(table, 80) == [1, 72])
    }

    @Test("the widest columns give way first, to one common width")
    func sharing() {
        let texts = [3, 20, 40, 60].map { count in
            String(repeating: "ab ", count: count / 3) + String(repeating: "c", count: count % 3)
        }
        let table = Table {
            ForEach(texts) { _ in Column("") }
            Row(Cells(texts))
        }
        #expect(widths(table, 200) == [3, 20, 40, 60])
        #expect(widths(table, 100) == [3, 20, 32, 32])
        #expect(widths(table, 101) == [3, 20, 33, 32])
        #expect(widths(table, 60) == [3, 15, 15, 14])
    }

    @Test(
        "rules are as long as the columns, whatever titles and cells would need",
        arguments: [("Header#3", 8, 10), ("A Field Name", 5, 7)])
    func rules(title: String, width: Int, between: Int) {
        let table = Table {
            Column(title).width(max: width)
            Row("a b c d e f g h i j k l m")
        }
        #expect(widths(table, nil) == [between - 2])
    }

    @Test("two columns of long titles never take more than asked", arguments: 9...40)
    func longTitles(width: Int) {
        let lines = grid(["A Field Name", "B Field Name"], [["x", "y"]])
            .rendered(as: .ansi(width: width, color: .never)).split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= width })
    }

    @Test("cells that are all empty leave their column a cell, and the table its columns")
    func emptyCells() {
        #expect(
            grid(["", ""], [["", "B"], ["", "Y"]]).rendered(as: .ansi(color: .never, style: .ascii)) == """
                +---+---+
                |   |   |
                +---+---+
                |   | B |
                |   | Y |
                +---+---+

                """)
    }
}
