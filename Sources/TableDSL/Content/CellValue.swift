/// A value that a column shows as it is: strings, numbers, Booleans, dates and the other standard types.
///
/// A type of your own needs no conformance where it is `CustomStringConvertible` or an enum with a raw value;
/// conform it to decide what its cells show:
/// ```swift
/// extension Money: CellValue {
///     func write(to cell: inout CellWriter) { cell.write("\(amount) \(currency)") }
///     static var isNumeric: Bool { true }
/// }
/// ```
public protocol CellValue: CellContent, CustomStringConvertible {
    /// Whether values are quantities, which line up at the trailing edge; false unless said otherwise.
    static var isNumeric: Bool { get }
}

extension CellValue {
    /// Whether values are quantities.
    public static var isNumeric: Bool { false }

    /// Shows the value's description.
    public func write(to cell: inout CellWriter) { cell.write(description) }
}

extension Optional: CellContent where Wrapped: CellContent {
    /// Shows the value, or says that it is missing.
    public func write(to cell: inout CellWriter) {
        if let self { self.write(to: &cell) } else { cell.writeMissing() }
    }
}
