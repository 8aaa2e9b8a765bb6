import Renderers
import TableDSL
import Testing

@Suite("Text wrapping")
struct TextWrappingTests {
    @Test(
        "words are wrapped and what is too wide is cut",
        arguments: [
            ("世世世世", 3, ["世", "世", "世", "世"]),
            ("ab🙂\u{200D}↕\u{FE0F}def", 4, ["ab🙂\u{200D}↕\u{FE0F}", "def"]),
            ("cafe\u{301}s", 4, ["cafe\u{301}", "s"]),
            ("Lorem ©\u{FE0F} ipsum odor amet", 8, ["Lorem ©\u{FE0F}", "ipsum", "odor", "amet"]),
            ("123ありがとうございました", 8, ["123あり", "がとうご", "ざいまし", "た"]),
            ("🥇 Some Text", 8, ["🥇 Some", "Text"]),
            (
                "com.company.collections.styles.examples.unicorn", 21,
                ["com.company.collectio", "ns.styles.examples.un", "icorn"]
            ),
            ("Lorem ©\u{FE0F} ipsum", 8, ["Lorem ©\u{FE0F}", "ipsum"]),
            ("eos-bash-shared x", 12, ["eos-bash-", "shared x"]),
            ("A Field Name", 5, ["A", "Field", "Name"]),
            ("abcdefgh", 4, ["abcd", "efgh"]),
            ("red words here", 6, ["red", "words", "here"]),
            ("a verylongword b", 4, ["a", "very", "long", "word", "b"]),
            ("12345678", 8, ["12345678"]),
            ("", 5, [""]),
        ])
    func words(text: String, width: Int, expected: [String]) {
        #expect(TextProbe.wrap(text, width) == expected)
    }

    @Test(
        "blanks at a break are dropped and all others kept",
        arguments: [
            ("a  b   c", 4, ["a  b", "c"]), ("  ab cd", 4, ["  ab", "cd"]), ("  abcd", 4, ["abcd"]),
            ("abcd  ", 4, ["abcd"]),
            ("ab  ", 4, ["ab  "]), ("      ", 4, [""]), ("  ", 4, ["  "]), ("ab      cd", 4, ["ab", "cd"]),
            ("ab \u{301}cd", 4, ["ab \u{301}c", "d"]),
        ])
    func blanks(text: String, width: Int, expected: [String]) {
        #expect(TextProbe.wrap(text, width) == expected)
    }

    @Test(
        "line feeds make lines",
        arguments: [
            ("x\ny", ["x", "y"]), ("\n", ["", ""]), ("a\n\nb", ["a", "", "b"]), ("a\n", ["a", ""]),
            ("one two\nthree", ["one", "two", "three"]),
            ("가나\n가ab", ["가나", "가ab"]),
        ])
    func lineFeeds(text: String, expected: [String]) {
        #expect(TextProbe.wrap(text, 5) == expected)
    }

    @Test("a width below one is one", arguments: [1, 0, -1, Int.min])
    func tiny(width: Int) {
        #expect(TextProbe.wrap("abc", width) == ["a", "b", "c"])
        #expect(TextProbe.wrap("世a 世\u{301}", width) == ["世", "a", "世\u{301}"])
    }

    @Test("in character mode a line ends after any character and blanks stay")
    func characters() {
        #expect(TextProbe.wrap("ab cd 世界", 4, .character) == ["ab c", "d 世", "界"])
        #expect(TextProbe.wrap("abcd  x", 4, .character) == ["abcd", "  x"])
        #expect(TextProbe.wrap("世世\nab", 1, .character) == ["世", "世", "a", "b"])
    }

    @Test("where lines don't break only line feeds make lines")
    func never() {
        #expect(TextProbe.wrap("a long text\nof two lines", 4, .none) == ["a long text", "of two lines"])
    }

    @Test(
        "a line may end after a hyphen between letters and after an em dash, and at no other hyphen",
        arguments: [
            ("well-known", 7, ["well-", "known"]), ("a-b-c-d", 3, ["a-", "b-", "c-d"]),
            ("see --long", 8, ["see", "--long"]), ("see -x-y", 6, ["see", "-x-y"]),
            ("by 2024-01-02", 10, ["by", "2024-01-02"]),
            ("a COVID-19", 8, ["a", "COVID-19"]), ("über-öde", 6, ["über-", "öde"]),
            ("a\u{2010}bc", 3, ["a\u{2010}", "bc"]),
            ("a\u{2011}bc", 3, ["a\u{2011}b", "c"]), ("one\u{2014}two", 5, ["one\u{2014}", "two"]),
            ("x a-", 3, ["x", "a-"]),
            ("word -end", 6, ["word", "-end"]), ("eos-bash- shared", 9, ["eos-bash-", "shared"]),
        ])
    func hyphens(text: String, width: Int, expected: [String]) {
        #expect(TextProbe.wrap(text, width) == expected)
    }

