import Foundation
import TableDSL
import Testing

@Suite("Fixed decimals")
struct FixedFormatStyleTests {
    private static let comparisons = (0...15).flatMap { decimals in
        [(false, false), (true, false), (false, true), (true, true)].map {
            FixedComparison(decimals: decimals, isGrouped: $0, isPercent: $1)
        }
    }

    @Test("random numbers, ties, powers of ten and what lies beside are as Foundation has them", arguments: comparisons)
    func random(comparison: FixedComparison) {
        let decimals = comparison.decimals + (comparison.isPercent ? 2 : 0)
        let values = HardNumbers(count: comparedValues / 16, decimals: decimals, seed: UInt64(decimals))
        #expect(comparison.differences(values) == [])
    }

    @Test("edges are as Foundation has them", arguments: comparisons)
    func edges(comparison: FixedComparison) {
        #expect(comparison.differences(HardNumbers.edges + HardNumbers.edges.map(-)) == [])
    }

    @Test("where the quick way ends numbers are as Foundation has them", arguments: comparisons)
    func largeNumbers(comparison: FixedComparison) {
        let limit = 9e13 / pow(10, Double(comparison.decimals + (comparison.isPercent ? 2 : 0)))
        let values = (-200...200).flatMap { step -> [Double] in
            let value = limit * (1 + Double(step) / 1e3)
            return [value, value.nextUp, value.nextDown]
        }
        #expect(comparison.differences(values) == [])
    }

    private static let examples: [(Double, Int, String)] = [
        (3.5, 2, "3.50"), (2.675, 2, "2.68"), (1.005, 2, "1.00"), (0.125, 2, "0.12"), (0.375, 2, "0.38"),
        (999.995, 2, "1000.00"), (-0.006, 2, "-0.01"), (0.5, 0, "0"), (1.5, 0, "2"), (2.5, 0, "2"),
        (1e15, 2, "1000000000000000.00"), (1e22, 1, "10000000000000000000000.0"),
        (0.1 + 0.2, 15, "0.300000000000000"), (.infinity, 2, "∞"), (-.infinity, 2, "-∞"), (.nan, 2, "NaN"),
        (7, -3, "7"), (1, 99, "1.000000000000000"), (.leastNonzeroMagnitude, 15, "0.000000000000000"),
    ]

    @Test("examples", arguments: examples)
    func fixed(value: Double, decimals: Int, text: String) {
        #expect(FixedFormatStyle(decimals: decimals).format(value) == text)
        #expect(Table([value]) { Column("n", \.self, format: .fixed(decimals)) }.lines == [text])
        #expect(Table([value]) { Column("n") { Text($0, format: .fixed(decimals)) } }.lines == [text])
    }

    private static let groupedExamples: [(Double, Int, String)] = [
        (1234.5, 2, "1,234.50"), (999.995, 2, "1,000.00"), (-1_234_567.891, 1, "-1,234,567.9"), (12, 0, "12"),
        (1000, 0, "1,000"), (1e21, 2, "1,000,000,000,000,000,000,000.00"), (0.0001, 4, "0.0001"), (-.nan, 2, "NaN"),
    ]

    @Test("grouped examples", arguments: groupedExamples)
    func grouped(value: Double, decimals: Int, text: String) {
        #expect(FixedFormatStyle(decimals: decimals).grouped().format(value) == text)
        #expect(Table([value]) { Column("n", \.self, format: .fixed(decimals).grouped()) }.lines == [text])
    }

    private static let percentExamples: [(Double, Int, String)] = [
        (0.256, 1, "25.6%"), (0.256, 0, "26%"), (0.29, 2, "29.00%"), (1, 0, "100%"), (12.345678, 1, "1234.6%"),
        (-0.5, 0, "-50%"), (-0.00001, 1, "0.0%"), (.infinity, 1, "∞%"), (-.infinity, 1, "-∞%"), (.nan, 1, "NaN%"),
    ]

    @Test("percent examples", arguments: percentExamples)
    func percent(value: Double, decimals: Int, text: String) {
        #expect(FixedFormatStyle(decimals: decimals).percent().format(value) == text)
        #expect(Table([value]) { Column("n", \.self, format: .fixed(decimals).percent()) }.lines == [text])
    }

    @Test("a percentage may be grouped, in either order")
    func groupedPercent() {
        #expect(FixedFormatStyle(decimals: 1).percent().grouped().format(12.345678) == "1,234.6%")
        #expect(FixedFormatStyle(decimals: 1).percent().grouped() == FixedFormatStyle(decimals: 1).grouped().percent())
    }

    @Test("what shows as zero has no sign, where Foundation writes one", arguments: [-0.0, -0.004, -0.005, -1e-300])
    func negativeZero(value: Double) {
        let foundation = FloatingPointFormatStyle<Double>(locale: american).precision(.fractionLength(2))
        #expect(foundation.format(value) == "-0.00")
        #expect(FixedFormatStyle(decimals: 2).format(value) == "0.00")
        #expect(FixedFormatStyle(decimals: 2).grouped().format(value) == "0.00")
        #expect(FixedFormatStyle(decimals: 0).percent().format(value / 100) == "0%")
    }

    @Test("stored, computed and missing values are shown alike, alone and in a summary")
    func readers() {
        let table = Table([Box<Double?>(1234.5), Box(nil), Box(0.25)]) {
            Column("stored", \.value, format: .fixed(1).grouped()).summary(.sum)
            Column("computed", \.half, format: .fixed(3)).summary(.maximum)
            Column("bold", \.value, format: .fixed(0).percent()).bold()
        }
        #expect(
            table.lines == [
                "1,234.5 | 617.250 | 123450%", "– | – | –", "0.2 | 0.125 | 25%", "= 1,234.8 | 617.250 | ",
            ])
    }

    @Test("Foundation's styles of like names stand beside these")
    func foundation() {
        let table = Table([0.256]) {
            Column("a", \.self, format: .percent.locale(american))
            Column("b", \.self, format: .fixed(1).percent())
            Column("c", \.self, format: .number.precision(.fractionLength(1)).grouping(.automatic).locale(american))
        }
        #expect(table.lines == ["25.6% | 25.6% | 0.3"])
    }

    @Test("the decimals of a style are kept within 0 and 15, and all of it is saved")
    func saving() throws {
        #expect([-1, 0, 15, 16].map { FixedFormatStyle(decimals: $0).decimals } == [0, 0, 15, 15])
        for style in Self.comparisons.map(\.style) {
            let saved = try JSONEncoder().encode(style)
            let read = try JSONDecoder().decode(FixedFormatStyle.self, from: saved)
            #expect(read == style)
            #expect(read.format(1234.5678) == style.format(1234.5678))
        }
        #expect(Set(Self.comparisons.map(\.style)).count == 64)
        let short = try JSONDecoder().decode(FixedFormatStyle.self, from: Data(#"{"decimals":3}"#.utf8))
        #expect(short == FixedFormatStyle(decimals: 3))
    }

    @Test("a style that was saved with other decimals does no harm", arguments: [-1, 16, 400])
    func savedDecimals(decimals: Int) async {
        await #expect(processExitsWith: .success) { [decimals] in
            let data = Data(#"{"decimals":\#(decimals)}"#.utf8)
            let style = try JSONDecoder().decode(FixedFormatStyle.self, from: data)
            exit(style.format(1.5).isEmpty ? 1 : 0)
        }
    }
}

extension Box<Double?> {
    /// A value that isn't stored.
    fileprivate var half: Double? { value.map { $0 / 2 } }
}
