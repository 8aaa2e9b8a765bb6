import Foundation
import Renderers
import TableDSL
import Testing

/// Faults that users of other libraries reported, with the right values.
@Suite("Reported faults of HTML tables")
struct HTMLCaseTests {
    @Test(
        "text is text wherever it stands",
        arguments: [
            ("30<x<=60", "30&lt;x&lt;=60"),
            ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
            ("<img src='#' onerror=alert(1) />", "&lt;img src='#' onerror=alert(1) /&gt;"),
            ("%3Cimg onerror='alert(1)' src=\"x\" /%3E", "%3Cimg onerror='alert(1)' src=\"x\" /%3E"),
            ("AT&T &copy; &lt;b&gt;", "AT&amp;T &amp;copy; &amp;lt;b&amp;gt;"),
            ("</td>", "&lt;/td&gt;"), ("Fr'12.00", "Fr'12.00"), ("<!--<script>", "&lt;!--&lt;script&gt;"),
            ("a[0]", "a[0]"),
        ])
    func text(text: String, expected: String) {
        let table = Table(of: Item.self) {
            ColumnGroup(text) { Column(text, \.id).rowHeader().customizationID(text).footnote(text) }
            Column(text, \.price).summary { _ in Text(text) }
        } rows: {
            Section(text) { Row(Item(id: text, price: 1)) }
        }
        .title(text).subtitle(text).caption(text).note(text).source(text).subtotals(text).totalLabel(text)
        .selection([text] as Set<String>)
        for page in [table.rendered(as: .html(.page)), table.rendered(as: HTMLRenderer.with { $0.styles = .inline })] {
            let shown = page.components(separatedBy: "<body")[1]
            // Title, subtitle, group, two headers, section, cell, two sums with their labels, and three texts below.
            #expect(shown.components(separatedBy: ">\(expected)<").count - 1 == 14)
            #expect(!shown.contains("<script") && !shown.contains("<img") && !shown.contains("<!--"))
            #expect(HTMLShape(page).problems == [])
        }
    }

    @Test("a row's name in an attribute has its quotes escaped")
    func attribute() {
        let table = Table([Item(id: "<img src='#' onerror=alert(1) />", price: 1)]) { Column("Item", \.id).rowHeader() }
            .selectionMode(.multiple)
        #expect(
            table.rendered(as: .html).contains("aria-label=\"&lt;img src=&#39;#&#39; onerror=alert(1) /&gt;\""))
    }

    @Test(
        "an address that could run something is no link, and its text stays",
        arguments: [
            "java\tscript:alert(1)", " JaVaScRiPt:alert(1)", "vbscript:x", "data:text/html,x",
            "data:image/svg+xml,<svg onload=alert(1)>",
        ])
    func addresses(address: String) {
        #expect(htmlCell(Link("text", destination: address)) == "text")
        #expect(htmlCell(Image(address, description: "text")) == "text")
    }

    @Test("tables in one page share no id, headers name no id that isn't there, and cells have none")
    func ids() {
        let report = Report("Two") {
            for _ in 0..<2 { Student.grades.title("Speed") }
        }
        let page = report.rendered(as: .html(.page))
        let ids = page.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
        #expect(ids == ["t1", "t1-caption", "t2", "t2-caption"])
        #expect(!page.contains(" headers="))
        let labels = page.matches(of: /aria-labelledby="([^"]*)"/).map { String($0.1) }
        #expect(labels == ["t1-caption", "t2-caption"])
        #expect(!Student.grades.rendered(as: .html).contains(" id="))
    }

    @Test(
        "an id of any text is one that a selector can have",
        arguments: [
            ("grades", "grades"), ("my table!", "my-table-"), ("1a", "t1a"), ("", "t"), ("é\"<", "t----"),
        ])
    func ids(id: String, expected: String) {
        let html = Student.grades.rendered(as: HTMLRenderer.with { $0.id = id })
        #expect(html.contains("<table class=\"tdsl\" id=\"\(expected)\">"))
        #expect(html.contains("<caption id=\"\(expected)-caption\">"))
    }

    @Test("notes, sources, footnotes and sums share one foot, behind the bodies")
    func foot() {
        let html = Bill.table.note("One").rendered(as: .html)
        #expect(html.components(separatedBy: "<tfoot").count == 2)
        #expect(html.components(separatedBy: "</tbody>").last?.contains("<tfoot") == true)
    }

    @Test("a table without a title is called by a word", arguments: [nil, ""])
    func noTitle(title: String?) {
        var table = grid(["A"], [["1"]])
        if let title { table = table.title(title) }
        let page = table.rendered(as: .html(.page))
        #expect(page.contains("<div class=\"tdsl-scroll\" role=\"region\" tabindex=\"0\" aria-label=\"Table\">"))
        #expect(page.contains("<h1 class=\"tdsl-hidden\">Table</h1>"))
        #expect(!page.contains("<caption"))
    }

    @Test("no element has an attribute twice", arguments: Fixture.allCases)
    func attributes(fixture: Fixture) {
        for styles in [HTMLRenderer.Styles.classes, .inline, .mail] {
            let renderer = HTMLRenderer.with {
                $0.styles = styles
                $0.hasStickyHeader = true
                $0.hasStickyFirstColumn = true
                $0.hasDataValues = true
            }
            let page = fixture.table.rendered(as: renderer)
            #expect(HTMLShape(page).problems == [])
            for tag in page.matches(of: /<[a-z][^<>]*>/) {
                let names = tag.output.matches(of: /\s([a-z-]+)="/).map { String($0.1) }
                #expect(Set(names).count == names.count, "\(tag.output)")
            }
        }
    }

    @Test("a hidden column is gone from the header, the group and the rows")
    func hidden() {
        let html = Table([Item(id: "a", quantity: 2, price: 1)]) {
            ColumnGroup("Both") {
                Column("Item", \.id)
                Column("Qty", \.quantity).defaultVisibility(.hidden)
                Column("Price", \.price)
            }
        }.rendered(as: .html)
        #expect(html.contains("<th scope=\"colgroup\" colspan=\"2\" class=\"tdsl-group\">Both</th>"))
        #expect(!html.contains("Qty") && !html.contains("<col"))
        #expect(HTMLShape(html).problems == [])
    }

    @Test("a moment is shown in the stated zone, and told to machines in UTC")
    func moments() throws {
        struct Event { var at: Date }
        let date = try Date("2024-02-03T10:00:00Z", strategy: .iso8601)
        let table = Table([Event(at: date)]) { Column("At", \.at) }
            .timeZone(try #require(TimeZone(identifier: "Asia/Tokyo")))
        #expect(
            table.rendered(as: .html).contains(
                "<td><time datetime=\"2024-02-03T10:00:00Z\">2024-02-03T19:00:00+0900</time></td>"))
    }

    @Test("in mail, all is said at each cell")
    func mail() {
        let html = Bill.table.rendered(as: HTMLRenderer.with(.fragment) { $0.styles = .mail })
        #expect(!html.contains("class=") && !html.contains("<style"))
        #expect(html.hasPrefix("<table border=\"0\" cellpadding=\"0\" cellspacing=\"0\" style=\""))
        for cell in html.matches(of: /<t[dh][ >][^>]*/) { #expect(cell.output.contains(" style=\"padding:8px 12px;")) }
    }
}
