/// A symbol that says in which part of a range a number is: `▲`, in words `high`.
///
/// Nothing and what isn't a number are missing.
/// ```swift
/// Column("Load", \.load) { Icon($0.load, in: .trafficLights, thresholds: [0.33, 0.67]) }
/// ```
public struct Icon: CellContent {
    private let symbol: IconSet.Symbol?

    /// A symbol of a set, by the thresholds that a number reaches.
    ///
    /// - Parameters:
    ///   - value: The number; nil where it is missing.
    ///   - set: The symbols.
    ///   - thresholds: The least values of the second symbol and those above it, in any order; those past the last
    ///     symbol change nothing.
    public init(_ value: Double?, in set: IconSet = .arrows, thresholds: [Double]) {
        symbol = value.flatMap { set.symbol(of: $0, thresholds: thresholds) }
    }

    /// Writes the content at the end of a cell.
    public func write(to cell: inout CellWriter) {
        guard let symbol else { return cell.writeMissing() }
        cell.writeMark(symbol.picture, ascii: symbol.ascii, description: symbol.words, color: symbol.color)
    }
}
