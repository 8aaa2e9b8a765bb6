/// A row of small bars, one for each number: `▁▃▅▇`.
///
/// The least number has the lowest bar, unless bounds are given; numbers beyond the bounds are drawn at them. What isn't
/// a number leaves a gap. Where characters are ASCII the bars are `_.-=*#`, and where there are no pictures the numbers
/// stand: `1, 3, 5`.
/// ```swift
/// Column("Last week", \.visits) { Sparkline($0.visits.map(Double.init)) }
/// ```
public struct Sparkline: CellContent {
    private let values: [Double]
    private let bounds: ClosedRange<Double>?

    /// Bars for numbers.
    ///
    /// - Parameters:
    ///   - values: The numbers, in order; NaN and infinities are gaps.
    ///   - bounds: What the lowest and the highest bar stand for; nil for the least and the greatest number.
    public init(_ values: [Double], in bounds: ClosedRange<Double>? = nil) {
        self.values = values
        self.bounds = bounds
    }

    /// Writes the content at the end of a cell.
    public func write(to cell: inout CellWriter) {
        if values.isEmpty { return }
        let numbers = values.filter(\.isFinite)
        let low = bounds?.lowerBound ?? numbers.min() ?? 0
        let high = bounds?.upperBound ?? numbers.max() ?? 0
        cell.writeMark(
            draw(Array("▁▂▃▄▅▆▇█"), from: low, to: high), ascii: draw(Array("_.-=*#"), from: low, to: high),
            description: values.map { $0.isFinite ? $0.shortDescription : "none" }.joined(separator: ", "))
    }

    private func draw(_ bars: [Character], from low: Double, to high: Double) -> String {
        String(
            values.map { value in
                guard value.isFinite else { return " " }
                // All the same is neither low nor high.
                guard high > low else { return bars[bars.count / 2 - 1] }
                // Halves, since the distance of two numbers may be none.
                let share = (value / 2 - low / 2) / (high / 2 - low / 2)
                guard share > 0 else { return bars[0] }
                return bars[min(Int(min(share, 1) * Double(bars.count)), bars.count - 1)]
            })
    }
}
