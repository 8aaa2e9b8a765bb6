/// What happens to control characters in text that goes to a terminal.
///
/// Text from elsewhere may hold sequences that move the cursor, change the window's title, or write to the clipboard.
/// Styles and links belong to the table's description, so text itself has no need of them. Line breaks and tabs are
/// no control characters in this sense: every policy turns them into lines and blanks.
public enum ControlCharacterPolicy: Sendable {
    /// Shows each as a visible sign, such as `␛` for an escape, so that the reader sees that something was there.
    case visible
    /// Takes out control characters and whole control sequences.
    case strip
    /// Takes out all but the sequences that set colours and text styles, and ends those with the text.
    case sgrOnly
    /// Hands on every character as it is. Only for text that the program itself made.
    case raw
}
