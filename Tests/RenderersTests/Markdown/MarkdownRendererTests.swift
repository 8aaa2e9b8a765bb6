import Renderers
import TableDSL
import Testing

@Suite("A table in Markdown")
struct MarkdownRendererTests {
    @Test("a pipe in a title or a cell doesn't end the cell")
    func pipes() {
        #expect(
            grid(["h|1", "h2"], [["x|y", "z"]]).rendered(as: .markdown(.compact)) == #"""
                | h\|1 | h2 |
                | --- | --- |
                | x\|y | z |

                """#)
    }

    @Test("a backslash at the end of a cell stays in it")
    func backslash() {
        #expect(grid(["a", "b"], [["c:\\", "z"]]).rendered(as: .markdown(.compact)).hasSuffix("| c:\\\\ | z |\n"))
    }

    @Test("columns without titles have an empty header row")
    func noTitles() {
        #expect(
            grid(["", ""], [["1", "2"]]).rendered(as: .markdown(.compact)) == """
                |  |  |
                | --- | --- |
                | 1 | 2 |

                """)
    }

    @Test("alignment stands in the delimiter row")
    func alignment() {
        let table = Table {
            Column("left")
            Column("center").alignment(.center)
            Column("right").alignment(.trailing)
            Row("a", "b", "c")
        }
        #expect(
            table.rendered(as: .markdown(.compact)).split(separator: "\n")[1] == "| --- | :-: | --: |")
        #expect(
            table.rendered(as: .markdown) == """
                | left | center | right |
                | ---- | :----: | ----: |
                | a    |   b    |     c |

                """)
    }

    @Test("the source lines up by what is seen, whatever the border style")
    func sourceAlignment() {
        #expect(
            grid(["a", "b"], [["漢字", "x"], ["👩\u{200D}🔧", "y"]]).tableStyle(.heavy).rendered(as: .markdown) == """
                | a    | b   |
                | ---- | --- |
                | 漢字 | x   |
                | 👩\u{200D}🔧   | y   |

                """)
    }

    @Test("a table without columns or rows is written all the same")
    func empty() {
        #expect(
            grid(["a"], []).rendered(as: .markdown(.compact)) == """
                | a |
                | --- |
                | No rows |

                """)
        #expect(grid([], []).title("Nothing").rendered(as: .markdown) == "**Nothing**\n")
    }

    @Test(
        "a title is one bold line, whatever is in it",
        arguments: [
            ("Grades", "**Grades**"), ("a\nb", "**a b**"), ("a|b", #"**a\|b**"#), ("  x  ", "**x**"),
            ("\nx\r\n", "**x**"),
            ("\tx\t", "**x**"), ("*", #"**\***"#), ("2 * 3", "**2 * 3**"), ("c:\\", #"**c:\\**"#),
        ])
    func title(title: String, expected: String) {
        let lines = grid(["T"], [["x"]]).title(title).rendered(as: .markdown(.compact))
            .split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0] == expected)
        #expect(lines[1] == "")
        #expect(lines[2] == "| T |")
    }

    @Test("a title of nothing but blanks leaves no marks", arguments: [" ", "\n", "\t \t"])
    func blankTitle(title: String) {
        #expect(grid(["T"], [["x"]]).title(title).rendered(as: .markdown(.compact)).hasPrefix("| T |\n"))
    }

    @Test(
        "a note is a paragraph, whatever it starts with",
        arguments: [
            ("# h", "\\# h"), ("- i", #"\- i"#), ("+ i", #"\+ i"#), ("* i", #"\* i"#), ("1. i", #"1\. i"#),
            ("1) i", #"1\) i"#), ("> q", #"\> q"#), ("===", #"\==="#), ("---", #"\---"#), ("* * x", #"\* * x"#),
            ("_ _ x", #"\_ _ x"#), ("     x", "x"), ("\t\t\t\tx", "x"), (" - x", #"\- x"#), ("\n# x", "\\# x"),
            ("```", #"\`\`\`"#), ("~~~", #"\~\~\~"#), ("<div>", #"\<div>"#), ("| a |", #"\| a \|"#),
            ("[a]: b", #"\[a]: b"#), ("a\nb", "a b"), ("2026 was a year.", "2026 was a year."), ("1.5 ok", "1.5 ok"),
        ])
    func note(note: String, expected: String) {
        let text = grid(["T"], [["x"]]).note(note).rendered(as: .markdown(.compact))
        #expect(text == "| T |\n| --- |\n| x |\n\n\(expected)\n")
    }

    @Test("a note of marks alone is no rule", arguments: ["***", "* * *", "___", "_ _ _", "---", "- - -", " * * * "])
    func rules(note: String) {
        let text = grid(["T"], [["x"]]).note(note).rendered(as: .markdown(.compact))
        #expect(text.split(separator: "\n").last?.hasPrefix("\\") == true, "\(text)")
    }

    @Test("title, caption and notes are paragraphs of their own")
    func paragraphs() {
        let table = grid(["T"], [["x"]]).title("Title").caption("Caption").note("First").note("Second")
        #expect(
            table.rendered(as: .markdown(.compact)) == """
                **Title**

                | T |
                | --- |
                | x |

                Caption

                First

                Second

                """)
    }
}
