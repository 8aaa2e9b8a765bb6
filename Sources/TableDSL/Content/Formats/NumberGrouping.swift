/// Where the digits of a whole number are separated.
public enum NumberGrouping: String, Codable, Hashable, Sendable {
    /// Nowhere: `1234567`.
    case never
    /// Before each three digits: `1,234,567`.
    case thousands
    /// Before the last three digits and each two before them, as in India: `12,34,567`.
    case indian

    /// Whether a separator follows the digit that counts this power of ten.
    func separates(after place: Int) -> Bool {
        switch self {
        case .never: false
        case .thousands: place > 0 && place % 3 == 0
        case .indian: place > 2 && place % 2 == 1
        }
    }
}
