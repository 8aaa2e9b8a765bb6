import Renderers
import TableDSL
import Testing

@Suite("LaTeX")
struct LaTeXTests {
    @Test(
        "text that means something to LaTeX is written by commands",
        arguments: [
            ("50% & $5_a#{}", "50\\% \\& \\$5\\_a\\#\\{\\}"),
            ("~^\\", "\\textasciitilde{}\\textasciicircum{}\\textbackslash{}"),
            ("<a|b>", "\\textless{}a\\textbar{}b\\textgreater{}"),
            ("say \"hi\"", "say \\symbol{34}hi\\symbol{34}"),
            ("a--b---c", "a-\\/-b-\\/-\\/-c"),
            ("''x,,y", "'\\/'x,\\/,y"),
            ("?`!`", "?\\textasciigrave{}!\\textasciigrave{}"),
            ("[2em]", "{[}2em]"),
            ("*x*", "{*}x*"),
            (" a  b ", "\\ a \\ b\\ "),
            ("a\tb\u{1}c\u{FFFE}", "a b\u{FFFD}c\u{FFFD}"),
            ("\\end{tabular}", "\\textbackslash{}end\\{tabular\\}"),
            ("漢字", "漢字"),
        ])
    func escaping(text: String, expected: String) {
        #expect(
            grid(["T"], [[text]]).rendered(as: .latex(.tabular)) == """
                \\begin{tabular}{l}
                \\toprule
                T \\\\
                \\midrule
                \(expected) \\\\
                \\bottomrule
                \\end{tabular}

                """)
    }

    @Test("groups stand over rules of their own, and a summary in bold below a rule")
    func groups() {
        let table = Table([("Ana", 1, 2), ("Bo", 3, 4)]) {
            Column("Name", \.0).rowHeader()
            ColumnGroup("Grades & more") {
                Column("Math", \.1).summary(.sum)
                Column("Art", \.2).alignment(.center)
            }
        }
        .title("100%").caption("In #").note("A note.")
        #expect(
            table.rendered(as: .latex(.table, label: "tab:a b%")) == """
                \\begin{table}
                \\centering
                \\caption{100\\%}\\label{tab:ab}
                \\begin{tabular}{lrc}
                \\toprule
                 & \\multicolumn{2}{c}{Grades \\& more} \\\\
                \\cmidrule(lr){2-3}
                Name & Math & Art \\\\
                \\midrule
                \\textbf{Ana} & 1 & 2 \\\\
                \\textbf{Bo} & 3 & 4 \\\\
                \\midrule
                 & \\textbf{4} &  \\\\
                \\bottomrule
                \\end{tabular}
                \\par\\smallskip
                {\\footnotesize In \\#\\par}
                {\\footnotesize A note.\\par}
                \\end{table}

                """)
    }

    @Test("a long table repeats its header, and its caption stands once")
    func long() {
        #expect(
            grid(["a", "b"], [["x", ""]]).title("T").note("N").rendered(as: .latex(.longtable)) == """
                \\begin{longtable}{ll}
                \\caption{T}\\\\
                \\toprule
                a & b \\\\
                \\midrule
                \\endfirsthead
                \\toprule
                a & b \\\\
                \\midrule
                \\endhead
                \\bottomrule
                \\endfoot
                x &  \\\\
                \\end{longtable}
                {\\footnotesize N\\par}

                """)
    }

    @Test("looks are commands, and links are live where their address may be and can be followed from anywhere")
    func looks() {
        let cases: [(any CellContent, String)] = [
            (Text("a\n[b"), "\\begin{tabular}[t]{@{}l@{}}a \\\\ {[}b\\end{tabular}"),
            (Text("a ").bold() + Text(" b").italic(), "\\textbf{a }\\textit{\\ b}"),
            (Text("u").underline() + Text("s").strikethrough(), "\\underline{u}s"),
            (Text("r").foregroundStyle(.rgb(1, 2, 3)), "\\textcolor[RGB]{1,2,3}{r}"),
            (
                Link("l_", destination: "https://e.example/a b?c=1&d=%20#e_f~}"),
                "\\href{https://e.example/a\\%20b?c=1\\&d=\\%20\\#e\\_f\\%7E\\%7D}{l\\_}"
            ),
            (Link("l", destination: "javascript:x"), "l"),
            (Link("l", destination: "run.exe"), "l"),
            (Image("https://e.example/a.png", description: "alt"), "alt"),
            (Meter(0.5, width: 4), "\\#\\#.. \\ 50\\%"),
        ]
        for (content, expected) in cases {
            let lines = Table {
                Column("T")
                Row(Cells([content]))
            }.rendered(as: .latex(.tabular)).split(separator: "\n")
            #expect(lines[4] == expected + " \\\\")
        }
    }

    @Test("sections are bold rows between rules, and no rows the placeholder")
    func sections() {
        let table = Table {
            Column("a")
            Column("b")
            Section("One_1") { Row("x", "y") }
            Section("Two") { Row("z", "w") }
        }
        let body = table.rendered(as: .latex(.tabular)).split(separator: "\n").dropFirst(4).dropLast(2)
        #expect(
            body == [
                "\\multicolumn{2}{l}{\\textbf{One\\_1}} \\\\", "x & y \\\\", "\\midrule",
                "\\multicolumn{2}{l}{\\textbf{Two}} \\\\", "z & w \\\\",
            ])
        let empty = grid(["a", "b"], []).emptyState("None %").rendered(as: .latex(.tabular))
        #expect(empty.contains("\\midrule\n\\multicolumn{2}{c}{None \\%} \\\\\n\\bottomrule"))
    }
}
