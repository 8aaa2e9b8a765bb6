/// A paragraph that stands below a table.
package struct TextBelow: Hashable, Sendable {
    /// What a paragraph is.
    package enum Kind: Hashable, Sendable {
        case caption
        case footnote(number: Int)
        case note
        case source
    }

    package let kind: Kind
    /// The text, without a footnote's mark.
    package let text: String

    /// The text behind its mark, where it has one.
    package var markedText: String {
        guard case .footnote(let number) = kind else { return text }
        return "\(FootnoteList.mark(number)) \(text)"
    }
}

extension TableDescription {
    /// All that stands below the table: the caption, the footnotes, the notes, and where it all comes from.
    package func textsBelow(footnotes: [String]) -> [TextBelow] { textsBelow.texts(footnotes: footnotes) }

    /// What stands below the table, but for the footnotes, which are met on the way.
    package var textsBelow: TextsBelow {
        TextsBelow(caption: caption, notes: notes, source: source)
    }
}

/// What stands below a table, for a writer that knows its footnotes when it has written the rows.
package struct TextsBelow: Sendable {
    fileprivate let caption: String?
    fileprivate let notes: [String]
    fileprivate let source: String?

    package func texts(footnotes: [String]) -> [TextBelow] {
        var texts = caption.map { [TextBelow(kind: .caption, text: $0)] } ?? []
        texts += footnotes.enumerated().map { TextBelow(kind: .footnote(number: $0 + 1), text: $1) }
        texts += notes.map { TextBelow(kind: .note, text: $0) }
        if let source { texts.append(TextBelow(kind: .source, text: source)) }
        return texts
    }
}
