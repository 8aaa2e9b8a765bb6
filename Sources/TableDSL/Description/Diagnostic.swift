/// Something doubtful in a declaration or in its state; the table is shown all the same.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// What is doubtful.
    public enum Kind: Hashable, Sendable {
        case duplicateRowID
        case unknownSelectedRow
        case unknownExpandedRow
        case unknownColumn
        case unsortableColumn
        case emptyGroup
        case noColumns
        case contradictoryWidth
        case cyclicChildren
    }

    /// What is doubtful.
    public let kind: Kind
    /// A sentence that names the row, the column or the group.
    public let description: String
}

extension TableDescription {
    /// What is doubtful in the declaration or the state: duplicate and unknown ids, empty groups and the like.
    ///
    /// Rows are read once for it. An empty list says that nothing doubtful was found.
    public var diagnostics: [Diagnostic] {
        columnDiagnostics + rowDiagnostics
    }

    private var columnDiagnostics: [Diagnostic] {
        var found: [Diagnostic] = []
        func add(_ kind: Diagnostic.Kind, _ text: String) { found.append(Diagnostic(kind: kind, description: text)) }
        if allColumns.isEmpty { add(.noColumns, "The table has no columns.") }
        for title in declaration.emptyGroups {
            add(.emptyGroup, "The column group \u{201C}\(title)\u{201D} has no columns.")
        }
        for column in allColumns {
            if column.width.isContradictory {
                add(.contradictoryWidth, "The widths of \u{201C}\(column.title)\u{201D} contradict each other.")
            }
        }
        let ids = Set(allColumns.map(\.id))
        for key in state.sortOrder where declaration.sortKeys[key.column] == nil {
            if let column = allColumns.first(where: { $0.id == key.column }) {
                if !column.isSortable {
                    add(.unsortableColumn, "The column \u{201C}\(key.column)\u{201D} can't be sorted by.")
                }
            } else {
                add(.unknownColumn, "The sort order names a column \u{201C}\(key.column)\u{201D} that isn't there.")
            }
        }
        for id in state.columns.order + state.columns.customizedColumns where !ids.contains(id) {
            add(.unknownColumn, "The customization names a column \u{201C}\(id)\u{201D} that isn't there.")
        }
        return found
    }

    private var rowDiagnostics: [Diagnostic] {
        var seen: Set<RowID> = []
        var duplicates: [RowID] = []
        var reported: Set<RowID> = []
        var walk = RowWalk(all: self, needsIDs: true)
        walk.forEach { _, _, id in
            if let id, !seen.insert(id).inserted, reported.insert(id).inserted { duplicates.append(id) }
        }
        var found = duplicates.map {
            Diagnostic(kind: .duplicateRowID, description: "Several rows have the id \u{201C}\($0)\u{201D}.")
        }
        for id in state.selection.subtracting(seen).sorted() {
            let text = "No row has the selected id \u{201C}\(id)\u{201D}."
            found.append(Diagnostic(kind: .unknownSelectedRow, description: text))
        }
        if case .only(let open) = state.expansion {
            for id in open.subtracting(seen).sorted() {
                let text = "No row has the open id \u{201C}\(id)\u{201D}."
                found.append(Diagnostic(kind: .unknownExpandedRow, description: text))
            }
        }
        if let id = walk.cyclicRow {
            let text = "The row \u{201C}\(id)\u{201D} is inside itself; its children are shown once."
            found.append(Diagnostic(kind: .cyclicChildren, description: text))
        }
        return found
    }
}
