import Renderers
import TableDSL
import Testing

@Suite("Whole outputs")
struct GoldenTests {
    @Test("each table in each form is as recorded", arguments: Fixture.allCases, [Form.text, .markdown, .html, .csv])
    func forms(fixture: Fixture, form: Form) {
        expectGolden(
            fixture.table.rendered(as: form.renderer), named: "\(fixture.rawValue).\(form.fileExtension)")
    }

    @Test(
        "each table in compact Markdown is as recorded",
        arguments: [Fixture.grades, .sections, .tree, .multiline, .empty])
    func compactMarkdown(fixture: Fixture) {
        expectGolden(fixture.table.rendered(as: .markdown(.compact)), named: "\(fixture.rawValue).compact.md")
    }

    @Test(
        "tables in formats of documents are as recorded",
        arguments: [Fixture.grades, .sections, .tree, .multiline, .looks], [Form.latex, .asciiDoc, .reStructuredText])
    func documents(fixture: Fixture, form: Form) {
        expectGolden(
            fixture.table.rendered(as: form.renderer), named: "\(fixture.rawValue).\(form.fileExtension)")
    }

    @Test("a picture of a terminal is as recorded", arguments: [Fixture.tree, .looks])
    func pictures(fixture: Fixture) {
        expectGolden(fixture.table.rendered(as: .svg), named: "\(fixture.rawValue).svg")
    }

    @Test("colours and emphasis are as recorded", arguments: [Fixture.grades, .tree, .looks, .sections])
    func colors(fixture: Fixture) {
        expectGolden(fixture.table.rendered(as: .ansi), named: "\(fixture.rawValue).color.txt")
    }

    @Test("each border style is as recorded", arguments: TableStyle.allCases)
    func borders(style: TableStyle) {
        let text = Fixture.grades.table.rendered(as: .ansi(color: .never, style: style))
        expectGolden(text, named: "grades.\(style.name).txt")
    }

    @Test(
        "sections and a summary in each border style are as recorded", arguments: [TableStyle.minimal, .none, .ascii])
    func sectionBorders(style: TableStyle) {
        let text = Fixture.sections.table.rendered(as: .ansi(color: .never, style: style))
        expectGolden(text, named: "sections.\(style.name).txt")
    }

    @Test("a table that is too wide is shrunk, wrapped, cut, and loses columns", arguments: [60, 40, 24, 12])
    func narrow(width: Int) {
        let text = Fixture.long.table.rendered(as: .ansi(width: width, color: .never))
        expectGolden(text, named: "long.\(width).txt")
    }

    @Test("a terminal without Unicode gets ASCII alone")
    func ascii() {
        var renderer = ANSIRenderer(color: .never)
        renderer.usesASCII = true
        expectGolden(Fixture.tree.table.rendered(as: renderer), named: "tree.ascii.txt")
    }

    @Test("a page is as recorded, but for its style sheet", arguments: [Fixture.people, .grades])
    func page(fixture: Fixture) {
        let parts = fixture.table.rendered(as: .html(.page)).split(separator: "style>")
        #expect(parts.count == 3)
        let page = "\(parts.first ?? "")style>…</style>\(parts.last ?? "")"
        expectGolden(page, named: "\(fixture.rawValue).page.html")
    }
}
