import TableDSL

/// The lines of one cell at its column's width.
struct CellLines {
    /// A line by the parts of the text that it shows.
    struct Line {
        var text: CutText
        /// Where the line's text begins in the store.
        var start: Int
        /// Blanks before the line, where it goes on below a hierarchy's guides.
        var indent = 0
        /// The cells of the line with its indent.
        var cells: Int { text.cells + indent }
    }

    private(set) var lines: [Line] = []

    /// Wraps or cuts the cell's text to `width` cells.
    ///
    /// Of a text that begins with guides, lines after the first begin where the text behind the guides does.
    init(
        _ text: UnsafeBufferPointer<UInt8>, at start: Int, guides: TerminalGrid.Guides = .init(),
        column: borrowing TerminalGrid.Column, width: Int, measure: TextWidth, usesASCII: Bool
    ) {
        // Guides that leave hardly any room are text like any other.
        let guides = guides.cells + 4 <= width ? guides : TerminalGrid.Guides()
        let body = text.part(guides.bytes..<text.count)
        let room = width - guides.cells
        let truncation = TextTruncation(measure: measure, usesASCII: usesASCII)
        let wraps = column.truncationMode == nil && !column.isNumeric
        let ranges = TextWrapping(measure: measure).lines(of: body, width: room, mode: wraps ? .word : .never)
        let limit = column.lineLimit ?? ranges.count
        for (number, range) in ranges.prefix(limit).enumerated() {
            let isCut = number + 1 == limit && ranges.count > limit
            let mode = column.truncationMode ?? .tail
            let isFirst = number == 0
            let shown = isFirst ? 0..<guides.bytes + range.upperBound : range
            let line = isFirst ? text.part(shown) : body.part(shown)
            lines.append(
                Line(
                    text: truncation.cut(line, to: isFirst ? width : room, mode: mode, continues: isCut),
                    start: start + (isFirst ? 0 : guides.bytes + range.lowerBound),
                    indent: isFirst ? 0 : guides.cells))
        }
    }
}
