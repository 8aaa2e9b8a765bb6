import Foundation
import TableDSL
import Testing

@Suite("Numbers in the general style")
struct NumberFormatStyleTests {
    /// A style's text of a value, where it was asked for.
    struct Case: Sendable, CustomTestStringConvertible {
        let shown: String
        let expected: String
        let line: Int

        var testDescription: String { "\(expected), line \(line)" }
    }

    private static func show<Value: FormattableNumber>(
        _ value: Value, _ style: NumberFormatStyle<Value>, _ expected: String, line: Int = #line
    ) -> Case {
        Case(shown: style.format(value), expected: expected, line: line)
    }

    private static let roundings: [Case] = [
        show(0.5, .integer(), "0"), show(1.5, .integer(), "2"), show(2.5, .integer(), "2"),
        show(-0.5, .integer(), "0"), show(-1.5, .integer(), "-2"), show(-0.4, .integer(), "0"),
        show(0.285, .integer().percent(), "28%"), show(0.295, .integer().percent(), "30%"),
        show(2.675, .fixed(2), "2.68"), show(1.005, .fixed(2), "1.00"), show(9.995, .significant(3), "10.0"),
        show(2.5, .integer().rounded(.toNearestOrAwayFromZero), "3"),
        show(-2.5, .integer().rounded(.toNearestOrAwayFromZero), "-3"),
        show(2.1, .integer().rounded(.up), "3"), show(-2.9, .integer().rounded(.up), "-2"),
        show(2.9, .integer().rounded(.down), "2"), show(-2.1, .integer().rounded(.down), "-3"),
        show(-2.9, .integer().rounded(.towardZero), "-2"), show(0.001, .integer().rounded(.awayFromZero), "1"),
        show(-0.001, .integer().rounded(.up), "0"), show(2, .integer().rounded(.awayFromZero), "2"),
        show(0.001, .integer().rounded(.toNearestOrAwayFromZero), "0"),
    ]

    private static let signs: [Case] = [
        show(-0.04, .fixed(1).sign(.always), "0.0"), show(0.04, .fixed(1).sign(.always), "0.0"),
        show(0.05, .fixed(1).sign(.always), "0.0"), show(0.06, .fixed(1).sign(.always), "+0.1"),
        show(-0.06, .fixed(1).sign(.always), "-0.1"), show(-0.0, .fixed(0), "0"), show(-0.0, .integer(), "0"),
        show(-5, .fixed(2).sign(.accounting), "(5.00)"), show(5, .fixed(2).sign(.accounting), "5.00"),
        show(-0.004, .fixed(2).sign(.accounting), "0.00"), show(-5, .integer().sign(.always), "-5"),
        show(-0.000089, .currency("$"), "$0.00"), show(-20, .currency("$", decimals: 0), "-$20"),
        show(-20, .currency("$", decimals: 0).sign(.accounting), "($20)"), show(1234.5, .currency("$"), "$1,234.50"),
        show(-1234.5, .currency("€", .trailing), "-1,234.50 €"), show(20, .currency("CHF "), "CHF 20.00"),
        show(-1234.5, .currency("€", .trailing).sign(.accounting), "(1,234.50 €)"),
        show(-0.02, .fraction(), "0"), show(-1e-9, .compact(), "0"), show(-0.01, .bytes(), "0 B"),
        show(-0.4, .ordinal(), "0th"), show(-0.4, .duration(), "0s"), show(-0.4, .clock(), "0:00:00"),
    ]

