/// Symbols for parts of a range, from the lowest to the highest, each with a shape of its own.
///
/// ```swift
/// Column("Math", \.math).icons(.arrows)
/// Column("Load", \.load) { Icon($0.load, in: .trafficLights, thresholds: [0.33, 0.67]) }
/// ```
public struct IconSet: Hashable, Sendable {
    /// A symbol, and what stands for it where it can't be shown.
    public struct Symbol: Hashable, Sendable {
        /// What is seen.
        public var picture: String
        /// The same in ASCII.
        public var ascii: String
        /// The same in words.
        public var words: String
        /// Its colour, which says nothing that its shape doesn't; nil for the text's.
        public var color: Color?

        /// A symbol by its forms.
        public init(_ picture: String, ascii: String, words: String, color: Color? = nil) {
            self.picture = picture
            self.ascii = ascii
            self.words = words
            self.color = color
        }
    }

    /// The symbols from the lowest part to the highest.
    public var symbols: [Symbol]

    /// A set of your own; one without symbols shows none.
    public init(_ symbols: [Symbol]) { self.symbols = symbols }

    /// The symbol of a number by the thresholds that it reaches; nil for what isn't a number.
    func symbol(of number: Double, thresholds: [Double]) -> Symbol? {
        if number.isNaN || symbols.isEmpty { return nil }
        return symbols[min(thresholds.count { number >= $0 }, symbols.count - 1)]
    }

    /// The symbol of a number by the part of a domain that it is in; nil for what isn't a number.
    func symbol(of number: Double, in domain: ClosedRange<Double>) -> Symbol? {
        guard let share = domain.share(of: number), !symbols.isEmpty else { return nil }
        return symbols[min(Int(share * Double(symbols.count)), symbols.count - 1)]
    }

    /// Writes a symbol beside a number; blanks where there is none.
    func write(_ symbol: Symbol?, to cell: inout CellWriter) {
        guard let symbol else {
            let first = symbols.first
            return cell.writeDecoration(
                String(repeating: "\u{A0}", count: first?.picture.count ?? 0),
                ascii: String(repeating: " ", count: first?.ascii.count ?? 0))
        }
        cell.writeDecoration(symbol.picture, ascii: symbol.ascii, color: symbol.color)
    }
}

extension IconSet {
    /// ▼ ► ▲, in ASCII `v` `>` `^`, in words low, medium, high.
    public static let arrows = IconSet([
        Symbol("▼", ascii: "v", words: "low", color: .red), Symbol("►", ascii: ">", words: "medium", color: .yellow),
        Symbol("▲", ascii: "^", words: "high", color: .green),
    ])

    /// ◆ ▲ ● in the lights' colours, in ASCII `x` `!` `o`, in words low, medium, high.
    public static let trafficLights = IconSet([
        Symbol("◆", ascii: "x", words: "low", color: .red), Symbol("▲", ascii: "!", words: "medium", color: .yellow),
        Symbol("●", ascii: "o", words: "high", color: .green),
    ])

    /// ⚐ ⚑, an empty flag and a full one, in ASCII `-` `P`, in words low, high.
    public static let flags = IconSet([
        Symbol("⚐", ascii: "-", words: "low", color: .secondary), Symbol("⚑", ascii: "P", words: "high", color: .red),
    ])

    /// ○ ◔ ◑ ◕ ●, in ASCII `_` `:` `o` `O` `@`, in words from empty to full.
    public static let quarters = IconSet([
        Symbol("○", ascii: "_", words: "empty"), Symbol("◔", ascii: ":", words: "a quarter"),
        Symbol("◑", ascii: "o", words: "half"), Symbol("◕", ascii: "O", words: "three quarters"),
        Symbol("●", ascii: "@", words: "full"),
    ])
}
