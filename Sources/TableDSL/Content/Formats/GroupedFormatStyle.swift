public import FoundationEssentials

/// Shows a whole number with a comma before each three digits: `1234567` as `1,234,567`.
///
/// ```swift
/// Column("Inhabitants", \.inhabitants, format: .grouped())
/// ```
/// The text is what Foundation's `.number` makes of the number in American English, and with a locale, the same with the
/// locale's separator. It takes a small part of its time and no locale data. Any fixed-width integer will do, to its
/// least and greatest value.
public struct GroupedFormatStyle<Value: FixedWidthInteger>: FormatStyle, Sendable {
    /// The locale's marks, where its separator isn't a comma.
    private var marks: NumberMarks?

    /// A style for whole numbers.
    public init() {}

    /// The number as text.
    public func format(_ value: Value) -> String { text(of: value) }

    /// The same with a locale's separator, as far as the program has Foundation's locale data.
    public func locale(_ locale: Locale) -> Self {
        var style = self
        let marks = NumberMarks(locale)
        style.marks = marks.hasUsualSeparators ? nil : marks
        return style
    }
}

// The usual types are named here, so that the compiler makes a function for each: a generic one asks the type for every
// step of its arithmetic.
extension GroupedFormatStyle: DirectFormatStyle {
    func append(_ value: Value, to text: inout ByteBuffer) {
        guard let marks else { return text.append(grouped: value) }
        NumberFormat(grouping: .thousands, marks: marks).append(DecimalDigits(String(value)), to: &text)
    }

    func directFunction(for value: ValueReader<Value>, before next: CellFunction?) -> CellFunction {
        if marks != nil { return function(for: value, before: next) }
        return switch value as Any {
        case let value as ValueReader<Int>: GroupedFormatStyle<Int>().function(for: value, before: next)
        case let value as ValueReader<Int64>: GroupedFormatStyle<Int64>().function(for: value, before: next)
        case let value as ValueReader<Int32>: GroupedFormatStyle<Int32>().function(for: value, before: next)
        case let value as ValueReader<Int16>: GroupedFormatStyle<Int16>().function(for: value, before: next)
        case let value as ValueReader<UInt>: GroupedFormatStyle<UInt>().function(for: value, before: next)
        case let value as ValueReader<UInt64>: GroupedFormatStyle<UInt64>().function(for: value, before: next)
        case let value as ValueReader<UInt32>: GroupedFormatStyle<UInt32>().function(for: value, before: next)
        case let value as ValueReader<UInt16>: GroupedFormatStyle<UInt16>().function(for: value, before: next)
        default: function(for: value, before: next)
        }
    }
}

// A function instead of a property for each type, whose many overloads would cost each column time to type-check.
extension FormatStyle {
    /// A whole number with a comma before each three digits.
    public static func grouped<Value: FixedWidthInteger>() -> Self where Self == GroupedFormatStyle<Value> {
        GroupedFormatStyle()
    }
}
