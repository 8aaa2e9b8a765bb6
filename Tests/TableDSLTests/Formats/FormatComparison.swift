import Foundation
import TableDSL

/// What random values are made from: the same on every machine and in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// How many random values a comparison takes: many where `TABLEDSL_LONG_TESTS` is set.
let comparedValues = ProcessInfo.processInfo.environment["TABLEDSL_LONG_TESTS"] == nil ? 20_000 : 1_000_000

let american = Locale(identifier: "en_US")

/// A fixed style beside Foundation's.
struct FixedComparison: Sendable, CustomStringConvertible {
    var decimals: Int
    var isGrouped = false
    var isPercent = false

    var description: String { "\(decimals) decimals\(isGrouped ? ", grouped" : "")\(isPercent ? ", percent" : "")" }

    var style: FixedFormatStyle {
        var style = FixedFormatStyle(decimals: decimals)
        if isGrouped { style = style.grouped() }
        if isPercent { style = style.percent() }
        return style
    }

    /// Foundation's text, without the sign that it gives to a zero and to what is not a number.
    var reference: (Double) -> String {
        let format: (Double) -> String
        if isPercent {
            format =
                FloatingPointFormatStyle<Double>.Percent(locale: american)
                .precision(.fractionLength(decimals)).grouping(isGrouped ? .automatic : .never).format
        } else {
            format =
                FloatingPointFormatStyle<Double>(locale: american)
                .precision(.fractionLength(decimals)).grouping(isGrouped ? .automatic : .never).format
        }
        return { value in
            let text = format(value)
            let showsZero = text.hasPrefix("-") && !text.contains { "123456789∞".contains($0) }
            return showsZero ? String(text.dropFirst()) : text
        }
    }

    /// The first values that come out otherwise than by Foundation.
    func differences(_ values: some Sequence<Double>) -> [String] {
        let style = style
        return firstDifferences(values, shown: style.format, expected: reference)
    }
}

/// The first values that are shown otherwise than expected.
func firstDifferences<Value>(
    _ values: some Sequence<Value>, shown: (Value) -> String, expected: (Value) -> String
) -> [String] {
    var differences: [String] = []
    for value in values where differences.count < 10 {
        let (text, reference) = (shown(value), expected(value))
        if text != reference { differences.append("\(value) is \(text), not \(reference)") }
    }
    return differences
}

/// Random numbers of the kinds that are hard to round.
struct HardNumbers: Sequence, IteratorProtocol {
    /// Decimals behind which ties lie.
    let decimals: Int
    private var left: Int
    private var generator: SeededGenerator

    init(count: Int, decimals: Int, seed: UInt64) {
        left = count
        self.decimals = decimals
        generator = SeededGenerator(seed)
    }

    mutating func next() -> Double? {
        guard left > 0 else { return nil }
        left -= 1
        let number = magnitude()
        return Bool.random(using: &generator) ? -number : number
    }

    private mutating func magnitude() -> Double {
        switch Int.random(in: 0..<20, using: &generator) {
        case 0..<4: return Double(bitPattern: generator.next())
        case 4: return Double(bitPattern: generator.next() & (1 << 52 - 1))
        case 5..<9:
            let size = pow(10, Double.random(in: -9...18, using: &generator))
            return Double.random(in: 0...1, using: &generator) * size
        case 9..<12: return tie()
        case 12..<15: return beside(tie())
        case 15: return beside(power(-20...20))
        case 16: return beside(power(-308...308))
        case 17: return beside(power(-3...15)) - 5 * power(-decimals - 2 ... -decimals)
        case 18: return Double(Int.random(in: 0..<1_000_000_000, using: &generator)) / 100
        default: return Self.edges.randomElement(using: &generator) ?? 0
        }
    }

    /// A number whose last decimal, behind those shown, is a 5.
    private mutating func tie() -> Double {
        let bits = UInt64.random(in: 4...56, using: &generator)
        let number = UInt64.random(in: 0..<(1 << bits), using: &generator)
        return Double("\(number)5e-\(decimals + 1)") ?? 0
    }

    private mutating func power(_ exponents: ClosedRange<Int>) -> Double {
        Double("1e\(Int.random(in: exponents, using: &generator))") ?? 0
    }

    private mutating func beside(_ number: Double) -> Double {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: number
        case 1: number.nextUp
        case 2: number.nextDown
        case 3: number.nextUp.nextUp
        default: number.nextDown.nextDown
        }
    }

    static let edges: [Double] = [
        0, .greatestFiniteMagnitude, .infinity, .nan, .signalingNaN, .leastNonzeroMagnitude, .leastNormalMagnitude,
        .leastNormalMagnitude.nextDown, .ulpOfOne, .pi, 0.1 + 0.2, 1.0 / 3, 2.0 / 3, 0.125, 0.375, 0.5, 1.5, 2.5, 2.675,
        1.005, 9.995, 99.5, 999.995, 4.9e-16, 5.1e-16, 1e15 + 0.5, 123_456_789_012_345.67, 4_503_599_627_370_496.5,
        9_007_199_254_740.145, 9_007_199_254_740_991, 9_007_199_254_740_992, 9_007_199_254_740_994,
    ]
}
