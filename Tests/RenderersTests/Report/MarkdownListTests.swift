import Renderers
import TableDSL
import Testing

@Suite("The list view in Markdown")
struct MarkdownListTests {
    @Test("each row is an item with its title and status, and what says more is an item in it")
    func invoices() {
        #expect(
            Invoice.table.rendered(as: .markdown) == ##"""
                **Invoices**

                - ! **Acme** — Overdue
                  - A-2 · due 2025-12-01 — $99.95
                - ✓ **Beta & Sons, purveyors of fine \*pipes\*** — Paid
                  - A-3 · due **2026-02-28** — $120.00
                - **王小明**
                  - due # soon — $7.00

                All amounts in dollars.

                """##)
    }

    @Test("sections and the summary are paragraphs, subtotals are items")
    func sections() {
        let table = Table(of: Invoice.self) {
            Column("Customer", \.customer).binding(.title)
            Column("Id", \.id).summary(.sum).binding(.status)
        } rows: {
            Section("2025") { Row(Invoice.all[0]) }
            Section("# 2026") { Row(Invoice.all[2]) }
        }
        #expect(
            table.subtotals().sizeClass(.compact).rendered(as: .markdown) == ##"""
                **2025**

                - **Acme** — 1
                - **Subtotal** — **1**

                **# 2026**

                - **王小明** — 3
                - **Subtotal** — **3**

                **Total** — **4**

                """##)
    }

    @Test("a hierarchy is nested, and an item can't begin a block of its own")
    func tree() {
        struct Node: Identifiable {
            var id: String
            var nodes: [Node]?
        }
        let nodes = [
            Node(id: "# a", nodes: [Node(id: "- b", nodes: [Node(id: "> c")]), Node(id: "1. d")]), Node(id: "*"),
        ]
        let table = Table(nodes, children: \.nodes) {
            Column("Id", \.id).binding(.title)
            Column("Text", \.id).binding(.footnote)
        }
        #expect(
            table.sizeClass(.compact).rendered(as: .markdown) == ##"""
                - ▾ **# a**
                  - \# a
                  - ▾ **- b**
                    - \- b
                    - **> c**
                      - \> c
                  - **1. d**
                    - 1\. d
                - **\***
                  - \*

                """##)
    }
}
