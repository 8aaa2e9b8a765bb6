/// How a power of ten is written behind a number.
public enum ExponentForm: String, Codable, Hashable, Sendable {
    /// As a power: `1.23 × 10⁴`.
    case power
    /// In ASCII, as programs read it: `1.23e4`.
    case ascii

    /// The power as text.
    func text(_ exponent: Int) -> String {
        guard self == .power else { return "e\(exponent)" }
        let superscripts: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
        return " × 10" + String(String(exponent).map { $0.wholeNumberValue.map { superscripts[$0] } ?? "⁻" })
    }
}
