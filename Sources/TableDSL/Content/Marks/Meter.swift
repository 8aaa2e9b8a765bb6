/// A bar that is as full as a share says: `██████░░░░  60%`.
///
/// Where characters are ASCII it is `######....  60%`, and where there are no pictures the percentage stands alone.
/// ```swift
/// Column("Done", \.progress) { Meter($0.progress) }
/// Column("Used", \.used) { Meter($0.used, of: $0.capacity, width: 20) }
/// ```
public struct Meter: CellContent {
    /// nil where the number is missing.
    private let share: Double?
    private let width: Int
    private let showsPercentage: Bool

    /// A bar for a share.
    ///
    /// - Parameters:
    ///   - value: The part, drawn as empty where it is below 0 or not a number and as full where it is above `total`.
    ///   - total: The whole; where it isn't above 0 the bar is empty.
    ///   - width: Terminal cells of the bar, 1 to 100; others count as the nearest of these.
    ///   - showsPercentage: Whether the percentage stands behind the bar, rounded half away from zero.
    public init(_ value: Double, of total: Double = 1, width: Int = 10, showsPercentage: Bool = true) {
        let share = total > 0 ? value / total : 0
        self.init(share: share.isNaN ? 0 : min(max(share, 0), 1), width, showsPercentage)
    }

    /// A bar for a share that may be missing.
    @_disfavoredOverload
    public init(_ value: Double?, of total: Double = 1, width: Int = 10, showsPercentage: Bool = true) {
        if let value {
            self.init(value, of: total, width: width, showsPercentage: showsPercentage)
        } else {
            self.init(share: nil, width, showsPercentage)
        }
    }

    private init(share: Double?, _ width: Int, _ showsPercentage: Bool) {
        self.share = share
        self.width = min(max(width, 1), 100)
        self.showsPercentage = showsPercentage
    }

    /// Writes the content at the end of a cell.
    public func write(to cell: inout CellWriter) {
        guard let share else { return cell.writeMissing() }
        let percentage = "\(Int((share * 100).rounded()))%"
        // Percentages are as wide as the widest, so that bars line up, and stay on the bar's line.
        let behind = showsPercentage ? String(repeating: " ", count: 5 - percentage.count) + percentage : ""
        let full = Int((share * Double(width)).rounded(.down))
        let eighths = Int(((share * Double(width)) - Double(full)) * 8)
        let part = eighths > 0 ? String(Array("▏▎▍▌▋▊▉")[eighths - 1]) : ""
        let picture =
            String(repeating: "█", count: full) + part
            + String(repeating: "░", count: width - full - (part.isEmpty ? 0 : 1))
        let ascii = String(repeating: "#", count: full) + String(repeating: ".", count: width - full)
        let unbroken = String(behind.map { $0 == " " ? "\u{A0}" : $0 })
        cell.writeMark(
            picture + unbroken, ascii: ascii + behind, description: percentage,
            drawing: .meter(share, showsWords: showsPercentage))
    }
}
