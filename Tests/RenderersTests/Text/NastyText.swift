/// Makes texts of pieces that are hard on the text layer, the same ones for the same seed.
struct NastyText: RandomNumberGenerator {
    static let pieces = [
        "a", "b", "word", " ", "  ", "\n", "漢", "字", "e\u{301}", "❤\u{FE0F}", "👩\u{200D}🔧", "👍🏽", "🇯🇵", "🇦", "नि", "क्षि",
        "각", "\u{1100}\u{1161}", "\u{200B}", "\u{200D}", "\u{301}", "\u{1B}[31m", "\u{1B}]0;", "\u{7}", "\t", "\r\n",
        "\u{9B}",
        "\u{202E}", "\u{AD}", "\u{FFFE}", "…", "ｶﾞ", "☝🏽", "⌚\u{FE0E}", "a\u{200D}b", "☰", "\u{0600}١",
        "🏳\u{FE0F}\u{200D}🌈", "र्र्र", "\u{E0041}", "🏴", "\u{0}", "-", "1\u{FE0F}\u{20E3}",
    ]

    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    /// A text of up to 30 pieces.
    mutating func next() -> String {
        let count = Int.random(in: 0...30, using: &self)
        return (0..<count).map { _ in Self.pieces.randomElement(using: &self) ?? "" }.joined()
    }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let mixed = (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD
        return mixed ^ mixed >> 33
    }
}
