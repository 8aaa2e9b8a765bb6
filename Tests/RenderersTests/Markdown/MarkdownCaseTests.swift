import Renderers
import TableDSL
import Testing

@Suite("Markdown in known cases")
struct MarkdownCaseTests {
    @Test("a code span's text is data: no run of a cell is code, so pipes in backticks are escaped with them")
    func pipeInCode() {
        #expect(cellText(Text("`p|q`")) == #"\`p\|q\`"#)
    }

    @Test("each column's alignment is in the delimiter row, and nothing where it leads")
    func alignment() {
        let table = Table {
            Column("l").alignment(.leading)
            Column("c").alignment(.center)
            Column("r").alignment(.trailing)
            Column("n").alignment(.numeric)
            Column("-")
            Row("1", "2", "3", "4", "5")
        }
        #expect(
            table.rendered(as: .markdown(.compact)) == """
                | l | c | r | n | - |
                | --- | :-: | --: | --: | --- |
                | 1 | 2 | 3 | 4 | 5 |

                """)
    }

    @Test("what covers several columns is told in each of them, or is one cell of HTML")
    func spans() {
        let table = Table {
            ColumnGroup("Grades") {
                Column("Math")
                Column("Latin")
            }
            Row("1", "2")
        }
        #expect(
            table.rendered(as: .markdown) == """
                | Grades / Math | Grades / Latin |
                | ------------- | -------------- |
                | 1             | 2              |

                """)
        #expect(table.rendered(as: .markdown(tableForm: .html)) == table.rendered(as: .html))
        #expect(table.rendered(as: .markdown(.compact, flavor: .pipe, tableForm: .html)).hasPrefix("| Grades / Math |"))
    }

    @Test("HTML in Markdown has no blank line, which would end it", arguments: 0..<60 as Range<UInt64>)
    func unbroken(seed: UInt64) {
        let renderer = MarkdownRenderer(flavor: .commonMark)
        let image = cell(Image("https://e.example/a.png", description: "a\n\n \nb\n")).title("t\n\nu")
        let texts = [image.rendered(as: renderer), HostileTable.make(seed: seed).rendered(as: renderer)]
        for text in texts where text.hasPrefix("<table") {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            #expect(!lines.contains { $0.allSatisfy { $0 == " " || $0 == "\t" } })
        }
    }

    @Test(
        "readers of pipe tables get a reference where some of them know no backslash",
        arguments: [
            ("a\nb", "a / b"), ("<b> & &amp; a<1", "&lt;b> & &amp;amp; a<1"), ("~s~", "&#126;s&#126;"),
            (#"a\b"#, #"a\\b"#),
            ("$m$", "&#36;m&#36;"), ("$5 or $6", "$5 or $6"), ("$5", "$5"), ("x^2^", "x&#94;2&#94;"), ("x^2", "x^2"),
            ("{#id}", #"\{#id}"#),
            ("a|b", #"a\|b"#), ("*x*", #"\*x\*"#), ("a@b.example", "a&#64;b.example"), (" x ", "&#32;x&#32;"),
        ])
    func portable(text: String, expected: String) {
        let lines = cell(Text(text)).rendered(as: .markdown(.compact, flavor: .pipe)).split(separator: "\n")
        #expect(lines.last.map(String.init) == "| \(expected) |")
    }

    @Test(
        "a paragraph for readers of pipe tables begins none of the blocks of any of them",
        arguments: [
            (": x", "&#58; x"), ("Table: x", "Table&#58; x"), ("% x", "&#37; x"), ("==", "&#61;="), ("=x", "=x"),
            ("#x", ##"\#x"##),
            ("(1) x", #"\(1) x"#),
            ("a. x", #"a\. x"#), ("iv) x", #"iv\) x"#), ("End. x", "End. x"), ("| x", #"\| x"#),
        ])
    func portableBlocks(text: String, expected: String) {
        let report = Report("") { Paragraph(text) }
        #expect(report.rendered(as: .markdown(flavor: .pipe)) == expected + "\n")
    }

    @Test("text is struck out on GitHub alone, and the text stays elsewhere")
    func strikethrough() {
        let report = Report("") { Paragraph { Text("x").strikethrough() } }
        #expect(report.rendered(as: .markdown) == "~~x~~\n")
        #expect(report.rendered(as: .markdown(flavor: .commonMark)) == "x\n")
        #expect(report.rendered(as: .markdown(flavor: .pipe)) == "x\n")
    }

    @Test(
        "a blank of any script at a cell's end is kept by all readers",
        arguments: [
            ("\u{3000}x\u{3000}", "&#x3000;x&#x3000;"), ("\u{2003}x", "&emsp;x"), ("x\u{1680}", "x&#x1680;"),
            ("\u{20AC}", "\u{20AC}"), ("À", "À"),
        ])
    func wideBlanks(text: String, expected: String) {
        #expect(cellText(Text(text)) == expected)
    }

    @Test("what only GitHub makes live stays as it is, but for the sign of mailboxes")
    func live() {
        #expect(cellText(Text("@user #123 :smile: $m$")) == "&#64;user #123 :smile: $m$")
    }
}
