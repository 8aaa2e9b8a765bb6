import Foundation
import Renderers
import TableDSL
import Testing

@Suite("The style sheet of a page")
struct HTMLStyleSheetTests {
    private static var sticky: HTMLRenderer {
        .with {
            $0.hasStickyHeader = true
            $0.hasStickyFirstColumn = true
        }
    }

    /// The declarations of the rule whose selectors end with a text.
    private func rule(_ selector: String, in sheet: String) -> String {
        guard let start = sheet.range(of: "\(selector) {") else { return "" }
        return String(sheet[start.upperBound...].prefix { $0 != "}" })
    }

    @Test("what sticks does so in one box for both directions, of a limited height")
    func box() {
        let sheet = Self.sticky.styleSheet
        #expect(rule("\n.tdsl-sticky", in: sheet) == " overflow: auto; max-height: 85vh; ")
        let page = Bill.table.rendered(as: Self.sticky)
        let shown = page.components(separatedBy: "<body")[1]
        #expect(shown.components(separatedBy: "tdsl-scroll").count == 2)
        // The box holds the head, the rows and the foot, so that they scroll together in either direction.
        #expect(
            shown.contains(
                /<div class="tdsl-scroll tdsl-sticky"[^>]*>\n<table [^>]*>[\s\S]*<tfoot[^>]*>[\s\S]*<\/table>\n<\/div>/)
        )
        let main = rule(".tdsl-page main", in: sheet)
        #expect(!main.contains("overflow"))
    }

    @Test("from the back: rows, first column, header, corner")
    func order() {
        let sheet = Self.sticky.styleSheet
        #expect(rule(".tdsl-sticky-header > thead", in: sheet) == " position: sticky; top: 0; z-index: 3; ")
        #expect(rule(".tdsl-sticky-column .tdsl-mark + *", in: sheet).contains("inset-inline-start: 0; z-index: 1;"))
        #expect(rule("\n.tdsl-sticky-column > thead .tdsl-corner", in: sheet).contains("z-index: 4;"))
    }

    @Test("what sticks is opaque in the colours of its row, and so are stripes and selected rows")
    func opaque() {
        let sheet = Self.sticky.styleSheet
        #expect(
            rule(".tdsl-sticky-column > tbody .tdsl-mark + *", in: sheet)
                .contains("background: var(--tdsl-fill, var(--tdsl-ground));"))
        #expect(
            rule(".tdsl-stripes tbody tr:nth-child(even)", in: sheet) == " --tdsl-fill: var(--tdsl-tint); ")
        #expect(
            rule("tbody tr[aria-selected=\"true\"]", in: sheet) == " --tdsl-fill: var(--tdsl-selected); ")
        let head = rule(".tdsl-sticky-header > thead td", in: sheet)
        #expect(head.contains("background: var(--tdsl-ground); color: var(--tdsl-secondary);"))
    }

    @Test("paper gets the header on each page, whole rows, all of them, and colours")
    func paper() {
        let print = HTMLRenderer(.page).styleSheet.components(separatedBy: "@media print {")[1]
        #expect(rule(".tdsl thead", in: print) == " display: table-header-group; ")
        #expect(print.contains(".tdsl tr, .tdsl caption { break-inside: avoid; }"))
        #expect(rule(".tdsl-scroll", in: print) == " overflow: visible; max-height: none; container-type: normal; ")
        #expect(print.contains("print-color-adjust: exact"))
    }

    @Test("dark is by the reader's setting unless the root says light, and wherever it says dark")
    func schemes() {
        let sheet = HTMLRenderer(.page).styleSheet
        #expect(
            sheet.contains(
                "@media (prefers-color-scheme: dark) {\n  :root:not([data-theme=\"light\"]) { --tdsl-ground: #161618;"))
        #expect(sheet.contains(":root[data-theme=\"dark\"] { --tdsl-ground: #161618;"))
        #expect(rule(".tdsl-page", in: sheet).contains("color-scheme: light dark;"))
        let page = Bill.table.rendered(as: HTMLRenderer.with { $0.appearance = .dark })
        #expect(page.contains("<html lang=\"en\" data-theme=\"dark\">"))
        #expect(page.contains("<meta name=\"color-scheme\" content=\"dark\">"))
    }

    @Test("a sort mark takes room of its own beside the title")
    func sortMark() {
        let sheet = HTMLRenderer(.page).styleSheet
        #expect(!rule(".tdsl .tdsl-sort", in: sheet).contains("position"))
        #expect(!sheet.contains("▲"))
    }

    @Test("sides are those of the text")
    func sides() {
        let sheet = Self.sticky.styleSheet
        for physical in ["margin-left", "margin-right", "text-align: left", "text-align: right", " left:", " right:"] {
            #expect(!sheet.contains(physical), "\(physical)")
        }
        #expect(
            Bill.table.rendered(as: HTMLRenderer.with { $0.direction = .rightToLeft }).contains(
                "<html lang=\"en\" dir=\"rtl\">"))
    }

    @Test("lengths and colours are those that were asked for, and absurd ones the theme's")
    func options() {
        let renderer = HTMLRenderer.with {
            $0.verticalPadding = 4.25
            $0.horizontalPadding = -1
            $0.minimumRowHeight = .nan
            $0.minimumColumnWidth = .infinity
            $0.tint = .rgb(255, 200, 0)
            $0.background = .rgb(20, 40, 60)
        }
        let sheet = renderer.styleSheet
        #expect(sheet.contains("--tdsl-pad-block: 4.25px; --tdsl-pad-inline: 0.75rem;"))
        #expect(sheet.contains("--tdsl-row-height: auto; --tdsl-column-width: 0;"))
        #expect(sheet.contains(":root {\n  --tdsl-ground: #14283c; --tdsl-text: #ececf0;"))
        #expect(sheet.contains("--tdsl-accent: #ffc800;"))
    }

    @Test(
        "a tint is brought to where it can be read, by day and by night",
        arguments: [Color.rgb(255, 255, 0), .rgb(0, 0, 60), .yellow, .named("accent"), .named("no such name")])
    func tint(color: Color) throws {
        let sheet = HTMLRenderer.with { $0.tint = color }.styleSheet
        let grounds = sheet.matches(of: /--tdsl-ground: #([0-9a-f]{6})/).map { luminance($0.1) }
        let accents = sheet.matches(of: /--tdsl-accent: #([0-9a-f]{6})/).map { luminance($0.1) }
        #expect(grounds.count == accents.count && grounds.count == 4)
        for (ground, accent) in zip(grounds, accents) {
            #expect((max(ground, accent) + 0.05) / (min(ground, accent) + 0.05) >= 4.5)
        }
    }

    @Test("a table's style chooses the theme unless the renderer does")
    func themes() {
        let styles: [(TableStyle, String)] = [
            (.automatic, "tdsl"), (.minimal, "tdsl"), (.rounded, "tdsl tdsl-theme-inset"),
            (.grid, "tdsl tdsl-theme-bordered"), (.horizontals, "tdsl tdsl-theme-editorial"),
            (TableStyle("mine"), "tdsl"),
        ]
        for (style, classes) in styles {
            #expect(grid(["A"], []).tableStyle(style).rendered(as: .html).hasPrefix("<table class=\"\(classes)\">"))
        }
        let renderer = HTMLRenderer.with(.fragment) { $0.theme = .striped }
        #expect(
            grid(["A"], []).tableStyle(.grid).rendered(as: renderer)
                .hasPrefix("<table class=\"tdsl tdsl-theme-striped tdsl-stripes\">"))
    }

    private func luminance(_ digits: Substring) -> Double {
        let parts = stride(from: 0, to: 6, by: 2).map { start -> Double in
            let from = digits.index(digits.startIndex, offsetBy: start)
            let value = Double(Int(digits[from..<digits.index(from, offsetBy: 2)], radix: 16) ?? 0) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
}
