/// Where a cell's text goes on in the next line when it is wider than its column, in terminal cells.
///
/// Line breaks of the text itself make new lines in every mode. The rules are those of UAX #14 as far as a table needs
/// them. Lines are filled as far as they go; blanks at a break (U+0020) are dropped, all others kept, and nothing else
/// is ever lost.
///
/// ```swift
/// Column("Path", \.path).lineBreakMode(.none)          // /usr/share/ja…
/// Column("Note", \.note).lineBreakMode(.word)
/// ```
public enum LineBreakMode: String, Hashable, Sendable, Codable, CaseIterable {
    /// At blanks, after a hyphen between letters, after an em dash, and between ideographs or kana.
    ///
    /// Closing punctuation, small kana and the like begin no line, opening punctuation ends none, and a no-break space
    /// stays with both its neighbours. Hangul is written with blanks between words, and breaks there. A word that is
    /// wider than the column starts on a line of its own and is cut between characters.
    case word
    /// At blanks alone: neither after a hyphen nor between ideographs.
    ///
    /// A word that is wider than the column is cut as in ``word``.
    case space
    /// After any character; blanks are kept.
    case character
    /// Nowhere: a line that doesn't fit is cut by the column's ``TruncationMode``.
    case none
}
