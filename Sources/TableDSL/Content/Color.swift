/// A colour of text or of a background: one of a terminal's sixteen, an exact one, or a name that a theme resolves.
///
/// A terminal shows the sixteen as its user set them up; a page shows them in shades that keep a contrast of at
/// least 4.5 on its background, light or dark. Where colour isn't available nothing is shown instead, so a colour
/// must never be the only carrier of a meaning.
public enum Color: Hashable, Sendable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
    /// Less prominent than the text around it.
    case secondary
    /// An exact colour: red, green and blue from 0 to 255, sRGB.
    case rgb(UInt8, UInt8, UInt8)
    /// A name that the renderer's theme resolves, such as `"accent"`; plain text where the theme has no such name.
    case named(String)

    /// The same as ``brightBlack``.
    public static let gray = Color.brightBlack
}
