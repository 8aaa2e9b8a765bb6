import Renderers
import TableDSL
import Testing

@Suite("A table as HTML")
struct HTMLRendererTests {
    @Test("a group without a title still spans its columns", arguments: ["", "Group"])
    func groupSpan(title: String) {
        let html = Table {
            ColumnGroup(title) {
                Column("a")
                Column("b")
            }
            Row("1", "2")
        }.rendered(as: .html)
        #expect(HTMLShape(html).problems == [])
        #expect(html.contains("colspan=\"2\""))
    }

    @Test("a table without columns has no row without cells")
    func noColumns() {
        let html = grid([], [[], []]).title("Nothing").note("none").rendered(as: .html)
        #expect(!html.contains("<tr></tr>"))
        #expect(HTMLShape(html).problems == [])
    }

    @Test("the first sort key alone is told to screen readers, all are seen")
    func sort() {
        let html = Fixture.grades.table.rendered(as: .html)
        #expect(html.split(separator: " aria-sort=\"").count == 2)
        #expect(html.contains("aria-sort=\"ascending\">Name <span class=\"tdsl-sort\" aria-hidden=\"true\">▲1</span>"))
        #expect(html.contains(">Math <span class=\"tdsl-sort\" aria-hidden=\"true\">▼2</span>"))
    }

    @Test(
        "a page asks the network for nothing and runs nothing", arguments: [Fixture.grades, .hostile, .tree, .people])
    func selfContained(fixture: Fixture) {
        let page = fixture.table.rendered(as: .html(.page))
        for forbidden in ["<script", "<link", "@import", "url(", "src=\"http", " onclick", " onload", "javascript:"] {
            #expect(!page.contains(forbidden), "\(forbidden)")
        }
        #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
        #expect(page.contains("<meta charset=\"utf-8\">"))
    }

    @Test("an exact colour is a style, a named one a class, emphasis elements")
    func looks() {
        #expect(htmlCell(Text("x").foregroundStyle(.rgb(1, 2, 255))) == "<span style=\"color:#0102ff\">x</span>")
        #expect(htmlCell(Text("x").background(.rgb(0, 0, 0))) == "<span style=\"background-color:#000000\">x</span>")
        #expect(htmlCell(Text("x").foregroundStyle(.brightRed)) == "<span class=\"tdsl-fg-brightred\">x</span>")
        #expect(htmlCell(Text("x").bold().italic()) == "<strong><em>x</em></strong>")
        #expect(htmlCell(Text("x").underline().strikethrough()) == "<u><s>x</s></u>")
        #expect(
            htmlCell(Text("x").dim().foregroundStyle(.secondary)) == "<span class=\"tdsl-fg-secondary\">x</span>")
    }
}
