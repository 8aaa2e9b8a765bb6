import FoundationEssentials
import Renderers
import TableDSL
import Testing

@Suite("Subtotals and totals")
struct SubtotalTests {
    struct Expense {
        let item: String
        let quantity: Int
        let price: Decimal
    }

    /// The table that the looks show.
    private var expenses: Table<Expense> {
        Table(of: Expense.self) {
            Column("Item", \.item)
            Column("Qty", \.quantity).summary(.sum)
            Column("Price", \.price, format: Dollars()).alignment(.trailing).summary(.sum)
        } rows: {
            Section("Housing") {
                Row(Expense(item: "Insurance", quantity: 12, price: 100))
                Row(Expense(item: "Bicycle repair", quantity: 1, price: 20))
            }
            Section("Food") { Row(Expense(item: "Groceries", quantity: 30, price: 1080.5)) }
        }
        .subtotals()
    }

    @Test("a section ends with its subtotal, and the table with the total, by their names")
    func terminal() {
        #expect(
            expenses.rendered(as: .ansi(color: .never)) == """
                ╭────────────────┬─────┬──────────╮
                │ Item           │ Qty │    Price │
                ├────────────────┴─────┴──────────┤
                │ Housing                         │
                ├────────────────┬─────┬──────────┤
                │ Insurance      │  12 │  $100.00 │
                │ Bicycle repair │   1 │   $20.00 │
                │ Subtotal       │  13 │  $120.00 │
                ├────────────────┴─────┴──────────┤
                │ Food                            │
                ├────────────────┬─────┬──────────┤
                │ Groceries      │  30 │ $1080.50 │
                │ Subtotal       │  30 │ $1080.50 │
                ├────────────────┼─────┼──────────┤
                │ Total          │  43 │ $1200.50 │
                ╰────────────────┴─────┴──────────╯

                """)
    }

    @Test("in Markdown they are rows in bold")
    func markdown() {
        #expect(
            expenses.rendered(as: .markdown(.compact)) == """
                | Item | Qty | Price |
                | --- | --: | --: |
                | **Housing** |  |  |
                | Insurance | 12 | $100.00 |
                | Bicycle repair | 1 | $20.00 |
                | **Subtotal** | **13** | **$120.00** |
                | **Food** |  |  |
                | Groceries | 30 | $1080.50 |
                | **Subtotal** | **30** | **$1080.50** |
                | **Total** | **43** | **$1200.50** |

                """)
    }

    @Test("in a page a subtotal is in its section's group, and its name is the row's header")
    func html() {
        let html = expenses.rendered(as: .html)
        #expect(
            html.contains(
                """
                <tr class="tdsl-subtotal"><th scope="row">Subtotal</th><td class="tdsl-n">13</td>\
                <td class="tdsl-n">$120.00</td></tr>
                </tbody>
                """))
        #expect(html.contains("<tfoot>\n<tr class=\"tdsl-summary\"><th scope=\"row\">Total</th>"))
    }

    @Test("they are said where the table is read out, and left out of data")
    func others() {
        let lines = expenses.rendered(as: .linear).split(separator: "\n")
        #expect(lines[1] == "Section Housing, 2 rows.")
        #expect(lines[4] == "Subtotal. Item: Subtotal. Qty: 13. Price: $120.00.")
        #expect(lines[8] == "Summary. Item: Total. Qty: 43. Price: $1200.50.")
        #expect(expenses.rendered(as: .csv).split(separator: "\r\n").count == 4)
    }

    @Test("names of one's own, also in a table without sections")
    func labels() {
        let named = expenses.subtotals("Sum").totalLabel("All in all").description.rows
        #expect(named.filter { $0.kind == .subtotal }.map { $0.cells[0].text } == ["Sum", "Sum"])
        #expect(named.filter { $0.kind == .summary }.map { $0.cells[0].text } == ["All in all"])
        let plain = Table([1, 2]) {
            Column("") { Text("\($0)") }
            Column("n", \.self).summary(.average)
        }
        #expect(plain.description.rows.suffix(1).map { $0.cells.map(\.text) } == [["", "1.5"]])
        #expect(plain.totalLabel("Mean").description.rows.suffix(1).map { $0.cells.map(\.text) } == [["Mean", "1.5"]])
    }

    @Test("sections inside sections: a subtotal takes in all rows below its header")
    func nested() {
        let table = Table(of: Int.self) {
            Column("") { Text("row \($0)") }
            Column("n", \.self).summary(.sum)
        } rows: {
            Section("A") {
                Row(1)
                Section("B") { Row(2) }
                Row(4)
            }
            Row(8)
        }
        .subtotals()
        let rows = table.description.rows.map { row in
            "\(row.kind) \(row.level): \(row.cells.map(\.text).joined(separator: " "))"
        }
        #expect(
            rows == [
                "sectionHeader 0: A ", "data 0: row 1 1", "sectionHeader 1: B ", "data 0: row 2 2",
                "subtotal 1: Subtotal 2", "data 0: row 4 4", "subtotal 0: Subtotal 7", "data 0: row 8 8",
                "summary 0: Total 15",
            ])
    }

    @Test("a search leaves what it leaves, and subtotals say what that comes to")
    func search() {
        let rows = expenses.searching("insurance").description.rows
        #expect(rows.map(\.kind) == [.sectionHeader, .data, .subtotal, .summary])
        #expect(rows.filter { $0.kind == .subtotal }.map { $0.cells[1].text } == ["12"])
    }

    @Test("a page shows a subtotal where its section ends, of all the section's rows")
    func pages() {
        let table = expenses.page(size: 1)
        func kinds(_ page: Int) -> [RowKind] { table.page(size: 1, number: page).description.rows.map(\.kind) }
        #expect(kinds(1) == [.sectionHeader, .data, .summary])
        #expect(kinds(2) == [.sectionHeader, .data, .subtotal, .summary])
        let second = table.page(size: 1, number: 2).description.rows.first { $0.kind == .subtotal }
        #expect(second?.cells[1].text == "13")
    }

    @Test("a section without rows comes to nothing, and no summary has no subtotal")
    func empty() {
        let table = Table(of: Int.self) {
            Column("") { Text("\($0)") }
            Column("n", \.self).summary(.sum)
        } rows: {
            Section("None") {}
        }
        .subtotals()
        #expect(table.description.rows.map(\.kind) == [.sectionHeader, .subtotal, .summary])
        let unsummed = Table(of: Int.self) {
            Column("n", \.self)
        } rows: {
            Section("One") { Row(1) }
        }
        .subtotals()
        #expect(unsummed.description.rows.map(\.kind) == [.sectionHeader, .data])
    }

    private struct Dollars: FormatStyle {
        func format(_ value: Decimal) -> String { "$" + FixedFormatStyle(decimals: 2).format(Double("\(value)") ?? 0) }
    }
}
