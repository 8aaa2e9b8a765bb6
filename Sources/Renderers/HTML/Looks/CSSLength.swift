/// Lengths of a page, in CSS pixels.
enum CSSLength {
    /// A length that can be shown: nil where it is none, negative or not finite; at most 10,000.
    static func pixels(_ length: Double?) -> Double? {
        guard let length, length.isFinite, length >= 0 else { return nil }
        return min(length, 10_000)
    }

    /// The length as CSS writes it, in whole hundredths.
    static func text(_ length: Double) -> String {
        let hundredths = Int((length * 100).rounded())
        let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
        if whole == 0 && rest == 0 { return "0" }
        let fraction = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
        return "\(whole)\(fraction)px"
    }
}
