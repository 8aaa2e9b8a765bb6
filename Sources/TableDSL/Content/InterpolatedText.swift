public import FoundationEssentials

/// A literal with values in it, as ``Text`` takes it: `"No. \(number)"`, `"\(price, format: .currency(code: "EUR"))"`.
///
/// What it does with a value is compiled into its users' code, so that a number's digits are written without asking what
/// it is.
@frozen
public struct InterpolatedText: ExpressibleByStringInterpolation {
    @usableFromInline let text: String

    /// Text without values in it.
    @inlinable
    public init(stringLiteral text: String) { self.text = text }
    /// Text with the values that were put in it.
    @inlinable
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// The literal's pieces as they come.
    @frozen
    public struct StringInterpolation: StringInterpolationProtocol {
        @usableFromInline var text = ""

        /// Text with nothing in it yet.
        @inlinable
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds a piece of the literal as it is.
        @inlinable
        public mutating func appendLiteral(_ literal: String) { append(literal) }

        /// Adds a value as `String(describing:)` writes it.
        @inlinable
        public mutating func appendInterpolation<Value>(_ value: Value) {
            switch value {
            case let string as String: append(string)
            case let number as Int: append(number.description)
            case let number as Double: append(number.description)
            default: append(String(describing: value))
            }
        }

        @inlinable
        mutating func append(_ string: String) {
            if text.isEmpty { text = string } else { text += string }
        }

        /// Adds a value as a format style writes it.
        public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
        where Style.FormatOutput == String {
            text += CellEnvironment.current.applied(to: format).text(showing: value)
        }
    }
}
