/// The grapheme clusters of a text with their widths, in order.
///
/// Swift's `Character` says where clusters end, but building a `String` is only worth it where scalars may join. So
/// neighbours that never do are told apart by their class, and only what is between them goes through a `String`.
/// A control sequence counts as a cluster of no cells, for such are in text whose author asked to keep them.
package struct TextClusters: Sequence, IteratorProtocol {
    private let text: UnsafeBufferPointer<UInt8>
    private let width: TextWidth
    private var run = ""
    private var runIndex = "".startIndex
    private var runEnd = 0
    /// Where the next cluster begins, in bytes from the start of the text.
    package private(set) var offset: Int

    package init(_ text: UnsafeBufferPointer<UInt8>, width: TextWidth, from offset: Int = 0) {
        self.text = text
        self.width = width
        self.offset = offset
    }

    /// Whether the next cluster is of the same run of scalars that may join as the one before.
    package var isInsideRun: Bool { offset < runEnd }

    package mutating func next() -> TextCluster? {
        if isInsideRun { return nextInRun() }
        guard offset < text.count else { return nil }
        let start = offset
        if text[start] &- 0x20 < 0x5F, start + 1 == text.count || text[start + 1] < 0x7F {
            offset = start + 1
            return TextCluster(range: start..<offset, cells: 1)
        }
        let (scalar, length) = text.scalar(at: start)
        if scalar == 0x1B {
            offset = EscapeSequence.end(in: text, from: start)
            return TextCluster(range: start..<offset, cells: 0)
        }
        let scalarClass = ScalarClass(scalar)
        let following = start + length
        if !scalarClass.joins {
            if following >= text.count || standsAlone(at: following) {
                offset = following
                return TextCluster(range: start..<following, cells: width.cells(of: scalarClass))
            }
            let end = endOfPlainMarks(from: following)
            if end > following, end == text.count || standsAlone(at: end) {
                offset = end
                return TextCluster(range: start..<end, cells: width.cells(ofCluster: text.part(start..<end)))
            }
        }
        runEnd = endOfRun(from: start)
        run = String(decoding: text.part(start..<runEnd), as: UTF8.self)
        runIndex = run.startIndex
        return nextInRun()
    }

    private mutating func nextInRun() -> TextCluster {
        let start = offset
        let following = run.index(after: runIndex)
        offset = Swift.min(start + run.utf8.distance(from: runIndex, to: following), runEnd)
        runIndex = following
        if following == run.endIndex { offset = runEnd }
        let range = start..<offset
        return TextCluster(range: range, cells: width.cells(ofCluster: text.part(range)))
    }

    private func standsAlone(at offset: Int) -> Bool {
        text[offset] < 0x7F || !ScalarClass(text.scalar(at: offset).value).joins
    }

    /// The end of marks that join any scalar before them and never one after them, such as accents and skin tones.
    ///
    /// A base with only these after it needs no `String` to be told from what follows.
    private func endOfPlainMarks(from start: Int) -> Int {
        var end = start
        while end < text.count {
            let (scalar, length) = text.scalar(at: end)
            switch scalar {
            case 0x0300...0x036F, 0xFE0E...0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF: end += length
            default: return end
            }
        }
        return end
    }

    /// The first place after `start` with a boundary for sure: between two scalars that never join, or at a control.
    private func endOfRun(from start: Int) -> Int {
        var end = start
        var previousJoins = true
        while end < text.count {
            let (scalar, length) = text.scalar(at: end)
            if scalar < 0x20, end > start { return end }
            let joins = ScalarClass(scalar).joins
            if !joins, !previousJoins { return end }
            previousJoins = joins
            end += length
        }
        return end
    }
}
