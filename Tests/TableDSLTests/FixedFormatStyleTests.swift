import Foundation
import TableDSL
import Testing

/// Numbers that are the same on every machine and in every run.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

@Suite("Fixed decimals")
struct FixedFormatStyleTests {
    /// What Foundation makes of the number, without its negative zero.
    private func reference(_ value: Double, _ style: FloatingPointFormatStyle<Double>) -> String {
        let text = style.format(value)
        return text.hasPrefix("-") && !text.contains { ("1"..."9").contains($0) || $0 == "∞" }
            ? String(text.dropFirst()) : text
    }

    private func style(_ decimals: Int) -> FloatingPointFormatStyle<Double> {
        .number.precision(.fractionLength(decimals)).grouping(.never).locale(Locale(identifier: "en_US"))
    }

    /// The numbers that come out otherwise than by Foundation.
    private func differences(_ values: some Sequence<Double>, decimals: Int) -> [String] {
        let (style, fixed) = (style(decimals), FixedFormatStyle(decimals: decimals))
        return values.compactMap { value in
            let (text, expected) = (fixed.format(value), reference(value, style))
            return text == expected ? nil : "\(value): \(text), not \(expected)"
        }
    }

    @Test("100,000 numbers of many magnitudes are as Foundation has them", arguments: 0..<8)
    func random(decimals: Int) {
        var generator = SeededGenerator(state: UInt64(decimals))
        let values = (0..<12_500).map { _ in
            let magnitude = pow(10, Double.random(in: -9...18, using: &generator))
            return Double.random(in: -1...1, using: &generator) * magnitude
        }
        #expect(differences(values, decimals: decimals) == [])
    }

    @Test("ties and what looks like ties are as Foundation has them, small and large", arguments: 0...6)
    func ties(decimals: Int) {
        var generator = SeededGenerator(state: 1000 + UInt64(decimals))
        let scale = pow(10, Double(decimals + 1))
        let values = (0..<20_000).map { _ -> Double in
            let bits = Int.random(in: 4...52, using: &generator)
            let number = UInt64.random(in: 0..<(1 << UInt64(bits)), using: &generator)
            return Double(number / 10 * 10 + 5) / scale
        }
        #expect(differences(values, decimals: decimals) == [])
    }

    @Test("numbers beside ties are as Foundation has them", arguments: 0...4)
    func besideTies(decimals: Int) {
        var generator = SeededGenerator(state: 2000 + UInt64(decimals))
        let scale = pow(10, Double(decimals + 1))
        let values = (0..<5_000).flatMap { _ -> [Double] in
            let tie = Double(Int.random(in: 0..<100_000_000, using: &generator) * 10 + 5) / scale
            return [tie.nextUp, tie.nextDown, tie.nextUp.nextUp, -tie.nextDown]
        }
        #expect(differences(values, decimals: decimals) == [])
    }

    @Test("edges are as Foundation has them", arguments: 0...15)
    func edges(decimals: Int) {
        let values: [Double] = [
            0, -0.0, 0.125, 0.375, 2.675, 1.005, 999.995, 9.995, 99.5, -0.004, -0.005, -0.006, 0.05, 0.5, 1.5, 2.5,
            -2.5,
            1e15, 1e15 + 0.5, 1e16, 1e17, 1e21, 1e22, 123_456_789_012_345.67, 4_503_599_627_370_496.5,
            9_007_199_254_740.145, 9_007_199_254_740_992, 1.7976931348623157e308, 5e-300, .leastNormalMagnitude, 0.1,
            0.2,
            0.1 + 0.2, 1.0 / 3, 2.0 / 3, .infinity, -.infinity, 1e-15, 1e-16, 4.9e-16, 5.1e-16,
        ]
        #expect(differences(values + values.map(-), decimals: decimals) == [])
    }

    @Test(
        "examples",
        arguments: [
            (3.5, 2, "3.50"), (2.675, 2, "2.68"), (1.005, 2, "1.00"), (0.125, 2, "0.12"), (0.375, 2, "0.38"),
            (999.995, 2, "1000.00"), (-0.004, 2, "0.00"), (-0.006, 2, "-0.01"), (0.5, 0, "0"), (1.5, 0, "2"),
            (1e15, 2, "1000000000000000.00"), (1e22, 1, "10000000000000000000000.0"),
            (0.1 + 0.2, 15, "0.300000000000000"),
            (.infinity, 2, "∞"), (-.infinity, 2, "-∞"), (.nan, 2, "NaN"), (7, -3, "7"), (1, 99, "1.000000000000000"),
        ])
    func examples(value: Double, decimals: Int, text: String) {
        #expect(FixedFormatStyle(decimals: decimals).format(value) == text)
        #expect(Table([value]) { Column("n", \.self, format: .fixed(decimals)) }.lines == [text])
        #expect(Table([value]) { Column("n") { Text($0, format: .fixed(decimals)) } }.lines == [text])
    }

    @Test("a very small number has all its digits cut")
    func tiny() {
        #expect(FixedFormatStyle(decimals: 15).format(.leastNonzeroMagnitude) == "0.000000000000000")
        #expect(FixedFormatStyle(decimals: 0).format(-.leastNonzeroMagnitude) == "0")
    }

    @Test("the decimals of a style are kept within 0 and 15, and saved")
    func decimals() throws {
        #expect([-1, 0, 15, 16].map { FixedFormatStyle(decimals: $0).decimals } == [0, 0, 15, 15])
        let data = try JSONEncoder().encode(FixedFormatStyle(decimals: 3))
        #expect(try JSONDecoder().decode(FixedFormatStyle.self, from: data) == FixedFormatStyle(decimals: 3))
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
