/// A rating in stars: `★★★½☆`, in ASCII `***+.`, in words `3.5 of 5`.
///
/// ```swift
/// Column("Rating", \.rating) { Stars($0.rating) }
/// ```
public struct Stars: CellContent {
    private let value: Double?
    private let total: Int

    /// Stars for a number, which may be missing.
    ///
    /// - Parameters:
    ///   - value: The number, drawn to the nearest half; none are full where it is below 0, all where it is above
    ///     `total`. What isn't a number is missing, as nil is.
    ///   - total: How many stars there are, 1 to 20; others count as the nearest of these.
    public init(_ value: Double?, of total: Int = 5) {
        self.value = value.flatMap { $0.isNaN ? nil : $0 }
        self.total = min(max(total, 1), 20)
    }

    /// Writes the content at the end of a cell.
    public func write(to cell: inout CellWriter) {
        guard let value else { return cell.writeMissing() }
        let shown = min(max(value, 0), Double(total))
        let halves = Int((shown * 2).rounded())
        let rest = total - (halves + 1) / 2
        func draw(_ full: String, _ half: String, _ empty: String) -> String {
            String(repeating: full, count: halves / 2) + (halves % 2 == 1 ? half : "")
                + String(repeating: empty, count: rest)
        }
        cell.writeMark(
            draw("★", "½", "☆"), ascii: draw("*", "+", "."), description: "\(value.shortDescription) of \(total)",
            color: .yellow, drawing: .stars(shown / Double(total), of: total))
    }
}
