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
    /// Thick lines.
    public static let heavy = TableStyle("heavy")
    /// Double lines.
    public static let double = TableStyle("double")
    /// Lines of `+`, `-` and `|`.
    public static let ascii = TableStyle("ascii")
    /// A rule under the header, and no other line.
    public static let minimal = TableStyle("minimal")
    /// No lines.
    public static let none = TableStyle("none")

    /// The styles that every renderer knows.
    public static let allCases: [TableStyle] = [
        .automatic, .rounded, .square, .heavy, .double, .ascii, .minimal, .none,
    ]

    /// The name.
    public var description: String { name }
}
