import Renderers
import TableDSL
import Testing

@Suite("Footnotes, subtitle and source")
struct FootnoteTests {
    struct Grade {
        let name: String
        let math: Int?
        let wasIll: Bool
    }

    private let grades = [
        Grade(name: "Ana", math: 91, wasIll: false), Grade(name: "Bo", math: 7, wasIll: true),
        Grade(name: "Cy", math: nil, wasIll: true),
    ]

    private var table: Table<Grade> {
        Table(grades) {
            Column("Name", \.name).rowHeader().footnote("Called Boris.") { $0.name == "Bo" }
            ColumnGroup("Grades") {
                Column("Math", \.math).footnote("Of 100.").footnote("Ill that week.") { $0.wasIll }
            }
            .footnote("Spring term.")
        }
        .title("Term grades", footnote: "Not final.").subtitle("Class of 2026").note("A note.").source(
            "Source: school."
        )
        .caption("A caption.")
    }

    @Test("marks are numbered in reading order, and notes stand below in that order")
    func terminal() {
        #expect(
            table.rendered(as: .ansi(color: .never)) == """
                Term grades¹
                Class of 2026

                ╭──────┬─────────╮
                │      │ Grades² │
                │      ├─────────┤
                │ Name │   Math³ │
                ├──────┼─────────┤
                │ Ana  │      91 │
                │ Bo⁴  │     ⁵\u{A0}7 │
                │ Cy   │     ⁵\u{A0}– │
                ╰──────┴─────────╯
                A caption.
                ¹ Not final.
                ² Spring term.
                ³ Of 100.
                ⁴ Called Boris.
                ⁵ Ill that week.
                A note.
                Source: school.

                """)
    }

    @Test("in ASCII marks are numbers in brackets")
    func ascii() {
        var renderer = ANSIRenderer(color: .never)
        renderer.usesASCII = true
        let text = table.rendered(as: renderer)
        #expect(text.contains("| Bo[4] |     [5] 7 |"))
        #expect(text.contains("\n[5] Ill that week.\n"))
        let isASCII = text.replacing("–", with: "-").replacing("\u{A0}", with: " ").unicodeScalars.allSatisfy {
            $0.isASCII
        }
        #expect(isASCII)
    }

    @Test("in Markdown they are raised digits, in the header behind the titles")
    func markdown() {
        #expect(
            table.rendered(as: .markdown(.compact))
                == """
                **Term grades¹**

                Class of 2026

                | Name | Grades² / Math³ |
                | --- | --: |
                | Ana | 91 |
                | Bo⁴ | ⁵\u{A0}7 |
                | Cy | ⁵\u{A0}– |

                A caption.

                ¹ Not final.

                ² Spring term.

                ³ Of 100.

                ⁴ Called Boris.

                ⁵ Ill that week.

                A note.

                Source: school.

                """)
    }

    @Test("in a page they are sup elements")
    func html() {
        let html = table.rendered(as: .html)
        #expect(html.contains("Term grades<sup>1</sup>"))
        #expect(html.contains(">Grades<sup>2</sup></th>"))
        #expect(html.contains("<th scope=\"row\">Bo<sup>4</sup></th><td class=\"tdsl-n\"><sup>5</sup>&nbsp;7</td>"))
        #expect(html.contains("<sup>5</sup> Ill that week."))
    }

    @Test("data has no marks, and a missing value stays missing")
    func data() {
        #expect(table.rendered(as: .csv) == "Name,Grades / Math\r\nAna,91\r\nBo,7\r\nCy,\r\n")
        #expect(
            table.rendered(as: .jsonLines)
                == "{\"Name\":\"Ana\",\"Math\":91}\n{\"Name\":\"Bo\",\"Math\":7}\n{\"Name\":\"Cy\",\"Math\":null}\n")
        #expect(Array(table.searching("⁴").description.rows).isEmpty)
    }

    @Test("they are said where the table is read out")
    func linear() {
        let text = table.rendered(as: .linear)
        #expect(text.hasPrefix("Term grades (note 1).\nClass of 2026.\n"))
        #expect(text.contains("Name: Bo (note 4). Math: 7 (note 5)."))
        #expect(text.contains("\nNote 5: Ill that week.\n"))
    }

    @Test("content, sections and several notes at one place; the same text has the same mark")
    func content() {
        let table = Table(of: Int.self) {
            Column("n") { number in
                Text("\(number)")
                if number > 1 { Footnote("Large.") }
            }
            .footnote("All.").footnote("Odd.") { !$0.isMultiple(of: 2) }
        } rows: {
            Section("One") { Row(1) }.footnote("First.")
            Row(3)
        }
        #expect(table.description.footnotes == ["All.", "First.", "Odd.", "Large."])
        let rows = table.description.rows.map { $0.cells[0].text }
        #expect(rows == ["One²", "1³", "3⁴,³"])
        #expect(table.description.columns[0].footnotes == [1])
        #expect(table.rendered(as: .html).contains("3<sup>4</sup><sup>,3</sup>"))
    }

    @Test("an empty footnote is none, and a column that isn't shown has none below")
    func none() {
        let table = Table([1]) {
            Column("n", \.self).footnote("Seen.") { _ in true }
            Column("m", \.self).footnote("Unseen.").defaultVisibility(.hidden)
            Column("k") { _ in Footnote("") }
        }
        #expect(table.description.footnotes == ["Seen."])
        #expect(table.description.rows.map { $0.cells.map(\.text) } == [["¹\u{A0}1", ""]])
    }

    @Test("in the list view, which shows no titles, their footnotes are those of the cells")
    func list() {
        let table = Table([1, 2]) {
            Column("Name") { Text("row \($0)") }.binding(.title)
            Column("n", \.self).footnote("Of 100.").binding(.status)
        }
        .sizeClass(.compact)
        #expect(table.description.footnotes == ["Of 100."])
        #expect(table.description.rows.map { $0.cells[1].text } == ["¹\u{A0}1", "¹\u{A0}2"])
    }
}
