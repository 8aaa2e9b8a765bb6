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

/// The ends of a row's cells, in memory that is kept from row to row.
///
/// An array would be asked for every cell whether somebody else holds it.
@frozen
@usableFromInline
package struct CellExtents: ~Copyable {
    @usableFromInline
    package private(set) var base = UnsafeMutablePointer<CellExtent>.allocate(capacity: 16)
    @usableFromInline
    package private(set) var count = 0
    private var capacity = 16

    package init() {}

    deinit { base.deallocate() }

    /// The end of a cell.
    @inlinable
    package subscript(cell: Int) -> CellExtent {
        precondition(cell >= 0 && cell < count, "no such cell")
        return base[cell]
    }

    mutating func append(_ extent: CellExtent) {
        if count == capacity { grow() }
        (base + count).initialize(to: extent)
        count += 1
    }

    mutating func removeAll() { count = 0 }

    private mutating func grow() {
        let memory = UnsafeMutablePointer<CellExtent>.allocate(capacity: capacity * 2)
        memory.moveInitialize(from: base, count: count)
        base.deallocate()
        base = memory
        capacity *= 2
    }
}
