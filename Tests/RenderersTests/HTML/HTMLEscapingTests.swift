import Renderers
import TableDSL
import Testing

@Suite("HTML shows the text and nothing else")
struct HTMLEscapingTests {
    @Test(
        "markup in data is escaped, in text and in attributes",
        arguments: [
            ("a<b", "a&lt;b", "a&lt;b"), ("a&b", "a&amp;b", "a&amp;b"), ("&lt;", "&amp;lt;", "&amp;lt;"),
            ("\"q\"", "\"q\"", "&quot;q&quot;"), ("it's", "it's", "it&#39;s"),
            (
                "</td><script>x</script>", "&lt;/td&gt;&lt;script&gt;x&lt;/script&gt;",
                "&lt;/td&gt;&lt;script&gt;x&lt;/script&gt;"
            ),
            ("<!--x-->", "&lt;!--x--&gt;", "&lt;!--x--&gt;"), ("]]>", "]]&gt;", "]]&gt;"),
            ("&#x41;", "&amp;#x41;", "&amp;#x41;"), ("a\nb", "a<br>b", "a&#10;b"), ("a\r\nb", "a<br>b", "a&#10;b"),
            ("a\u{2028}b", "a<br>b", "a&#10;b"), ("a\tb", "a\tb", "a\tb"), ("`x`", "`x`", "`x`"),
            ("\u{A0}\u{202E}", "\u{A0}\u{202E}", "\u{A0}\u{202E}"), ("漢字 👩\u{200D}🔧", "漢字 👩\u{200D}🔧", "漢字 👩\u{200D}🔧"),
        ])
    func markup(text: String, inText: String, inAttribute: String) {
        #expect(htmlCell(Text(text)) == inText)
        #expect(
            htmlCell(Image("/x.png", description: text))
                == "<img src=\"/x.png\" alt=\"\(inAttribute)\" loading=\"lazy\">")
    }

    @Test(
        "characters that HTML can't carry are replaced",
        arguments: [
            "\u{0}", "\u{1}", "\u{8}", "\u{1B}", "\u{1F}", "\u{7F}", "\u{80}", "\u{9B}", "\u{9F}", "\u{FFFE}",
            "\u{FFFF}",
            "\u{1FFFE}", "\u{10FFFF}",
        ])
    func unprintable(text: String) {
        #expect(htmlCell(Text("a\(text)b")) == "a\u{FFFD}b")
        #expect(htmlCell(Image("/x", description: text)) == "<img src=\"/x\" alt=\"\u{FFFD}\" loading=\"lazy\">")
    }

    @Test(
        "a line break of any kind is an element",
        arguments: ["\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2029}"])
    func lineBreaks(lineBreak: String) {
        #expect(htmlCell(Text("l1\(lineBreak)\(lineBreak)l2")) == "l1<br><br>l2")
    }

    @Test("titles, captions, notes, headers, sections and placeholders are text as cells are")
    func everywhere() {
        let bad = "<i>\"&\"</i>"
        let table = Table(of: Item.self) {
            ColumnGroup(bad) { Column(bad, \.id).missing(bad) }
        } rows: {
            Section(bad) { Row(Item(id: bad, price: 0)) }
        }
        .title(bad).caption(bad).note(bad)
        let html = table.rendered(as: .html(.page))
        let count = html.split(separator: "&lt;i&gt;", omittingEmptySubsequences: false).count - 1
        #expect(count == 8, "title, caption, two headers, section, cell, caption, note")
        #expect(!html.contains("<i>"))
        let empty = Table([Item]()) { Column("T", \.id) }.emptyState(bad).rendered(as: .html)
        #expect(empty.contains("&lt;i&gt;"))
        #expect(!empty.contains("<i>"))
    }

    @Test("a colour's name never leaves its class", arguments: ["x\" onclick=\"y", "a b", "<", "é"])
    func colorNames(name: String) {
        #expect(htmlCell(Text("x").foregroundStyle(.named(name)).background(.named(name))) == "x")
    }
}

/// What is between the tags of a cell.
func htmlCell(_ content: some CellContent) -> String {
    let html = cell(content).rendered(as: .html)
    guard let start = html.firstRange(of: "<tbody>\n<tr><td>")?.upperBound,
        let end = html.firstRange(of: "</td></tr>\n</tbody>")?.lowerBound
    else { return "no cell: \(html)" }
    return String(html[start..<end])
}
