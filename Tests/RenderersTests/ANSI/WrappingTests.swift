import Renderers
import TableDSL
import Testing

@Suite("Lines of cells on a terminal")
struct WrappingTests {
    private func text(_ table: some RenderableTable, width: Int? = nil, ascii: Bool = false) -> String {
        var renderer = ANSIRenderer(width: width, color: .never, style: .ascii)
        renderer.usesASCII = ascii
        return table.rendered(as: renderer)
    }

    /// The lines of a cell under the title `t`, without blanks at their ends.
    private func lines(_ text: String, _ column: Column<Cells, Never>) -> [String] {
        let table = Table {
            column
            Row(text)
        }
        return self.text(table).split(separator: "\n").dropFirst(3).dropLast().map { line in
            let cell = line.dropFirst(2).dropLast(2)
            return String(cell.dropLast(cell.reversed().prefix { $0 == " " }.count))
        }
    }

    @Test(
        "a column says where its lines break",
        arguments: [
            (LineBreakMode.word, ["eos-", "bash-", "shared", "x"]), (.space, ["eos-ba", "sh-sha", "red x"]),
            (.character, ["eos-ba", "sh-sha", "red x"]), (.none, ["eos-b…"]),
        ])
    func modes(mode: LineBreakMode, expected: [String]) {
        #expect(lines("eos-bash-shared x", Column("t").width(6).lineBreakMode(mode)) == expected)
    }

    @Test("unless it is said, text breaks between words, and numbers and what is to be cut don't")
    func defaults() {
        let table = Table {
            Column("text")
            Column("number").alignment(.trailing)
            Column("cut").truncationMode(.middle)
            Column("both").truncationMode(.middle).lineBreakMode(.character)
        }
        #expect(table.description.columns.map(\.lineBreakMode) == [.word, .none, .none, .character])
    }

    @Test(
        "a cell of too many lines is cut in its last one, at the place that the column says",
        arguments: [
            (TruncationMode.tail, ["one two", "three…"]), (.head, ["one two", "…r five"]),
            (.middle, ["one two", "thr…ive"]),
        ])
    func lineLimit(mode: TruncationMode, expected: [String]) {
        let column = Column<Cells, Never>("t").width(7).lineLimit(2).lineBreakMode(.word).truncationMode(mode)
        #expect(lines("one two three four five", column) == expected)
    }

    @Test("a cell of too many lines of its own has a mark where it goes on")
    func lineLimitOfLines() {
        for mode in [TruncationMode.tail, .head, .middle] {
            let column = Column<Cells, Never>("t").width(7).lineLimit(2).lineBreakMode(.word).truncationMode(mode)
            #expect(lines("a\nb\nc", column) == ["a", "b…"])
        }
        #expect(lines("a\nb\nc", Column("t").width(2).lineLimit(1)) == ["a…"])
    }

    @Test("a mark where text is left out is three points where only ASCII can be shown")
    func asciiMark() {
        let table = Table {
            Column("t").width(6).truncationMode(.tail)
            Row("漢字漢字")
        }
        #expect(text(table, ascii: true).contains("| 漢...  |"))
    }

    @Test("a wide character that has no room beside the mark leaves a blank")
    func wideRemainder() {
        #expect(lines("漢字漢字漢字漢字", Column("t").width(6).truncationMode(.tail)) == ["漢字…"])
        #expect(lines("世世世世", Column("t").width(3)) == ["世", "世", "世", "世"])
    }

    @Test("short and long cells stand at the top, in the middle and at the bottom of a row, whatever they are made of")
    func vertical() {
        let table = Table {
            Column("a").width(4)
            Column("b").verticalAlignment(.center)
            Column("c").verticalAlignment(.bottom)
            Column("d").width(3).verticalAlignment(.bottom).alignment(.trailing).lineBreakMode(.character)
            Row("one two 漢字漢", "👩\u{200D}🔧", "x\r\ny", "12345")
        }
        #expect(
            text(table) == """
                +------+----+---+-----+
                | a    | b  | c |   d |
                +------+----+---+-----+
                | one  |    |   |     |
                | two  | 👩\u{200D}🔧 |   |     |
                | 漢字 |    | x | 123 |
                | 漢   |    | y |  45 |
                +------+----+---+-----+

                """)
    }

    @Test("characters that are wide in East Asia alone take two cells where that is asked for, and so lines are ASCII")
    func ambiguous() {
        func text(_ width: Int) -> String {
            var renderer = ANSIRenderer(color: .never)
            renderer.ambiguousWidth = width
            let table = Table {
                Column("t")
                Column("u").width(4).truncationMode(.tail)
                Row("½℃", "abcdef")
                Row("ab", "x")
            }
            return table.rendered(as: renderer)
        }
        #expect(
            text(2) == """
                +------+------+
                | t    | u    |
                +------+------+
                | ½℃ | a... |
                | ab   | x    |
                +------+------+

                """)
        #expect(
            text(1) == """
                ╭────┬──────╮
                │ t  │ u    │
                ├────┼──────┤
                │ ½℃ │ abc… │
                │ ab │ x    │
                ╰────┴──────╯

                """)
        #expect(text(3) == text(2))
        #expect(text(-1) == text(1))
    }

    @Test("each column has its own way to break lines: paths never, descriptions between words")
    func perColumn() {
        let table = Table {
            Column("Path").lineBreakMode(.none)
            Column("About")
            Row("/usr/share/doc", "some words about [foo] a[0]")
        }
        let wide = text(table, width: 37)
        #expect(wide.contains("| /usr/share/doc | some words about |"), "\(wide)")
        #expect(wide.contains("|                | [foo] a[0]"), "\(wide)")
    }

    @Test("a title wraps as cells do, and stands beside columns whose lines don't break")
    func titles() {
        let table = Table {
            Column("A Field Name").width(5).lineBreakMode(.none)
            Row("abcdefgh")
        }
        #expect(
            text(table) == """
                +-------+
                | A     |
                | Field |
                | Name  |
                +-------+
                | abcd… |
                +-------+

                """)
    }

    @Test("a cell and a title of a million characters are written", .timeLimit(.minutes(1)))
    func million() {
        let long = String(repeating: "a", count: 1_000_000)
        let escape = "\u{1B}]8;;" + long
        for table in [grid([long], [[long], [escape]]), grid(["t"], [[String(repeating: "漢 ", count: 300_000)]])] {
            #expect(text(table, width: 80).utf8.count > 900_000)
        }
    }
}
