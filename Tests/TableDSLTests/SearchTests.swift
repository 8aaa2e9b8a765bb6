import Testing

@testable import TableDSL

@Suite("Search")
struct SearchTests {
    /// Whether a query finds a row of these texts.
    private func finds(_ query: String, in texts: String...) -> Bool {
        var matcher = SearchQuery(query).makeMatcher()
        return add(texts, to: &matcher)
    }

    private func add(_ texts: [String], to matcher: inout SearchMatcher) -> Bool {
        for var text in texts {
            text.withUTF8 { matcher.add($0) }
        }
        return matcher.isMatch
    }

    @Test(
        "a query finds what readers take for the same",
        arguments: [
            ("muller", "Zoë Müller"), ("MÜLLER", "muller"), ("Mu\u{308}ller", "Müller"),
            ("strasse", "Straße"), ("STRASSE", "straße"), ("straße", "STRASSE"), ("ẞ", "ss"),
            ("lukasz", "Łukasz"), ("o", "Ø"), ("Ø", "o"), ("smorrebrod", "Smørrebrød"), ("dak", "Đak"),
            ("ae", "Ǽ"), ("OEUVRE", "œuvre"), ("thor", "Þór"), ("Ħ", "h"), ("ŧ", "T"), ("GUDRUN", "Guðrún"),
            ("viet nam", "Việt Nam"), ("Ångström", "A\u{30A}ngstro\u{308}m"), ("\u{212B}", "å"),
            ("елка", "Ёлка"), ("ᾳ", "Α"), ("αθηνα", "ΑΘΉΝΑ"),
            ("ABC", "abc"), ("ＡＢＣ", "abc"), ("abc", "ＡＢＣ１"), ("￥", "¥"), ("fi", "ﬁne"), ("ﬁ", "FI"),
            ("h2o", "H₂O"), ("no", "№ 1"), ("tm", "™"), ("½", "1\u{2044}2"), ("㎏", "KG"),
            ("οδοσ", "ΟΔΟΣ"), ("οδος", "ΟΔΟΣ"), ("οδοσ", "οδος"),
            ("ᲡᲐᲥᲐᲠᲗᲕᲔᲚᲝ", "საქართველო"), ("𐐀", "𐐨"), ("\u{16EA0}", "\u{16EBB}"),
        ])
    func folding(query: String, text: String) {
        #expect(finds(query, in: text))
    }

    @Test("the four letters i of Turkish are one", arguments: ["I", "i", "İ", "ı", "I\u{307}"])
    func turkish(letter: String) {
        #expect(folded(letter) == "i")
        #expect(finds("istanbul", in: "\(letter)stanbul"))
        #expect(finds("\(letter)STANBUL", in: "istanbul"))
    }

    @Test(
        "halfwidth kana are kana, with and without the marks that voice them",
        arguments: [
            ("ｶﾀｶﾅ", "カタカナ"), ("ｶﾞｷﾞｸﾞｹﾞｺﾞ", "ガギグゲゴ"), ("ﾊﾞﾋﾟﾌﾞﾍﾟﾎﾞ", "バピブペボ"), ("ﾂﾞﾃﾞﾄﾞ", "ヅデド"),
            ("ｳﾞﾜﾞｦﾞ", "ヴヷヺ"), ("か\u{3099}は\u{309A}う\u{3099}ゝ\u{3099}", "がぱゔゞ"), ("㌀", "アパート"),
            ("ヱ\u{200B}\u{3099}", "ヹ"), ("ｰ｡", "ー。"),
        ])
    func kana(written: String, plain: String) {
        #expect(folded(written) == plain)
        #expect(folded(plain) == plain)
        #expect(finds(written, in: plain))
    }

    @Test(
        "a sign that another one only resembles is not found",
        arguments: [
            ("か", "が"), ("は", "ぱ"), ("か", "か\u{3099}"), ("カ", "ｶﾞ"), ("ア", "あ"), ("กา", "กี"), ("कि", "की"),
            ("i", "l"), ("a", "α"), ("´", "a"),
        ])
    func different(query: String, text: String) {
        #expect(!finds(query, in: text))
    }

