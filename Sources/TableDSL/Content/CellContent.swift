/// Something that a cell can show: text, a link, a picture, several lines of them, or a kind of your own.
///
/// A kind of your own writes itself with the methods of ``CellWriter``, and every renderer shows it:
/// ```swift
/// struct Points: CellContent {
///     let count: Int
///     func write(to cell: inout CellWriter) {
///         cell.write(String(repeating: "★", count: count), style: TextStyle(foreground: .yellow))
///         cell.write(" \(count) of 5")
///     }
/// }
/// Column("Rating", \.rating) { Points(count: $0.rating) }
/// ```
public protocol CellContent {
    /// Writes this content at the end of a cell. It is called once for each cell that is shown.
    func write(to cell: inout CellWriter)
}
