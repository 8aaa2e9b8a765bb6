import Renderers
import TableDSL
import Testing

@Suite("reStructuredText")
struct ReStructuredTextTests {
    @Test(
        "plain text stays as it is; what could be markup has a backslash before it",
        arguments: [
            ("Fig & Fennel, 12:30 (open)", " Fig & Fennel, 12:30 (open)"),
            ("a_b $5 it's", " a_b $5 it's"),
            ("*e* `c` |s| a\\b", " \\*e\\* \\`c\\` \\|s\\| a\\\\b"),
            ("x_ __y", " x\\_ \\_\\_y"),
            ("- i", " \\- i"),
            ("1. x", " \\1. x"),
            ("(iv) x", " \\(iv) x"),
            ("A. Smith", " \\A. Smith"),
            ("1.5", " 1.5"),
            (":f: x", " \\:f: x"),
            (".. c", " \\.. c"),
            ("=====", " \\====="),
            ("!!!!", " \\!!!!"),
            ("\\\\", " \\ \\\\\\\\"),
            ("a::", " a\\:\\:"),
            ("http://x.example", " http\\://x.example"),
            ("a@b", " a\\@b"),
            (" x ", " \\  x \\"),
            ("a\n\n b", " | a\n       |\n       | \\  b"),
            ("", ""),
        ])
    func escaping(text: String, expected: String) {
        #expect(
            grid(["T"], [[text]]).rendered(as: .reStructuredText) == """
                .. list-table::
                   :header-rows: 1
                   :widths: auto

                   * - T
                   * -\(expected)

                """)
    }

    @Test("groups, sections, row headers, a title and notes have the forms that there are")
    func structure() {
        let table = Table {
            Column("Name").rowHeader()
            ColumnGroup("G") { Column("n") }
            Section("One") { Row("Ana", 1) }
        }
        .title("*Title*").caption("1. First").note("- Second")
        #expect(
            table.rendered(as: .reStructuredText(widths: .grid)) == """
                .. list-table:: \\*Title\\*
                   :header-rows: 1
                   :stub-columns: 1
                   :widths: grid

                   * - Name
                     - G / n
                   * - **One**
                     -
                   * - Ana
                     - 1

                \\1. First

                \\- Second

                """)
    }

    private struct Node: Identifiable {
        var id: Int
        var inside: [Node]?
    }

    @Test("depth is indentation that is kept, selection a column of marks, and a summary bold")
    func tree() {
        let table = Table([Node(id: 1, inside: [Node(id: 2)])], children: \.inside) {
            Column("n", \.id).summary(.sum)
        }
        .selection([2] as Set<Int>)
        #expect(
            table.rendered(as: .reStructuredText) == """
                .. list-table::
                   :header-rows: 1
                   :widths: auto

                   * -
                     - n
                   * -
                     - \\ ▾ 1
                   * - \\ ●
                     - \\ \u{2003}2
                   * -
                     - **1**

                """)
    }

    @Test("looks, links and pictures are markup, and refused addresses are not")
    func looks() {
        let cases: [(any CellContent, String)] = [
            (Text("a").bold() + Text(" b ") + Text("*").italic(), "**a**\\  b \\ *\\**"),
            (Text(" a ").bold() + Text("b"), "\\  \\ **a**\\  b"),
            (Link("l <x>", destination: "https://e.example/a_"), "`l \\<x> <https://e.example/a%5F>`__"),
            (Link("l", destination: "javascript:x"), "l"),
            (
                Image("https://e.example/a b.png", description: "*alt*").frame(width: 3),
                ".. image:: https://e.example/a%20b.png\n          :alt: *alt*\n          :width: 3px"
            ),
            (Image("javascript:x", description: "alt"), "alt"),
        ]
        for (content, expected) in cases {
            let text = Table {
                Column("T")
                Row(Cells([content]))
            }.rendered(as: .reStructuredText)
            #expect(text.hasSuffix("   * - T\n   * - \(expected)\n"))
        }
    }
}
