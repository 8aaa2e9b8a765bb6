/// Changes the children that a row stores, where its key path allows it.
struct ChildrenWriter<RowValue> {
    /// Calls `change` with the row's children until it returns true; false where none did or none are stored.
    let change: (inout RowValue, (inout [RowValue]) -> Bool) -> Bool

    init?<Children>(_ children: KeyPath<RowValue, Children>) {
        if let path = children as? WritableKeyPath<RowValue, [RowValue]?> {
            change = { row, body in
                guard var rows = row[keyPath: path], body(&rows) else { return false }
                row[keyPath: path] = rows
                return true
            }
        } else if let path = children as? WritableKeyPath<RowValue, [RowValue]> {
            change = { row, body in body(&row[keyPath: path]) }
        } else if RowValue.self is AnyObject.Type {
            // Objects are changed where they are; their list of children stays as it is.
            change = { row, body in
                let value = row[keyPath: children]
                guard var rows = value as? [RowValue] else { return false }
                return body(&rows)
            }
        } else {
            return nil
        }
    }
}
