import Renderers
import TableDSL
import Testing

@Suite("Border styles")
struct BorderStyleTests {
    /// A group and a section.
    private let table = Table {
        Column("Item")
        ColumnGroup("Sold") {
            Column("Qty").alignment(.trailing)
            Column("Price").alignment(.trailing)
        }
        Section("Food") {
            Row("Tea", 1, 2)
            Row("Rice", 30, 4)
        }
    }

    @Test(
        "each style has its own lines, and joins where lines meet",
        arguments: [
            (
                .rounded,
                """
                ╭──────┬─────────────╮
                │      │    Sold     │
                │      ├─────────────┤
                │ Item │ Qty   Price │
                ├──────┴─────────────┤
                │ Food               │
                ├──────┬─────────────┤
                │ Tea  │   1       2 │
                │ Rice │  30       4 │
                ╰──────┴─────────────╯

                """
            ),
            (
                .heavyHead,
                """
                ┏━━━━━━┳━━━━━━━━━━━━━┓
                ┃      ┃    Sold     ┃
                ┃      ┣━━━━━━━━━━━━━┫
                ┃ Item ┃ Qty   Price ┃
                ┡━━━━━━┻━━━━━━━━━━━━━┩
                │ Food               │
                ├──────┬─────────────┤
                │ Tea  │   1       2 │
                │ Rice │  30       4 │
                └──────┴─────────────┘

                """
            ),
            (
                .heavyEdge,
                """
                ┏━━━━━━┯━━━━━━━━━━━━━┓
                ┃      │    Sold     ┃
                ┃      ├─────────────┨
                ┃ Item │ Qty   Price ┃
                ┠──────┴─────────────┨
                ┃ Food               ┃
                ┠──────┬─────────────┨
                ┃ Tea  │   1       2 ┃
                ┃ Rice │  30       4 ┃
                ┗━━━━━━┷━━━━━━━━━━━━━┛

                """
            ),
            (
                .squareDoubleHead,
                """
                ┌──────┬─────────────┐
                │      │    Sold     │
                │      ├─────────────┤
                │ Item │ Qty   Price │
                ╞══════╧═════════════╡
                │ Food               │
                ├──────┬─────────────┤
                │ Tea  │   1       2 │
                │ Rice │  30       4 │
                └──────┴─────────────┘

                """
            ),
            (
                .grid,
                """
                +------+-------------+
                |      |    Sold     |
                |      +-----+-------+
                | Item | Qty | Price |
                +======+=====+=======+
                | Food               |
                +------+-----+-------+
                | Tea  |   1 |     2 |
                +------+-----+-------+
                | Rice |  30 |     4 |
                +------+-----+-------+

                """
            ),
            (
                .horizontals,
                """
                ────────────────
                         Sold
                      ──────────
                Item  Qty  Price
                ────────────────
                Food
                ────────────────
                Tea     1      2
                Rice   30      4
                ────────────────

                """
            ),
            (
                .simple,
                """
                         Sold
                      ──────────
                Item  Qty  Price
                ────  ───  ─────
                Food
                ────  ───  ─────
                Tea     1      2
                Rice   30      4

                """
            ),
            (
                .psql,
                """
                     |    Sold
                     +------------
                Item | Qty   Price
                -----+------------
                Food
                -----+------------
                Tea  |   1       2
                Rice |  30       4

                """
            ),
            (
                .markdown,
                """
                |      |    Sold     |
                | Item | Qty   Price |
                |------|-------------|
                | Food               |
                | Tea  |   1       2 |
                | Rice |  30       4 |

                """
            ),
        ] as [(TableStyle, String)])
    func styles(style: TableStyle, text: String) {
        #expect(trimmed(table.rendered(as: .ansi(color: .never, style: style))) == text)
    }

    /// Without the blanks at lines' ends, which an editor would take away here.
    private func trimmed(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
            .joined(separator: "\n")
    }
}