    private static let plain: [Case] = [
        show(UInt64.max, .integer(), "18446744073709551615"), show(Int.min, .integer(), "-9223372036854775808"),
        show(Int.min, .fixed(1).grouped(), "-9,223,372,036,854,775,808.0"), show(Int8.min, .integer(), "-128"),
        show(1_234_567.891, .fixed(1).grouped(.indian), "12,34,567.9"), show(999, .integer().grouped(.indian), "999"),
        show(100_000, .integer().grouped(.indian), "1,00,000"),
        show(0.1, .fixed(3) as NumberFormatStyle<Float>, "0.100"),
        show(16_777_216, .fixed(1) as NumberFormatStyle<Float>, "16777216.0"),
        show(0.3, .decimals(0...9) as NumberFormatStyle<Float>, "0.3"), show(3.14159, .decimals(0...2), "3.14"),
        show(3.5, .decimals(0...2), "3.5"), show(3, .decimals(0...2), "3"), show(3, .decimals(1...2), "3.0"),
        show(0.00123, .significant(2), "0.0012"), show(12_345, .significant(3), "12300"),
        show(1.5, .significant(3), "1.50"), show(0, .significant(3), "0.00"), show(99_950, .significant(3), "100000"),
        show(0.000999999, .significant(2), "0.0010"), show(0.0125, .fixed(1).perMille(), "12.5‰"),
        show(0.256, .fixed(1).percent() as NumberFormatStyle<Decimal>, "25.6%"),
        show(-72.5, .fixed(1).suffix(" kg"), "-72.5 kg"),
        show(-72.5, .fixed(1).prefix("~"), "-~72.5"), show(Duration.milliseconds(-1500), .fixed(1), "-1.5"),
        show(1, .fixed(-3), "1"), show(1, .decimals(-9...(-3)), "1"),
    ]

    private static let units: [Case] = [
        show(999_950, .compact(), "1.0M"), show(1_000_000_000, .compact(), "1.0B"), show(950, .compact(), "950"),
        show(999_949, .compact(), "999.9K"), show(12.34, .compact(), "12.3"), show(999.95, .compact(), "1.0K"),
        show(999.94, .compact(), "999.9"), show(-1500, .compact(), "-1.5K"), show(1.5e12, .compact(), "1.5T"),
        show(1e15, .compact().grouped(), "1,000.0T"), show(0, .compact(), "0"),
        show(1_500, .compact(decimals: 0), "2K"),
        show(1_234_567, .compact().significant(3), "1.23M"), show(UInt64.max, .compact(), "18446744.1T"),
        show(1023, .bytes(), "1 kB"), show(999_999, .bytes(), "1 MB"), show(1024, .bytes(.binary), "1 KiB"),
        show(1_048_575, .bytes(.binary), "1 MiB"), show(1023, .bytes(.binary), "1023 B"), show(999, .bytes(), "999 B"),
        show(1_048_575, .bytes(.binary).decimals(3), "1023.999 KiB"), show(1536, .bytes(.binary), "1.5 KiB"),
        show(0, .bytes(), "0 B"), show(-1_500_000, .bytes(), "-1.5 MB"), show(UInt64.max, .bytes(.binary), "16 EiB"),
        show(Int.max, .bytes(), "9.2 EB"), show(1e27, .bytes(), "1000 YB"), show(512, .bytes().decimals(2), "512.00 B"),
    ]

    private static let exponents: [Case] = [
        show(12_345, .scientific(), "1.23 × 10⁴"), show(12_345, .scientific(3, .ascii), "1.23e4"),
        show(0.00012, .scientific(2), "1.2 × 10⁻⁴"), show(0, .scientific(), "0.00 × 10⁰"),
        show(9.999, .scientific(), "1.00 × 10¹"), show(-1e-10, .scientific(1, .ascii), "-1e-10"),
        show(Double.greatestFiniteMagnitude, .scientific(17), "1.7976931348623157 × 10³⁰⁸"),
        show(Double.leastNonzeroMagnitude, .scientific(1), "5 × 10⁻³²⁴"),
        show(12_345, .engineering(), "12.3 × 10³"), show(999_950, .engineering(), "1.00 × 10⁶"),
        show(999_499, .engineering(), "999 × 10³"), show(0.00012, .engineering(2), "120 × 10⁻⁶"),
        show(0.0012, .engineering(2, .ascii), "1.2e-3"), show(1, .engineering(), "1.00 × 10⁰"),
        show(123_456, .engineering(2), "120 × 10³"), show(-0.5, .engineering(1), "-500 × 10⁻³"),
    ]

