/// Reads the children that a row stores.
struct ChildrenReader<RowValue> {
    /// The children of the row at an address: nil for a leaf, empty for a row that can be opened and has none.
    let read: (UnsafeRawPointer) -> [RowValue]?

    init<Children: Sequence>(_ children: KeyPath<RowValue, Children?>) where Children.Element == RowValue {
        if let path = children as? KeyPath<RowValue, [RowValue]?>, let offset = MemoryLayout<RowValue>.offset(of: path)
        {
            read = { row in (row + offset).assumingMemoryBound(to: [RowValue]?.self).pointee }
        } else {
            read = { row in
                row.assumingMemoryBound(to: RowValue.self).pointee[keyPath: children].map { Array($0) }
            }
        }
    }

    init<Children: Sequence>(_ children: KeyPath<RowValue, Children>) where Children.Element == RowValue {
        if let path = children as? KeyPath<RowValue, [RowValue]>, let offset = MemoryLayout<RowValue>.offset(of: path) {
            read = { row in (row + offset).assumingMemoryBound(to: [RowValue].self).pointee }
        } else {
            read = { row in Array(row.assumingMemoryBound(to: RowValue.self).pointee[keyPath: children]) }
        }
    }

    /// The row's children; nil for a leaf.
    func children(of row: RowValue) -> [RowValue]? { withUnsafePointer(to: row) { read(UnsafeRawPointer($0)) } }
}
