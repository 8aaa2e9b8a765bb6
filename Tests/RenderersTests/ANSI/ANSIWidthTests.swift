import Renderers
import TableDSL
import Testing

@Suite("Borders line up whatever is in the cells")
struct ANSIWidthTests {
    @Test("lines of a cell with different counts of wide characters")
    func wideLines() {
        expect(
            ["a", "b", "c"], [["가나\n가ab", "가나", "가나"]],
            """
            +------+------+------+
            | a    | b    | c    |
            +------+------+------+
            | 가나 | 가나 | 가나 |
            | 가ab |      |      |
            +------+------+------+

            """)
    }

    @Test("ideographs, a joined emoji and a combining mark")
    func scripts() {
        expect(
            ["a"], [["漢字"], ["ab"], ["👩\u{200D}🔧"], ["e\u{301}"], ["👍👍"]],
            """
            +------+
            | a    |
            +------+
            | 漢字 |
            | ab   |
            | 👩\u{200D}🔧   |
            | e\u{301}    |
            | 👍👍 |
            +------+

            """)
    }

    @Test("an emoji heart beside a text heart")
    func hearts() {
        expect(
            ["hearts", "len"], [["wide ❤\u{FE0F}", "2"], ["normal ♥", "1"]],
            """
            +----------+-----+
            | hearts   | len |
            +----------+-----+
            | wide ❤\u{FE0F}  | 2   |
            | normal ♥ | 1   |
            +----------+-----+

            """)
    }

    @Test(
        "a line break of any kind makes a line in the cell",
        arguments: ["\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
    func lineBreaks(lineBreak: String) {
        expect(
            ["a", "b"], [["x\(lineBreak)y", "z"]],
            """
            +---+---+
            | a | b |
            +---+---+
            | x | z |
            | y |   |
            +---+---+

            """)
    }

    @Test("a tab fills up to the next fourth cell from the cell's start")
    func tabs() {
        expect(
            ["t", "u"], [["x\ty", "z"], ["abcdef", "w"]],
            """
            +--------+---+
            | t      | u |
            +--------+---+
            | x   y  | z |
            | abcdef | w |
            +--------+---+

            """)
    }

    @Test("control characters are shown as signs, here and in titles and notes")
    func controls() {
        let table = grid(["a\u{7}"], [["b\u{1B}[31m"], ["c\u{9B}"], ["\u{0}\u{7F}"]]).title("\u{1B}c").note(
            "\u{1B}]0;x\u{7}")
        #expect(
            table.rendered(as: .ansi(color: .never, style: .ascii)) == """
                ␛c

                +-----------+
                | a␇        |
                +-----------+
                | b␛[31m    |
                | c<U+009B> |
                | ␀␡        |
                +-----------+
                ␛]0;x␇

                """)
    }

    @Test("text looks the same in ASCII, with carets for control characters and letters for sort marks")
    func ascii() {
        var renderer = ANSIRenderer(color: .never)
        renderer.usesASCII = true
        let text = grid(["a\u{7}"], [["b\u{1B}[31m"], ["\u{7F}"]]).title("\u{1B}c").rendered(as: renderer)
        #expect(text.hasPrefix("^[c\n"))
        #expect(text.contains("| a^G "))
        #expect(text.contains("| b^[[31m |"))
        #expect(text.contains("| ^? "))
    }

    private func expect(
        _ titles: [String], _ rows: [[String]], _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let text = grid(titles, rows).rendered(as: .ansi(color: .never, style: .ascii))
        #expect(text == expected, "\(text)", sourceLocation: sourceLocation)
    }
}
