import TableDSL
import Testing

@testable import Renderers

@Suite("Colours by depth")
struct ColorTests {
    @Test(
        "an exact colour becomes the nearest that there is",
        arguments: [
            ((255, 135, 0), "38;2;255;135;0", "38;5;208", "33"),
            ((0, 0, 0), "38;2;0;0;0", "38;5;16", "30"),
            ((255, 255, 255), "38;2;255;255;255", "38;5;231", "97"),
            ((255, 0, 0), "38;2;255;0;0", "38;5;196", "91"),
            ((205, 0, 0), "38;2;205;0;0", "38;5;160", "31"),
            ((0, 0, 238), "38;2;0;0;238", "38;5;21", "34"),
            ((92, 92, 255), "38;2;92;92;255", "38;5;63", "94"),
            ((8, 8, 8), "38;2;8;8;8", "38;5;232", "30"),
            ((128, 128, 128), "38;2;128;128;128", "38;5;244", "90"),
            ((238, 238, 238), "38;2;238;238;238", "38;5;255", "37"),
            ((95, 95, 95), "38;2;95;95;95", "38;5;59", "90"),
            ((47, 0, 0), "38;2;47;0;0", "38;5;233", "30"),
            ((70, 0, 0), "38;2;70;0;0", "38;5;52", "30"),
            ((230, 230, 230), "38;2;230;230;230", "38;5;254", "37"),
        ] as [((UInt8, UInt8, UInt8), String, String, String)])
    func nearest(color: (UInt8, UInt8, UInt8), trueColor: String, ansi256: String, ansi16: String) {
        let color = Color.rgb(color.0, color.1, color.2)
        #expect(codes(TextStyle(foreground: color), .trueColor) == "\u{1B}[\(trueColor)m")
        #expect(codes(TextStyle(foreground: color), .ansi256) == "\u{1B}[\(ansi256)m")
        #expect(codes(TextStyle(foreground: color), .ansi16) == "\u{1B}[\(ansi16)m")
        #expect(codes(TextStyle(foreground: color), .none) == "")
    }

    @Test("the nearest of 256 is what looking at all of them finds")
    func exhaustive() {
        var palette: [(number: Int, color: TerminalPalette.RGB)] = []
        for number in 0..<216 {
            let levels = TerminalPalette.cubeLevels
            palette.append((16 + number, (levels[number / 36], levels[number / 6 % 6], levels[number % 6])))
        }
        for grey in 0..<24 {
            let level = UInt8(8 + 10 * grey)
            palette.append((232 + grey, (level, level, level)))
        }
        func square(_ one: UInt8, _ other: UInt8) -> Int { (Int(one) - Int(other)) * (Int(one) - Int(other)) }
        for red in stride(from: 0, through: 255, by: 17) {
            for green in stride(from: 0, through: 255, by: 15) {
                for blue in stride(from: 0, through: 255, by: 5) {
                    let color: TerminalPalette.RGB = (UInt8(red), UInt8(green), UInt8(blue))
                    var best = (number: 0, distance: Int.max)
                    for (number, other) in palette {
                        let distance =
                            square(color.red, other.red) + square(color.green, other.green)
                            + square(color.blue, other.blue)
                        if distance < best.distance { best = (number, distance) }
                    }
                    if TerminalPalette.nearestOf256(color) != best.number {
                        Issue.record("\(color) is \(best.number)")
                    }
                }
            }
        }
    }

    @Test(
        "the sixteen are the same in every depth, dark and bright, before and behind",
        arguments: [
            (.black, "30", "40"), (.red, "31", "41"), (.green, "32", "42"), (.yellow, "33", "43"),
            (.blue, "34", "44"), (.magenta, "35", "45"), (.cyan, "36", "46"), (.white, "37", "47"),
            (.brightBlack, "90", "100"), (.gray, "90", "100"), (.brightRed, "91", "101"), (.brightGreen, "92", "102"),
            (.brightYellow, "93", "103"), (.brightBlue, "94", "104"), (.brightMagenta, "95", "105"),
            (.brightCyan, "96", "106"), (.brightWhite, "97", "107"), (.secondary, "2", "100"),
        ] as [(Color, String, String)])
    func sixteen(color: Color, foreground: String, background: String) {
        for depth in [ColorDepth.ansi16, .ansi256, .trueColor] {
            #expect(codes(TextStyle(foreground: color), depth) == "\u{1B}[\(foreground)m")
            #expect(codes(TextStyle(background: color), depth) == "\u{1B}[\(background)m")
        }
    }

    @Test("a background that is exact becomes the nearest as well")
    func background() {
        #expect(codes(TextStyle(background: .rgb(255, 0, 0)), .ansi16) == "\u{1B}[101m")
        #expect(codes(TextStyle(background: .rgb(205, 205, 0)), .ansi16) == "\u{1B}[43m")
        #expect(codes(TextStyle(background: .rgb(95, 0, 0)), .ansi256) == "\u{1B}[48;5;52m")
    }

    @Test("a name is what the theme says, by depth; without it, or for another name, it is nothing")
    func theme() {
        let theme: [String: Color] = [
            "accent": .rgb(255, 135, 0), "quiet": .secondary, "loop": .named("loop"), "other": .named("accent"),
        ]
        #expect(codes(TextStyle(foreground: .named("accent")), .ansi256, theme) == "\u{1B}[38;5;208m")
        #expect(codes(TextStyle(foreground: .named("quiet")), .ansi256, theme) == "\u{1B}[2m")
        for name in ["loop", "other", "unknown"] {
            #expect(codes(TextStyle(foreground: .named(name)), .trueColor, theme) == "")
        }
        #expect(
            codes(TextStyle(foreground: .named("unknown"), emphasis: .bold), .trueColor, theme) == "\u{1B}[1m")
    }

    @Test("emphasis comes before colours, and none is written where there is no colour")
    func emphasis() {
        let style = TextStyle(
            foreground: .red, background: .black, emphasis: [.bold, .dim, .italic, .underline, .strikethrough])
        #expect(codes(style, .ansi16) == "\u{1B}[1;2;3;4;9;31;40m")
        #expect(codes(style, .none) == "")
    }

    @Test("colour can be switched without losing the depth")
    func mode() {
        var renderer = ANSIRenderer()
        renderer.colorDepth = .ansi256
        renderer.color = .always
        #expect(renderer.colorDepth == .ansi256)
        renderer.color = .never
        #expect(renderer.colorDepth == .none && renderer.color == .never)
        renderer.color = .always
        #expect(renderer.colorDepth == .trueColor)
    }

    @Test("depths are in order")
    func order() {
        #expect(ColorDepth.allCases == ColorDepth.allCases.sorted())
    }

    private func codes(_ style: TextStyle, _ depth: ColorDepth, _ theme: [String: Color] = [:]) -> String {
        var buffer = ByteBuffer()
        _ = SGR(depth: depth, theme: theme).append(style, to: &buffer)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }
}
