import Renderers
import TableDSL
import Testing

@Suite("Styles that are open across lines")
struct OpenStylesTests {
    @Test(
        "each line of a wrapped text opens and resets its styles",
        arguments: [
            (
                "\u{1B}[31mred words here\u{1B}[0m",
                ["\u{1B}[31mred\u{1B}[0m", "\u{1B}[31mwords\u{1B}[0m", "\u{1B}[31mhere\u{1B}[0m"]
            ),
            (
                "\u{1B}[38;2;255;0;0mred words\u{1B}[m here",
                ["\u{1B}[38;2;255;0;0mred\u{1B}[0m", "\u{1B}[38;2;255;0;0mwords\u{1B}[m", "here"]
            ),
            (
                "\u{1B}[1ma\n\u{1B}[32mb\nc",
                ["\u{1B}[1ma\u{1B}[0m", "\u{1B}[1m\u{1B}[32mb\u{1B}[0m", "\u{1B}[1m\u{1B}[32mc\u{1B}[0m"]
            ),
            ("plain text here", ["plain", "text", "here"]),
            (
                "\u{1B}[1mone \u{1B}[0;31mtwo three",
                [
                    "\u{1B}[1mone\u{1B}[0m", "\u{1B}[1m\u{1B}[0;31mtwo\u{1B}[0m", "\u{1B}[0;31mthree\u{1B}[0m",
                ]
            ),
            ("\u{1B}[38;5;0mone two", ["\u{1B}[38;5;0mone\u{1B}[0m", "\u{1B}[38;5;0mtwo\u{1B}[0m"]),
            ("\u{1B}[31;0mone two", ["\u{1B}[31;0mone", "two"]),
        ]
    )
    func lines(text: String, expected: [String]) {
        let sanitized = TextProbe.sanitize(text, TextSanitizer(policy: .sgrOnly)).text
        #expect(TextProbe.wrapStyled(sanitized, 6) == expected)
    }

    @Test("a text of nothing but styles does not grow without end")
    func bounded() {
        let text = String(repeating: "\u{1B}[31m\n", count: 1000)
        #expect(TextProbe.wrapStyled(text, 6).allSatisfy { $0.utf8.count < 200 })
    }
}
