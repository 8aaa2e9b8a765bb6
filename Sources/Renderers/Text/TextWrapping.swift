package import TableDSL

/// Breaks text into the lines of a cell.
///
/// Lines are given as ranges of the text's bytes, so styles that are known by such ranges stay right.
package struct TextWrapping: Sendable {
    /// How cells are counted.
    package let measure: TextWidth

    package init(measure: TextWidth = TextWidth()) {
        self.measure = measure
    }

    /// The lines of a sanitised text, each at most `width` cells wide, as ranges of its bytes.
    ///
    /// A line feed parts two lines and belongs to neither, so an empty text is one empty line. Lines are filled with
    /// as many words as they hold, which end where `LineBreakMode` says; blanks at a break are dropped, all others kept.
    /// A word that is too wide starts on a line of its own and is cut between clusters. A cluster that is too wide by
    /// itself makes a line that is too wide, for nothing but blanks is ever lost. A width below 1 is taken as 1.
    package func lines(of text: UnsafeBufferPointer<UInt8>, width: Int, mode: LineBreakMode) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        forEachLine(of: text, width: width, mode: mode) { lines.append($0) }
        return lines
    }

    /// Calls `body` with each of the lines that `lines(of:width:mode:)` gives.
    package func forEachLine(
        of text: UnsafeBufferPointer<UInt8>,
        width: Int,
        mode: LineBreakMode,
        _ body: (Range<Int>) -> Void
    ) {
        var start = 0
        while true {
            var end = start
            while end < text.count, text[end] != 0x0A { end += 1 }
            wrap(text.part(start..<end), width: max(width, 1), mode: mode) { line in
                body(start + line.lowerBound..<start + line.upperBound)
            }
            if end == text.count { return }
            start = end + 1
        }
    }

    private func wrap(
        _ paragraph: UnsafeBufferPointer<UInt8>,
        width: Int,
        mode: LineBreakMode,
        _ body: (Range<Int>) -> Void
    ) {
        if mode == .none || measure.width(of: paragraph) <= width {
            body(0..<paragraph.count)
            return
        }
        var filling = LineFilling(width: width)
        var breaks = LineBreaks()
        for cluster in TextClusters(paragraph, width: measure) {
            let isBlank = mode != .character && cluster.range.count == 1 && paragraph[cluster.range.lowerBound] == 0x20
            // What takes no cell, such as a kept style, stays with what is before it.
            if mode == .word, cluster.cells > 0 {
                let next = LineBreakClass(paragraph.scalar(at: cluster.range.lowerBound).value)
                if breaks.isAllowed(before: next) { filling.endWord(at: cluster.range.lowerBound) }
            }
            if isBlank { filling.addBlank(cluster) } else { filling.add(cluster, body) }
        }
        body(filling.lastLine(endingAt: paragraph.count))
    }
}
