/// The part of one that a number is shown in.
enum NumberScale: String, Codable, Hashable, Sendable {
    case one, percent, perMille

    /// The power of ten by which the number is multiplied.
    var exponent: Int {
        switch self {
        case .one: 0
        case .percent: 2
        case .perMille: 3
        }
    }

    /// What stands behind the number.
    var mark: String {
        switch self {
        case .one: ""
        case .percent: "%"
        case .perMille: "‰"
        }
    }
}
