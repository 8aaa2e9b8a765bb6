import TableDSL

/// Blocks of one line that stand around tables.
extension ByteBuffer {
    /// Appends a table's title as a bold line, and its subtitle; tells whether there was any.
    mutating func appendMarkdownHead<RowValue>(
        of table: TableDescription<RowValue>, in place: MarkdownPlace
    ) -> Bool {
        let start = count
        if let title = table.title, !title.isBlank {
            append("**")
            appendMarkdown(title + FootnoteList.marks(table.titleFootnotes), in: place.with(.paragraph))
            append("**\n")
        }
        if let subtitle = table.subtitle, !subtitle.isBlank {
            if count > start { append("\n") }
            appendMarkdownParagraph(subtitle, in: place)
        }
        return count > start
    }

    /// Appends a text as a paragraph, on a line of its own.
    mutating func appendMarkdownParagraph(_ text: String, in place: MarkdownPlace) {
        appendMarkdown(text, in: place.with(.paragraph))
        append("\n")
    }
}

extension String {
    /// Whether there is nothing to see.
    var isBlank: Bool { unicodeScalars.allSatisfy { $0.properties.isWhitespace } }
}
