/// A footnote: a mark where it stands, and its text below the table.
///
/// ```swift
/// Column("Math", \.math) { student in
///     Text("\(student.math)")
///     if student.wasIll { Footnote("Written a week later.") }
/// }
/// ```
/// Marks are numbered in reading order, and the same text has the same mark wherever it stands. Most footnotes need no
/// content of their own: see ``Column/footnote(_:where:)``.
public struct Footnote: CellContent {
    private let text: String

    /// A footnote with a text; an empty one is none.
    public init(_ text: String) { self.text = text }

    /// Writes the mark behind what the cell shows so far.
    public func write(to cell: inout CellWriter) { cell.writeFootnote(text) }
}
