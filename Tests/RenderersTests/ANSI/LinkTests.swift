import Renderers
import TableDSL
import Testing

@Suite("Links on a terminal")
struct LinkTests {
    private static let open = "\u{1B}]8;;http://e.com\u{1B}\\"
    private static let close = "\u{1B}]8;;\u{1B}\\"

    /// The rows of a table without borders, as they are written.
    private func rows(
        _ content: some CellContent, width: Int? = nil, links: ANSIRenderer.LinkMode = .osc8,
        color: ANSIRenderer.ColorMode = .always, change: (Column<Cells, Never>) -> Column<Cells, Never> = { $0 }
    ) -> [String] {
        var renderer = ANSIRenderer(color: color, style: .none)
        renderer.links = links
        let table = Table {
            change(width.map { Column("t").width($0) } ?? Column("t"))
            Column("u")
            Row(content, "z")
        }
        return table.rendered(as: renderer).split(separator: "\n").dropFirst().map(String.init)
    }

    @Test("a link ends before the blanks that fill its cell up")
    func padding() {
        let link = Link("Value", destination: "http://e.com")
        #expect(rows(link, width: 9) == ["\(Self.open)Value\(Self.close)      z"])
        #expect(
            rows(link, width: 9, change: { $0.alignment(.trailing) }) == ["    \(Self.open)Value\(Self.close)  z"])
    }

    @Test("an address takes no cell")
    func noCells() {
        let row = rows(Link("This is a link", destination: "http://e.com"))
        #expect(row == ["\(Self.open)This is a link\(Self.close)  z"])
        #expect(row.map { TextProbe.width($0) } == [17])
    }

    @Test("each line of a wrapped link ends it and opens it again, and what is beside it is no part of it")
    func wrapped() {
        #expect(
            rows(Link("abcdefgh", destination: "http://e.com"), width: 4) == [
                "\(Self.open)abcd\(Self.close)  z", "\(Self.open)efgh\(Self.close)   ",
            ])
        #expect(
            rows(Text("see ") + Text("x") + Text(" y"), width: 4) == ["see   z", "x y    "])
        #expect(
            rows(Link("ab\ncd", destination: "http://e.com")) == [
                "\(Self.open)ab\(Self.close)  z", "\(Self.open)cd\(Self.close)   ",
            ])
    }

    @Test("a cut link leads from its mark too, and keeps its style up to there")
    func cut() {
        let link = Link("abcdefgh", destination: "http://e.com").foregroundStyle(.red)
        let red = "\u{1B}[31m"
        let reset = "\u{1B}[0m"
        let texts: [(TruncationMode, String)] = [(.tail, "abc…"), (.head, "…fgh"), (.middle, "ab…h")]
        for (mode, text) in texts {
            #expect(
                rows(link, width: 4, change: { $0.truncationMode(mode) })
                    == ["\(Self.open)\(red)\(text)\(reset)\(Self.close)  z"])
        }
    }

    @Test("styles within a link change without ending it")
    func stylesInside() {
        let table = Table(["x"], id: \.self) {
            Column("t", \String.self) { _ in LinkedRuns() }
        }
        var renderer = ANSIRenderer(style: TableStyle.none)
        renderer.links = .osc8
        #expect(
            table.rendered(as: renderer).split(separator: "\n").last
                == "\(Self.open)a\u{1B}[1mb\u{1B}[0mc\(Self.close)")
    }

    @Test("links are written without colour too, and not at all unless asked for")
    func modes() {
        let link = Link("docs", destination: "http://e.com").bold()
        #expect(rows(link, color: .never) == ["\(Self.open)docs\(Self.close)  z"])
        #expect(rows(link, links: .text, color: .never) == ["docs  z"])
        #expect(ANSIRenderer().links == .text)
        #expect(cell(link).rendered(as: .ansi(color: .never, style: TableStyle.none)) == "T   \ndocs\n")
    }

    @Test(
        "an address stands behind its text where that is asked for, and what is printed is what is measured",
        arguments: [
            ("docs", "http://e.com", "docs (http://e.com)"), ("http://e.com", "http://e.com", "http://e.com"),
            ("", "http://e.com", "http://e.com"), ("click", "javascript:alert(1)", "click"),
            ("a\u{1B}[31m", "http://e.com/\u{1B}]0;t\u{7}", "a␛[31m (http://e.com/%1B]0;t)"),
            ("l1\nl2", "mailto:a@e.com", "l1\nl2 (mailto:a@e.com)"),
        ])
    func url(text: String, destination: String, expected: String) {
        let lines = rows(Link(text, destination: destination), links: .url, color: .never)
        let width = expected.split(separator: "\n").map { TextProbe.width(String($0)) }.max() ?? 0
        let wanted = expected.split(separator: "\n").enumerated().map { number, line in
            line + String(repeating: " ", count: width - TextProbe.width(String(line))) + (number == 0 ? "  z" : "   ")
        }
        #expect(lines == wanted.map(String.init))
    }

    @Test(
        "an address is free of controls and led to only where it is absolute and of a known scheme",
        arguments: [
            ("http://e.com", "http://e.com"), ("HTTPS://E.com/a b", "HTTPS://E.com/a%20b"),
            ("mailto:a@e.com", "mailto:a@e.com"), ("tel:+1-2", "tel:+1-2"), (" http://e.com\n", "http://e.com"),
            ("ht\ntp://e.com", "http://e.com"), ("http://e.com/\u{1B}\\x\u{7}y", "http://e.com/%1B\\x%07y"),
            ("http://e.com/\u{9B}31m", "http://e.com/%C2%9B31m"), ("http://e.com/é", "http://e.com/%C3%A9"),
            ("http://e.com/\u{202E}", "http://e.com/%E2%80%AE"), ("http://e.com/a;b", "http://e.com/a;b"),
            ("javascript:alert(1)", nil), ("java\tscript:x", nil), ("data:text/html,x", nil), ("file:///etc", nil),
            ("/relative", nil), ("#part", nil), ("//e.com", nil), ("", nil), ("vbscript:x", nil),
            ("http://e.com/" + String(repeating: "a", count: 2071), nil),
            (
                "http://e.com/" + String(repeating: "a", count: 2070),
                "http://e.com/" + String(repeating: "a", count: 2070)
            ),
        ] as [(String, String?)])
    func addresses(destination: String, address: String?) {
        let expected = address.map { "\u{1B}]8;;\($0)\u{1B}\\x\(Self.close)  z" } ?? "x  z"
        #expect(rows(Link("x", destination: destination)) == [expected])
    }

    @Test(
        "a text that looks like the address of another host is followed by the host it leads to",
        arguments: [
            ("https://bank.example", "https://evil.example/x", " (evil.example)"),
            ("www.bank.example/a", "http://evil.example", " (evil.example)"),
            ("https://bank.example", "https://bank.example@evil.example:8080/", " (evil.example)"),
            ("https://bank.example/a", "https://BANK.example/b", ""), ("bank", "https://evil.example", ""),
            ("HTTP://Bank.example", "http://bank.example", ""),
        ])
    func hosts(text: String, destination: String, suffix: String) {
        let row = rows(Link(text, destination: destination)).first ?? ""
        #expect(row == "\u{1B}]8;;\(destination)\u{1B}\\\(text)\(Self.close)\(suffix)  z")
    }
}

/// A link of several looks.
private struct LinkedRuns: CellContent {
    func write(to cell: inout CellWriter) {
        cell.withLink(to: "http://e.com") { cell in
            cell.write("a")
            cell.write("b", style: TextStyle(emphasis: .bold))
            cell.write("c")
        }
    }
}
