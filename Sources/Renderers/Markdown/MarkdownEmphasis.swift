import TableDSL

/// Where marks of emphasis are read as such (CommonMark 0.31.2, 6.2).
extension UnsafeBufferPointer<UInt8> {
    /// Whether marks around a part of the text are read: on each side there is a blank or the text's end outside them, or
    /// a letter or a digit inside.
    func canMark(_ part: Range<Int>) -> Bool {
        let run = String(decoding: self.part(part), as: UTF8.self).unicodeScalars
        guard let first = run.first, let last = run.last else { return false }
        // Other controls are shown by a sign.
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        let opens = part.lowerBound == 0 || isBlank(self[part.lowerBound - 1]) || self[part.lowerBound] == 0x0A
        let closes = part.upperBound == count || isBlank(self[part.upperBound])
        return (opens || first.isAlphanumeric) && (closes || last.isAlphanumeric)
    }

    /// Whether there is something to see at both ends, so that marks beside it are read.
    var hasVisibleEnds: Bool {
        let text = String(decoding: self, as: UTF8.self).unicodeScalars
        guard let first = text.first, let last = text.last else { return false }
        func isVisible(_ scalar: Unicode.Scalar) -> Bool { scalar.value > 0x20 && !scalar.properties.isWhitespace }
        return isVisible(first) && isVisible(last)
    }
}

extension MarkdownPlace {
    /// The emphasis that readers have marks for.
    var emphasis: TextStyle.Emphasis { hasStrikethrough ? [.bold, .italic, .strikethrough] : [.bold, .italic] }
}
