/// Makes texts of pieces that some output might take for more than text, the same ones for the same seed.
struct HostileText: RandomNumberGenerator {
    /// Control characters, and what terminals do at their word.
    static let controls = [
        "\u{0}", "\u{1}", "\u{7}", "\u{8}", "\u{1B}[31m", "\u{1B}[2J", "\u{1B}]0;title\u{7}",
        "\u{1B}]8;;http://x\u{1B}\\",
        "\u{1B}P", "\u{1B}c", "\u{1B}", "\u{7F}", "\u{80}", "\u{9B}31m", "\u{9D}", "\u{E}", "\u{F}",
    ]
    /// Line breaks of all kinds, and tabs.
    static let breaks = ["\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "\n\n", "\t"]
    /// What is not seen, or turns the order of what is.
    static let invisibles = [
        "\u{202E}", "\u{2067}", "\u{2069}", "\u{200E}", "\u{61C}", "\u{AD}", "\u{200B}", "\u{FEFF}", "\u{2060}",
        "\u{FFFE}",
        String(decoding: [0xEF, 0xB7, 0x90], as: UTF8.self), "\u{1FFFE}", "\u{10FFFF}", "\u{E0041}", "\u{A0}",
        "\u{3000}", "\u{2003}",
    ]
    /// Markup of HTML.
    static let html = [
        "<", ">", "&", "\"", "'", "<b>", "</td>", "</table>", "<script>", "<!--", "-->", "&lt;", "&#65;", "&nbsp;",
        "<br>",
        "]]>", "</", "<?", "&amp", "<a href='x'>", "`",
    ]
    /// Markup of Markdown.
    static let markdown = [
        "|", "\\", "\\|", "`", "``", "*", "**", "_", "__", "~", "~~", "[", "]", "](", "[l](u)", "![i](s)", "!", "#",
        "# ", "- ",
        "1. ", "> ", "---", ":--", "+ ", "=", "http://x.example", "https://", "www.x.example", "a@x.example", "ftp://f",
        "* ",
        "mailto:", "(", ")", "{", "}", "^", "$", ":smile:", "@user", "~~~",
    ]
    /// Markup of LaTeX, AsciiDoc and reStructuredText.
    static let documents = [
        "\\textbf{x}", "\\\\", "\\end{tabular}", "%", "^^M", "--", "''", ",,", "?`", "[2em]", "\\input{x}", "~",
        "(C)", "(TM)", "->", "=>", "...", "it's", "{name}", "{empty}", "{set:a:b}", "[[x]]", "<<x>>", "<1>", "2+|",
        "a|", "3*",
        ".2+^.^e|", " +", " +\n", "+++", "++", "$$", "pass:[x]", "link:x[y]", "image:x[y]", "kbd:[x]", "((x))", "|===",
        "include::x[]", "ifdef::x[]", "//", "////", "http://x[y]", "[.red]#x#", "##", "NOTE: ", "a:: ", "[[[x]]]",
        "xref:x[]",
        "footnote:[x]", "\"`x`\"", "&copy;", "stem:[x]", "menu:x[y]", "+x+", ":", "::", ":a: b", ":sub:`x`", "|x|",
        "x_", "x__",
        "[1]_", "`x <y>`_", "..", ".. x", "* ", "• ", "a. ", "(iv) ", "#. ", "-a ", "--opt=x", "/V", ">>> ", "====",
        "__ ",
        "_`x`", "<http://x>", "\n  ", "\n\n  * ", "\n| ", "\\ ", "+--+", "== ==", "<<", ">>", "\\*", "* x\n* y",
    ]
    /// What a spreadsheet would run, and what divides its fields.
    static let formulas = ["=1+1", "+1", "-1", "@SUM(A1)", ",", ";", "\"\"", "＝1", "＋", "=cmd|' /C calc'!A0"]
    /// Scripts and signs of all widths.
    static let scripts = [
        "漢", "字", "가", "ｶﾞ", "e\u{301}", "o\u{301}\u{302}", "👩\u{200D}🔧", "❤\u{FE0F}", "👍🏽", "🇯🇵", "क्षि", "שלום", "“", "”",
        "…", "ß", "İ", "€", "½",
    ]
    /// Plain text.
    static let plain = [
        "a", "b", "word", " ", " ", "  ", "", "7", "1.5", "averylongwordwithoutanyblankinitatall", ".", "x_y",
    ]

    /// All of them.
    static let pieces =
        plain + plain + controls + breaks + invisibles + html + markdown + documents + formulas
        + scripts

    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    /// A text of up to so many pieces.
    mutating func text(upTo count: Int = 8, of pieces: [String] = Self.pieces) -> String {
        (0..<Int.random(in: 0...count, using: &self)).map { _ in pieces.randomElement(using: &self) ?? "" }.joined()
    }

    /// True once in so many times.
    mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

    /// One of the values.
    mutating func one<Value>(of first: Value, _ others: Value...) -> Value {
        ([first] + others).randomElement(using: &self) ?? first
    }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let mixed = (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD
        return mixed ^ mixed >> 33
    }
}
