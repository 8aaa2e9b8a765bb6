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
        /// The cells of the line with its indent.
        var cells: Int { text.cells + indent }
    }

    private(set) var lines: [Line] = []

    /// Wraps or cuts the cell's text to `width` cells.
    ///
    /// Of a text that begins with guides, lines after the first begin where the text behind the guides does.
    init(
        _ text: UnsafeBufferPointer<UInt8>, at start: Int, guides: RowStore.Guides = .init(),
        column: borrowing TerminalGrid.Column, width: Int, measure: TextWidth, usesASCII: Bool
    ) {
        // Guides that leave hardly any room give way to the text behind them.
        let indent = guides.cells + 4 <= width ? guides.cells : 0
        let body = text.part(guides.bytes..<text.count)
        let room = width - indent
        let truncation = TextTruncation(measure: measure, usesASCII: usesASCII)
        let wraps = column.truncationMode == nil && !column.isNumeric
        let ranges = TextWrapping(measure: measure).lines(of: body, width: room, mode: wraps ? .word : .never)
        let limit = column.lineLimit ?? ranges.count
        for (number, range) in ranges.prefix(limit).enumerated() {
            let isCut = number + 1 == limit && ranges.count > limit
            let mode = column.truncationMode ?? .tail
            let cut = truncation.cut(body.part(range), to: room, mode: mode, continues: isCut)
            lines.append(
                Line(
                    text: cut, start: start + guides.bytes + range.lowerBound, indent: indent,
                    guides: number == 0 && indent > 0 ? start..<start + guides.bytes : nil))
        }
    }
}
