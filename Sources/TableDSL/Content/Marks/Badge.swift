/// A short word that stands out, such as a status: its colour says nothing that the word doesn't.
///
/// Where there are no frames it stands in brackets: `[Overdue]`.
/// ```swift
/// Column("Status", \.status) { Badge($0.status.rawValue, color: $0.isOverdue ? .red : .green) }
/// ```
public struct Badge: CellContent {
    private let text: String
    private let color: Color

    /// A word on a background of a colour.
    public init(_ text: String, color: Color = .secondary) {
        self.text = text
        self.color = color
    }

    /// Writes the content at the end of a cell.
    public func write(to cell: inout CellWriter) {
        cell.withStyle(TextStyle(foreground: color, emphasis: .bold)) {
            $0.writeMark("[\(text)]", ascii: "[\(text)]", description: text, drawing: .badge)
        }
    }
}
