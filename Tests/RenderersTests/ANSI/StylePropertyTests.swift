import Renderers
import TableDSL
import Testing

@Suite("What holds for every table on a terminal, whatever its looks")
struct StylePropertyTests {
    /// A renderer in which everything has a look.
    private func renderer(_ style: TableStyle, width: Int?, isColored: Bool) -> ANSIRenderer {
        var renderer = ANSIRenderer(width: width, color: isColored ? .always : .never, style: style)
        renderer.theme["stripe"] = .rgb(30, 30, 30)
        renderer.styles.border = TextStyle(foreground: .rgb(1, 2, 3))
        renderer.styles.header = TextStyle(foreground: .white, background: .blue)
        renderer.styles.group = TextStyle(background: .cyan)
        renderer.styles.section = TextStyle(background: .yellow, emphasis: .bold)
        renderer.styles.rowHeader = TextStyle(background: .magenta)
        renderer.titlePlacement = .onBorder
        renderer.notePlacement = .onBorder
        return renderer
    }

    @Test("looks change nothing but looks", arguments: Fixture.allCases)
    func looks(fixture: Fixture) {
        for style in TableStyle.allCases {
            for width in [nil, 6, 17, 40, 80] {
                let plain = fixture.table.rendered(as: renderer(style, width: width, isColored: false))
                let colored = fixture.table.rendered(as: renderer(style, width: width, isColored: true))
                #expect(withoutStyles(colored) == plain, "\(style) at \(width ?? 0)")
            }
        }
    }

    @Test("rules have the borders' style alone, and each line ends what it opens", arguments: 0..<100 as Range<UInt64>)
    func borders(seed: UInt64) {
        let text = HostileTable.make(seed: seed).rendered(as: renderer(.double, width: 50, isColored: true))
        for line in text.split(separator: "\n") {
            var style = ""
            var rest = line.unicodeScalars[...]
            while let scalar = rest.popFirst() {
                if scalar == "\u{1B}" {
                    style = String(rest.prefix { $0 != "m" })
                    rest = rest.drop { $0 != "m" }.dropFirst()
                    if style == "[0" { style = "" }
                } else if "║═╔╗╚╝╠╣╦╩╬".unicodeScalars.contains(scalar), style != "[38;2;1;2;3" {
                    Issue.record("a rule of the style “\(style)”: \(line.debugDescription)")
                }
            }
            #expect(style.isEmpty, "\(line.debugDescription)")
        }
    }

    private func withoutStyles(_ text: String) -> String {
        var kept = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "\u{1B}" { rest = rest.drop { $0 != "m" }.dropFirst() } else { kept.append(scalar) }
        }
        return String(kept)
    }
}
