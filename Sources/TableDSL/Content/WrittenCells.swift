/// The complete cells of a row where a writer keeps them, valid until the writer's next row.
///
/// It is passed by a few words, where passing the writer would copy all that it holds.
@frozen
@usableFromInline
package struct WrittenCells {
    /// The text of all cells, one behind the other; a buffer's slack follows.
    @usableFromInline
    let text: UnsafePointer<UInt8>
    /// The end of the cell before the first, which is 0, then those of the cells.
    @usableFromInline
    let extents: UnsafePointer<CellExtent>
    @usableFromInline
    package let spans: UnsafePointer<CellWriter.Span>
    /// How many cells there are.
    @usableFromInline
    package let count: Int

    init(
        text: UnsafePointer<UInt8>, extents: UnsafePointer<CellExtent>, spans: UnsafePointer<CellWriter.Span>,
        count: Int
    ) {
        self.text = text
        self.extents = extents
        self.spans = spans
        self.count = count
    }

    /// The text of all cells.
    @inlinable
    @inline(__always)
    package var allText: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: text, count: extents[count].textEnd)
    }

    /// The text of a cell.
    @inlinable
    @inline(__always)
    package func text(of cell: Int) -> UnsafeBufferPointer<UInt8> {
        precondition(cell >= 0 && cell < count, "no such cell")
        let start = extents[cell].textEnd
        return UnsafeBufferPointer(start: text + start, count: extents[cell + 1].textEnd - start)
    }

    /// Whether a cell's value is missing, whatever stands in its place.
    @inlinable
    @inline(__always)
    package func isMissing(_ cell: Int) -> Bool {
        precondition(cell >= 0 && cell < count, "no such cell")
        return extents[cell + 1].isMissing
    }

    /// Whether a cell is plain text.
    @inlinable
    @inline(__always)
    package func isPlain(_ cell: Int) -> Bool {
        precondition(cell >= 0 && cell < count, "no such cell")
        return extents[cell + 1].spanEnd == extents[cell].spanEnd
    }

    /// The stretches of a cell, by their places among `spans`; none where it is plain.
    @inlinable
    @inline(__always)
    package func spans(of cell: Int) -> Range<Int> {
        precondition(cell >= 0 && cell < count, "no such cell")
        return Range(uncheckedBounds: (extents[cell].spanEnd, extents[cell + 1].spanEnd))
    }

    /// The bytes of a cell from its start to a stretch's end.
    @inlinable
    @inline(__always)
    package func spanLength(upTo span: Int, of cell: Int) -> Int { spans[span].end - extents[cell].textEnd }

    /// How many stretches there are in all.
    @inlinable
    package var spanCount: Int { extents[count].spanEnd }

    /// Whether all stretches are text of packed styles.
    package var arePacked: Bool {
        for index in 0..<spanCount where !spans[index].isPacked { return false }
        return true
    }

    /// Whether all cells are plain text.
    @inlinable
    package var arePlain: Bool { extents[count].spanEnd == 0 }

    /// Calls `body` with the stretches of a cell that is not plain.
    package func forEachSpan(of cell: Int, _ body: (UnsafeBufferPointer<UInt8>, CellWriter.Span) -> Void) {
        precondition(cell >= 0 && cell < count, "no such cell")
        var start = extents[cell].textEnd
        for index in extents[cell].spanEnd..<extents[cell + 1].spanEnd {
            let end = spans[index].end
            body(UnsafeBufferPointer(start: text + start, count: end - start), spans[index])
            start = end
        }
    }
}

extension CellWriter {
    /// The cells that are complete; valid until the next row is begun.
    package var cells: WrittenCells {
        WrittenCells(
            text: text.base, extents: extents.base, spans: spans.base, count: extents.count - 1)
    }

    /// What some content writes, as a cell by itself.
    package static func text(of content: (inout CellWriter) -> Void) -> String {
        var writer = CellWriter()
        content(&writer)
        return String(decoding: writer.text.bytes, as: UTF8.self)
    }
}
