public import FoundationEssentials

/// Shows a range by its bounds, each in the same style, with an en dash between: `1–5`.
///
/// ```swift
/// Column("Ages", \.ages, format: .range(.integer()))
/// ```
/// A range whose bounds show alike is that one text. Where the upper bound's text doesn't begin with a digit, blanks
/// stand around the dash: `-5 – -1`, `$5 – $10`.
public struct RangeFormatStyle<Bound: FormatStyle>: FormatStyle
where Bound.FormatInput: Comparable, Bound.FormatOutput == String {
    /// The style of both bounds.
    public var bound: Bound

    /// A style for ranges with bounds in another style.
    public init(_ bound: Bound) { self.bound = bound }

    /// The range as text.
    public func format(_ value: ClosedRange<Bound.FormatInput>) -> String {
        let (lower, upper) = (bound.text(showing: value.lowerBound), bound.text(showing: value.upperBound))
        if lower == upper { return lower }
        return lower + (upper.first?.isNumber == true ? "–" : " – ") + upper
    }

    /// The same with both bounds in this locale.
    public func locale(_ locale: Locale) -> Self { Self(bound.locale(locale)) }
}

extension RangeFormatStyle: Sendable where Bound: Sendable {}