    @Test(
        "composed and decomposed text become the same",
        arguments: [
            ("é", "e\u{301}"), ("ệ", "e\u{302}\u{323}"), ("한글", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"),
            ("가", "\u{1100}\u{1161}"), ("힣", "\u{1112}\u{1175}\u{11C2}"), ("क़", "क\u{93C}"), ("ড়", "ড\u{9BC}"),
            ("ো", "\u{9C7}\u{9BE}"), ("神", "\u{FA19}"), ("丽", "\u{2F800}"), ("אּ", "א\u{5BC}"), ("Ω", "\u{2126}"),
        ])
    func canonical(composed: String, decomposed: String) {
        #expect(folded(composed) == folded(decomposed))
        #expect(Array(folded(composed).utf8) == Array(folded(decomposed).utf8))
    }

    @Test("half a syllable of Hangul finds the whole", arguments: ["ㅎ", "하", "한", "한ㄱ", "한그", "한글"])
    func typing(query: String) {
        #expect(finds(query, in: "한글"))
    }

    @Test(
        "vowel points and what is not seen are ignored",
        arguments: [
            ("שלום", "שָׁלוֹם"), ("محمد", "مُحَمَّد"), ("احمد", "أحمد"), ("محمد", "محـــمد"), ("الله", "ﷲ"),
            ("zerowidth", "zero\u{200B}wi\u{200D}d\u{2060}th\u{FEFF}"), ("hyphen", "hy\u{AD}phen"), ("❤", "❤\u{FE0F}"),
            ("ab", "a\u{E0100}b"), ("می\u{200C}خواهم", "میخواهم"),
        ])
    func ignored(query: String, text: String) {
        #expect(folded(query) == folded(text))
        #expect(finds(query, in: text))
    }

    @Test(
        "marks that are letters of their script stay",
        arguments: ["हिन्दी", "தமிழ்", "ไทยที่", "မြန်မာ", "ខ្មែរ", "か゚"])
    func kept(text: String) {
        #expect(Array(folded(text).unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test(
        "a run of white space is one space",
        arguments: ["a b", "a  b", "a\t\r\n b", "a\u{A0}b", "a\u{3000}\u{2003}b", "a\u{2028}b", "A \u{200B} B"])
    func whiteSpace(text: String) {
        #expect(folded(text) == "a b")
    }

    @Test(
        "folded text folds to itself",
        arguments: ["Zoë ﷺ ㍿ ①", "ŉ ǆ ẚ ﬃ", "¨ ´ ゛ ‗", "ΐ ᾷ ϒ", "각ᄀ힣", "😀👩\u{200D}🔧"])
    func idempotent(text: String) {
        #expect(folded(folded(text)) == folded(text))
    }

    @Test(
        "all words must be in the row, each in any of its texts",
        arguments: [
            ("ada lovelace", true), ("lovelace  ADA", true), ("\tlondon ada\n", true), ("ada ada", true),
            ("love on", true), ("ada paris", false), ("adalovelace", false), ("lacelon", false), ("lovelaces", false),
        ])
    func words(query: String, isFound: Bool) {
        #expect(finds(query, in: "Ada", "Lovelace", "", "London") == isFound)
        #expect(finds(query, in: "Ådä", "Lövelace", "", "Ｌondon") == isFound)
    }

    @Test("a query of nothing that is seen finds every row", arguments: ["", " ", "\t\n\u{3000}", "\u{200B} \u{AD}"])
    func empty(query: String) {
        #expect(SearchQuery(query).isEmpty)
        #expect(SearchQuery(query).makeMatcher().isMatch)
        #expect(finds(query, in: "anything"))
    }

    @Test("a query with a word is not empty", arguments: ["a", " é ", "¨", "\u{3099}"])
    func notEmpty(query: String) {
        #expect(!SearchQuery(query).isEmpty)
        #expect(!SearchQuery(query).makeMatcher().isMatch)
    }

    @Test("a matcher starts anew with each row")
    func rows() {
        var matcher = SearchQuery("zoe müller").makeMatcher()
        let rows = [["Zoë", "Muller"], ["Zoë"], ["Müller"], [], ["MÜLLER, Zoe"], ["Mueller", "Zoe"]]
        let found = rows.map { row in
            matcher.reset()
            return add(row, to: &matcher)
        }
        #expect(found == [true, false, false, false, true, false])
    }

    @Test(
        "bytes that are not UTF-8 do no harm",
        arguments: [
            [0xC3], [0xE3, 0x81], [0xF0, 0x9F, 0x98], [0xFF, 0xFE], [0x80, 0xBF], [0xC0, 0x80],
            [0xF7, 0xBF, 0xBF, 0xBF],
        ])
    func malformed(bytes: [UInt8]) {
        var matcher = SearchQuery("abc").makeMatcher()
        (Array("ABC".utf8) + bytes).withUnsafeBufferPointer { matcher.add($0) }
        #expect(matcher.isMatch)
    }

    @Test("every scalar is folded to the end at once", arguments: 0..<0x300 as Range<UInt32>)
    func allScalars(block: UInt32) {
        let scalars = (block << 8..<(block + 1) << 8).compactMap(Unicode.Scalar.init)
        let once = folded(String(String.UnicodeScalarView(scalars)))
        #expect(Array(folded(once).utf8) == Array(once.utf8))
    }
}
