/// What a sanitised text holds; empty if it is one line of printable ASCII, whose cells are its bytes.
package struct SanitizedText: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// There are line feeds, each of which stands for a line break of whatever kind.
    package static let lineBreaks = SanitizedText(rawValue: 1)
    /// There are characters beyond ASCII, so the text must be measured.
    package static let nonASCII = SanitizedText(rawValue: 2)
    /// There are control sequences that were asked for, so the text must be measured and its styles end with it.
    package static let controls = SanitizedText(rawValue: 4)

    /// Whether the number of bytes is the number of cells.
    package var isPlain: Bool { isEmpty }
}
