import TableDSL

extension ByteBuffer {
    /// Appends a cell's text between blanks, and what stands behind it.
    @inline(__always)
    mutating func append(
        _ cell: Range<Int>, of text: borrowing ByteBuffer, before: Int, after: Int,
        _ separator: Range<Int>, of parts: borrowing ByteBuffer
    ) {
        var end = reserve(cell.count + before + after + separator.count + 64)
        if before > 0 { end = fill(UInt8(ascii: " "), count: before, at: end) }
        end = copy(cell, of: text, to: end)
        if after > 0 { end = fill(UInt8(ascii: " "), count: after, at: end) }
        end = copy(separator, of: parts, to: end)
        count = end - base
    }
}