    private static let fractions: [Case] = [
        show(7.0 / 3, .fraction(), "2 1/3"), show(1.0 / 3, .fraction(), "1/3"), show(-2.5, .fraction(), "-2 1/2"),
        show(3, .fraction(), "3"), show(0, .fraction(), "0"), show(0.99, .fraction(), "1"),
        show(0.0625, .fraction(), "0"), show(0.0626, .fraction(), "1/8"),
        show(0.0625, .fraction(maximumDenominator: 16), "1/16"),
        show(Double.pi, .fraction(maximumDenominator: 1000), "3 16/113"),
        show(1.5, .fraction(maximumDenominator: 1), "2"),
        show(2.5, .fraction(maximumDenominator: 1), "2"), show(2.4, .fraction(maximumDenominator: -5), "2"),
        show(1e300, .fraction(), "1" + String(repeating: "0", count: 300)),
        show(Double.leastNonzeroMagnitude, .fraction(), "0"),
        show(1.25, .fraction().prefix("≈ "), "≈ 1 1/4"), show(0.6, .fraction(maximumDenominator: .max), "3/5"),
    ]

    private static let ordinals: [Case] = [
        show(1, .ordinal(), "1st"), show(2, .ordinal(), "2nd"), show(3, .ordinal(), "3rd"), show(4, .ordinal(), "4th"),
        show(11, .ordinal(), "11th"), show(12, .ordinal(), "12th"), show(13, .ordinal(), "13th"),
        show(21, .ordinal(), "21st"), show(111, .ordinal(), "111th"), show(1021, .ordinal().grouped(), "1,021st"),
        show(2.5, .ordinal(), "2nd"), show(-1, .ordinal(), "-1st"),
        show(1, .ordinal().locale(Locale(identifier: "de_AT")), "1."),
        show(1, .ordinal().locale(Locale(identifier: "fr")), "1er"),
        show(21, .ordinal().locale(Locale(identifier: "fr")), "21e"),
        show(1, .ordinal().locale(Locale(identifier: "nl_NL")), "1e"),
        show(1, .ordinal().locale(Locale(identifier: "sv")), "1:a"),
        show(11, .ordinal().locale(Locale(identifier: "sv")), "11:e"),
        show(22, .ordinal().locale(Locale(identifier: "sv")), "22:a"),
        show(3, .ordinal().locale(Locale(identifier: "it")), "3º"),
        show(3, .ordinal().locale(Locale(identifier: "es_MX")), "3.º"),
        show(3, .ordinal().locale(Locale(identifier: "en_GB")), "3rd"),
        show(3, .ordinal().locale(Locale(identifier: "pl")), "3."),
    ]

