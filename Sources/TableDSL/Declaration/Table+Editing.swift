extension Table {
    /// Brings a reader's changes back to the values: what a column takes is written, all else is rejected with a
    /// reason, each change by itself and in order.
    ///
    /// Children are found where the table's `children` key path can write them, or where rows are objects.
    /// ```swift
    /// let outcomes = table.apply(changes, to: &orders)
    /// ```
    /// - Returns: What became of each change.
    @discardableResult
    public func apply<Rows: MutableCollection>(_ changes: [CellChange], to rows: inout Rows) -> [CellChange.Outcome]
    where Rows.Element == RowValue {
        CellEnvironment.$current.withValue(options.environment) { applyAll(changes, to: &rows) }
    }

    private func applyAll<Rows: MutableCollection>(
        _ changes: [CellChange], to rows: inout Rows
    ) -> [CellChange.Outcome] where Rows.Element == RowValue {
        var positions: [RowID: Rows.Index] = [:]
        for (number, index) in rows.indices.enumerated() {
            let id = id(of: rows[index], position: RowID("\(number)"))
            if positions[id] == nil { positions[id] = index }
        }
        return changes.map { change in
            guard let column = columns.first(where: { $0.id == change.column }) else {
                return .rejected("There is no column \u{201C}\(change.column)\u{201D}.")
            }
            guard let editing = column.editing else {
                return .rejected("The column \u{201C}\(change.column)\u{201D} can't be edited.")
            }
            if let index = positions[change.row] { return editing.apply(change.text, &rows[index]) }
            var outcome: CellChange.Outcome?
            for (number, index) in rows.indices.enumerated() where outcome == nil {
                changeChild(change.row, of: &rows[index], at: RowID("\(number)"), inside: []) {
                    outcome = editing.apply(change.text, &$0)
                }
            }
            return outcome ?? .rejected("There is no row \u{201C}\(change.row)\u{201D}.")
        }
    }

    /// The row's own id, or where it has none the given position.
    func id(of row: RowValue, position: @autoclosure () -> RowID) -> RowID {
        guard let identify else { return position() }
        return withUnsafePointer(to: row) { identify(UnsafeRawPointer($0)) }
    }

    @discardableResult
    private func changeChild(
        _ id: RowID, of parent: inout RowValue, at position: RowID, inside objects: Set<ObjectIdentifier>,
        _ change: (inout RowValue) -> Void
    ) -> Bool {
        guard let writableChildren else { return false }
        var objects = objects
        // An object inside itself has been looked through already.
        if RowValue.self is AnyObject.Type,
            !objects.insert(ObjectIdentifier(parent as AnyObject)).inserted
        {
            return false
        }
        return writableChildren.change(&parent) { children in
            for index in children.indices {
                let place = RowID("\(position)/\(index)")
                if self.id(of: children[index], position: place) == id {
                    change(&children[index])
                    return true
                }
                if changeChild(id, of: &children[index], at: place, inside: objects, change) { return true }
            }
            return false
        }
    }
}
