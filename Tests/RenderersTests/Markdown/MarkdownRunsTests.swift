import Renderers
import TableDSL
import Testing

@Suite("Looks, links and pictures in Markdown")
struct MarkdownRunsTests {
    @Test("bold, italic and struck-through text has its marks, colour and the rest none")
    func emphasis() {
        #expect(cellText(Text("x").bold()) == "**x**")
        #expect(cellText(Text("x").italic()) == "*x*")
        #expect(cellText(Text("x").strikethrough()) == "~~x~~")
        #expect(cellText(Text("x").bold().italic()) == "***x***")
        #expect(cellText(Text("x").foregroundStyle(.red).underline().dim()) == "x")
        #expect(cellText(Text("a|b*").bold()) == #"**a\|b\***"#)
        #expect(cellText(Text("* b").bold()) == #"**\* b**"#)
    }

    @Test("a run among others is marked where Markdown can read the marks, and plain where it can't")
    func runs() {
        #expect(cellText(Text("Ana").bold() + Text(" Núñez")) == "**Ana** Núñez")
        #expect(cellText(Text("a ") + Text("b").bold() + Text(" c")) == "a **b** c")
        #expect(cellText(Text("a").bold() + Text("b")) == "**a**b")
        #expect(
            cellText(Text("Note").bold() + Text(": see (") + Text("b").italic() + Text(")")) == "**Note**: see (*b*)")
        #expect(cellText(Text("a").bold() + Text("b").italic()) == "**a**b", "marks that touch would be one")
        #expect(cellText(Text("(a)").bold() + Text("b")) == "(a)b", "marks between a sign and a letter end nothing")
    }

    @Test("each line has marks of its own, and an empty or blank one none")
    func lines() {
        #expect(cellText(Text("a\nb").bold()) == "**a**<br>**b**")
        #expect(cellText(Text("a\n\nb").bold()) == "**a**<br><br>**b**")
        #expect(cellText(Text("a\r\nb").bold()) == "**a**<br>**b**")
        #expect(cellText(Text("").bold()) == "")
        #expect(cellText(Text(" ").bold()) == "&#32;")
    }

    @Test(
        "marks stand next to text, never next to a blank of any kind", arguments: ["\u{3000}", "\u{2003}", " ", "\t"])
    func blanks(blank: String) {
        #expect(!cellText(Text("\(blank)x").bold()).hasPrefix("**"))
        #expect(!cellText(Text("x\(blank)").bold()).hasSuffix("**"))
    }

    @Test(
        "a link has its text and its address",
        arguments: [
            ("docs", "https://example.com/a", "[docs](https://example.com/a)"),
            ("a]b[c", "/x", #"[a\]b\[c](/x)"#), ("[x](y)", "/x", #"[\[x\](y)](/x)"#),
            ("a|b", "/a|b", #"[a\|b](/a%7Cb)"#),
            ("c\\", "/x", #"[c\\](/x)"#), ("l1\nl2", "/x", "[l1<br>l2](/x)"),
            ("q", "https://e.example/?a=1&copy=2", "[q](https://e.example/?a=1&amp;copy=2)"),
            ("p", "/a (b) <c> \"d\"", "[p](/a%20%28b%29%20%3Cc%3E%20%22d%22)"), ("u", "/漢", "[u](/%E6%BC%A2)"),
            ("x", "javascript:alert(1)", "x"), ("^1", "/x", "[&#94;1](/x)"), ("http://x", "/x", "[http&#58;//x](/x)"),
            ("<b>", "/x", #"[\<b>](/x)"#),
        ])
    func links(text: String, address: String, expected: String) {
        #expect(cellText(Link(text, destination: address)) == expected)
    }

    @Test("a picture has its description and its address")
    func images() {
        #expect(cellText(Image("/a b.png", description: "a]b")) == #"![a\]b](/a%20b.png)"#)
        #expect(cellText(Image("javascript:x", description: "No *picture*")) == #"No \*picture\*"#)
        #expect(cellText(Image("data:text/html,x", description: "")) == "")
        #expect(cellText(Image("/x", description: "l1\nl2")) == "![l1 l2](/x)", "a description holds no elements")
    }

    @Test("an exclamation mark before a link doesn't make a picture of it")
    func exclamation() {
        #expect(cellText(Exclaimed()) == #"\![docs](/x)"#)
        let rows = [["!", "x"], ["y!", "z"]]
        let table = Table(rows, id: \.self) { Column("a") { Link($0[1], destination: "/") } }
        #expect(table.rendered(as: .markdown).contains("| [x](/) |"))
    }

    private struct Exclaimed: CellContent {
        func write(to cell: inout CellWriter) {
            cell.write("!")
            cell.withLink(to: "/x") { $0.write("docs") }
        }
    }
}
