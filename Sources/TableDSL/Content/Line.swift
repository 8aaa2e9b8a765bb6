/// Contents side by side on one line: text with a link or a mark in it.
///
/// ```swift
/// Paragraph { Line(Text("See "), Link("the handbook", destination: "https://example.org/handbook"), Text(".")) }
/// ```
/// Nothing is put between them.
public struct Line<each Content: CellContent>: CellContent {
    private let content: (repeat each Content)

    /// Contents from the left.
    public init(_ content: repeat each Content) { self.content = (repeat each content) }

    /// Writes the content at the end of a cell.
    public func write(to cell: inout CellWriter) {
        for part in repeat each content { part.write(to: &cell) }
    }
}
