/// How a table is framed, by a name that every renderer reads in its own way.
public struct TableStyle: Hashable, Sendable, Codable, CaseIterable, CustomStringConvertible {
    /// The style's name.
    public let name: String

    /// A style by its name; a renderer that doesn't know the name takes its own default.
    public init(_ name: String) { self.name = name }

    /// What the renderer takes to be its best: rounded borders in a terminal.
    public static let automatic = TableStyle("automatic")
    /// Thin lines with rounded corners.
    public static let rounded = TableStyle("rounded")
    /// Thin lines with square corners.
    public static let square = TableStyle("square")
    /// Thin lines, with a double one below the header.
    public static let squareDoubleHead = TableStyle("squareDoubleHead")
    /// Thick lines.
    public static let heavy = TableStyle("heavy")
    /// Thick lines around the table, thin ones inside.
    public static let heavyEdge = TableStyle("heavyEdge")
    /// Thick lines around the header, thin ones below.
    public static let heavyHead = TableStyle("heavyHead")
    /// Double lines.
    public static let double = TableStyle("double")
    /// Double lines around the table, thin ones inside.
    public static let doubleEdge = TableStyle("doubleEdge")
    /// Lines of full blocks.
    public static let block = TableStyle("block")
    /// Lines of dots and colons.
    public static let dots = TableStyle("dots")
    /// Lines of `+`, `-` and `|`.
    public static let ascii = TableStyle("ascii")
    /// The same, with `=` below the header.
    public static let asciiDoubleHead = TableStyle("asciiDoubleHead")
    /// The same, with a rule between all rows: what reStructuredText calls a grid table.
    public static let grid = TableStyle("grid")
    /// Rules above and below the table, below the header and around sections; nothing between columns.
    public static let horizontals = TableStyle("horizontals")
    /// A rule under the header, and around sections; no other line.
    public static let minimal = TableStyle("minimal")
    /// The same, each column with a rule of its own.
    public static let simple = TableStyle("simple")
    /// A thick rule under the header and above sums, thin ones around sections; no other line.
    public static let simpleHeavy = TableStyle("simpleHeavy")
    /// Lines of `-`, `|` and `+` between columns and below the header, none around the table, as in PostgreSQL's client.
    public static let psql = TableStyle("psql")
    /// The look of a table in Markdown; the text isn't escaped, so for Markdown itself take a renderer for that.
    public static let markdown = TableStyle("markdown")
    /// Rules of `=`, each column with its own: what reStructuredText calls a simple table.
    public static let reStructuredText = TableStyle("reStructuredText")
    /// No lines.
    public static let none = TableStyle("none")

    /// The styles that every renderer knows.
    public static let allCases: [TableStyle] = [
        .automatic, .rounded, .square, .squareDoubleHead, .heavy, .heavyEdge, .heavyHead, .double, .doubleEdge, .block,
        .dots, .ascii, .asciiDoubleHead, .grid, .horizontals, .minimal, .simple, .simpleHeavy, .psql, .markdown,
        .reStructuredText, .none,
    ]

    /// The name.
    public var description: String { name }
}
