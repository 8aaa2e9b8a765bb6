import Foundation
import Renderers
import TableDSL
import Testing

@Suite("JSON")
struct JSONTests {
    private enum Level: String { case low, high }

    private struct Sample {
        var text = "a\"b\\c"
        var int = Int64.min
        var big = UInt64.max
        var double = 0.1
        var whole = 3.0
        var half: Float = 0.5
        var infinite = Double.infinity
        var decimal = Decimal(sign: .plus, exponent: -3, significand: 12_340)
        var truth = true
        var day = Date(timeIntervalSince1970: 86_400)
        var level = Level.high
        var missing: Int?
        var present: Int? = 5
    }

    @Test("typed values stay typed: numbers, truth, null, dates by ISO 8601, raw values")
    func types() {
        let table = Table([Sample()]) {
            Column("text", \.text)
            Column("int", \.int)
            Column("big", \.big)
            Column("double", \.double, format: .fixed(3))
            Column("whole", \.whole)
            Column("half", \.half)
            Column("infinite", \.infinite)
            Column("decimal", \.decimal)
            Column("truth", \.truth)
            Column("day", \.day)
            Column("level", \.level)
            Column("missing", \.missing).missing("none")
            Column("present", \.present)
            Column("made") { Text("\($0.int < 0 ? "neg" : "pos")").bold() }
        }
        #expect(
            table.rendered(as: .json) == """
                [{"text":"a\\"b\\\\c","int":-9223372036854775808,"big":18446744073709551615,"double":0.1,"whole":3,"half":0.5,\
                "infinite":null,"decimal":12.34,"truth":true,"day":"1970-01-02T00:00:00Z","level":"high",\
                "missing":null,"present":5,"made":"neg"}]

                """)
    }

    @Test("positional cells keep their types, and the cells that a row lacks are null or empty")
    func positional() {
        let table = Table {
            Column("a")
            Column("b")
            Row(1, Text("t").bold())
            Row(String?.none, true)
        }
        #expect(
            table.rendered(as: .json) == """
                [{"a":1,"b":"t"},
                {"a":null,"b":true}]

                """)
    }

    @Test("JSON Lines has an object on each line, and nothing for no rows")
    func lines() {
        #expect(grid(["a"], [["x"], ["y\nz"]]).rendered(as: .jsonLines) == "{\"a\":\"x\"}\n{\"a\":\"y\\nz\"}\n")
        #expect(grid(["a"], []).rendered(as: .jsonLines) == "")
        #expect(grid(["a"], []).rendered(as: .json) == "[]\n")
        #expect(grid([], []).rendered(as: .json) == "[]\n")
    }

    private struct Node {
        var name: String
        var inside: [Node]?
    }

    private var nodes: Table<Node> {
        Table(
            [Node(name: "a", inside: [Node(name: "b", inside: [Node(name: "c")]), Node(name: "d")]), Node(name: "e")],
            children: \.inside
        ) {
            Column("children", \.name)
        }
    }

    @Test("a hierarchy's rows are inside their row, under a name that no column has")
    func nested() {
        #expect(
            nodes.rendered(as: .json) == """
                [{"children":"a","children_":[{"children":"b","children_":[{"children":"c"}]},{"children":"d"}]},
                {"children":"e"}]

                """)
        #expect(
            nodes.rendered(as: .jsonLines) == """
                {"children":"a","children_":[{"children":"b","children_":[{"children":"c"}]},{"children":"d"}]}
                {"children":"e"}

                """)
    }

    @Test("a flat hierarchy tells each row's depth")
    func flat() {
        #expect(
            nodes.rendered(as: .json(.lines, hierarchy: .flat)) == """
                {"children":"a","level":0}
                {"children":"b","level":1}
                {"children":"c","level":2}
                {"children":"d","level":1}
                {"children":"e","level":0}

                """)
    }

    @Test("a page that begins inside a row is JSON all the same", arguments: 1...5, 1...5)
    func pages(size: Int, number: Int) throws {
        let text = nodes.page(size: size, number: number).rendered(as: .json)
        let rows = try JSONSerialization.jsonObject(with: Data(text.utf8))
        // A number beyond the last page shows the last.
        let shown = min(number, (5 + size - 1) / size)
        #expect(names(rows).count == min(size, 5 - (shown - 1) * size))
    }

    private func names(_ rows: Any) -> [String] {
        guard let rows = rows as? [[String: Any]] else { return [] }
        return rows.flatMap { [$0["children"] as? String ?? "?"] + names($0["children_"] ?? []) }
    }

    @Test("hostile text comes back as it was, in names and in values", arguments: 0..<200 as Range<UInt64>)
    func hostile(seed: UInt64) throws {
        var random = HostileText(seed: seed)
        let (title, texts) = (random.text(), (0..<3).map { _ in random.text() + "</script><!--\u{2028}\0" })
        let table = grid([title], texts.map { [$0] })
        let name = table.description.columns[0].id
        let text = table.rendered(as: .json)
        #expect(!text.contains("<"))
        let rows = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: String]])
        #expect(rows.map { $0[name].map { Array($0.utf8) } } == texts.map { Array($0.utf8) })
        let lines = table.rendered(as: .jsonLines).utf8.split(separator: 0x0A)
        #expect(lines.count == 3)
    }
}
