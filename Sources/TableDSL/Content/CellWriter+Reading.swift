extension CellWriter {
    /// The text of a complete cell.
    @inlinable
    package func text(of cell: Int) -> UnsafeBufferPointer<UInt8> {
        let start = cell > 0 ? extents[cell - 1].textEnd : 0
        return UnsafeBufferPointer(rebasing: text.bytes[start..<extents[cell].textEnd])
    }

    /// Whether a complete cell is plain text.
    @inlinable
    package func isPlain(_ cell: Int) -> Bool {
        extents[cell].spanEnd == (cell > 0 ? extents[cell - 1].spanEnd : 0)
    }

    /// Calls `body` with the stretches of a complete cell that is not plain; ends count from the cell's start.
    package func forEachSpan(of cell: Int, _ body: (UnsafeBufferPointer<UInt8>, borrowing Span) -> Void) {
        var start = cell > 0 ? extents[cell - 1].textEnd : 0
        for index in (cell > 0 ? extents[cell - 1].spanEnd : 0)..<extents[cell].spanEnd {
            let span = spans[index]
            body(UnsafeBufferPointer(rebasing: text.bytes[start..<span.end]), span)
            start = span.end
        }
    }

    /// What some content writes, as a cell by itself.
    static func text(of content: (inout CellWriter) -> Void) -> String {
        var writer = CellWriter()
        content(&writer)
        return String(decoding: writer.text.bytes, as: UTF8.self)
    }
}
