/// A column's wish for its width, in terminal cells; a page takes a cell for the width of a digit.
///
/// Bounds that contradict each other give way in the order minimum, maximum, ideal; a width below 1 counts as 1.
public struct ColumnWidth: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The least width; nil for what one cluster of text needs.
    public var minimum: Int?
    /// The width to have where there is room; nil for what the content needs.
    public var ideal: Int?
    /// The greatest width; nil for no bound.
    public var maximum: Int?
    /// Whether the bounds that were asked for contradict each other.
    let isContradictory: Bool

    /// A wish for a width, in cells.
    public init(minimum: Int? = nil, ideal: Int? = nil, maximum: Int? = nil) {
        let (low, high) = (max(minimum ?? 1, 1), max(maximum ?? .max, 1))
        self.minimum = minimum == nil ? nil : low
        self.ideal = ideal.map { max($0, 1) }
        self.maximum = maximum.map { max($0, low) }
        isContradictory = low > high || self.ideal.map { $0 < low || $0 > high } ?? false
    }

    /// The width by content alone.
    public static let automatic = ColumnWidth()

    /// Just this width, in cells.
    public static func fixed(_ width: Int) -> ColumnWidth {
        ColumnWidth(minimum: width, ideal: width, maximum: width)
    }

    /// Whether minimum and maximum leave no choice.
    public var isFixed: Bool { minimum != nil && minimum == maximum }

    /// The wish in short: `8`, `4…20`, `≥ 15`, `auto`.
    public var description: String {
        switch (minimum, maximum) {
        case (let low?, let high?) where low == high: "\(low)"
        case (let low?, let high?): "\(low)…\(high)"
        case (let low?, nil): "≥ \(low)"
        case (nil, let high?): "≤ \(high)"
        case (nil, nil): ideal.map { "~\($0)" } ?? "auto"
        }
    }

    /// The width for content that needs `content` cells, before the table's own width is thought of.
    package func resolved(content: Int) -> Int {
        var width = ideal ?? content
        if let maximum { width = min(width, maximum) }
        if let minimum { width = max(width, minimum) }
        return width
    }
}
