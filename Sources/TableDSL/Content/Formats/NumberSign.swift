/// How a ``NumberFormatStyle`` shows whether a number is below zero.
///
/// What is shown as zero has no sign in any of them.
public enum NumberSign: String, Codable, Hashable, Sendable {
    /// A hyphen before negative numbers: `-5`.
    case automatic
    /// A plus before positive numbers too: `+5`.
    case always
    /// Brackets around negative numbers, as in accounts: `(5)`.
    case accounting
}
