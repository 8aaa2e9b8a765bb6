import Renderers
import TableDSL
import Testing

@Suite("Text truncation")
struct TextTruncationTests {
    @Test(
        "head, middle and tail are cut with the mark in the right place",
        arguments: [
            ("abcdefghijkl", 7, TruncationMode.tail, "abcdef…", 7),
            ("漢字漢字漢字漢字", 7, .tail, "漢字漢…", 7),
            ("abcdefghijkl", 7, .head, "…ghijkl", 7),
            ("漢字漢字漢字漢字", 7, .head, "…字漢字", 7),
            ("abcdefghijkl", 7, .middle, "abc…jkl", 7),
            ("漢字漢字漢字漢字", 7, .middle, "漢…漢字", 7),
            ("漢字漢字漢字漢字", 6, .tail, "漢字…", 5),
            ("漢字漢字漢字漢字", 6, .head, "…漢字", 5),
            ("abcdefghijkl", 6, .middle, "abc…kl", 6),
            ("👩\u{200D}💻abcd", 4, .tail, "👩\u{200D}💻a…", 4),
            ("👩\u{200D}🔧", 4, .tail, "👩\u{200D}🔧", 2),
            ("cafe\u{301}s", 4, .tail, "caf…", 4),
            ("cafe\u{301}sx", 5, .tail, "cafe\u{301}…", 5),
            ("cafe\u{301}s", 3, .head, "…e\u{301}s", 3),
            ("abc", 3, .tail, "abc", 3),
        ])
    func modes(text: String, width: Int, mode: TruncationMode, expected: String, cells: Int) {
        let cut = TextProbe.cut(text, width, mode)
        #expect(cut.text == expected)
        #expect(cut.cells == cells)
    }

    @Test(
        "where there is room for the mark only, the mark stands alone",
        arguments: [TruncationMode.head, .middle, .tail])
    func tiny(mode: TruncationMode) {
        #expect(TextProbe.cut("abc", 1, mode).text == "…")
        #expect(TextProbe.cut("漢字", 2, mode).text == "…")
        #expect(TextProbe.cut("abc", 0, mode).text == "")
        #expect(TextProbe.cut("abc", -3, mode).cells == 0)
        #expect(TextProbe.cut("", 0, mode).text == "")
    }

    @Test("the mark is three points where a one-cell mark is not to be had")
    func points() {
        for truncation in [TextTruncation(usesASCII: true), TextTruncation(measure: TextWidth(ambiguousWidth: 2))] {
            #expect(TextProbe.cut("abcdefghijkl", 7, .tail, by: truncation).text == "abcd...")
            #expect(TextProbe.cut("abcdefghijkl", 7, .middle, by: truncation).text == "ab...kl")
            #expect(TextProbe.cut("abcdefghijkl", 2, .tail, by: truncation).text == "..")
        }
    }

    @Test("a line that goes on is marked at its end even where it fits")
    func continues() {
        #expect(TextProbe.cut("abc", 5, .tail, continues: true).text == "abc…")
        #expect(TextProbe.cut("abc", 3, .middle, continues: true).text == "ab…")
        #expect(TextProbe.cut("", 3, .head, continues: true).text == "…")
    }

    @Test("what is cut is never wider than asked, and of the text's own clusters", arguments: 0..<300 as Range<UInt64>)
    func properties(seed: UInt64) {
        var texts = NastyText(seed: seed)
        let text = TextProbe.sanitize(texts.next()).text.filter { $0 != "\n" }
        let whole = TextProbe.width(text)
        for width in 0...12 {
            for mode in [TruncationMode.head, .middle, .tail] {
                let cut = TextProbe.cut(text, width, mode)
                #expect(cut.cells <= width)
                #expect(cut.cells == min(whole, width) || cut.cells >= width - 2)
                #expect(TextProbe.width(cut.text) == cut.cells, "\(text.debugDescription) \(width) \(mode)")
            }
        }
    }
}
