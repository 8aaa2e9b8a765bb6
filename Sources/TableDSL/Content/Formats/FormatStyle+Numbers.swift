public import FoundationEssentials

// Functions instead of a property for each type, whose many overloads would cost each column time to type-check.
extension FormatStyle {
    /// A number rounded to a whole one: `1235`.
    public static func integer<Value>() -> Self where Self == NumberFormatStyle<Value> {
        NumberFormatStyle(NumberFormat())
    }

    // Disfavoured, so that a `Double` gets the quick style of the same name where nothing needs this one.
    /// A number of any type with a fixed count of decimals, 0 to 99: `3.50`.
    @_disfavoredOverload
    public static func fixed<Value>(_ decimals: Int) -> Self where Self == NumberFormatStyle<Value> {
        .integer().decimals(decimals)
    }

    /// A number with at least and at most so many decimals, 0 to 99: with `0...2` `3.5`, `3` and `3.14`.
    public static func decimals<Value>(_ range: ClosedRange<Int>) -> Self where Self == NumberFormatStyle<Value> {
        .integer().decimals(range)
    }

    /// A number rounded to so many digits from the first that isn't 0, 1 to 99: `0.00123`, `1230`.
    public static func significant<Value>(_ digits: Int) -> Self where Self == NumberFormatStyle<Value> {
        .integer().significant(digits)
    }

    /// A number in thousands `K`, millions `M`, billions `B` or trillions `T`: `1.2K`, `1.0M`.
    ///
    /// The letter is chosen after rounding: 999,950 is `1.0M`. A number below 1000 shows no zeros at the end: `950`.
    ///
    /// - Parameter decimals: Decimals of the numbers with a letter, 0 to 99.
    public static func compact<Value>(decimals: Int = 1) -> Self where Self == NumberFormatStyle<Value> {
        NumberFormatStyle(NumberFormat(notation: .compact)).decimals(decimals)
    }

    /// A count of bytes in the unit of its size, with at most one decimal: `1.5 kB`, `1 MB`.
    ///
    /// The unit is chosen after rounding: 999,999 is `1 MB`. `decimals(_:)` shows more or fewer.
    ///
    /// - Parameter units: Powers of 1000, `kB` and `MB`, or of 1024, `KiB` and `MiB`.
    public static func bytes<Value>(_ units: ByteUnits = .decimal) -> Self where Self == NumberFormatStyle<Value> {
        NumberFormatStyle(NumberFormat(notation: .bytes(units))).decimals(0...1)
    }

    /// A number from 1 to 10 times a power of ten: `1.23 × 10⁴`, or `1.23e4`.
    ///
    /// - Parameters:
    ///   - digits: Digits of the number before the power, 1 to 99.
    ///   - form: How the power is written.
    public static func scientific<Value>(_ digits: Int = 3, _ form: ExponentForm = .power) -> Self
    where Self == NumberFormatStyle<Value> {
        NumberFormatStyle(NumberFormat(notation: .exponent(step: 1, form: form))).significant(digits)
    }

    /// A number from 1 to 1000 times a power of a thousand: `12.3 × 10³`, or `12.3e3`.
    ///
    /// - Parameters:
    ///   - digits: Digits of the number before the power, 1 to 99.
    ///   - form: How the power is written.
    public static func engineering<Value>(_ digits: Int = 3, _ form: ExponentForm = .power) -> Self
    where Self == NumberFormatStyle<Value> {
        NumberFormatStyle(NumberFormat(notation: .exponent(step: 3, form: form))).significant(digits)
    }

    /// A number as a whole one and the nearest fraction, in lowest terms: `2 1/3`.
    ///
    /// - Parameter maximumDenominator: The greatest denominator, 1 to 1000.
    public static func fraction<Value>(maximumDenominator: Int = 8) -> Self where Self == NumberFormatStyle<Value> {
        NumberFormatStyle(NumberFormat(notation: .fraction(maximumDenominator: maximumDenominator)))
    }

    /// A place in an order: `1st`, `2nd`, `3rd`, `11th`, `21st`.
    ///
    /// With a locale it is `1er`, `2e` in French, `1e` in Dutch, `1:a`, `3:e` in Swedish, `1º` in Italian, `1.º` in
    /// Spanish and Portuguese, and `1.` in German and every other language.
    public static func ordinal<Value>() -> Self where Self == NumberFormatStyle<Value> {
        NumberFormatStyle(NumberFormat(notation: .ordinal))
    }

    /// A `Duration`, or a number of seconds, in units: `1h 5m`.
    ///
    /// It is rounded in the smallest unit, whose decimals are none unless `decimals(_:)` says so; 59.9 seconds are
    /// `1m`. Units of which there are none are left out.
    ///
    /// - Parameters:
    ///   - largest: The largest unit shown, of which there may be any number.
    ///   - smallest: The smallest unit shown.
    public static func duration<Value>(
        largest: DurationUnit = .days, smallest: DurationUnit = .seconds
    ) -> Self where Self == NumberFormatStyle<Value> {
        let notation = NumberNotation.duration(largest: largest, smallest: smallest, isClock: false)
        return NumberFormatStyle(NumberFormat(notation: notation))
    }

    /// A `Duration`, or a number of seconds, as a clock has it: `1:05:00`.
    ///
    /// It is rounded in the smallest unit, whose decimals are none unless `decimals(_:)` says so.
    ///
    /// - Parameters:
    ///   - largest: The unit of the first number: of ``DurationUnit/minutes``, `65:00`.
    ///   - smallest: The unit of the last number.
    public static func clock<Value>(
        largest: DurationUnit = .hours, smallest: DurationUnit = .seconds
    ) -> Self where Self == NumberFormatStyle<Value> {
        let notation = NumberNotation.duration(largest: largest, smallest: smallest, isClock: true)
        return NumberFormatStyle(NumberFormat(notation: notation))
    }

    /// An amount of money with the symbol that is given, for programs without locale data: `-$1,234.50`.
    ///
    /// `sign(.accounting)` writes `($1,234.50)`. Foundation's `.currency(code:)` knows each currency's and locale's
    /// usage.
    ///
    /// - Parameters:
    ///   - symbol: The symbol: `"$"`, `"€"`, `"CHF "`.
    ///   - decimals: Decimals of the amount, 0 to 99.
    ///   - placement: Where the symbol stands.
    public static func currency<Value>(
        _ symbol: String, decimals: Int = 2, _ placement: SymbolPlacement = .leading
    ) -> Self where Self == NumberFormatStyle<Value> {
        let amount: Self = .integer().decimals(decimals).grouped()
        return placement == .leading ? amount.prefix(symbol) : amount.suffix(" " + symbol)
    }

    /// A range by its bounds in another style: `.range(.fixed(1))` writes `1.5–2.0`.
    ///
    /// - Parameter style: The style of the bounds.
    public static func range<Bound: FormatStyle>(_ style: Bound) -> Self where Self == RangeFormatStyle<Bound> {
        RangeFormatStyle(style)
    }
}
