import Renderers
import Testing

@Suite("Text sanitizing")
struct TextSanitizerTests {
    @Test(
        "printable ASCII stays as it is and is told to be plain",
        arguments: ["", "a", "abcdefg", "abcdefgh", "abcdefghi ~"])
    func plain(text: String) {
        let (output, holds) = TextProbe.sanitize(text)
        #expect(output == text)
        #expect(holds.isPlain)
    }

    @Test(
        "text of other scripts stays as it is",
        arguments: [
            "Grüße", "日本語", "नमस्ते", "👩\u{200D}👩\u{200D}👧", "❤\u{FE0F}", "می\u{200C}خواهم", "각", "\u{1100}\u{1161}", "🇯🇵",
            "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "葛\u{E0100}",
        ])
    func otherScripts(text: String) {
        let (output, holds) = TextProbe.sanitize("ab " + text + " cd")
        #expect(output == "ab " + text + " cd")
        #expect(holds == .nonASCII)
    }

    @Test(
        "control characters become visible",
        arguments: [
            ("a\u{1B}[31mb", "a␛[31mb"),
            ("a\u{1B}]8;;http://evil\u{1B}\\x", "a␛]8;;http://evil␛\\x"),
            ("a\u{1B}]52;c;QQ==\u{7}", "a␛]52;c;QQ==␇"),
            ("a\u{9B}31mb", "a<U+009B>31mb"),
            ("a\u{8}\u{8}b", "a␈␈b"),
            ("a\u{7F}b", "a␡b"),
            ("a\u{0}b", "a␀b"),
            ("\u{1B}]0;t", "␛]0;t"),
            ("\u{1B}c", "␛c"),
            ("\u{1B}Pq", "␛Pq"),
            ("\u{E}\u{F}", "␎␏"),
        ])
    func visible(text: String, expected: String) {
        #expect(TextProbe.sanitize(text).text == expected)
    }

    @Test(
        "in ASCII control characters become carets",
        arguments: [
            ("a\u{1B}[31mb", "a^[[31mb"), ("\u{7}", "^G"), ("\u{7F}", "^?"), ("\u{0}", "^@"), ("\u{9B}", "<U+009B>"),
        ])
    func carets(text: String, expected: String) {
        let (output, holds) = TextProbe.sanitize(text, TextSanitizer(usesASCII: true))
        #expect(output == expected)
        #expect(holds.isPlain)
    }

    @Test(
        "every kind of line break becomes a line feed",
        arguments: [
            "\r\n", "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}",
        ])
    func lineBreaks(lineBreak: String) {
        for policy in [ControlCharacterPolicy.visible, .strip, .sgrOnly, .raw] {
            let (output, holds) = TextProbe.sanitize("a" + lineBreak + "b", TextSanitizer(policy: policy))
            #expect(output == "a\nb")
            #expect(holds == .lineBreaks)
        }
    }

    @Test("a carriage return cannot write over a line")
    func carriageReturn() {
        #expect(TextProbe.sanitize("long text with a control code \r\n").text == "long text with a control code \n")
        #expect(TextProbe.sanitize("OK\rFAIL\r\r\n\n").text == "OK\nFAIL\n\n\n")
    }

    @Test(
        "a tab goes to the next tab stop of its line",
        arguments: [
            ("x\ty", "x   y"), ("a\tb", "a   b"), ("\t", "    "), ("abcd\te", "abcd    e"), ("漢\tx", "漢  x"),
            ("abc\n\tx", "abc\n    x"), ("a\tb\tc", "a   b   c"), ("e\u{301}\tx", "e\u{301}   x"),
            ("\u{1B}\tx", "␛   x"),
        ])
    func tabs(text: String, expected: String) {
        #expect(TextProbe.sanitize(text).text == expected)
    }

    @Test("a tab counts the cells before the text and the tab size asked for")
    func tabColumn() {
        #expect(TextProbe.sanitize("\tx", column: 3).text == " x")
        #expect(TextProbe.sanitize("a\tb", TextSanitizer(tabWidth: 1)).text == "a b")
        #expect(TextProbe.sanitize("a\tb", TextSanitizer(tabWidth: 0)).text == "a b")
    }

    @Test(
        "characters that reorder or hide text are dropped",
        arguments: [
            ("\u{202E}gnp.exe", "gnp.exe"), ("a\u{2067}b\u{2069}c", "abc"), ("a\u{AD}b", "ab"), ("a\u{200B}b", "ab"),
            ("a\u{61C}\u{200E}\u{200F}b", "ab"), ("\u{FEFF}a\u{2060}b\u{180E}", "ab"),
            ("\u{FFF9}a\u{FFFA}b\u{FFFB}", "ab"),
            ("a\u{E0041}\u{E0042}b", "ab"), ("🏴\u{E0067}\u{E0062}x", "🏴x"), ("🏴\u{E007F}x", "🏴x"), ("\u{E0001}", ""),
        ])
    func invisible(text: String, expected: String) {
        #expect(TextProbe.sanitize(text).text == expected)
    }

