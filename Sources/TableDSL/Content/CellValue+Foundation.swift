public import FoundationEssentials

extension Decimal: CellValue {
    /// Whether values are quantities.
    public static var isNumeric: Bool { true }
}

extension Date: CellValue {
    /// Shows the moment by ISO 8601 in UTC, or in the table's time zone: `2026-01-31T09:30:00Z`.
    public func write(to cell: inout CellWriter) {
        cell.write(CellEnvironment.current.applied(to: Date.ISO8601FormatStyle()).format(self))
    }
}

extension URL: CellValue {
    /// Shows the address as text; a ``Link`` makes it live.
    public func write(to cell: inout CellWriter) { cell.write(absoluteString) }
}

extension UUID: CellValue {
    /// Writes the content at the end of a cell.
    public func write(to cell: inout CellWriter) { cell.write(uuidString) }
}
