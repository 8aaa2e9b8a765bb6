/// Reads and changes the children that a row stores, where its key path allows it.
struct ChildrenWriter<RowValue> {
    let reader: ChildrenReader<RowValue>
    /// Calls `change` with the row's children; nil where they can't be written into the row.
    let change: ((inout RowValue, (inout [RowValue]) -> Void) -> Void)?

    init<Children: Sequence>(_ children: KeyPath<RowValue, Children?>) where Children.Element == RowValue {
        reader = ChildrenReader(children)
        change = (children as? WritableKeyPath<RowValue, [RowValue]?>).map { path in
            { row, body in
                guard var rows = row[keyPath: path] else { return }
                body(&rows)
                row[keyPath: path] = rows
            }
        }
    }

    init<Children: Sequence>(_ children: KeyPath<RowValue, Children>) where Children.Element == RowValue {
        reader = ChildrenReader(children)
        change = (children as? WritableKeyPath<RowValue, [RowValue]>).map { path in
            { row, body in body(&row[keyPath: path]) }
        }
    }
}
