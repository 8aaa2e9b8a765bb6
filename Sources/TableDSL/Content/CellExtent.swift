/// Where one cell of a row ends, in the writer's text and among its spans.
@frozen
@usableFromInline
package struct CellExtent {
    @usableFromInline package var textEnd = 0
    @usableFromInline package var spanEnd = 0
    /// Whether the value is missing, whatever stands in its place.
    @usableFromInline package var isMissing = false

    package init() {}

    init(textEnd: Int, spanEnd: Int, isMissing: Bool) {
        self.textEnd = textEnd
        self.spanEnd = spanEnd
        self.isMissing = isMissing
    }
}
