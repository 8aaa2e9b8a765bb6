public import FoundationEssentials

/// A literal with values in it, as ``Text`` takes it: `"No. \(number)"`, `"\(price, format: .currency(code: "EUR"))"`.
public struct InterpolatedText: ExpressibleByStringInterpolation {
    let text: String

    /// Text without values in it.
    public init(stringLiteral text: String) { self.text = text }
    /// Text with the values that were put in it.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// The literal's pieces as they come.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        /// Text with nothing in it yet.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds a piece of the literal as it is.
        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// Adds a value as `String(describing:)` writes it.
        public mutating func appendInterpolation<Value>(_ value: Value) {
            if let string = value as? String {
                text += string
            } else {
                text += String(describing: value)
            }
        }

        /// Adds a value as a format style writes it.
        public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
        where Style.FormatOutput == String {
            text += CellEnvironment.current.applied(to: format).format(value)
        }
    }
}
