package import TableDSL

/// Makes text safe and measurable before it goes to a terminal.
///
/// All text of a table passes here once: cells, headers, captions, footers. After it there are no characters that
/// move the cursor or that reorder or hide text, and the only line break is a line feed. What is one line of
/// printable ASCII, as most cells are, is copied as it is.
package struct TextSanitizer: Sendable {
    /// What happens to control characters.
    package let policy: ControlCharacterPolicy
    /// A tab fills up with blanks to the next multiple of this many cells.
    package let tabWidth: Int
    /// How the cells before a tab are counted.
    package let width: TextWidth
    /// Whether visible signs for control characters must be ASCII: `^[` rather than `␛`.
    package let usesASCII: Bool

    package init(
        policy: ControlCharacterPolicy = .visible,
        tabWidth: Int = 4,
        width: TextWidth = TextWidth(),
        usesASCII: Bool = false
    ) {
        self.policy = policy
        self.tabWidth = max(tabWidth, 1)
        self.width = width
        self.usesASCII = usesASCII
    }

    /// Appends the safe form of valid UTF-8 to the buffer and tells what it holds.
    ///
    /// - Parameter column: Cells that already stand on the line that the text continues, for tabs.
    package func append(
        _ text: UnsafeBufferPointer<UInt8>,
        to buffer: inout ByteBuffer,
        column: Int = 0
    ) -> SanitizedText {
        let plain = text.printableCount(from: 0)
        if plain == text.count {
            buffer.append(text)
            return []
        }
        var pass = SanitizingPass(text, by: self, startingAt: plain, column: column, written: buffer.count)
        pass.run(into: &buffer)
        return pass.result
    }
}
