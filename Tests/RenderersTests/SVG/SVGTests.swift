import Foundation
import Renderers
import TableDSL
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("SVG")
struct SVGTests {
    private let plain = ANSIRenderer(color: .always, style: .none)

    @Test("a picture places each stretch by its cells, with its looks")
    func whole() {
        let table = Table {
            Column("T")
            Column("Look")
            Row("a<b", Text("red").foregroundStyle(.red).bold() + Text("on").background(.blue))
            Row("漢字", Text("exact").foregroundStyle(.rgb(1, 2, 3)).strikethrough())
        }
        .title("A & B")
        let fit = "lengthAdjust=\"spacingAndGlyphs\""
        let font = "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"
        #expect(
            table.rendered(as: .svg(plain, theme: .light, frame: .none)) == """
                <svg xmlns="http://www.w3.org/2000/svg" width="92.62" height="82.6" viewBox="0 0 92.62 82.6" role="img">
                <title>A &amp; B</title>
                <rect x="75.78" y="49.56" width="16.84" height="16.52" fill="#d6e4ff"/>
                <g fill="#1d1d1f" font-family="\(font)" font-size="14" xml:space="preserve">
                <text y="13.02"><tspan x="0" textLength="42.1" \(fit) font-weight="bold">A &amp; B</tspan></text>
                <text y="46.06"><tspan x="0" font-weight="bold">T</tspan>\
                <tspan x="50.52" textLength="33.68" \(fit) font-weight="bold">Look</tspan></text>
                <text y="62.58"><tspan x="0" textLength="25.26" \(fit)>a&lt;b</tspan>\
                <tspan x="50.52" textLength="25.26" \(fit) fill="#b42318" font-weight="bold">red</tspan>\
                <tspan x="75.78" textLength="16.84" \(fit)>on</tspan></text>
                <text y="79.1"><tspan x="0">漢</tspan><tspan x="16.84">字</tspan>\
                <tspan x="50.52" textLength="42.1" \(fit) fill="rgb(1,2,3)" text-decoration="line-through">exact</tspan></text>
                </g>
                </svg>

                """)
    }

    @Test("a picture is XML without anything live, whatever the text", arguments: 0..<200 as Range<UInt64>)
    func hostile(seed: UInt64) throws {
        let theme = SVGRenderer.Theme.allCases[Int(seed % 3)]
        let text = HostileTable.make(seed: seed).rendered(as: .svg(theme: theme))
        let document = try XMLDocument(data: Data(text.utf8))
        let names = Set(try document.nodes(forXPath: "//*").compactMap(\.name))
        #expect(names.isSubset(of: ["svg", "title", "style", "rect", "circle", "g", "text", "tspan", "a"]))
        let addresses = try document.nodes(forXPath: "//@*[name()='href']").compactMap(\.stringValue)
        #expect(addresses.allSatisfy { $0.hasPrefix("http") || $0.hasPrefix("mailto:") || $0.hasPrefix("tel:") })
        #expect(try document.nodes(forXPath: "//@*[starts-with(name(), 'on')]").isEmpty)
    }

    @Test(
        "colours of 16, 256 and 24 bits are those of the terminal",
        arguments: [ColorDepth.ansi16, .ansi256, .trueColor])
    func depths(depth: ColorDepth) {
        var terminal = plain
        terminal.colorDepth = depth
        let text = cell(Text("x").foregroundStyle(.rgb(250, 130, 5))).rendered(
            as: .svg(terminal, theme: .dark, frame: .none))
        let expected =
            switch depth {
            case .ansi16: "fill=\"#f0c85a\">x<"
            case .ansi256: "fill=\"rgb(255,135,0)\">x<"
            default: "fill=\"rgb(250,130,5)\">x<"
            }
        #expect(text.contains(expected), "\(text)")
    }

    @Test("links are live where their address may be", arguments: ["javascript:x", "file.html"])
    func links(address: String) {
        let table = Table {
            Column("T")
            Row(Link("l", destination: "https://e.example/?a=1&b=\""))
            Row(Link("m", destination: address))
        }
        let text = table.rendered(as: .svg)
        #expect(text.contains("<a href=\"https://e.example/?a=1&amp;b=&quot;\"><tspan "))
        #expect(text.split(separator: "<a ").count == 2)
    }

    @Test("only the colours that are used are in the style sheet, for light and for dark")
    func styleSheet() {
        let text = cell(Text("x").foregroundStyle(.red)).rendered(as: .svg)
        let rules = text.split(separator: "\n").filter { $0.hasPrefix(".") }
        #expect(
            rules == [
                ".tdsl-ground{fill:#ffffff;stroke:#d0d0d6}", ".tdsl-text{fill:#1d1d1f}", ".tdsl-f1{fill:#b42318}",
                ".tdsl-ground{fill:#161618;stroke:#3a3a40}", ".tdsl-text{fill:#ececf0}", ".tdsl-f1{fill:#ff9a8f}",
            ])
    }

    @Test("no size and no text is out of bounds", arguments: [Int.min, 0, 4, 100, .max])
    func sizes(size: Int) {
        var renderer = SVGRenderer()
        renderer.fontSize = size
        #expect(renderer.fontSize == min(max(size, 4), 100))
        #expect(grid([], []).rendered(as: renderer).hasSuffix("</svg>\n"))
        renderer.alternativeText = "<x>\u{1}"
        #expect(grid(["T"], [["x"]]).rendered(as: renderer).contains("<title>&lt;x&gt;\u{FFFD}</title>"))
    }
}
