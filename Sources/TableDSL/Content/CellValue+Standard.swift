// The standard library's types as cells. Integers write their digits without making a string.

extension String: CellValue {
    /// Writes the content at the end of a cell.
    public func write(to cell: inout CellWriter) { cell.write(self) }
}

extension Substring: CellValue {
    /// Writes the content at the end of a cell.
    public func write(to cell: inout CellWriter) {
        var text = self
        text.withUTF8 { cell.write(utf8: $0) }
    }
}

extension Character: CellValue {}

extension Bool: CellValue {
    /// Shows `true` or `false`.
    public func write(to cell: inout CellWriter) { cell.write(self ? "true" : "false") }
}

extension CellValue where Self: FixedWidthInteger {
    /// Whether values are quantities.
    public static var isNumeric: Bool { true }

    /// Shows the decimal digits, ungrouped.
    public func write(to cell: inout CellWriter) { cell.write(self) }
}

extension Int: CellValue {}
extension Int8: CellValue {}
extension Int16: CellValue {}
extension Int32: CellValue {}
extension Int64: CellValue {}
extension UInt: CellValue {}
extension UInt8: CellValue {}
extension UInt16: CellValue {}
extension UInt32: CellValue {}
extension UInt64: CellValue {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: CellValue {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: CellValue {}

extension CellValue where Self: BinaryFloatingPoint & LosslessStringConvertible {
    /// Whether values are quantities.
    public static var isNumeric: Bool { true }

    /// Shows the shortest digits that read back as the same number, without an exponent up to 1e21.
    public func write(to cell: inout CellWriter) { cell.write(positionalDescription) }
}

extension Double: CellValue {}
extension Float: CellValue {}
#if !(os(macOS) || targetEnvironment(macCatalyst)) || arch(arm64)
    @available(macOS 11, *)
    extension Float16: CellValue {}
#endif

extension Duration: CellValue {
    /// Whether values are quantities.
    public static var isNumeric: Bool { true }

    /// Shows the seconds exactly, with as many decimals as there are: `3725.0 seconds`.
    public func write(to cell: inout CellWriter) {
        let (seconds, attoseconds) = components
        let isNegative = seconds < 0 || attoseconds < 0
        var fraction = String(attoseconds.magnitude)
        fraction = String(repeating: "0", count: 18 - fraction.count) + fraction
        while fraction.count > 1, fraction.hasSuffix("0") { fraction.removeLast() }
        cell.write("\(isNegative ? "-" : "")\(seconds.magnitude).\(fraction) seconds")
    }
}

extension BinaryFloatingPoint where Self: LosslessStringConvertible {
    /// The shortest description with its exponent written out: `1e+16` as `10000000000000000.0`.
    var positionalDescription: String {
        guard let mark = description.firstIndex(of: "e"),
            let exponent = Int(description[description.index(after: mark)...]), (-7...21).contains(exponent)
        else { return description }
        let isNegative = description.hasPrefix("-")
        let mantissa = description[..<mark].drop { $0 == "-" }
        let parts = mantissa.split(separator: ".", omittingEmptySubsequences: false)
        let whole = String(parts[0])
        let fraction = parts.count > 1 && parts[1] != "0" ? String(parts[1]) : ""
        let digits = whole + fraction
        let point = whole.count + exponent
        let text: String
        if point <= 0 {
            text = "0." + String(repeating: "0", count: -point) + digits
        } else if point >= digits.count {
            text = digits + String(repeating: "0", count: point - digits.count) + ".0"
        } else {
            text = digits.prefix(point) + "." + digits.dropFirst(point)
        }
        return isNegative ? "-" + text : text
    }
}
