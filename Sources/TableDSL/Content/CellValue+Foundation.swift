public import FoundationEssentials

extension Decimal: CellValue {
    /// Whether values are quantities.
    public static var isNumeric: Bool { true }
}

extension Date: CellValue {
    /// Shows the moment by ISO 8601 in UTC, or in the table's time zone: `2026-01-31T09:30:00Z`.
    ///
    /// A moment outside the years 1 to 9999, for which the standard has no usual form, is shown by its seconds since
    /// 1970: `@1e+300`.
    public func write(to cell: inout CellWriter) {
        let seconds = timeIntervalSince1970
        guard (-62_135_769_600..<253_402_300_800).contains(seconds) else { return cell.write("@\(seconds)") }
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