    @Test(
        "a joiner stays inside a cluster but never begins one",
        arguments: [
            ("\u{200D}👨", "👨"), ("\u{200C}a", "a"), ("a\n\u{200D}b", "a\nb"), ("a\u{200D}b", "a\u{200D}b"),
        ])
    func joiners(text: String, expected: String) {
        #expect(TextProbe.sanitize(text).text == expected)
    }

    @Test(
        "noncharacters become replacement characters",
        arguments: [0xFDD0, 0xFDEF, 0xFFFE, 0x1FFFF, 0x10FFFF] as [UInt32])
    func noncharacters(code: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(code))
        #expect(TextProbe.sanitize("a\(scalar)b").text == "a\u{FFFD}b")
    }

    @Test("a cluster keeps sixteen marks")
    func marks() {
        let sixteen = String(repeating: "\u{301}", count: 16)
        let fifty = String(repeating: "\u{301}", count: 50)
        #expect(TextProbe.sanitize("e" + fifty + "x" + fifty).text == "e" + sixteen + "x" + sixteen)
        #expect(TextProbe.sanitize("e" + fifty + "\u{200B}" + fifty).text == "e" + sixteen)
        #expect(TextProbe.sanitize("漢" + fifty + "字").text == "漢" + sixteen + "字")
    }

    @Test("a chain of joined emoji has an end")
    func joinedChain() {
        let output = TextProbe.sanitize(String(repeating: "👩\u{200D}", count: 100)).text
        for cluster in output {
            #expect(cluster.unicodeScalars.count { $0 == "\u{200D}" } <= 16)
        }
        #expect(output.unicodeScalars.count { $0 == "👩" } == 100)
    }

    @Test(
        "strip takes out whole sequences",
        arguments: [
            ("a\u{1B}[31mb", "ab"), ("a\u{1B}]8;;http://evil\u{1B}\\x", "ax"), ("a\u{1B}]52;c;QQ==\u{7}b", "ab"),
            ("a\u{9B}31mb", "ab"), ("a\u{1B}]0;t", "a"), ("a\u{1B}cb", "ab"), ("\u{1B}Pq#0\u{1B}\\x", "x"),
            ("\u{7}bell", "bell"),
            ("a\u{1B}(Bb", "ab"), ("a\u{1B}", "a"), ("a\u{1B}[", "a"), ("a\u{1B}[31é", "aé"),
            ("a\u{9D}0;t\u{9C}b", "ab"),
            ("a\u{1B}_x\u{1B}[1mb", "ab"), ("a\u{90}x\u{7}y\u{9C}b", "ab"), ("a\u{1B}]0;t\u{18}b", "ab"),
            ("a\u{1B}é", "aé"),
        ])
    func strip(text: String, expected: String) {
        #expect(TextProbe.sanitize(text, TextSanitizer(policy: .strip)).text == expected)
    }

    @Test(
        "only styles stay when asked for, and end with the text",
        arguments: [
            ("\u{1B}[31mred\u{1B}[0m", "\u{1B}[31mred\u{1B}[0m"), ("\u{1B}[31mred", "\u{1B}[31mred\u{1B}[0m"),
            ("\u{1B}[38:2::1:2:3mx\u{1B}[m", "\u{1B}[38:2::1:2:3mx\u{1B}[m"), ("\u{1B}[2Jx\u{7}\u{1B}", "x"),
            ("\u{1B}[37m│\u{1B}", "\u{1B}[37m│\u{1B}[0m"),
            ("\u{1B}[31m\u{1B}]0;m\u{7}x\u{1B}[0m", "\u{1B}[31mx\u{1B}[0m"),
            ("\u{9B}31mx", "x"), ("\u{1B}[?31mx", "x"),
        ])
    func stylesOnly(text: String, expected: String) {
        #expect(TextProbe.sanitize(text, TextSanitizer(policy: .sgrOnly)).text == expected)
    }

    @Test("raw text stays as it is and is told to hold controls")
    func raw() {
        let (output, holds) = TextProbe.sanitize("a\u{1B}[2Jb\u{202E}", TextSanitizer(policy: .raw))
        #expect(output == "a\u{1B}[2Jb\u{202E}")
        #expect(holds == [.controls, .nonASCII])
    }

    @Test("a sequence that never ends takes linear time", .timeLimit(.minutes(1)))
    func unterminated() {
        let text = String(repeating: "\u{1B}]8;;", count: 20_000) + String(repeating: "a", count: 1_000_000)
        #expect(TextProbe.sanitize(text, TextSanitizer(policy: .strip)).text.isEmpty)
        #expect(TextProbe.sanitize(text).text.hasSuffix("aaa"))
    }

    @Test("text that is safe already is not changed again", arguments: 0..<200 as Range<UInt64>)
    func idempotent(seed: UInt64) {
        var texts = NastyText(seed: seed)
        for policy in [ControlCharacterPolicy.visible, .strip] {
            let once = TextProbe.sanitize(texts.next(), TextSanitizer(policy: policy)).text
            #expect(TextProbe.sanitize(once, TextSanitizer(policy: policy)).text == once)
            for scalar in once.unicodeScalars where scalar != "\n" {
                #expect(scalar.properties.generalCategory != .control)
                #expect(!(0x202A...0x202E).contains(scalar.value))
            }
        }
    }
}
