/// What is left of a text that was cut to a width: its beginning, a mark for what is missing, and its end.
package struct CutText: Equatable, Sendable {
    /// The bytes before the mark; the whole text where nothing is missing.
    package let head: Range<Int>
    /// The bytes after the mark.
    package let tail: Range<Int>
    /// Cells of the mark that stands between the two, 0 if nothing is missing.
    package let markCells: Int
    /// Cells of all three together.
    ///
    /// Can be less than was asked for where a wide character had no room, so the caller pads.
    package let cells: Int

    package init(head: Range<Int>, tail: Range<Int>, markCells: Int, cells: Int) {
        self.head = head
        self.tail = tail
        self.markCells = markCells
        self.cells = cells
    }

    /// Whether a part is missing, and so the mark is to be written.
    package var hasMark: Bool { markCells > 0 }
}
