public import FoundationEssentials

/// Shows a number of any type in a form that one of its functions begins and others change.
///
/// ```swift
/// Column("Mass", \.mass, format: .significant(3))                           // 0.00123
/// Column("Inhabitants", \.inhabitants, format: .compact())                  // 83.2M
/// Column("Change", \.change, format: .fixed(1).sign(.always).percent())     // +2.5%
/// Column("Balance", \.balance, format: .currency("$").sign(.accounting))    // ($1,234.50)
/// ```
/// Numbers are any ``FormattableNumber``. A style works on their decimal digits, so the text is exact at every size.
///
/// - It rounds once, half to even by the number's shortest decimal digits, unless ``rounded(_:)`` says otherwise.
/// - Nothing that shows as zero has a sign.
/// - Infinities are `∞` and `-∞`, what is not a number is `NaN`, with what stands before and behind a number.
/// - Separators are a point and a comma, unless the style or its table is given a locale. Digits are those from 0 to 9.
public struct NumberFormatStyle<Value: FormattableNumber>: FormatStyle, Sendable {
    var content: NumberFormat

    init(_ content: NumberFormat) { self.content = content }

    /// The number as text.
    public func format(_ value: Value) -> String { content.text(of: value.decimalDigits) }

    /// The same with a locale's separators and ordinals.
    ///
    /// In a program without Foundation's locale data every locale has a point and a comma. Digits and places of
    /// separators are the same in all of them.
    public func locale(_ locale: Locale) -> Self {
        with {
            let marks = NumberMarks(locale)
            if $0.marks.isGiven { $0.marks.language = marks.language } else { $0.marks = marks }
        }
    }

    func with(_ change: (inout NumberFormat) -> Void) -> Self {
        var style = self
        change(&style.content)
        return style
    }
}

extension NumberFormatStyle {
    /// The same with so many decimals, 0 to 99; more or fewer count as the nearest of these.
    public func decimals(_ count: Int) -> Self { decimals(count...count) }

    /// The same with at least and at most so many decimals, 0 to 99: zeros at the end of the number are left out down
    /// to the least.
    public func decimals(_ range: ClosedRange<Int>) -> Self { with { $0.precision = NumberPrecision(decimals: range) } }

    /// The same rounded to so many digits from the first that isn't 0, 1 to 99.
    public func significant(_ digits: Int) -> Self {
        with { $0.precision = NumberPrecision(significant: digits...digits) }
    }

    /// The same with separators between digits of the whole number: `1,234,567`, or `12,34,567` where they are
    /// ``NumberGrouping/indian``.
    public func grouped(_ grouping: NumberGrouping = .thousands) -> Self { with { $0.grouping = grouping } }

    /// The same with signs shown so: `+5` or `(5)`.
    public func sign(_ sign: NumberSign) -> Self { with { $0.sign = sign } }

    /// The same for a share, shown in hundredths: `0.256` as `25.6%`.
    public func percent() -> Self { with { $0.scale = .percent } }

    /// The same for a share, shown in thousandths: `0.0125` as `12.5‰`.
    public func perMille() -> Self { with { $0.scale = .perMille } }

    /// The same with a text between sign and number.
    public func prefix(_ text: String) -> Self { with { $0.prefix = text } }

    /// The same with a text behind the number, such as a unit: `.fixed(1).suffix(" kg")`.
    public func suffix(_ text: String) -> Self { with { $0.suffix = text } }

    /// The same rounded by another rule, such as `.toNearestOrAwayFromZero`, by which 2.5 is 3.
    public func rounded(_ rule: FloatingPointRoundingRule) -> Self { with { $0.rounding = RoundingRule(rule) } }

    /// The same with these separators, whatever the locale: for programs without locale data.
    public func separators(decimal: String, grouping: String) -> Self {
        with { ($0.marks.decimal, $0.marks.grouping, $0.marks.isGiven) = (decimal, grouping, true) }
    }
}
