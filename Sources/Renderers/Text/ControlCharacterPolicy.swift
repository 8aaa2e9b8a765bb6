/// What happens to control characters in text that goes to a terminal.
///
/// Text from elsewhere may hold sequences that move the cursor, change the window's title, or write to the clipboard.
/// Styles and links belong to the table's description, so text itself has no need of them. Line breaks and tabs are
/// no control characters in this sense: every policy turns them into lines and blanks.
///
/// ```swift
/// var renderer = ANSIRenderer()
/// renderer.controlCharacters = .sgrOnly      // cells hold the colours of another program
/// ```
public enum ControlCharacterPolicy: String, Hashable, Sendable, CaseIterable {
    /// Shows each as a visible sign, such as `␛` for an escape, so that the reader sees that something was there.
    ///
    /// Signs are those of the block Control Pictures, or `^[` where only ASCII can be shown; the 8-bit controls U+0080
    /// to U+009F appear as `<U+009B>`.
    case visible
    /// Takes out control characters and whole control sequences (ECMA-48: CSI, OSC, DCS, APC, PM, SOS), also where they
    /// don't end.
    case strip
    /// Takes out all but the sequences that set colours and text styles (`ESC [ … m`), and ends those with the text.
    ///
    /// They end and begin again where a cell's line does, so they colour neither padding nor borders. Where the renderer
    /// writes no colour they are taken out too.
    case sgrOnly
    /// Hands on every character as it is, also those that reorder or hide text.
    ///
    /// Only for text that the program itself made: nothing is promised about the screen. Sequences are counted as no
    /// cell.
    case raw
}
