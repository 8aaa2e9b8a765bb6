import Renderers
import TableDSL
import Testing

@Suite("A report in Markdown")
struct ReportMarkdownTests {
    @Test("blocks are parted by one blank line, and text can't begin a block of its own")
    func gitHub() {
        #expect(
            gradesReport.rendered(as: .markdown) == ##"""
                # Term grades, spring 2026 \#

                For the board_meeting\_

                What the class of 2026 came to, and - as ever - what it didn't.<br># not a heading

                ## Sciences

                **Sciences by name**

                | Name      | Math |
                | --------- | ---: |
                | Ana Núñez |   91 |
                | 王小明    | 9\|9 |

                1\. Two students.

                ---

                ### Languages

                Only *oral* exams (**see**) count.<br>[The rules](https://e.example/rules)

                | Name    | Latin |
                | ------- | ----- |
                | No rows |       |

                """##)
    }

    @Test("readers of pipe tables get no HTML")
    func pipe() {
        #expect(
            gradesReport.rendered(as: .markdown(.compact, flavor: .pipe)) == ##"""
                # Term grades, spring 2026 \#

                For the board_meeting\_

                What the class of 2026 came to, and - as ever - what it didn't. / # not a heading

                ## Sciences

                **Sciences by name**

                | Name | Math |
                | --- | --: |
                | Ana Núñez | 91 |
                | 王小明 | 9\|9 |

                1\. Two students.

                ---

                ### Languages

                Only *oral* exams (**see**) count. / [The rules](https://e.example/rules)

                | Name | Latin |
                | --- | --- |
                | No rows |  |

                """##)
    }

    @Test("tables of CommonMark are HTML between paragraphs of Markdown")
    func commonMark() {
        let table = grid(["a"], [["b"]])
        let report = Report("R") {
            Paragraph("One.")
            table
            Paragraph { Text("Two").strikethrough() }
        }
        #expect(
            report.rendered(as: .markdown(flavor: .commonMark)) == """
                # R

                One.

                \(table.rendered(as: .html))
                Two

                """)
    }

    @Test("what shows nothing leaves no blank lines")
    func empty() {
        let report = Report(" ") {
            Paragraph("")
            Heading("\n")
            Paragraph("x")
            Table<Cells> {}
            Paragraph("y")
        }
        #expect(report.rendered(as: .markdown) == "x\n\ny\n")
        #expect(Report("") {}.rendered(as: .markdown) == "")
    }

    @Test(
        "a paragraph shows its text, whatever it starts with",
        arguments: [
            ("# h", ##"\# h"##), ("#1", "#1"), ("-5 degrees", "-5 degrees"), ("- i", ##"\- i"##), ("---", ##"\---"##),
            ("1. x", ##"1\. x"##), ("> q", ##"\> q"##), ("    x", "&#32;   x"), ("\tx", "&#9;x"),
            ("a\n# b", "a<br># b"),
            ("#\u{2028}x", ##"\#<br>x"##), ("=\n=", ##"\=<br>="##), ("***", ##"\*\*\*"##), ("```", ##"\`\`\`"##),
            ("[a]: b", ##"\[a]: b"##), ("<div>", ##"\<div>"##), ("a | b", ##"a \| b"##), (" ", "&#32;"),
        ])
    func starts(text: String, expected: String) {
        let report = Report("") { Paragraph(text) }
        #expect(report.rendered(as: .markdown) == expected + "\n")
    }

    @Test(
        "a heading shows its text, number signs at its end too",
        arguments: [
            ("a #", ##"a \#"##), ("C#", "C#"), ("a ##", ##"a \#\#"##), ("#", ##"\#"##), ("# a", "# a"), ("a\nb", "a b"),
            ("a # b", "a # b"), ("- a", "- a"),
        ])
    func headings(text: String, expected: String) {
        #expect(Report(text) {}.rendered(as: .markdown) == "# \(expected)\n")
        #expect(Report("") { Heading(text, level: 9) }.rendered(as: .markdown) == "###### \(expected)\n")
    }
}
