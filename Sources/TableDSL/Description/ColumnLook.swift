/// A look of a column's cells that depends on the least and the greatest value of all rows.
struct ColumnLook<RowValue> {
    /// The number of the row at an address; nil where its value is missing.
    let number: (UnsafeRawPointer) -> Double?
    /// Fills in the look for numbers in a domain.
    let apply: (ClosedRange<Double>, inout ColumnDefinition<RowValue>) -> Void
}

extension TableDescription {
    /// Whether all rows have to be seen before the first is shown, since a column's looks depend on them.
    var needsLooks: Bool { columns.contains { !$0.definition.looks.isEmpty } }

    /// The table with the looks filled in that depend on all rows, also on those that a search or a page leaves out.
    ///
    /// The rows are read once for it and kept, for a sequence may be one that can be read only once.
    var withLooks: TableDescription {
        guard needsLooks else { return self }
        var table = declaration
        table.rows = table.rows.map(\.kept)
        let places = table.columns.indices.flatMap { column in
            table.columns[column].looks.indices.map { (column: column, look: $0) }
        }
        let looks = places.map { table.columns[$0.column].looks[$0.look] }
        var extents = looks.map { _ in NumberExtent() }
        var walk = RowWalk(all: TableDescription(table), needsIDs: false)
        walk.forEach { _, row, _ in
            guard let row else { return }
            for index in looks.indices {
                if let number = looks[index].number(row) { extents[index].add(number) }
            }
        }
        for (index, place) in places.enumerated() {
            looks[index].apply(extents[index].range, &table.columns[place.column])
        }
        for index in table.columns.indices { table.columns[index].looks = [] }
        return TableDescription(table)
    }
}

extension RowNode {
    /// The node with its rows read.
    fileprivate var kept: RowNode {
        switch self {
        case .row: self
        case .section(let header, let rows): .section(header: header, rows: rows.map(\.kept))
        case .data(let source): .data(RowSource(source.values(), children: source.children))
        }
    }
}
