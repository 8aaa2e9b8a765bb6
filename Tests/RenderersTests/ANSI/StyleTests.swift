import Renderers
import TableDSL
import Testing

@Suite("Styles of cells, rows, headers and sections")
struct StyleTests {
    private struct Item {
        var name: String
        var price: Double?
        var isLate = false
    }

    private let items = [Item(name: "Tea", price: 1.5), Item(name: "漢字", price: nil, isLate: true)]

    @Test("a cell's background fills its padding, up to the rules and not beyond")
    func cellBackground() {
        let table = Table(items) {
            Column("Name", \.name).background(.blue)
            Column("Late", \.isLate)
        }
        #expect(
            body(table, .ascii) == [
                "|<44> <0><44>Tea<0><44> <0><44> <0>| false |",
                "|<44> <0><44>漢字<0><44> <0>| true  |",
            ])
    }

    @Test("a text's background stays with the text")
    func textBackground() {
        let table = Table(items) {
            Column("Name") { item in Text(item.name).background(.blue) }
        }
        #expect(body(table, .ascii) == ["| <44>Tea<0>  |", "| <44>漢字<0> |"])
    }

    @Test("an empty cell is filled as well, and so are the lines below a cell's last")
    func emptyCells() {
        let table = Table {
            Column("a").background(.red)
            Column("b")
            Row("", "1\n2")
        }
        #expect(body(table, .ascii) == ["|<41> <0><41> <0><41> <0>| 1 |", "|<41> <0><41> <0><41> <0>| 2 |"])
    }

    @Test("a row's background fills its cells, and leaves the rules as they are")
    func rowBackground() {
        let table = Table(items) {
            Column("Name", \.name)
            Column("Late", \.isLate)
        }
        .rowStyle { $0.isLate ? TextStyle(background: .red) : nil }
        #expect(
            body(table, .ascii) == [
                "| Tea  | false |",
                "|<41> <0><41>漢字<0><41> <0>|<41> <0><41>true<0><41> <0><41> <0>|",
            ])
    }

    @Test("between cells without a rule the background goes on where both have it, and nowhere else")
    func gaps() {
        let table = Table(items) {
            Column("Name", \.name)
            Column("Late", \.isLate).background { $0 ? .blue : nil }
            Column("x") { _ in "x" }
        }
        .rowStyle { $0.isLate ? TextStyle(background: .red) : nil }
        #expect(
            body(table, .minimal) == [
                "Tea   false  x",
                "<41>漢字<0>  <44>true<0><44> <0>  <41>x<0>",
            ])
        let same = Table(items) {
            Column("Name", \.name)
            Column("x") { _ in "x" }
        }
        .rowStyle { $0.isLate ? TextStyle(background: .red) : nil }
        #expect(body(same, .minimal) == ["Tea   x", "<41>漢字<0><41>  <0><41>x<0>"])
    }

    @Test("of row, column, value and text, the inner wins; emphasis adds up")
    func precedence() {
        func first(_ column: Column<Item, String>) -> String {
            let table = Table(items.prefix(1)) { column }
                .rowStyle { _ in TextStyle(foreground: .red, emphasis: .bold) }
            return body(table, .minimal)[0]
        }
        #expect(first(Column("n", \.name)) == "<1;31>Tea<0>")
        #expect(first(Column("n", \.name).foregroundStyle(.green)) == "<1;32>Tea<0>")
        #expect(first(Column("n", \.name).foregroundStyle(.green).foregroundStyle { _ in .blue }) == "<1;34>Tea<0>")
        let text = Table(items.prefix(1)) {
            Column("n") { item in Text(item.name).foregroundStyle(.yellow).italic() }.foregroundStyle(.green)
        }
        .rowStyle { _ in TextStyle(foreground: .red, emphasis: .bold) }
        #expect(body(text, .minimal) == ["<1;3;33>Tea<0>"])
    }

    @Test("a row's style goes with the row through sorting and hierarchies, and leaves sums and sections alone")
    func rowStyleTravels() {
        struct Node: Identifiable {
            var id: Int
            var children: [Node]?
        }
        let table = Table([Node(id: 2), Node(id: 1, children: [Node(id: 3)])], children: \.children) {
            Column("id", \.id).alignment(.leading).summary(.sum)
        }
        .sortOrder([ColumnSort("id")])
        .rowStyle { $0.id == 3 ? TextStyle(foreground: .red) : nil }
        let shown = body(table, .minimal)
        #expect(shown == ["▾ 1  ", "<31>  └ 3<0>", "  2  ", "<1>3<0>    "])
    }

    @Test("Markdown and CSV show a styled row's text")
    func otherOutputs() {
        let table = Table(items) { Column("Name", \.name) }
            .rowStyle { _ in TextStyle(background: .red, emphasis: .bold) }
        #expect(table.rendered(as: .csv) == "Name\r\nTea\r\n漢字\r\n")
        #expect(table.rendered(as: .markdown(.compact)) == "| Name |\n| --- |\n| **Tea** |\n| **漢字** |\n")
    }

    @Test("every other row has the theme's stripe behind it, which a cell's own background beats")
    func stripes() {
        let table = Table(items) {
            Column("Name", \.name)
            Column("Late", \.isLate).background { $0 ? .blue : nil }
        }
        .alternatingRowBackgrounds()
        var renderer = ANSIRenderer(style: .ascii)
        renderer.theme["stripe"] = .rgb(38, 38, 38)
        renderer.colorDepth = .ansi256
        #expect(
            body(table, renderer) == [
                "| Tea  | false |",
                "|<48;5;235> <0><48;5;235>漢字<0><48;5;235> <0>|<44> <0><44>true<0><44> <0><44> <0>|",
            ])
    }

    @Test("the looks of titles, headers, sections, sums and notes can be set, and fill their lines")
    func parts() {
        let table = Table(of: Item.self) {
            Column("Name", \.name)
            Column("Price", \.price).summary(.sum)
        } rows: {
            Section("Drinks") { Row(Item(name: "Tea", price: 1.5)) }
        }
        .title("Shop").note("End")
        var renderer = ANSIRenderer(style: .ascii)
        renderer.styles.title = TextStyle(foreground: .cyan)
        renderer.styles.header = TextStyle(background: .white)
        renderer.styles.section = TextStyle(background: .yellow)
        renderer.styles.summary = TextStyle(emphasis: .italic)
        renderer.styles.note = .plain
        #expect(
            marked(table.rendered(as: renderer)) == """
                <36>Shop<0>

                +------+-------+
                |<47> <0><47>Name<0><47> <0>|<47> <0><47>Price<0><47> <0>|
                +------+-------+
                |<43> <0><43>Drinks<0><43>      <0><43> <0>|
                +------+-------+
                | Tea  |   1.5 |
                +------+-------+
                |      |   <3>1.5<0> |
                +------+-------+
                End

                """)
    }

    @Test("numbers line up at the point whatever their colour, sign, unit, or where there is none")
    func decimals() {
        let numbers: [(String, Color?)] = [
            ("12.34", .magenta), ("1.23456", .magenta), ("-3", .red), ("+0.5", nil), ("12.5%", .green), ("7 kg", nil),
            ("1.25 kg", nil),
        ]
        let table = Table {
            Column("n").alignment(.numeric)
            ForEach(numbers.map(\.0)) { number in
                Row(Text(number).foregroundStyle(numbers.first { $0.0 == number }?.1))
            }
        }
        #expect(
            body(table, .minimal) == [
                "<35>12.34<0>   ", " <35>1.23456<0>", "<31>-3<0>      ", "+0.5    ", "<32>12.5%<0>   ", " 7 kg   ",
                " 1.25 kg",
            ])
    }

    @Test("a missing number stands in its column's last whole place")
    func missing() {
        let table = Table(items) { Column("Price", \.price).alignment(.numeric) }
        #expect(body(table, .minimal) == ["  1.5", "  <2>–<0>  "])
    }

    @Test("square brackets are text, not markup")
    func brackets() {
        #expect(body(cell("[foo] a[0] [/bold]"), .minimal) == ["[foo] a[0] [/bold]"])
    }

    /// The lines below the header up to the closing rule, with `<1;31>` for a style and `<0>` for its end.
    private func body(_ table: some RenderableTable, _ style: TableStyle) -> [String] {
        body(table, ANSIRenderer(style: style))
    }

    private func body(_ table: some RenderableTable, _ renderer: ANSIRenderer) -> [String] {
        let lines = marked(table.rendered(as: renderer)).split(separator: "\n").map(String.init)
        let isRule = { (line: String) in line.allSatisfy { "+-─".contains($0) } }
        return lines.dropFirst(renderer.style == .minimal ? 2 : 3).filter { !isRule($0) }
    }

    private func marked(_ text: String) -> String {
        var marked = ""
        var isSequence = false
        for scalar in text.unicodeScalars {
            if scalar == "\u{1B}" {
                isSequence = true
                marked += "<"
            } else if isSequence && scalar == "m" {
                isSequence = false
                marked += ">"
            } else if !(isSequence && scalar == "[") {
                marked.unicodeScalars.append(scalar)
            }
        }
        return marked
    }
}
