import TableDSL

/// The lines of one cell at its column's width.
struct CellLines {
    /// A line by the parts of the text that it shows.
    struct Line {
        var text: CutText
        /// Where the line's text begins in the store.
        var start: Int
    }

    private(set) var lines: [Line] = []

    /// Wraps or cuts the cell's text to `width` cells.
    init(
        _ text: UnsafeBufferPointer<UInt8>, at start: Int, column: borrowing TerminalGrid.Column, width: Int,
        measure: TextWidth, usesASCII: Bool
    ) {
        let truncation = TextTruncation(measure: measure, usesASCII: usesASCII)
        let wraps = column.truncationMode == nil && !column.isNumeric
        let ranges = TextWrapping(measure: measure).lines(of: text, width: width, mode: wraps ? .word : .never)
        let limit = column.lineLimit ?? ranges.count
        for (number, range) in ranges.prefix(limit).enumerated() {
            let isCut = number + 1 == limit && ranges.count > limit
            let mode = column.truncationMode ?? .tail
            lines.append(
                Line(
                    text: truncation.cut(text.part(range), to: width, mode: mode, continues: isCut),
                    start: start + range.lowerBound))
        }
    }
}
