/// The form in which a number is written.
enum NumberNotation: Codable, Hashable, Sendable {
    case plain
    /// Thousands as `K`, millions as `M` and so on.
    case compact
    case bytes(ByteUnits)
    /// A power of ten behind the number, a multiple of the step.
    case exponent(step: Int, form: ExponentForm)
    case fraction(maximumDenominator: Int)
    case ordinal
    case duration(largest: DurationUnit, smallest: DurationUnit, isClock: Bool)
}
