/// A rounding rule in a form that can be saved.
enum RoundingRule: String, Codable, Hashable, Sendable {
    case toNearestOrEven, toNearestOrAwayFromZero, up, down, towardZero, awayFromZero

    init(_ rule: FloatingPointRoundingRule) {
        self =
            switch rule {
            case .toNearestOrEven: .toNearestOrEven
            case .toNearestOrAwayFromZero: .toNearestOrAwayFromZero
            case .up: .up
            case .down: .down
            case .towardZero: .towardZero
            case .awayFromZero: .awayFromZero
            @unknown default: .toNearestOrEven
            }
    }

    /// Whether the rule rounds away from zero what has a rest behind its last digit.
    func isAway(_ rest: Rest, isNegative: Bool, isOdd: Bool) -> Bool {
        if rest == .none { return false }
        return switch self {
        case .toNearestOrEven: rest == .more || rest == .half && isOdd
        case .toNearestOrAwayFromZero: rest != .less
        case .up: !isNegative
        case .down: isNegative
        case .towardZero: false
        case .awayFromZero: true
        }
    }

    /// What lies behind the last digit kept, beside half of what that digit counts.
    enum Rest { case none, less, half, more }
}
