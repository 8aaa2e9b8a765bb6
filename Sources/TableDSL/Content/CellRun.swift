/// A stretch of a cell's text with one look, and what it leads to or stands for.
public struct CellRun: Hashable, Sendable {
    /// What a run is besides text.
    public enum Role: Hashable, Sendable {
        /// Text alone.
        case text
        /// A link; the run's text is what a reader sees. The address is unchecked: a renderer filters it.
        case link(destination: String)
        /// A picture; the run's text is its alternative text. Width and height in points, nil where unknown.
        case image(source: String, width: Int?, height: Int?)
        /// A picture made of characters, its form in ASCII, and what it shows in numbers where a page can draw it; the
        /// run's text says the same in words.
        ///
        /// A run without text is a decoration: what stands beside it says all that it shows.
        case mark(picture: String, ascii: String, drawing: MarkDrawing? = nil)
        /// A footnote's mark, such as `¹`; the footnote of this number, from 1, stands below the table.
        case footnote(number: Int)
    }

    /// The text, where line feeds part lines.
    ///
    /// It is not escaped for any output.
    public var text: String
    /// How it looks.
    public var style: TextStyle
    /// What it is besides text.
    public var role: Role
}
