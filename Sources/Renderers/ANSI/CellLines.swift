import TableDSL

/// The lines of one cell at its column's width.
struct CellLines {
    /// A line by the parts of the text that it shows.
    struct Line {
        var text: CutText
        /// Where the line's text begins in the store.
        var start: Int
        /// The cells before the text, where it stands behind a hierarchy's guides.
        var indent = 0
        /// The guides in the store, before a cell's first line; nil before its other lines.
        var guides: Range<Int>?
        /// The kept style sequences that are in force where the line begins; their places count from the cell's start.
        var styles = OpenStyles()
        /// The cells of the line with its indent.
        var cells: Int { text.cells + indent }

        /// A line of parts.
        init(text: CutText, start: Int, indent: Int, guides: Range<Int>?, styles: OpenStyles) {
            self.text = text
            self.start = start
            self.indent = indent
            self.guides = guides
            self.styles = styles
        }

        /// The only line of a cell that fits.
        init(_ cell: StoredCell, behind before: RowStore.Guides) {
            let count = cell.text.count - before.bytes
            text = CutText(head: 0..<count, tail: count..<count, markCells: 0, cells: cell.width - before.cells)
            start = cell.text.lowerBound + before.bytes
            indent = before.cells
            guides = before.bytes > 0 ? cell.text.lowerBound..<start : nil
        }
    }

    private(set) var lines: [Line] = []

    /// Wraps or cuts the cell's text to `width` cells.
    ///
    /// Of a text that begins with guides, lines after the first begin where the text behind the guides does.
    init(
        _ text: UnsafeBufferPointer<UInt8>, at start: Int, guides: RowStore.Guides = .init(),
        column: borrowing TerminalGrid.Column, width: Int, measure: TextWidth, usesASCII: Bool,
        keepsControls: Bool = false
    ) {
        // Guides that leave hardly any room give way to the text behind them.
        let indent = guides.cells + 4 <= width ? guides.cells : 0
        let body = text.part(guides.bytes..<text.count)
        let room = width - indent
        let truncation = TextTruncation(measure: measure, usesASCII: usesASCII)
        let ranges = TextWrapping(measure: measure).lines(of: body, width: room, mode: column.lineBreakMode)
        let limit = column.lineLimit ?? ranges.count
        let mode = column.truncationMode ?? .tail
        var styles = OpenStyles()
        var read = 0
        for (number, range) in ranges.prefix(limit).enumerated() {
            let isLast = number + 1 == limit && ranges.count > limit
            var line = body.part(range)
            var continues = isLast
            if isLast, mode != .tail, body[range.lowerBound...].firstIndex(of: 0x0A) == nil {
                // The end of all that is left can stand on the line, since no line break is before it.
                line = body.part(range.lowerBound..<body.count)
                continues = false
            }
            let first = guides.bytes + range.lowerBound
            if keepsControls {
                styles.read(read..<first, of: text)
                read = first
            }
            lines.append(
                Line(
                    text: truncation.cut(line, to: room, mode: mode, continues: continues), start: start + first,
                    indent: indent, guides: number == 0 && indent > 0 ? start..<start + guides.bytes : nil,
                    styles: styles))
        }
    }
}
