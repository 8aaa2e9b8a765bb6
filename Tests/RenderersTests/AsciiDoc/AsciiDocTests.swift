import Renderers
import TableDSL
import Testing

@Suite("AsciiDoc")
struct AsciiDocTests {
    @Test(
        "plain text stays as it is; what could be markup stands between +++",
        arguments: [
            ("Fig & Fennel, 12:30 (open)", "Fig & Fennel, 12:30 (open)"),
            ("$1,249.90", "$1,249.90"),
            ("a_b -5 1/2", "a_b -5 1/2"),
            ("漢字 Öl", "漢字 Öl"),
            ("a|b", "+++a\\|b+++"),
            ("a\\|b", "+++a\\\\|b+++"),
            ("(C)", "+++(C)+++"),
            ("a -> b", "+++a -&gt; b+++"),
            ("a--b", "+++a--b+++"),
            ("and...", "+++and...+++"),
            ("it's", "+++it's+++"),
            ("{name}", "+++{name}+++"),
            ("http://x.example", "+++http://x.example+++"),
            ("[[x]] <<y>>", "+++[[x]] &lt;&lt;y&gt;&gt;+++"),
            ("+++x", "+++&#43;&#43;&#43;x+++"),
            (" x ", "+++ x +++"),
            ("a\n\nb +", "a +\n{empty} +\n+++b &#43;+++"),
            ("a@b", "+++a@b+++"),
            ("_x_", "+++_x_+++"),
            ("", ""),
        ])
    func escaping(text: String, expected: String) {
        #expect(
            grid(["T"], [[text]]).rendered(as: .asciiDoc) == """
                [cols="<",options="header,autowidth"]
                |===
                |T

                |\(expected)
                |===

                """)
    }

    @Test("groups, sections, a summary, row headers, a title and notes have forms of their own")
    func structure() {
        let table = Table {
            Column("Name").rowHeader()
            ColumnGroup("G") { Column("n").alignment(.trailing) }
            Section("One") { Row("Ana", 1) }
            Section("Two") { Row("Bo", 2) }
        }
        .title(". Title").caption("1. First").note("Term:: what it means")
        #expect(
            table.rendered(as: .asciiDoc(width: .full)) == """
                .+++. Title+++
                [cols="<h,>",options="header"]
                |===
                |Name
                |G / n

                2+h|**One**

                |Ana
                |1

                2+h|**Two**

                |Bo
                |2
                |===

                {empty}1. First

                {empty}+++Term&#58;&#58; what it means+++

                """)
    }

    @Test("a summary is the footer, and no rows the placeholder across the table")
    func summary() {
        let table = Table([Int]()) {
            Column("n", \.self).summary(.count)
            Column("m", \.self)
        }
        .emptyState("None")
        #expect(
            table.rendered(as: .asciiDoc) == """
                [cols=">,>",options="header,footer,autowidth"]
                |===
                |n
                |m

                2+|None

                |**0**
                |
                |===

                """)
    }

    @Test("looks, links and pictures are markup, and refused addresses are not")
    func looks() {
        let cases: [(any CellContent, String)] = [
            (Text("a").bold() + Text(" b") + Text("|").italic(), "**a** b__+++\\|+++__"),
            (Text("u").underline() + Text("s").strikethrough(), "[.underline]##u##[.line-through]##s##"),
            (
                Link("l", destination: "https://e.example/?a=1&b=[2]"),
                "link:+++https://e.example/?a=1&amp;b=%5B2%5D+++[l]"
            ),
            (Link("l]=", destination: "https://e.example"), "link:+++https://e.example+++[+++l&#93;=+++]"),
            (Link("l", destination: "javascript:x"), "l"),
            (
                Image("https://e.example/a b.png", description: "alt").frame(width: 3, height: -1),
                "image:+++https://e.example/a%20b.png+++[+++alt+++,width=3]"
            ),
            (Image("https://e.example/a.png", description: ""), "image:+++https://e.example/a.png+++[alt=\"\"]"),
            (Image("javascript:x", description: "alt"), "alt"),
        ]
        for (content, expected) in cases {
            let lines = Table {
                Column("T")
                Row(Cells([content]))
            }.rendered(as: .asciiDoc).split(separator: "\n")
            #expect(lines[3] == "|" + expected)
        }
    }
}
