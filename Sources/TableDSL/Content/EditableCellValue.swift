public import FoundationEssentials

/// A value that can be read back from the text its cells show.
public protocol EditableCellValue: CellValue {
    /// The value that a cell with this text shows; nil where there is none.
    init?(cellText: String)
}

extension EditableCellValue where Self: LosslessStringConvertible {
    /// The value that a cell with this text shows; nil where there is none.
    public init?(cellText: String) { self.init(cellText) }
}

extension String: EditableCellValue {}
extension Substring: EditableCellValue {}
extension Character: EditableCellValue {}
extension Bool: EditableCellValue {}
extension Int: EditableCellValue {}
extension Int8: EditableCellValue {}
extension Int16: EditableCellValue {}
extension Int32: EditableCellValue {}
extension Int64: EditableCellValue {}
extension UInt: EditableCellValue {}
extension UInt8: EditableCellValue {}
extension UInt16: EditableCellValue {}
extension UInt32: EditableCellValue {}
extension UInt64: EditableCellValue {}
extension Double: EditableCellValue {}
extension Float: EditableCellValue {}

extension Decimal: EditableCellValue {
    /// The value that a cell with this text shows; nil where there is none.
    public init?(cellText: String) {
        // Foundation reads a number at the start and passes over what follows; here the whole text must be one.
        let hasSign = cellText.hasPrefix("-") || cellText.hasPrefix("+")
        let parts = cellText.dropFirst(hasSign ? 1 : 0).split(separator: ".", omittingEmptySubsequences: false)
        let digits = parts.joined().utf8
        guard parts.count <= 2, !digits.isEmpty, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
        self.init(string: cellText)
    }
}

extension UUID: EditableCellValue {
    /// The value that a cell with this text shows; nil where there is none.
    public init?(cellText: String) { self.init(uuidString: cellText) }
}

extension URL: EditableCellValue {
    /// The value that a cell with this text shows; nil where there is none.
    public init?(cellText: String) { self.init(string: cellText) }
}

extension Date: EditableCellValue {
    /// The value that a cell with this text shows; nil where there is none.
    public init?(cellText: String) {
        let style = CellEnvironment.current.applied(to: Date.ISO8601FormatStyle())
        guard let date = try? style.parse(cellText) else { return nil }
        self = date
    }
}
