/// A unit in which a duration is counted, from nanoseconds to days.
public enum DurationUnit: Int, Codable, Hashable, Sendable, Comparable, CaseIterable {
    /// `ns`
    case nanoseconds
    /// `µs`
    case microseconds
    /// `ms`
    case milliseconds
    /// `s`
    case seconds
    /// `m`
    case minutes
    /// `h`
    case hours
    /// `d`, of 24 hours.
    case days

    /// Whether a unit is smaller than another.
    public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }

    var name: String { ["ns", "µs", "ms", "s", "m", "h", "d"][rawValue] }

    /// How many of it the next unit has.
    var countInNext: Int { [1000, 1000, 1000, 60, 60, 24, 1][rawValue] }

    /// A duration in seconds counted in this unit, rounded to so many decimals.
    func count(of seconds: DecimalDigits, decimals: Int, rule: RoundingRule) -> DecimalDigits {
        switch self {
        case .nanoseconds, .microseconds, .milliseconds, .seconds:
            var count = seconds
            count.exponent += (DurationUnit.seconds.rawValue - rawValue) * 3
            count.round(decimals: decimals, rule: rule)
            return count
        case .minutes: return seconds.divided(byEven: 60, decimals: decimals, rule: rule)
        case .hours: return seconds.divided(byEven: 3600, decimals: decimals, rule: rule)
        case .days: return seconds.divided(byEven: 86_400, decimals: decimals, rule: rule)
        }
    }
}
