import Foundation
import Renderers
import TableDSL
import Testing

@Suite("A table on several pages")
struct HTMLPagesTests {
    private func pages(_ table: Table<Item>, of size: Int, _ renderer: HTMLRenderer = HTMLRenderer(.page)) throws -> [(
        String, String
    )] {
        var pages: [(String, String)] = []
        try HTMLPages(renderer, rowsPerPage: size).render(table.description) { pages.append(($0, $1)) }
        return pages
    }

    private func items(_ count: Int) -> Table<Item> {
        Table((0..<count).map { Item(id: "item \($0)", price: Double($0)) }) {
            Column("Item", \.id)
            Column("Price", \.price).summary(.sum)
        }
        .title("Items").sortOrder([ColumnSort("Price", order: .reverse)])
    }

    @Test("each row is on one page, in order, and the sum on the last")
    func rows() throws {
        let pages = try pages(items(25), of: 10)
        #expect(pages.map(\.0) == ["page-1.html", "page-2.html", "page-3.html"])
        #expect(pages.map { $0.1.components(separatedBy: ">item ").count - 1 } == [10, 10, 5])
        let shown = pages.flatMap { $0.1.matches(of: />item (\d+)</).map { Int($0.1) } }
        #expect(shown == Array((0..<25).reversed()))
        #expect(pages.map { $0.1.contains("<tfoot>") } == [false, false, true])
        for (_, page) in pages {
            #expect(HTMLShape(page).problems == [])
            #expect(page.contains("<h1>Items</h1>") && page.contains("aria-sort=\"descending\""))
        }
    }

    @Test("pages are linked by their names, and say which they are")
    func links() throws {
        let pages = try pages(items(50), of: 10)
        #expect(pages[0].1.contains("<title>Items – page 1</title>\n<link rel=\"next\" href=\"page-2.html\">\n<style>"))
        #expect(
            pages[4].1.contains(
                """
                </div>
                <nav aria-label="Pages" class="tdsl-pages">
                <a rel="prev" href="page-4.html">Previous</a>
                <a href="page-1.html">1</a>
                <span>…</span>
                <a href="page-3.html">3</a>
                <a href="page-4.html">4</a>
                <span aria-current="page">5</span>
                </nav>
                </main>
                """))
        #expect(
            pages[1].1.contains("<link rel=\"prev\" href=\"page-1.html\">\n<link rel=\"next\" href=\"page-3.html\">\n"))
    }

    @Test("a table of one page is that page, without links", arguments: [0, 1, 10])
    func one(count: Int) throws {
        let pages = try pages(items(count), of: 10)
        #expect(pages.count == 1)
        #expect(pages.first?.1 == items(count).rendered(as: .html(.page)))
    }

    @Test("a section goes on under its header, and less than a row is a row")
    func sections() throws {
        let pages = try pages(Item.purchases, of: 0)
        #expect(
            pages.map { $0.1.matches(of: /rowgroup" colspan="3">([^<]*)</).map { String($0.1) } }
                == [["Housing"], ["Housing", "Food"], ["Food"]])
        for (_, page) in pages { #expect(HTMLShape(page).problems == []) }
    }

    @Test("rows inside a row stay with it")
    func tree() throws {
        let pages = try pages(Item.records.expanded(.all), of: 1)
        #expect(
            pages.map { $0.1.matches(of: /<tr aria-level="(\d)"/).map { String($0.1) }.joined() } == [
                "122332", "12", "1", "1",
            ])
    }

    @Test("with a nonce each page has its own colours")
    func nonce() throws {
        let table = Table([Item(id: "a", price: 1), Item(id: "b", price: 2)]) {
            Column("Item", \.id).foregroundStyle { $0 == "a" ? .rgb(1, 1, 1) : .rgb(2, 2, 2) }
        }
        let pages = try pages(table, of: 1, .with { $0.nonce = "n" })
        #expect(pages.map { $0.1.contains(".tdsl-fg-010101 {") } == [true, false])
        #expect(pages.map { $0.1.contains(".tdsl-fg-020202 {") } == [false, true])
    }

    @Test("what refuses a page ends the rendering")
    func refusal() {
        struct Refused: Error {}
        var count = 0
        #expect(throws: Refused.self) {
            try HTMLPages(rowsPerPage: 10).render(items(50).description) { _, _ in
                count += 1
                if count == 2 { throw Refused() }
            }
        }
        #expect(count == 2)
    }
}
