/// A piece of text that is never taken apart, most often a grapheme cluster.
package struct TextCluster: Equatable, Sendable {
    /// Where it stands, in bytes from the start of the text.
    package let range: Range<Int>
    /// How many cells it takes: 0, 1 or 2.
    package let cells: Int

    package init(range: Range<Int>, cells: Int) {
        self.range = range
        self.cells = cells
    }
}
