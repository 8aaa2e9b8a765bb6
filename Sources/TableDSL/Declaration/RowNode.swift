/// A table's rows as they were declared.
enum RowNode<RowValue> {
    /// One row; `children` is nil for a row that can't be opened.
    case row(RowValue, children: [RowNode]?)
    /// Rows under a header of their own.
    case section(header: (inout CellWriter) -> Void, rows: [RowNode])
    /// The rows of the user's data.
    case data(RowSource<RowValue>)
}

/// Rows from any sequence, read once for each time they are shown, and the children of each where there are any.
struct RowSource<RowValue> {
    /// Calls `body` with the address of each row in turn until it returns false.
    let forEach: ((UnsafeRawPointer) throws -> Bool) throws -> Void
    let makeIterator: () -> AnyIterator<RowValue>
    /// How many rows there are at least.
    let underestimatedCount: Int
    /// All rows, without a copy where they are an array.
    let values: () -> [RowValue]
    /// The children of the row at an address: nil for a leaf, empty for a row that can be opened and has none.
    var children: ChildrenReader<RowValue>?

    init<Data: Sequence>(_ data: Data, children: ChildrenReader<RowValue>? = nil) where Data.Element == RowValue {
        self.children = children
        values = { Array(data) }
        underestimatedCount = data.underestimatedCount
        makeIterator = { AnyIterator(data.makeIterator()) }
        forEach = { body in
            let isDone: Void? = try data.withContiguousStorageIfAvailable { rows in
                guard let first = UnsafeRawPointer(rows.baseAddress) else { return }
                let stride = MemoryLayout<RowValue>.stride
                for index in 0..<rows.count where try !body(first + index * stride) { return }
            }
            if isDone != nil { return }
            for row in data {
                let goesOn = try withUnsafePointer(to: row) { try body(UnsafeRawPointer($0)) }
                if !goesOn { return }
            }
        }
    }
}
