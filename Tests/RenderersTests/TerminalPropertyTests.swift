import Renderers
import TableDSL
import Testing

@Suite("What holds for every table on a terminal")
struct TerminalPropertyTests {
    @Test("no line is wider than asked, and bordered lines are of one width", arguments: Fixture.allCases)
    func widths(fixture: Fixture) {
        for width in 1...120 { expectFit(fixture.table, width) }
        expectFit(fixture.table, nil)
    }

    @Test("the same holds for hostile text", arguments: 0..<300 as Range<UInt64>)
    func widths(seed: UInt64) {
        let table = HostileTable.make(seed: seed)
        var random = HostileText(seed: seed)
        for width in Array(1...12) + (0..<6).map({ _ in Int.random(in: 13...120, using: &random) }) {
            expectFit(table, width)
        }
        expectFit(table, nil)
    }

    private func expectFit(_ table: any RenderableTable, _ width: Int?) {
        for style in [TableStyle.rounded, .minimal] {
            let text = table.rendered(as: .ansi(width: width, color: .never, style: style))
            let lines = text.split(separator: "\n").map(String.init)
            // Nothing narrower can be done with one wide cluster.
            let wide = lines.filter { TextProbe.width($0) > width ?? .max && TextProbe.clusters($0).count > 1 }
            #expect(wide.isEmpty, "wider than \(width ?? 0): \(wide)")
            let bordered = Set(lines.filter { "╭├│╰".contains($0.first ?? " ") }.map { TextProbe.width($0) })
            #expect(bordered.count <= 1, "bordered lines of several widths at \(width ?? 0):\n\(text)")
        }
    }

    @Test("no control character but line feeds gets through without colour", arguments: 0..<300 as Range<UInt64>)
    func controls(seed: UInt64) {
        for style in TableStyle.allCases {
            let text = HostileTable.make(seed: seed).rendered(as: .ansi(width: 60, color: .never, style: style))
            let bad = text.unicodeScalars.filter { scalar in
                switch scalar.value {
                case 0x0A: false
                case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F,
                    0xFEFF, 0xFDD0...0xFDEF:
                    true
                default: scalar.value & 0xFFFE == 0xFFFE
                }
            }
            #expect(bad.isEmpty, "\(bad)")
        }
    }

    @Test("colour changes nothing but colour", arguments: 0..<300 as Range<UInt64>)
    func colors(seed: UInt64) {
        let table = HostileTable.make(seed: seed)
        for width in [nil, 40, 9] {
            let colored = table.rendered(as: .ansi(width: width))
            #expect(withoutStyles(colored) == table.rendered(as: .ansi(width: width, color: .never)))
        }
    }

    @Test("each line resets what it switches on, and borders have no style", arguments: 0..<300 as Range<UInt64>)
    func resets(seed: UInt64) {
        for line in HostileTable.make(seed: seed).rendered(as: .ansi(style: .double)).split(separator: "\n") {
            var isStyled = false
            var rest = line.unicodeScalars[...]
            while let scalar = rest.popFirst() {
                if scalar == "\u{1B}" {
                    isStyled = !rest.starts(with: "[0m".unicodeScalars)
                } else if isStyled && "║═".unicodeScalars.contains(scalar) {
                    Issue.record("a styled border: \(line.debugDescription)")
                }
            }
            #expect(!isStyled, "\(line.debugDescription)")
        }
    }

    private func withoutStyles(_ text: String) -> String {
        var kept = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "\u{1B}" {
                while let next = rest.popFirst(), next != "m" {}
            } else {
                kept.append(scalar)
            }
        }
        return String(kept)
    }

    @Test("where ASCII is asked for, lines and marks are ASCII, and the text stays", arguments: Fixture.allCases)
    func ascii(fixture: Fixture) {
        var renderer = ANSIRenderer(color: .never)
        renderer.usesASCII = true
        let text = fixture.table.rendered(as: renderer)
        let marks = "│─╭╮╰╯├┤┬┴┼┌┐└┘▾▸●▲▼…␛␀␇␡"
        #expect(!text.contains { marks.contains($0) }, "\(text)")
    }
}
