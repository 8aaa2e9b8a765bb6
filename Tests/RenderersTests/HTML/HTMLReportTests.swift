import Foundation
import Renderers
import TableDSL
import Testing

@Suite("A report as HTML")
struct HTMLReportTests {
    private let report = Report("A & B") {
        Paragraph("One\ntwo <three>")
        Heading("First <part>")
        Heading("Inside", level: 3)
        Paragraph { Text("A ").bold() + Text("link ") + Text("x").foregroundStyle(.rgb(1, 2, 3)) }
        Divider()
        Heading("Second")
        Heading("Too deep", level: 6)
        grid(["A"], [["1"]]).title("Small")
        grid(["B"], [["2"]])
    }
    .subtitle("By <me>")

    @Test("a fragment is an article with headings, paragraphs, rules and tables in their boxes")
    func fragment() {
        #expect(
            report.rendered(as: .html) == """
                <article class="tdsl-report">
                <h1>A &amp; B</h1>
                <div class="tdsl-subtitle">By &lt;me&gt;</div>
                <p>One<br>two &lt;three&gt;</p>
                <h2 id="section-1">First &lt;part&gt;</h2>
                <h3 id="section-2">Inside</h3>
                <p><strong>A </strong>link <span style="color:#010203">x</span></p>
                <hr>
                <h2 id="section-3">Second</h2>
                <h3 id="section-4">Too deep</h3>
                <div class="tdsl-scroll" role="region" tabindex="0" aria-labelledby="t1-caption">
                <table class="tdsl" id="t1">
                <caption id="t1-caption">Small</caption>
                <thead>
                <tr><th scope="col">A</th></tr>
                </thead>
                <tbody>
                <tr><td>1</td></tr>
                </tbody>
                </table>
                </div>
                <div class="tdsl-scroll" role="region" tabindex="0" aria-label="Table">
                <table class="tdsl" id="t2">
                <thead>
                <tr><th scope="col">B</th></tr>
                </thead>
                <tbody>
                <tr><td>2</td></tr>
                </tbody>
                </table>
                </div>
                </article>

                """)
    }

    @Test("contents are nested lists of links to the headings")
    func contents() {
        let html = report.rendered(
            as: HTMLRenderer.with(.fragment) {
                $0.hasContents = true
                $0.id = "r"
            })
        let nav = """
            <nav aria-label="Contents" class="tdsl-contents">
            <ol>
            <li><a href="#r-section-1">First &lt;part&gt;</a><ol>
            <li><a href="#r-section-2">Inside</a></li>
            </ol>
            </li>
            <li><a href="#r-section-3">Second</a><ol>
            <li><a href="#r-section-4">Too deep</a></li>
            </ol>
            </li>
            </ol>
            </nav>

            """
        #expect(html.contains(nav))
        for id in ["r-section-1", "r-section-4", "r-t1", "r-t1-caption", "r-t2"] {
            #expect(html.contains(" id=\"\(id)\""))
        }
    }

    @Test("a page has one main part, one heading of the first level, and the title")
    func page() {
        let page = report.rendered(as: .html(.page))
        #expect(page.contains("<title>A &amp; B</title>"))
        for part in ["<main>", "<h1", "</main>", "<style>"] { #expect(page.components(separatedBy: part).count == 2) }
        #expect(HTMLShape(page).problems == [])
    }

    @Test("with a nonce no element has a style of its own, and the colours of all tables are in the one style sheet")
    func nonce() throws {
        let renderer = HTMLRenderer.with { $0.nonce = "a\"b" }
        let report = Report("R") {
            Paragraph { Text("x").foregroundStyle(.rgb(1, 2, 3)) }
            cell(Text("y").foregroundStyle(.rgb(4, 5, 6)).background(.rgb(250, 251, 252)))
        }
        let page = report.rendered(as: renderer)
        #expect(page.contains("<style nonce=\"a&quot;b\">"))
        #expect(!page.contains(" style=\""))
        #expect(page.contains("<p><span class=\"tdsl-fg-010203\">x</span></p>"))
        #expect(page.contains("<span class=\"tdsl-fg-040506 tdsl-bg-fafbfc\">y</span>"))
        #expect(
            page.contains(
                """
                .tdsl-fg-010203 { color: #010203; }
                .tdsl-fg-040506 { color: #040506; }
                .tdsl-bg-fafbfc { background-color: #fafbfc; }
                </style>
                """))
        let table = cell(Text("y").foregroundStyle(.rgb(4, 5, 6))).rendered(as: renderer)
        #expect(table.contains(".tdsl-fg-040506 { color: #040506; }\n</style>") && !table.contains(" style=\""))
    }

    @Test("an empty report, and empty texts, are whole")
    func empty() {
        let page = Report("") {
            Heading("")
            Paragraph("")
        }.rendered(as: HTMLRenderer.with { $0.hasContents = true })
        #expect(
            page.contains("<h1 class=\"tdsl-hidden\">Report</h1>\n<article class=\"tdsl-report\">\n<p></p>\n</article>")
        )
    }

    @Test("inline, a report has neither classes nor a style sheet")
    func inline() {
        for styles in [HTMLRenderer.Styles.inline, .mail] {
            for form in [HTMLRenderer.Form.page, .fragment] {
                let html = Bill.report.rendered(
                    as: HTMLRenderer.with(form) {
                        $0.styles = styles
                        $0.hasContents = true
                    })
                #expect(!html.contains("class=") && !html.contains("<style"))
            }
        }
    }
}
