public import TableDSL

/// A table as plain sentences, for those who listen to it: no borders, no columns to line up, no controls.
///
/// ```swift
/// print(table.rendered(as: .linear))
/// ```
/// ```
/// Term grades.
/// Table of 3 rows and 3 columns: Name, Math, Physics.
/// Sorted by Name, ascending.
/// Row 1 of 3. Name: Ana Núñez. Math: 91, high. Physics: 60.
/// Row 2 of 3, selected. Name: Mei Chen. Math: 75. Physics: missing.
/// End of table.
/// ```
/// Each row is one line. What a table shows by place, marks and colour is said: the sort order, sections and summaries,
/// which rows are selected, their level in a hierarchy and whether they are open, missing values and empty cells. Links,
/// pictures and text that is struck out are called so; of colours those that are named for what they mean, such as
/// `.named("warning")`, by their names. ``Column/spoken(_:)`` adds words of one's own.
public struct LinearRenderer: TableRenderer {
    /// Whether a line before the rows says how many rows and columns there are, and how they are sorted.
    public var introduces = true

    /// A renderer of sentences.
    public init() {}

    /// Writes the table to the output; throws nothing but what the output throws.
    ///
    /// All rows are read before the first is written, so that each can be told with their number.
    public func render<RowValue>(_ table: TableDescription<RowValue>, to output: inout some TableOutput) throws {
        let speech = LinearSpeech(table)
        let rows = Array(table.rows)
        var buffer = ByteBuffer()
        func say(_ line: String) throws {
            if line.isEmpty { return }
            buffer.append(string: line)
            buffer.append("\n")
            try buffer.flush(to: &output)
        }
        if let title = table.title { try say(speech.sentence(title, footnotes: table.titleFootnotes)) }
        if let subtitle = table.subtitle { try say(speech.sentence(subtitle)) }
        let count = rows.count { $0.kind == .data }
        if introduces { for line in speech.introduction(rows: count) { try say(line) } }
        for (index, row) in rows.enumerated() {
            try say(speech.line(row, of: count, followers: rows[(index + 1)...]))
        }
        if count == 0 { try say(speech.sentence(table.emptyState)) }
        for note in table.textsBelow(footnotes: table.footnotes) { try say(speech.sentence(below: note)) }
        if introduces { try say("End of table.") }
        try buffer.flush(to: &output, all: true)
    }
}

extension TableRenderer where Self == LinearRenderer {
    /// A table as plain sentences, for those who listen to it.
    public static var linear: LinearRenderer { LinearRenderer() }
}