    private static let durations: [Case] = [
        show(3900, .duration(), "1h 5m"), show(Duration.seconds(3900), .duration(), "1h 5m"),
        show(59.9, .duration(), "1m"),
        show(59.4, .duration(), "59s"), show(86_399.5, .duration(), "1d"), show(0, .duration(), "0s"),
        show(-90, .duration(), "-1m 30s"), show(90_061, .duration(), "1d 1h 1m 1s"),
        show(90_061, .duration(largest: .hours), "25h 1m 1s"),
        show(5430, .duration(smallest: .minutes), "1h 30m"), show(5490, .duration(smallest: .minutes), "1h 32m"),
        show(5490.001, .duration(smallest: .minutes), "1h 32m"),
        show(5430.001, .duration(smallest: .minutes), "1h 31m"),
        show(30, .duration(smallest: .minutes), "0m"), show(30.5, .duration(smallest: .minutes), "1m"),
        show(90, .duration(smallest: .minutes), "2m"),
        show(5400, .duration(largest: .hours, smallest: .hours).decimals(2), "1.50h"),
        show(1.25, .duration(smallest: .milliseconds), "1s 250ms"),
        show(Duration.nanoseconds(1_002_003), .duration(smallest: .nanoseconds), "1ms 2µs 3ns"),
        show(62.25, .duration().decimals(1), "1m 2.2s"), show(59.96, .duration().decimals(1), "1m"),
        show(59.94, .duration().decimals(1), "59.9s"), show(5, .duration(largest: .seconds, smallest: .hours), "0h"),
        show(1e20, .duration(largest: .days).grouped(), "1,157,407,407,407,407d 9h 46m 40s"),
        show(3900, .clock(), "1:05:00"), show(3599.5, .clock(), "1:00:00"), show(65, .clock(largest: .minutes), "1:05"),
        show(3900, .clock(largest: .minutes), "65:00"), show(5.25, .clock(largest: .minutes).decimals(2), "0:05.25"),
        show(3900, .clock(smallest: .minutes), "1:05"), show(93_784, .clock(largest: .days), "1:02:03:04"),
        show(-65, .clock(), "-0:01:05"),
        show(
            Duration(secondsComponent: .min, attosecondsComponent: 0), .duration(largest: .seconds),
            "-9223372036854775808s"),
        show(
            Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999),
            .clock(largest: .seconds).decimals(18), "9223372036854775807.999999999999999999"),
    ]

    @Test(
        "examples",
        arguments: [roundings, signs, plain, units, exponents, fractions, ordinals, durations].flatMap { $0 })
    func example(example: Case) { #expect(example.shown == example.expected) }

    @Test("numbers of 128 bits and of 38 digits are shown to their last digit")
    func longNumbers() throws {
        let digits = "12345678901234567890123456789012345678"
        let decimal = try #require(Decimal(string: "-" + digits))
        #expect(NumberFormatStyle<Decimal>.show(decimal, .integer()) == "-" + digits)
        #expect(
            NumberFormatStyle<Decimal>.show(decimal / 1_000_000, .decimals(0...9)) == "-" + digits.dropLast(6) + "."
                + digits.suffix(6))
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
        #expect(NumberFormatStyle<Int128>.show(.min, .integer()) == "\(Int128.min)")
        #expect(NumberFormatStyle<UInt128>.show(.max, .fixed(1)) == "\(UInt128.max).0")
    }

    @Test("what isn't finite is shown between what stands before and behind a number")
    func notFinite() {
        let styles: [NumberFormatStyle<Double>] = [
            .integer(), .fixed(2).percent(), .significant(3), .compact(), .bytes(), .scientific(), .engineering(),
            .fraction(), .ordinal(), .duration(), .clock(), .currency("$").sign(.accounting), .fixed(1).sign(.always),
        ]
        #expect(
            styles.map { $0.format(.infinity) } == [
                "∞", "∞%", "∞", "∞", "∞", "∞", "∞", "∞", "∞", "∞", "∞", "$∞", "+∞",
            ])
        #expect(
            styles.map { $0.format(-.infinity) } == [
                "-∞", "-∞%", "-∞", "-∞", "-∞", "-∞", "-∞", "-∞", "-∞", "-∞", "-∞", "($∞)", "-∞",
            ])
        #expect(
            styles.map { $0.format(-.nan) } == [
                "NaN", "NaN%", "NaN", "NaN", "NaN", "NaN", "NaN", "NaN", "NaN", "NaN", "NaN", "$NaN", "NaN",
            ])
        #expect(NumberFormatStyle<Decimal>.show(.nan, .fixed(2)) == "NaN")
        #expect(NumberFormatStyle<Float>.show(-.infinity, .fixed(2)) == "-∞")
    }
}

extension NumberFormatStyle {
    /// The text of a value in a style.
    static func show(_ value: Value, _ style: Self) -> String { style.format(value) }
}
