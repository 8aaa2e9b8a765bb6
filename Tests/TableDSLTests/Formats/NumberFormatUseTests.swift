import Foundation
import TableDSL
import Testing

/// A number type that is nothing but its text.
private struct Written: FormattableNumber, CustomStringConvertible {
    var description: String
}

@Suite("Number styles in tables")
struct NumberFormatUseTests {
    private let german = Locale(identifier: "de_DE")

    @Test("columns of every type, stored, computed or missing, texts and summaries take a style")
    func tables() {
        struct Item {
            var double = 1234.5
            var float: Float? = 0.1
            var decimal = Decimal(5) / 4
            var count: Int? = 999_950
            var time = Duration.seconds(65)
            var range = 1...5
            var half: Double { double / 2 }
        }
        let table = Table([Item(), Item(float: nil, count: nil)]) {
            Column("a", \.double, format: .significant(2)).summary(.sum)
            Column("b", \.float, format: .fixed(2)).missing("none")
            Column("c", \.decimal, format: .fixed(1).sign(.always))
            Column("d", \.count, format: .compact())
            Column("e", \.time, format: .clock(largest: .minutes))
            Column("f", \.range, format: .range(.integer()))
            Column("g", \.half, format: .fixed(1).grouped())
            Column("h", \.double) { Text($0.double, format: .scientific()) }
            Column("i") { Text("\($0.double, format: .engineering(2, .ascii))") }
            Column("j", \.double, format: .fixed(2))
            Column("k", \.count, format: .fixed(1))
        }
        #expect(
            table.lines == [
                "1200 | 0.10 | +1.2 | 1.0M | 1:05 | 1–5 | 617.2 | 1.23 × 10³ | 1.2e3 | 1234.50 | 999950.0",
                "1200 | none | +1.2 | – | 1:05 | 1–5 | 617.2 | 1.23 × 10³ | 1.2e3 | 1234.50 | –",
                "= 2500 |  |  |  |  |  |  |  |  |  | ",
            ])
    }

    @Test("a table's locale gives every style its separators")
    func tableLocale() {
        let table = Table([Box(1234.5)]) {
            Column("a", \.value, format: .fixed(2))
            Column("b", \.value, format: .fixed(1).grouped())
            Column("c", \.value, format: .fixed(1).percent().grouped())
            Column("d", \.value, format: .compact(decimals: 2))
            Column("e") { Text(Int($0.value), format: .grouped()) }
            Column("f") { Text($0.value...2000, format: .range(.fixed(1))) }
            Column("g", \.value, format: .fixed(1).grouped().separators(decimal: "·", grouping: "'"))
            Column("h") { Text(Int($0.value), format: .ordinal()) }
        }
        #expect(table.lines == ["1234.50 | 1,234.5 | 123,450.0% | 1.23K | 1,234 | 1234.5–2000.0 | 1'234·5 | 1234th"])
        #expect(
            table.locale(german).lines == [
                "1234,50 | 1.234,5 | 123.450,0% | 1,23K | 1.234 | 1234,5–2000,0 | 1'234·5 | 1234."
            ])
    }

    private static let locales = [
        "en_US_POSIX", "en_US", "de_DE", "de_CH", "fr_FR", "pl_PL", "ar_EG", "en_ZA", "nb_NO", "",
    ].map(Locale.init(identifier:))

    @Test("separators are those that Foundation's locale has", arguments: locales)
    func separators(locale: Locale) {
        let (decimal, grouping) = (locale.decimalSeparator ?? "?", locale.groupingSeparator ?? "?")
        let expected = "-1\(grouping)234\(grouping)567\(decimal)50"
        #expect(NumberFormatStyle.show(-1_234_567.5, .fixed(2).grouped().locale(locale)) == expected)
        #expect(FixedFormatStyle(decimals: 2).grouped().locale(locale).format(-1_234_567.5) == expected)
        #expect(GroupedFormatStyle<Int>().locale(locale).format(-1_234_567) == "-1\(grouping)234\(grouping)567")
    }

    @Test("the quick styles agree with the general one, where they end and in every locale")
    func quickStyles() {
        for decimals in [0, 1, 2, 7, 15] {
            let general: NumberFormatStyle<Double> = .integer().decimals(decimals).grouped()
            let quick = FixedFormatStyle(decimals: decimals).grouped()
            let values = Array(HardNumbers(count: comparedValues / 8, decimals: decimals, seed: 7)) + HardNumbers.edges
            #expect(firstDifferences(values, shown: quick.format, expected: general.format) == [])
            #expect(
                firstDifferences(
                    values, shown: quick.percent().locale(german).format,
                    expected: general.percent().locale(german).format) == [])
        }
    }

    @Test("ranges show equal bounds once and keep signs apart from the dash")
    func ranges() {
        func show<Style: FormatStyle>(_ range: ClosedRange<Style.FormatInput>, _ style: Style) -> String
        where Style.FormatInput: Comparable, Style.FormatOutput == String {
            RangeFormatStyle(style).format(range)
        }
        #expect(show(1...5, NumberFormatStyle<Int>.integer()) == "1–5")
        #expect(show(1.02...1.04, FixedFormatStyle(decimals: 1)) == "1.0")
        #expect(show(-5 ... -1, NumberFormatStyle<Int>.integer()) == "-5 – -1")
        #expect(show(5...10, NumberFormatStyle<Int>.currency("$", decimals: 0)) == "$5 – $10")
        #expect(
            show(-0.001...2, FloatingPointFormatStyle<Double>(locale: american).precision(.fractionLength(1)))
                == "0.0–2.0")
        let days = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 86_400)
        #expect(show(days, Date.ISO8601FormatStyle().year().month().day()) == "1970-01-01–1970-01-02")
    }

    @Test("a number type of one's own is shown by its description")
    func ownType() {
        func show(_ text: String, _ style: NumberFormatStyle<Written>) -> String {
            style.format(Written(description: text))
        }
        let digits = String(repeating: "1234567890", count: 20)
        #expect(show(digits, .integer()) == digits)
        #expect(show("+0012.50", .decimals(0...9)) == "12.5")
        #expect(show("-1.5E+3", .integer()) == "-1500")
        #expect(show("1e99999", .scientific(1, .ascii)) == "1e99999")
        for text in ["", "-", ".", "1.2.3", "1e", "e5", "1e999999", "1e+-5", "1 2", "abc", "1e1.5", "٣", "nan", "0x10"]
        {
            #expect(show(text, .integer()) == "NaN")
        }
        #expect(show(".5", .fixed(1)) == "0.5")
        #expect(show("5.", .fixed(1)) == "5.0")
    }

    @Test("all of a style is saved")
    func saving() throws {
        let styles: [NumberFormatStyle<Double>] = [
            .integer(), .fixed(2).grouped(.indian).sign(.accounting), .significant(3).percent(), .compact(),
            .bytes(.binary), .scientific(3, .ascii), .engineering(), .fraction(maximumDenominator: 64), .ordinal(),
            .duration(smallest: .milliseconds), .clock(), .currency("€", .trailing), .fixed(1).perMille().prefix("<"),
            .fixed(1).rounded(.down), .fixed(1).locale(german), .fixed(1).separators(decimal: ",", grouping: " "),
        ]
        for style in styles {
            let read = try JSONDecoder().decode(NumberFormatStyle<Double>.self, from: JSONEncoder().encode(style))
            #expect(read == style)
            #expect(read.format(-1234.5678) == style.format(-1234.5678))
        }
        #expect(Set(styles).count == styles.count)
        let range = RangeFormatStyle(FixedFormatStyle(decimals: 3).locale(german))
        let readRange = try JSONDecoder().decode(type(of: range), from: JSONEncoder().encode(range))
        #expect(readRange.format(1...2) == "1,000–2,000")
    }

    @Test("a style that was saved with other counts does no harm", arguments: ["-5", "9223372036854775807", "0"])
    func savedCounts(count: String) throws {
        let styles: [NumberFormatStyle<Double>] = [
            .fixed(42), .significant(42), .scientific(42), .fraction(maximumDenominator: 42), .duration().decimals(42),
        ]
        for style in styles {
            let saved = String(decoding: try JSONEncoder().encode(style), as: UTF8.self)
                .replacingOccurrences(of: "42", with: count)
                .replacingOccurrences(of: "\"step\":1", with: "\"step\":\(count)")
            let read = try JSONDecoder().decode(NumberFormatStyle<Double>.self, from: Data(saved.utf8))
            #expect(!read.format(1.5).isEmpty)
        }
    }
}
