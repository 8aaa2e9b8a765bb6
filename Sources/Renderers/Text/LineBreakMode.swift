/// Where a line that is wider than its column goes on in the next one.
package enum LineBreakMode: Sendable {
    /// Between words; inside a word only where it is wider than the column.
    case word
    /// After any character.
    case character
    /// Nowhere: only line breaks of the text itself make new lines.
    case never
}
