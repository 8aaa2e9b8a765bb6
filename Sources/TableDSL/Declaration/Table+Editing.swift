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
            var visited: Set<ObjectIdentifier> = []
            for (number, index) in rows.indices.enumerated() where outcome == nil {
                guard let path = path(to: change.row, in: rows[index], at: "\(number)", &visited) else { continue }
                self.change(&rows[index], at: path[...]) { outcome = editing.apply(change.text, &$0) }
            }
            return outcome ?? .rejected("There is no row \u{201C}\(change.row)\u{201D}.")
        }
    }

    /// The row's own id, or where it has none the given position.
    func id(of row: RowValue, position: @autoclosure () -> RowID) -> RowID {
        guard let identify else { return position() }
        return withUnsafePointer(to: row) { identify(UnsafeRawPointer($0)) }
    }

    /// The positions of children that lead from a row to the one with this id; nil where it isn't there.
    ///
    /// Each object is looked through once, however often it is met.
    private func path(
        to id: RowID, in root: RowValue, at position: String, _ visited: inout Set<ObjectIdentifier>
    ) -> [Int]? {
        guard let storedChildren, RowValue.self is AnyObject.Type || storedChildren.change != nil else { return nil }
        var found: [(row: RowValue, parent: Int, index: Int, place: String)] = [(root, -1, 0, position)]
        var next = 0
        while next < found.count {
            let parent = next
            next += 1
            if RowValue.self is AnyObject.Type,
                !visited.insert(ObjectIdentifier(found[parent].row as AnyObject)).inserted
            {
                continue
            }
            for (index, row) in (storedChildren.reader.children(of: found[parent].row) ?? []).enumerated() {
                let place = identify == nil ? "\(found[parent].place)/\(index)" : ""
                found.append((row, parent, index, place))
                guard self.id(of: row, position: RowID(place)) == id else { continue }
                var path: [Int] = []
                var step = found.count - 1
                while step > 0 {
                    path.append(found[step].index)
                    step = found[step].parent
                }
                return path.reversed()
            }
        }
        return nil
    }

    /// Changes the row at the end of a path of positions.
    private func change(_ row: inout RowValue, at path: ArraySlice<Int>, _ body: (inout RowValue) -> Void) {
        guard let storedChildren else { return }
        if RowValue.self is AnyObject.Type {
            // Objects are changed where they are.
            var object = row
            for index in path { if let rows = storedChildren.reader.children(of: object) { object = rows[index] } }
            return body(&object)
        }
        guard let index = path.first else { return body(&row) }
        storedChildren.change?(&row) { change(&$0[index], at: path.dropFirst(), body) }
    }
}
