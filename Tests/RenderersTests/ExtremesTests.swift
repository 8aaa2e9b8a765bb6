import Renderers
import TableDSL
import Testing

/// Sizes and depths that nobody would ask for on purpose.
@Suite("Extremes")
struct ExtremesTests {
    private struct Line {
        var text: String
    }

    private final class Node {
        let name: String
        let children: [Node]

        init(_ name: String, _ children: [Node] = []) {
            self.name = name
            self.children = children
        }
    }

    private func table(_ text: String) -> Table<Line> {
        Table([Line(text: text)]) { Column("c", \.text) }
    }

    @Test("blanks at the start of a text that wraps give way, and the text stays")
    func leadingBlanks() {
        let text = String(repeating: " ", count: 40) + "hello world again"
        let shown = table(text).rendered(as: .ansi(width: 20, color: .never))
        #expect(["hello", "world", "again"].allSatisfy(shown.contains))
    }

    @Test("guides give way to the names of a deep hierarchy")
    func deepHierarchy() {
        let root = (1...60).reversed().reduce(Node("n61")) { Node("n\($1)", [$0]) }
        let table = Table([root], children: \.children) { Column("Name", \.name) }
        let shown = table.rendered(as: .ansi(width: 24, color: .never))
        #expect((1...61).allSatisfy { shown.contains("n\($0) ") })
    }

    @Test("widths beyond reason are kept within it", arguments: [Int.max, 1_000_000_000])
    func hugeWidths(width: Int) {
        let table = Table([Line(text: "x")]) {
            ColumnGroup("g") {
                Column("a", \.text).width(width)
                Column("b", \.text).width(min: width)
                Column("c", \.text).width(ideal: width)
            }
        }
        let lines = table.rendered(as: .ansi(width: 80, color: .never)).split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(table.rendered(as: .ansi(color: .never)).contains("x"))
    }

    @Test("a limit below one cell is one cell", arguments: [Int.min, -5, 0])
    func limits(width: Int) {
        var renderer = ANSIRenderer(color: .never)
        renderer.width = width
        let lines = table("x").rendered(as: renderer).split(separator: "\n")
        #expect(lines.contains("x") && lines.allSatisfy { $0.count <= 1 })
    }

    @Test("a header line of groups whose columns have all left is left out")
    func hiddenGroups() {
        let table = Table([Line(text: "some words")]) {
            Column("Name", \.text).rowHeader()
            ColumnGroup("Group") { Column("Wide", \.text).width(min: 30) }
        }
        var renderer = ANSIRenderer(width: 20, color: .never)
        renderer.overflow.remove(.records)
        let lines = table.rendered(as: renderer).split(separator: "\n")
        #expect(lines[1].contains("Name"))
    }

    @Test("rows whose columns are all hidden aren't said to be none")
    func hiddenColumns() {
        let table = Table([Line(text: "x")]) { Column("a", \.text).defaultVisibility(.hidden) }
        #expect(!table.rendered(as: .html).contains("No rows"))
        #expect(table.rendered(as: .markdown(.compact)).isEmpty)
    }
}
