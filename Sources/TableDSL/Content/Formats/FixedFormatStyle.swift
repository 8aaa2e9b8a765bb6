public import FoundationEssentials

/// Shows a number with a fixed count of decimals: `3.5` as `3.50`.
///
/// ```swift
/// Column("GPA", \.gpa, format: .fixed(2))                   // 3.50
/// Column("Price", \.price, format: .fixed(2).grouped())     // 1,234.50
/// Column("Share", \.share, format: .fixed(1).percent())     // 25.6%
/// ```
/// The text is what Foundation's `.number` and `.percent` make of the number in American English with
/// `precision(.fractionLength(decimals))`, and with `grouping(.never)` where it isn't ``grouped()``; with a locale, the
/// same with the locale's separators. It takes a small part of their time and no locale data, so a small program stays
/// small.
///
/// - It rounds half to even by the number's shortest decimal digits: with two decimals `0.125` is `0.12`, `0.375` is
///   `0.38` and `2.675` is `2.68`.
/// - Infinities are `∞` and `-∞`, what is not a number is `NaN`, with a percent sign behind them in ``percent()``.
/// - Nothing that shows as zero has a sign, nor has `NaN`. Foundation writes `-0.00` and `-NaN`, which is the one
///   difference from it.
public struct FixedFormatStyle: FormatStyle, Sendable {
    /// Decimals shown, 0 to 15.
    public let decimals: Int
    /// Whether a comma stands before each three digits of the whole number.
    public let isGrouped: Bool
    /// Whether hundredths are shown, with a percent sign.
    public let isPercent: Bool

    /// How many units of the last decimal one is.
    private let unitsInOne: Double
    private let unitsInWhole: Quotient
    /// Up to here a number has 14 digits at most when it is counted in units.
    private let limit: Double
    private let marks: NumberMarks

    /// A style with so many decimals; fewer than 0 count as 0, more than 15 as 15.
    public init(decimals: Int) { self.init(decimals, isGrouped: false, isPercent: false, .usual) }

    private init(_ decimals: Int, isGrouped: Bool, isPercent: Bool, _ marks: NumberMarks) {
        self.decimals = min(max(decimals, 0), 15)
        self.isGrouped = isGrouped
        self.isPercent = isPercent
        unitsInWhole = Quotient((0..<self.decimals).reduce(1) { power, _ in power * 10 })
        unitsInOne = Double(unitsInWhole.divisor) * (isPercent ? 100 : 1)
        self.marks = marks
        // In a locale of its own no number goes the quick way.
        limit = marks.hasUsualSeparators ? 9e13 / unitsInOne : 0
    }

    /// The same with a comma before each three digits of the whole number: `1,234.50`.
    public func grouped() -> Self { Self(decimals, isGrouped: true, isPercent: isPercent, marks) }

    /// The same for a share, shown in hundredths: `0.256` as `25.6%`.
    public func percent() -> Self { Self(decimals, isGrouped: isGrouped, isPercent: true, marks) }

    /// The same with a locale's separators, as far as the program has Foundation's locale data.
    public func locale(_ locale: Locale) -> Self {
        Self(decimals, isGrouped: isGrouped, isPercent: isPercent, NumberMarks(locale))
    }

    /// The number as text.
    public func format(_ value: Double) -> String { text(of: value) }
}

extension FixedFormatStyle {
    private enum CodingKeys: CodingKey { case decimals, isGrouped, isPercent, marks }

    /// Reads a style, its decimals kept within the same bounds.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try values.decode(Int.self, forKey: .decimals),
            isGrouped: try values.decodeIfPresent(Bool.self, forKey: .isGrouped) ?? false,
            isPercent: try values.decodeIfPresent(Bool.self, forKey: .isPercent) ?? false,
            try values.decodeIfPresent(NumberMarks.self, forKey: .marks) ?? .usual)
    }
}

extension FixedFormatStyle: DirectFormatStyle {
    func append(_ value: Double, to text: inout ByteBuffer) {
        let magnitude = value.magnitude
        // Not a number isn't less either.
        guard magnitude < limit else { return appendLarge(value, to: &text) }
        let scaled = magnitude * unitsInOne
        // So large a number has no bits for a fraction: the sum rounds, and the units are its low bits.
        let rounded = scaled + 0x1p52
        var units = rounded.bitPattern & (1 << 52 - 1)
        let rest = scaled - (rounded - 0x1p52)
        // Near a tie the product's own rounding could decide, so the number is compared with the tie. Decimals of 15
        // digits have doubles of their own: a number that equals the tie's double has the tie's digits, any other lies
        // on the side where its digits are.
        if rest.magnitude > 0.375 {
            if rest < 0 { units -= 1 }
            let tie = Double(units * 10 + 5) / (unitsInOne * 10)
            if magnitude == tie ? !units.isMultiple(of: 2) : magnitude > tie { units += 1 }
        }
        let whole = unitsInWhole.quotient(of: units)
        // A sign, 14 digits with 4 commas, a point, 15 decimals and a percent sign take 36 bytes at most.
        text.write(40) { end in
            if value < 0, units != 0 { end.put(UInt8(ascii: "-")) }
            if isGrouped { end.putGroupedDigits(whole) } else { end.putDigits(whole) }
            if decimals > 0 {
                end.put(UInt8(ascii: "."))
                end.putDigits(units - whole * unitsInWhole.divisor, count: decimals)
            }
            if isPercent { end.put(UInt8(ascii: "%")) }
        }
    }

    /// Appends a number that is too large for the quick way, or none, or any in a locale of its own.
    private func appendLarge(_ value: Double, to text: inout ByteBuffer) {
        let format = NumberFormat(
            precision: NumberPrecision(decimals: decimals...decimals), grouping: isGrouped ? .thousands : .never,
            scale: isPercent ? .percent : .one, marks: marks)
        format.append(value.decimalDigits, to: &text)
    }
}

extension FormatStyle where Self == FixedFormatStyle {
    /// A number with a fixed count of decimals, 0 to 15.
    public static func fixed(_ decimals: Int) -> Self { FixedFormatStyle(decimals: decimals) }
}

/// Divides numbers of less than 2 to the power of 48 by the same one, with a multiplication for each.
private struct Quotient: Hashable {
    let divisor: UInt64
    /// 2 to the power of `63 + shift` through the divisor, rounded up, which is too much by less than what could
    /// change a quotient.
    private let reciprocal: UInt64
    private let shift: UInt64

    init(_ divisor: UInt64) {
        self.divisor = divisor
        shift = UInt64(63 - divisor.leadingZeroBitCount)
        let power: (high: UInt64, low: UInt64) = ((1 << shift) >> 1, shift == 0 ? 1 << 63 : 0)
        let (quotient, remainder) = divisor.dividingFullWidth(power)
        reciprocal = remainder == 0 ? quotient : quotient + 1
    }

    @inline(__always)
    func quotient(of number: UInt64) -> UInt64 { (number << 1).multipliedFullWidth(by: reciprocal).high &>> shift }
}
