import Renderers
import TableDSL
import Testing

@Suite("Markdown of a cell shows the cell's text and nothing else")
struct MarkdownEscapingTests {
    @Test(
        "markup in data is escaped, and what can't be mistaken for markup stays",
        arguments: [
            ("x|y", #"x\|y"#), (#"a\|b"#, #"a\\\|b"#), (#"c:\"#, #"c:\\"#), (#"a\b"#, #"a\b"#), (#"\*"#, #"\\\*"#),
            ("`c`", #"\`c\`"#), ("*e* _f_", #"\*e\* \_f\_"#), ("snake_case_name", "snake_case_name"),
            ("2 * 3 _ 4", "2 * 3 _ 4"), ("~~s~~", #"\~\~s\~\~"#), ("[t](u)", #"\[t](u)"#), ("![i](u)", #"!\[i](u)"#),
            ("<b>&amp;", #"\<b>\&amp;"#), ("a < b & c", "a < b & c"), ("<!--", #"\<!--"#), ("</td>", #"\</td>"#),
            ("*x* _y_ ~~z~~ [l](u) ![i](s) `c`", #"\*x\* \_y\_ \~\~z\~\~ \[l](u) !\[i](s) \`c\`"#),
            ("---", "---"), (":--", ":--"), ("# h", "# h"), ("- i", "- i"), ("1. x", "1. x"), ("> q", "> q"),
            ("(a) {b} $c$", "(a) {b} $c$"),
        ])
    func markup(text: String, expected: String) {
        #expect(cellText(Text(text)) == expected)
    }

    @Test(
        "addresses in data don't become links",
        arguments: [
            ("http://x.example", "http&#58;//x.example"), ("see HTTPS://x.example", "see HTTPS&#58;//x.example"),
            ("ftp://x.example", "ftp&#58;//x.example"), ("www.x.example", "www&#46;x.example"),
            ("a@x.example", "a&#64;x.example"), ("at 12:30", "at 12:30"), ("a://b", "a://b"), ("w.x", "w.x"),
        ])
    func addresses(text: String, expected: String) {
        #expect(cellText(Text(text)) == expected)
    }

    @Test(
        "a line break of any kind is an element",
        arguments: ["\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
    func lineBreaks(lineBreak: String) {
        #expect(cellText(Text("l1\(lineBreak)l2")) == "l1<br>l2")
        #expect(cellText(Text("l1\(lineBreak)\(lineBreak)l2")) == "l1<br><br>l2")
    }

    @Test(
        "markup next to a break, a tab or a blank at the end is escaped as elsewhere",
        arguments: [
            ("a\\\nb", #"a\\<br>b"#), ("a\\\tb", #"a\\&#9;b"#), ("a\\ ", #"a\\&#32;"#), ("a\\\u{2028}b", #"a\\<br>b"#),
            ("a\\\u{A0}", #"a\\&nbsp;"#), ("x\n*\ny\n*\nz", #"x<br>\*<br>y<br>\*<br>z"#),
            ("x\n_\ny\n_\nz", #"x<br>\_<br>y<br>\_<br>z"#), ("a\t*\tb\t*\tc", #"a&#9;\*&#9;b&#9;\*&#9;c"#),
            ("\u{1}*\u{1}a\u{1}*\u{1}", "\u{FFFD}\\*\u{FFFD}a\u{FFFD}\\*\u{FFFD}"),
        ])
    func besideReplacements(text: String, expected: String) {
        #expect(cellText(Text(text)) == expected)
    }

    @Test(
        "an underscore beside punctuation or blanks beyond ASCII is escaped",
        arguments: [
            ("“_a_”", #"“\_a\_”"#), ("«_a_»", #"«\_a\_»"#), ("（_a_）", #"（\_a\_）"#), ("\u{3000}_a_", "&#x3000;\\_a\\_"),
            ("漢_字_漢", "漢_字_漢"),
        ])
    func underscores(text: String, expected: String) {
        #expect(cellText(Text(text)) == expected)
    }

    @Test(
        "blanks at the ends are kept",
        arguments: [
            (" x ", "&#32;x&#32;"), ("  x  ", "&#32; x &#32;"), (" ", "&#32;"), ("\tx", "&#9;x"),
            ("\u{A0}x", "&nbsp;x"),
            ("a  b", "a  b"),
        ])
    func blanks(text: String, expected: String) {
        #expect(cellText(Text(text)) == expected)
    }

    @Test(
        "characters that a page can't carry are replaced",
        arguments: [
            "\u{0}", "\u{1}", "\u{7}", "\u{1B}", "\u{7F}", "\u{80}", "\u{9B}", "\u{FFFE}", "\u{FFFF}", "\u{1FFFE}",
            "\u{10FFFF}",
        ])
    func unprintable(text: String) {
        #expect(cellText(Text("a\(text)b")) == "a\u{FFFD}b")
    }

    @Test("an empty cell is empty")
    func empty() {
        #expect(grid(["T"], [[""]]).rendered(as: .markdown(.compact)) == "| T |\n| --- |\n|  |\n")
    }

    @Test(
        "text put together of runs is escaped as one",
        arguments: [
            (["<", "b>"], #"\<b>"#), (["&", "lt;"], #"\&lt;"#), (["*", "x", "*"], #"\*x\*"#),
            (["_", "x", "_"], #"\_x\_"#),
            (["http", "://x.example"], "http&#58;//x.example"), (["www", ".x.example"], "www&#46;x.example"),
            (["a\\", "|b"], #"a\\\|b"#), (["\\", "*"], #"\\\*"#), (["snake", "_", "case"], "snake_case"),
            (["a ", "b", " c"], "a b c"), (["2 ", "*", " 3"], "2 * 3"), ([" ", "x", " "], "&#32;x&#32;"),
        ])
    func runs(parts: [String], expected: String) {
        let texts = parts.enumerated().map { index, part in
            Text(part).foregroundStyle(index % 2 == 0 ? .red : .green)
        }
        #expect(cellText(texts.dropFirst().reduce(texts[0], +)) == expected)
    }
}

/// The source of a cell in compact Markdown.
func cellText(_ content: some CellContent) -> String {
    let lines = cell(content).rendered(as: .markdown(.compact)).split(separator: "\n").map(String.init)
    guard lines.count == 3, lines[2].hasPrefix("| "), lines[2].hasSuffix(" |") else {
        return "not a table of one row: \(lines)"
    }
    return String(lines[2].dropFirst(2).dropLast(2))
}
