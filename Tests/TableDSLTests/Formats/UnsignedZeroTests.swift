import Foundation
import TableDSL
import Testing

@Suite("Zeros without a sign in Foundation's styles")
struct UnsignedZeroTests {
    private static let dollars = FloatingPointFormatStyle<Double>.Currency(code: "USD", locale: american)
    private static let examples: [(FloatingPointFormatStyle<Double>.Currency, Double, String)] = [
        (dollars, -0.000089, "$0.00"), (dollars, -0.0, "$0.00"), (dollars, -0.005, "$0.00"),
        (dollars, -0.006, "-$0.01"),
        (dollars.sign(strategy: .accounting), -0.001, "$0.00"), (dollars.sign(strategy: .accounting), -20, "($20.00)"),
        (dollars.precision(.fractionLength(0)), -20, "-$20"), (dollars.precision(.fractionLength(0)), -0.4, "$0"),
        (dollars.sign(strategy: .always()), -0.001, "+$0.00"),
        (dollars.locale(Locale(identifier: "de_DE")), -0.001, "0,00\u{A0}$"),
        (
            dollars.locale(Locale(identifier: "ar_EG@numbers=arab")), -0.001,
            dollars.locale(Locale(identifier: "ar_EG@numbers=arab")).format(0)
        ),
        (
            dollars.locale(Locale(identifier: "ar_EG@numbers=arab")), -7,
            dollars.locale(Locale(identifier: "ar_EG@numbers=arab")).format(-7)
        ),
    ]

    @Test("money is shown alike in columns, texts and interpolations", arguments: examples)
    func money(style: FloatingPointFormatStyle<Double>.Currency, value: Double, text: String) {
        let table = Table([value, nil, value].map(Box<Double?>.init)) {
            Column("stored", \.value, format: style).summary(.minimum)
            Column("computed", \.same, format: style)
            Column("text") { Text($0.value ?? 0, format: style) }
            Column("interpolated") { Text("\($0.value ?? 0, format: style)") }
        }
        let zero = style.format(0)
        #expect(
            table.lines == [
                "\(text) | \(text) | \(text) | \(text)", "– | – | \(zero) | \(zero)",
                "\(text) | \(text) | \(text) | \(text)", "= \(text) |  |  | ",
            ])
    }

    @Test("numbers of every type, and shares, have no sign where they show as zero")
    func types() {
        func shown<Style: FormatStyle>(_ value: Style.FormatInput, _ style: Style) -> String
        where Style.FormatInput: Sendable, Style.FormatOutput == String {
            Table([Box(value)]) { Column("", \.value, format: style) }.lines[0]
        }
        let single = FloatingPointFormatStyle<Float>(locale: american).precision(.fractionLength(1))
        #expect(shown(-0.04, single) == "0.0")
        #expect(shown(-0.06, single) == "-0.1")
        let decimal = Decimal.FormatStyle(locale: american).precision(.fractionLength(1))
        #expect(shown(Decimal(-1) / 100, decimal) == "0.0")
        #expect(shown(Decimal(-1), decimal) == "-1.0")
        let hundreds = IntegerFormatStyle<Int>(locale: american).rounded(rule: .toNearestOrEven, increment: 100)
        #expect(shown(-20, hundreds) == "0")
        #expect(shown(-120, hundreds) == "-100")
        let share = FloatingPointFormatStyle<Double>.Percent(locale: american).precision(.fractionLength(0))
        #expect(shown(-0.001, share) == "0%")
        let time = Duration.TimeFormatStyle(pattern: .minuteSecond, locale: american)
        #expect(shown(.milliseconds(-1), time) == time.format(.zero))
    }

    @Test("texts that aren't of numbers below zero stay as they are")
    func others() {
        struct Fixed<Value: Codable & Hashable>: FormatStyle {
            var text: String
            func format(_ value: Value) -> String { text }
        }
        let table = Table([0]) {
            Column("") { _ in Text("-0", format: Fixed<String>(text: "-0.0")) }
            Column("") { _ in Text(5.0, format: Fixed(text: "-0.0")) }
            Column("") { _ in Text(Double.nan, format: Fixed(text: "-0.0")) }
        }
        #expect(table.lines == ["-0.0 | -0.0 | -0.0"])
    }
}

extension Box<Double?> {
    /// A value that isn't stored.
    fileprivate var same: Double? { value.map { $0 * 1 } }
}