    @Test(
        "ideographs and kana part anywhere but before closing and after opening punctuation",
        arguments: [
            ("日本語の文", 4, ["日本", "語の", "文"]), ("word日本語", 8, ["word日本", "語"]), ("一 日本語", 6, ["一 日", "本語"]),
            ("日本語。文", 6, ["日本", "語。文"]), ("日本「語」文", 6, ["日本", "「語」", "文"]), ("日本語、abc", 8, ["日本語、", "abc"]),
            ("ここはきっと", 8, ["ここは", "きっと"]), ("データー", 6, ["デー", "ター"]), ("人々の", 2, ["人", "々", "の"]),
            ("円100円", 5, ["円100", "円"]), ("価格$5", 5, ["価格", "$5"]), ("日本(語)", 5, ["日本", "(語)"]),
            ("日本!?", 4, ["日", "本!?"]),
            ("日\u{A0}本語", 5, ["日\u{A0}本", "語"]), ("日本\u{3000}語", 6, ["日本\u{3000}", "語"]), ("👍👍👍", 4, ["👍👍", "👍"]),
            ("ｶﾀｶﾅ", 3, ["ｶﾀｶ", "ﾅ"]), ("ab한국어 말", 6, ["ab한국", "어 말"]), ("x 한국어", 7, ["x", "한국어"]),
            ("x 日本語", 7, ["x 日本", "語"]), ("🇯🇵🇩🇪", 2, ["🇯🇵", "🇩🇪"]),
        ])
    func ideographs(text: String, width: Int, expected: [String]) {
        #expect(TextProbe.wrap(text, width) == expected)
    }

    @Test(
        "where only blanks part words, hyphens and ideographs don't",
        arguments: [
            ("eos-bash-shared x", 12, ["eos-bash-sha", "red x"]), ("x 日本語", 7, ["x", "日本語"]),
            ("x well-known", 7, ["x", "well-kn", "own"]),
        ])
    func spaces(text: String, width: Int, expected: [String]) {
        #expect(TextProbe.wrap(text, width, .space) == expected)
    }

    @Test("kept styles stay with the word they stand at")
    func styles() {
        #expect(TextProbe.wrap("\u{1B}[31mred words", 5) == ["\u{1B}[31mred", "words"])
        #expect(TextProbe.wrap("red \u{1B}[1mwords\u{1B}[0m", 5) == ["red", "\u{1B}[1mwords\u{1B}[0m"])
        #expect(TextProbe.wrap("words  \u{1B}[0m", 5) == ["words"])
        #expect(TextProbe.wrap("\u{1B}[31m漢", 1) == ["\u{1B}[31m漢"])
    }

    @Test("lines are no wider than asked, and nothing but blanks is lost", arguments: 0..<300 as Range<UInt64>)
    func properties(seed: UInt64) {
        var texts = NastyText(seed: seed)
        let text = TextProbe.sanitize(texts.next()).text
        for width in [1, 2, 3, 5, 8, 20] {
            for mode in [LineBreakMode.word, .space, .character] {
                let lines = TextProbe.wrap(text, width, mode)
                for line in lines where TextProbe.width(line) > width {
                    #expect(TextProbe.clusters(line).count { $0.cells > 0 } == 1, "\(text.debugDescription)")
                }
                let kept = lines.joined().utf8.filter { $0 != 0x20 }
                #expect(kept == text.utf8.filter { $0 != 0x20 && $0 != 0x0A }, "\(text.debugDescription)")
            }
        }
    }

    @Test("wrapping only character by character loses nothing at all", arguments: 0..<50 as Range<UInt64>)
    func charactersLoseNothing(seed: UInt64) {
        var texts = NastyText(seed: seed)
        let text = TextProbe.sanitize(texts.next()).text
        let joined = TextProbe.wrap(text, 4, .character).joined()
        #expect(Array(joined.utf8) == Array(text.utf8).filter { $0 != 0x0A })
    }

    @Test("a text of a million characters is wrapped in linear time", .timeLimit(.minutes(1)))
    func long() {
        #expect(TextProbe.wrap(String(repeating: "é", count: 1_000_000), 10).count == 100_000)
        #expect(TextProbe.wrap(String(repeating: "e\u{301}", count: 100_000), 10).count == 10_000)
    }
}
