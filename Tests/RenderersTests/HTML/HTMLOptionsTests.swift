import Foundation
import Renderers
import TableDSL
import Testing

@Suite("Options of HTML")
struct HTMLOptionsTests {
    @Test(
        "a page's language is a name of one",
        arguments: [("de", "de"), ("pt-BR", "pt-BR"), ("", "en"), ("x\"y", "en"), ("en--US", "en")])
    func language(language: String, expected: String) {
        let page = grid(["A"], []).rendered(as: HTMLRenderer.with { $0.language = language })
        #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"\(expected)\">\n<head>"))
    }

    @Test("a fragment says its direction where one is asked for")
    func direction() {
        let html = grid(["A"], []).rendered(as: HTMLRenderer.with(.fragment) { $0.direction = .rightToLeft })
        #expect(html.hasPrefix("<table class=\"tdsl\" dir=\"rtl\">"))
        let inline = grid(["A"], [["1"]]).rendered(
            as: HTMLRenderer.with(.fragment) {
                $0.direction = .rightToLeft
                $0.styles = .inline
            })
        #expect(inline.contains("text-align:right") && !inline.contains("text-align:left"))
    }

    @Test("cells carry their values for machines by option alone")
    func values() {
        struct Row: Identifiable {
            enum Kind: String { case small = "s" }
            var id: Int
            var name: String?
            var price: Double
            var isOpen: Bool
            var at: Date
            var kind: Kind
            var exact: Decimal
        }
        let row = Row(
            id: 1_234, name: nil, price: -0.5, isOpen: true, at: Date(timeIntervalSince1970: -0.25), kind: .small,
            exact: Decimal(string: "1.10") ?? 0)
        let table = Table([row]) {
            Column("id", \.id, format: .grouped())
            Column("name", \.name)
            Column("price", \.price, format: .fixed(2))
            Column("open", \.isOpen)
            Column("at", \.at, format: .iso8601.year())
            Column("kind", \.kind)
            Column("exact", \.exact)
            Column("free") { _ in Text("free") }
        }
        let renderer = HTMLRenderer.with(.fragment) { $0.hasDataValues = true }
        #expect(
            table.rendered(as: renderer).contains(
                """
                <tr><td class="tdsl-n" data-value="1234">1,234</td>\
                <td><span class="tdsl-fg-secondary">–</span></td>\
                <td class="tdsl-n" data-value="-0.5">-0.50</td>\
                <td data-value="true">true</td>\
                <td data-value="1969-12-31T23:59:59.750Z"><time datetime="1969-12-31T23:59:59.750Z">1969</time></td>\
                <td data-value="s">s</td>\
                <td class="tdsl-n" data-value="1.1">1.1</td>\
                <td>free</td></tr>
                """))
        #expect(!table.rendered(as: .html).contains("data-value"))
    }

    @Test(
        "a moment is told in UTC, and one that HTML has no form for isn't",
        arguments: [
            (0, "1970-01-01T00:00:00Z"), (951_782_400, "2000-02-29T00:00:00Z"), (1_709_251_199, "2024-02-29T23:59:59Z"),
            (-62_135_596_800, "0001-01-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
            (1_706_954_400.123, "2024-02-03T10:00:00.123Z"), (253_402_300_799.9999, "9999-12-31T23:59:59.999Z"),
            (-62_135_596_801, nil), (253_402_300_800, nil), (.nan, nil), (.infinity, nil), (-1e300, nil),
        ] as [(Double, String?)])
    func moments(seconds: Double, expected: String?) {
        struct Event { var at: Date? }
        let html = Table([Event(at: Date(timeIntervalSince1970: seconds)), Event(at: nil)]) { Column("At", \.at) }
            .rendered(as: .html)
        #expect(html.firstMatch(of: /datetime="([^"]*)"/).map { String($0.1) } == expected)
        #expect(html.components(separatedBy: "<time").count == (expected == nil ? 1 : 2))
    }

    // Foundation's dates before that day are of the Julian calendar, which HTML's are not.
    @Test("machines' dates from the Gregorian calendar's first day on are Foundation's")
    func calendar() {
        struct Event { var at: Date }
        var random = HostileText(seed: 7)
        let dates = (0..<2_000).map { _ in
            Date(timeIntervalSince1970: Double(Int.random(in: -12_219_292_800..<253_402_300_800, using: &random)))
        }
        let html = Table(dates.map(Event.init)) { Column("At", \.at) }.rendered(as: .html)
        let moments = html.matches(of: /datetime="([^"]*)">/).map { String($0.1) }
        #expect(moments == dates.map { $0.formatted(.iso8601) })
    }

    @Test("a subtitle is shown without a title too", arguments: [true, false])
    func subtitle(isTree: Bool) {
        let table = isTree ? Item.records : Item.purchases
        for form in [HTMLRenderer.Form.fragment, .page] {
            let html = table.subtitle("Below").rendered(as: .html(form))
            #expect(html.contains("<div class=\"tdsl-subtitle\">Below</div>"))
            #expect(HTMLShape(html).problems == [])
        }
    }

    @Test("no heading stands in a cell, or in a table that names its roles")
    func headings() {
        let tree = Item.records.title("Tree").subtitle("Below")
        let page = tree.rendered(as: .html(.page))
        #expect(
            page.contains(
                """
                <div id="table-caption" class="tdsl-caption"><h1>Tree</h1><div class="tdsl-subtitle">Below</div></div>
                <div class="tdsl-scroll" role="region" tabindex="0" aria-labelledby="table-caption">
                <table class="tdsl" id="table" role="treegrid" aria-multiselectable="true" aria-labelledby="table-caption">
                <thead>
                <tr><td></td><th scope="col">Name</th>
                """))
        #expect(
            Invoice.table.rendered(as: .html(.page)).contains(
                "role=\"table\" aria-labelledby=\"table-caption\">\n<thead"))
        #expect(tree.rendered(as: .html).contains("<th scope=\"colgroup\" class=\"tdsl-title\" colspan=\"3\">Tree<div"))
    }

    @Test("text that could reorder what shares its line is isolated")
    func isolation() {
        for text in ["\u{202E}abc", "שלום!", "ب", "\u{2067}x"] {
            let html = Table([Item(id: "a", price: 1)]) { Column(text, \.id).footnote(text) }
                .title(text, footnote: "n").sortOrder([ColumnSort(text)]).rendered(as: .html)
            #expect(html.components(separatedBy: "<bdi>\(text)</bdi>").count == 4)
        }
        #expect(!Student.grades.rendered(as: .html).contains("<bdi>"))
        let inline = grid(["A"], [["שלום!"]]).rendered(as: HTMLRenderer.with(.fragment) { $0.styles = .inline })
        #expect(inline.contains("><bdi>שלום!</bdi></td>"))
    }

    @Test("inline, colours are those of the palette, and nothing names a class", arguments: Fixture.allCases)
    func inline(fixture: Fixture) {
        for theme in HTMLRenderer.Theme.allCases {
            for form in [HTMLRenderer.Form.fragment, .page] {
                let html = fixture.table.rendered(
                    as: HTMLRenderer.with(form) {
                        $0.styles = .inline
                        $0.theme = theme
                        $0.nonce = "n"
                        $0.hasStickyHeader = true
                    })
                #expect(!html.contains("class=") && !html.contains("<style") && !html.contains("nonce"))
                #expect(HTMLShape(html).problems == [])
            }
        }
    }

    @Test("inline, rows inside a row stand in, and every other row is tinted")
    func inlineRows() {
        let renderer = HTMLRenderer.with(.fragment) { $0.styles = .inline }
        let rooms = Item.records.rendered(as: renderer).matches(of: /padding-left:(\d+)px/).map { String($0.1) }
        #expect(rooms == ["12", "32", "32", "52", "52", "32", "12", "12", "12"])
        let rows = grid(["A"], [["1"], ["2"], ["3"]]).alternatingRowBackgrounds().rendered(as: renderer)
        #expect(rows.components(separatedBy: "<tr style=\"background-color:#f6f6f8\">").count == 2)
    }

    @Test("cards keep the table's roles, say a cell once, and hide what has no role")
    func cards() {
        let wide = Bill.table.rendered(as: .html)
        #expect(wide.hasPrefix("<table class=\"tdsl tdsl-listable\" role=\"table\">"))
        for role in [
            "<thead role=\"rowgroup\">", "<tbody role=\"rowgroup\">", "<tfoot role=\"rowgroup\">", "<tr role=\"row\">",
        ] {
            #expect(wide.contains(role))
        }
        #expect(wide.contains("<th scope=\"col\" role=\"columnheader\">Customer</th>"))
        #expect(wide.contains("<td role=\"cell\" class=\"tdsl-list-title\">Acme</td>"))
        #expect(wide.components(separatedBy: "Acme").count == 2)
        let list = Table([Item(id: "a", price: 1)]) {
            Column("Item", \.id).binding(.title)
            Column("Qty", \.quantity)
        }
        .sizeClass(.compact).rendered(as: .html)
        #expect(
            list == """
                <table class="tdsl tdsl-cards" role="table">
                <thead role="rowgroup">
                <tr role="row"><th scope="col" role="columnheader">Item</th>\
                <th scope="col" role="columnheader" class="tdsl-n" hidden>Qty</th></tr>
                </thead>
                <tbody role="rowgroup">
                <tr role="row"><td role="cell" class="tdsl-list-title">a</td>\
                <td role="cell" class="tdsl-n tdsl-list-none" hidden>1</td></tr>
                </tbody>
                </table>

                """)
    }

    @Test("the same input gives the same bytes")
    func stable() {
        let renderer = HTMLRenderer.with {
            $0.nonce = "n"
            $0.hasDataValues = true
        }
        let first = Bill.report.rendered(as: renderer)
        for _ in 0..<5 { #expect(Bill.report.rendered(as: renderer) == first) }
    }
}
