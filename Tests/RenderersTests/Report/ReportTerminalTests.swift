import Renderers
import TableDSL
import Testing

@Suite("A report in a terminal")
struct ReportTerminalTests {
    @Test("without a width, dividers are as wide as the widest table")
    func unlimited() {
        #expect(
            gradesReport.rendered(as: .ansi(color: .never)) == """
                Term grades, spring 2026 #
                ══════════════════════════
                For the board_meeting_

                What the class of 2026 came to, and - as ever - what it didn't.
                # not a heading

                Sciences
                ────────
                Sciences by name

                ╭───────────┬──────╮
                │ Name      │ Math │
                ├───────────┼──────┤
                │ Ana Núñez │   91 │
                │ 王小明    │  9|9 │
                ╰───────────┴──────╯
                1. Two students.

                ────────────────────

                Languages
                Only oral exams (see) count.
                The rules

                ╭──────┬───────╮
                │ Name │ Latin │
                ├──────┴───────┤
                │ No rows      │
                ╰──────────────╯

                """)
    }

    @Test("a width that all has room in changes nothing but dividers")
    func wide() {
        let text = gradesReport.rendered(as: .ansi(width: 80, color: .never))
        let rule = String(repeating: "─", count: 80)
        #expect(
            text
                == gradesReport.rendered(as: .ansi(color: .never))
                .replacing("\n\n────────────────────\n\n", with: "\n\n\(rule)\n\n"))
    }

    @Test("paragraphs and headings wrap at the width")
    func narrow() {
        #expect(
            gradesReport.rendered(as: .ansi(width: 20, color: .never)) == """
                Term grades, spring
                2026 #
                ═══════════════════
                For the
                board_meeting_

                What the class of
                2026 came to, and -
                as ever - what it
                didn't.
                # not a heading

                Sciences
                ────────
                Sciences by name

                ╭───────────┬──────╮
                │ Name      │ Math │
                ├───────────┼──────┤
                │ Ana Núñez │   91 │
                │ 王小明    │  9|9 │
                ╰───────────┴──────╯
                1. Two students.

                ────────────────────

                Languages
                Only oral exams
                (see) count.
                The rules

                ╭──────┬───────╮
                │ Name │ Latin │
                ├──────┴───────┤
                │ No rows      │
                ╰──────────────╯

                """)
    }

    @Test("titles are bold and the subtitle is dim where there are colours")
    func color() {
        let report = Report("Title") {
            Heading("Part")
            Paragraph { Text("a ") + Text("b").italic() }
            Divider()
        }
        .subtitle("Sub")
        #expect(
            report.rendered(as: .ansi(width: 40)) == """
                \u{1B}[1mTitle\u{1B}[0m
                ═════
                \u{1B}[2mSub\u{1B}[0m

                \u{1B}[1mPart\u{1B}[0m
                ────
                a \u{1B}[3mb\u{1B}[0m

                ────────────────────────────────────────

                """)
    }

    @Test("a terminal without Unicode gets rules in ASCII, and a report without tables a rule as its widest line")
    func ascii() {
        var renderer = ANSIRenderer(color: .never)
        renderer.usesASCII = true
        let report = Report("Title") {
            Paragraph("Seven words.")
            Divider()
            Heading("Part", level: 2)
            Heading("Inner", level: 3)
        }
        #expect(
            report.rendered(as: renderer) == """
                Title
                =====

                Seven words.

                ------------

                Part
                ----

                Inner

                """)
    }

    @Test("no control character of a text reaches the terminal, and no line is wider than asked", arguments: 0..<40)
    func hostile(seed: UInt64) {
        var random = HostileText(seed: seed)
        let report = Report(random.text()) {
            Heading(random.text())
            Paragraph(random.text())
            Paragraph { Text(random.text()).bold() + Text(random.text()) }
            Paragraph { Link(random.text(), destination: random.text()) }
            Divider()
            Heading(random.text(), level: 4)
        }
        .subtitle(random.text())
        let text = report.rendered(as: .ansi(width: 30, color: .never))
        #expect(!text.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value)) })
        for line in text.split(separator: "\n") {
            var line = String(line)
            #expect(line.withUTF8 { TextWidth().width(of: $0) } <= 30, "\(line.debugDescription)")
        }
    }

    @Test("a reader of sentences hears what each block is")
    func linear() {
        #expect(
            gradesReport.rendered(as: .linear) == """
                Report: Term grades, spring 2026 #.
                For the board_meeting_.
                What the class of 2026 came to, and - as ever - what it didn't.; # not a heading.
                Heading, level 2: Sciences.
                Sciences by name.
                Table of 2 rows and 2 columns: Name, Math.
                Row 1 of 2. Name: Ana Núñez. Math: 91.
                Row 2 of 2. Name: 王小明. Math: 9|9.
                1. Two students.
                End of table.
                Divider.
                Heading, level 3: Languages.
                Only oral exams (see) count.; The rules (link).
                Table of 0 rows and 2 columns: Name, Latin.
                No rows.
                End of table.

                """)
    }
}
