package import TableDSL

/// The style sequences that are in force at some place of a text whose author asked to keep them.
///
/// Each line of a cell stands between borders, so it has to end the styles that are open at its end, and the next one
/// has to begin them again. Only needed where `SanitizedText.controls` says so.
package struct OpenStyles: Sendable {
    /// Sequences remembered at most, so that a text of nothing else cannot make its lines grow without end.
    private static let most = 32

    private var sequences: [Range<Int>] = []

    package init() {}

    /// Whether a reset is due where a line ends.
    package var areOpen: Bool { !sequences.isEmpty }

    /// Takes in what a range of the text opens and resets.
    package mutating func read(_ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>) {
        var offset = range.lowerBound
        while offset < range.upperBound {
            guard let end = EscapeSequence.styleEnd(in: text, from: offset) else {
                offset += 1
                continue
            }
            let reset = EscapeSequence.resetEnd(text.part(offset..<end))
            if reset != nil { sequences.removeAll() }
            // A reset at the end sets nothing; one before other parameters is harmless where it is written again.
            if reset ?? -1 < end - offset - 3 { sequences.append(offset..<end) }
            if sequences.count > Self.most { sequences.removeFirst() }
            offset = end
        }
    }

    /// Appends all that is open, in order; the text is the one that was read.
    package func append(of text: UnsafeBufferPointer<UInt8>, to buffer: inout ByteBuffer) {
        for sequence in sequences { buffer.append(text.part(sequence)) }
    }

    /// Appends a reset if anything is open.
    package func appendReset(to buffer: inout ByteBuffer) {
        if areOpen { buffer.append("\u{1B}[0m") }
    }
}
