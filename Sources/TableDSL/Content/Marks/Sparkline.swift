/// A row of small bars, one for each number, or a line: `▁▃▅▇`.
///
/// The least number has the lowest bar, unless bounds are given; numbers beyond the bounds are drawn at them. What isn't
/// a number leaves a gap. A page draws it as a picture; where characters are ASCII the bars are `_.-=*#`, and where there
/// are no pictures the numbers stand: `1, 3, 5`.
/// ```swift
/// Column("Last week", \.visits) { Sparkline($0.visits.map(Double.init)) }
/// Column("Balance", \.balance) { Sparkline($0.balance, form: .line) }
/// ```
public struct Sparkline: CellContent {
    /// What stands for the numbers.
    public enum Form: Hashable, Sendable {
        /// A bar for each.
        case bars
        /// A line through all in a page; bars where there is only text.
        case line
        /// A block up for what is above 0, one down for what is below: `▀▄▀`, in ASCII `+-+`; 0 is `─`, in ASCII `0`.
        case winLoss
    }

    /// nil where all is missing.
    private let values: [Double?]?
    private let bounds: ClosedRange<Double>?
    private let form: Form

    /// Bars or a line for numbers.
    ///
    /// - Parameters:
    ///   - values: The numbers, in order; NaN and infinities are gaps.
    ///   - bounds: What the lowest and the highest bar stand for; nil for the least and the greatest number.
    ///   - form: What stands for the numbers.
    public init(_ values: [Double], in bounds: ClosedRange<Double>? = nil, form: Form = .bars) {
        self.values = values
        self.bounds = bounds
        self.form = form
    }

    /// Bars or a line for numbers of which some, or all, may be missing: a gap for nil among them, the missing text for
    /// nil in their place.
    @_disfavoredOverload
    public init(_ values: [Double?]?, in bounds: ClosedRange<Double>? = nil, form: Form = .bars) {
        self.values = values
        self.bounds = bounds
        self.form = form
    }

    /// Writes the content at the end of a cell.
    public func write(to cell: inout CellWriter) {
        guard let values else { return cell.writeMissing() }
        if values.isEmpty { return }
        let numbers = values.map { $0.flatMap { $0.isFinite ? $0 : nil } }
        let (heights, areLevel) = heights(of: numbers)
        func draw(_ characters: String) -> String { Self.draw(heights, Array(characters), areLevel: areLevel) }
        let words = numbers.map { $0?.shortDescription ?? "none" }.joined(separator: ", ")
        let isWinLoss = form == .winLoss
        cell.writeMark(
            draw(isWinLoss ? "▄─▀" : "▁▂▃▄▅▆▇█"), ascii: draw(isWinLoss ? "-0+" : "_.-=*#"),
            description: words, drawing: .chart(heights: heights, form: form))
    }

    /// The heights from 0 to 1, and whether there is no least and no greatest among them.
    private func heights(of numbers: [Double?]) -> ([Double?], areLevel: Bool) {
        if form == .winLoss { return (numbers.map { $0.map { $0 > 0 ? 1 : $0 < 0 ? 0 : 0.5 } }, false) }
        var extent = NumberExtent()
        for case let number? in numbers { extent.add(number) }
        let bounds = bounds ?? extent.range
        // All the same is neither low nor high.
        guard bounds.lowerBound < bounds.upperBound else { return (numbers.map { $0.map { _ in 0.5 } }, true) }
        return (numbers.map { $0.flatMap { bounds.share(of: $0) } }, false)
    }

    private static func draw(_ heights: [Double?], _ bars: [Character], areLevel: Bool) -> String {
        String(
            heights.map { height in
                guard let height else { return " " }
                if areLevel { return bars[(bars.count - 1) / 2] }
                return bars[min(Int(height * Double(bars.count)), bars.count - 1)]
            })
    }
}
