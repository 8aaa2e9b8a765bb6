package import TableDSL

/// Cuts text to a width and leaves a mark where something is missing.
///
/// Cuts are between clusters only. The mark is `…`; where the reader's characters are ASCII, or where `…` might be
/// two cells wide, it is `...`.
package struct TextTruncation: Sendable {
    /// How cells are counted.
    package let measure: TextWidth
    /// The mark, of which a width less than its own takes that many cells.
    package let mark: StaticString
    /// Cells of the whole mark.
    package let markCells: Int

    package init(measure: TextWidth = TextWidth(), usesASCII: Bool = false) {
        self.measure = measure
        let isASCII = usesASCII || measure.ambiguousWidth > 1
        mark = isASCII ? "..." : "…"
        markCells = isASCII ? 3 : 1
    }

    /// Appends the mark as far as it fits in the cells that `cut(_:to:mode:continues:)` gave it.
    package func appendMark(cells: Int, to buffer: inout ByteBuffer) {
        if cells >= markCells { buffer.append(mark) } else { buffer.append(repeating: UInt8(ascii: "."), count: cells) }
    }

    /// The parts of a sanitised line that are kept so that it takes at most `width` cells.
    ///
    /// The mode says where the mark stands, as in SwiftUI: `.head` keeps the end, `.tail` the beginning, and
    /// `.middle` both, the beginning having half of the cells, rounded up, and the end all that are left.
    ///
    /// - Parameter continues: Whether there is more text than this line, so that it is marked even if it fits.
    package func cut(
        _ text: UnsafeBufferPointer<UInt8>,
        to width: Int,
        mode: TruncationMode,
        continues: Bool = false
    ) -> CutText {
        let width = max(width, 0)
        let all = measure.width(of: text)
        let end = text.count..<text.count
        if all <= width, !continues { return CutText(head: 0..<text.count, tail: end, markCells: 0, cells: all) }
        let mark = min(markCells, width)
        let room = width - mark
        let headRoom: Int
        switch mode {
        case .head where !continues: headRoom = 0
        case .middle where !continues: headRoom = (room + 1) / 2
        default: headRoom = room
        }
        let head = prefix(of: text, upTo: headRoom)
        // More text follows, so the end of this line is not the end of the text and cannot be the tail.
        if continues || mode == .tail {
            return CutText(head: 0..<head.end, tail: end, markCells: mark, cells: head.cells + mark)
        }
        let tail = suffix(of: text, from: head.end, cells: all - head.cells, upTo: room - head.cells)
        let cells = head.cells + mark + tail.cells
        return CutText(head: 0..<head.end, tail: tail.start..<text.count, markCells: mark, cells: cells)
    }

    /// The longest beginning of at most `room` cells, with what takes no cell after it.
    private func prefix(of text: UnsafeBufferPointer<UInt8>, upTo room: Int) -> (end: Int, cells: Int) {
        guard room > 0 else { return (0, 0) }
        var cells = 0
        var clusters = TextClusters(text, width: measure)
        while let cluster = clusters.next() {
            if cells + cluster.cells > room { return (cluster.range.lowerBound, cells) }
            cells += cluster.cells
        }
        return (text.count, cells)
    }

    /// The longest end of at most `room` cells, of a part that begins at `start` and takes `cells`.
    private func suffix(
        of text: UnsafeBufferPointer<UInt8>,
        from start: Int,
        cells: Int,
        upTo room: Int
    ) -> (start: Int, cells: Int) {
        guard room > 0 else { return (text.count, 0) }
        var rest = cells
        var clusters = TextClusters(text, width: measure, from: start)
        while let cluster = clusters.next() {
            // What takes no cell belongs to the cluster before it and goes with that.
            if rest <= room, cluster.cells > 0 { return (cluster.range.lowerBound, rest) }
            rest -= cluster.cells
        }
        return (text.count, 0)
    }
}
