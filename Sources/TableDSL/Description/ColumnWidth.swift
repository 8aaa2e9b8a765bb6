/// A column's wish for its width, in terminal cells; a page takes a cell for the width of a digit.
///
/// ```swift
/// Column("Id", \.id).width(8)                               // just eight cells
/// Column("City", \.city).width(.percent(30))                // three tenths of the room for columns
/// Column("Note", \.note).width(.flexible(weight: 2, min: 10))
/// Column("Path", \.path).width(.fill)                       // what its content needs, and all that is left over
/// ```
/// No number traps: bounds that contradict each other give way in the order minimum, maximum, ideal; a width below 1
/// counts as 1, and is said in the table's diagnostics where bounds contradict each other.
public struct ColumnWidth: ColumnSizing, Hashable, Sendable, Codable, CustomStringConvertible {
    /// What a width is made of, within its bounds.
    public enum Basis: Hashable, Sendable, Codable {
        /// The ideal width, else what the content needs.
        case content
        /// A part of the room that a table of a limited width has for its columns, from 0 to 100; as `content` without a
        /// limit.
        case percent(Double)
        /// A share of the room that the other columns leave, in proportion to the weight; as `content` without a limit.
        case flexible(weight: Double)
        /// As `content`, and all that is left over in a table of a limited width.
        case fill
    }

    /// The least width; nil for what one cluster of text needs.
    public var minimum: Int?
    /// The width to have where there is room; nil for what the content needs.
    public var ideal: Int?
    /// The greatest width; nil for no bound.
    public var maximum: Int?
    /// What the width is made of.
    public private(set) var basis = Basis.content
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

    /// A width of another kind, between bounds of which 0 and `.max` are none.
    init(_ basis: Basis, min: Int, max: Int) {
        self.init(minimum: min > 0 ? min : nil, maximum: max < .max ? max : nil)
        self.basis = basis
    }

    /// Whether minimum and maximum leave no choice.
    public var isFixed: Bool { minimum != nil && minimum == maximum }

    /// The wish in short: `8`, `4…20`, `≥ 15`, `auto`, `30 %`, `flexible 2, ≥ 10`, `fill`.
    public var description: String {
        let bounds: String? =
            switch (minimum, maximum) {
            case (let low?, let high?) where low == high: "\(low)"
            case (let low?, let high?): "\(low)…\(high)"
            case (let low?, nil): "≥ \(low)"
            case (nil, let high?): "≤ \(high)"
            case (nil, nil): ideal.map { "~\($0)" }
            }
        let kind: String? =
            switch basis {
            case .content: nil
            case .percent(let percent): "\(Self.short(percent)) %"
            case .flexible(let weight): "flexible \(Self.short(weight))"
            case .fill: "fill"
            }
        let parts = [kind, bounds].compactMap { $0 }
        return parts.isEmpty ? "auto" : parts.joined(separator: ", ")
    }

    private static func short(_ number: Double) -> String {
        Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }

    /// The width for content that needs `content` cells, before the table's own width is thought of.
    package func resolved(content: Int) -> Int {
        bounded(ideal ?? content)
    }

    /// A width within the bounds.
    package func bounded(_ width: Int) -> Int {
        var width = width
        if let maximum { width = min(width, maximum) }
        if let minimum { width = max(width, minimum) }
        return width
    }
}

/// What `width(_:)` takes: a number of cells, or a ``ColumnWidth`` such as `.percent(30)`.
///
/// It is a protocol so that a wide table has one `width(_:)` to type-check, and not one for each.
public protocol ColumnSizing {
    /// The wish that this stands for.
    var columnWidth: ColumnWidth { get }
}

extension Int: ColumnSizing {
    /// Just this many cells; less than 1 counts as 1.
    public var columnWidth: ColumnWidth { .fixed(self) }
}

extension ColumnWidth {
    /// The wish itself.
    public var columnWidth: ColumnWidth { self }
}

extension ColumnSizing where Self == ColumnWidth {
    /// The width by content alone.
    public static var automatic: ColumnWidth { ColumnWidth() }

    /// Just this width, in cells; less than 1 counts as 1.
    public static func fixed(_ width: Int) -> ColumnWidth {
        ColumnWidth(minimum: width, ideal: width, maximum: width)
    }

    /// A part of the room for columns, borders and blanks between them left out: two columns of 50 percent fill a table.
    ///
    /// Where the width isn't limited, the column is as wide as its content.
    /// - Parameters:
    ///   - percent: From 0 to 100; what is beyond counts as the nearer of the two. NaN counts as `.automatic`.
    ///   - min: The least width, in cells; less than 1 for none.
    ///   - max: The greatest width, in cells.
    public static func percent(_ percent: Double, min: Int = 0, max: Int = .max) -> ColumnWidth {
        percent.isNaN
            ? ColumnWidth(.content, min: min, max: max)
            : ColumnWidth(.percent(Swift.min(Swift.max(percent, 0), 100)), min: min, max: max)
    }

    /// A share of the room that columns of other kinds leave, whatever the content: of two such columns, one with twice
    /// the weight gets twice the width.
    ///
    /// Where the width isn't limited, the column is as wide as its content.
    /// - Parameters:
    ///   - weight: More than 0; up to a million is told apart. What is no such number counts as 1.
    ///   - min: The least width, in cells; less than 1 for none.
    ///   - max: The greatest width, in cells.
    public static func flexible(weight: Double = 1, min: Int = 0, max: Int = .max) -> ColumnWidth {
        let weight = weight > 0 ? Swift.min(Swift.max(weight, 0.000_001), 1_000_000) : 1
        return ColumnWidth(.flexible(weight: weight), min: min, max: max)
    }

    /// What the content needs, and all that is left over where the width is limited; several such columns share it
    /// evenly.
    public static var fill: ColumnWidth { ColumnWidth(.fill, min: 0, max: .max) }
}
