/// A bar beside a number, for numbers in a domain.
struct DataBar {
    private let domain: ClosedRange<Double>
    /// Where bars begin: at 0, or the domain's end next to it.
    private let origin: Double
    private let below: Int
    private let above: Int

    /// - Parameters:
    ///   - domain: The values at the ends.
    ///   - width: Terminal cells, 2 to 100; others count as the nearest of these.
    init(over domain: ClosedRange<Double>, width: Int) {
        self.domain = domain
        let width = min(max(width, 2), 100)
        origin = domain.lowerBound > 0 ? domain.lowerBound : min(domain.upperBound, 0)
        // Each side that there is has a cell at least.
        let share = domain.share(of: origin) ?? 0
        let cells = Int((share * Double(width)).rounded())
        let least = domain.lowerBound < origin ? 1 : 0
        let most = origin < domain.upperBound ? width - 1 : width
        below = min(max(cells, least), most)
        above = width - below
    }

    /// Writes the bar of a number; blanks for what isn't one.
    func write(_ number: Double, color: Color, to cell: inout CellWriter) {
        let share = domain.lowerBound < domain.upperBound ? domain.share(of: number) : nil
        let axis = domain.share(of: origin) ?? 0
        let negative = number < origin ? cells(of: number, from: domain.lowerBound, below) : 0
        let positive = number > origin ? cells(of: number, from: domain.upperBound, above) : 0
        let (halves, eighths) = (Int((negative * 2).rounded()), Int((positive * 8).rounded()))
        cell.writeDecoration(
            blanks(below - (halves + 1) / 2) + (halves % 2 == 1 ? "▐" : "") + full("█", halves / 2)
                + full("█", eighths / 8) + (eighths % 8 > 0 ? String(Array("▏▎▍▌▋▊▉")[eighths % 8 - 1]) : "")
                + blanks(above - (eighths + 7) / 8),
            ascii: full(" ", below - (halves + 1) / 2) + full("#", (halves + 1) / 2) + full("#", (eighths + 4) / 8)
                + full(" ", above - (eighths + 4) / 8),
            color: color,
            drawing: .bar(from: min(share ?? axis, axis), to: max(share ?? axis, axis), axis: axis))
    }

    /// How many cells a bar takes on a side that ends at a bound.
    private func cells(of number: Double, from bound: Double, _ count: Int) -> Double {
        let side = ClosedRange(uncheckedBounds: (min(origin, bound), max(origin, bound)))
        guard side.lowerBound < side.upperBound, let share = side.share(of: number) else { return 0 }
        return (bound < origin ? 1 - share : share) * Double(count)
    }

    private func full(_ character: String, _ count: Int) -> String { String(repeating: character, count: count) }

    private func blanks(_ count: Int) -> String { full("\u{A0}", count) }
}
