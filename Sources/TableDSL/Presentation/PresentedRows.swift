/// A table's rows as they are to be shown, in order: what every renderer and every front end walks.
///
/// ```swift
/// for row in table.description.rows where row.kind == .data {
///     print(row.ordinal, row.cells.map(\.text))
/// }
/// ```
public struct PresentedRows<RowValue>: Sequence {
    private let table: TableDescription<RowValue>
    private let arranger: RowArranger

    init(_ table: TableDescription<RowValue>) {
        let table = table.withLooks
        self.table = table
        arranger = RowArranger(table)
    }

    /// The walk over the rows, one at a time.
    public func makeIterator() -> AnyIterator<PresentedRow<RowValue>> {
        let cells = RowCells(table)
        let rows: AnyIterator<PresentedRow<RowValue>>
        if let source {
            let values = source.makeIterator()
            var step = RowStep(table, arranger: arranger)
            rows = AnyIterator {
                while let value = values.next() {
                    let shown = withUnsafePointer(to: value) { step.info(at: UnsafeRawPointer($0), cells: cells) }
                    guard let info = shown else { continue }
                    let id = table.declaration.id(of: value, position: RowID("\(info.position)"))
                    return PresentedRow(info, value: value, id: id, source: cells)
                }
                return nil
            }
        } else {
            var walk = RowWalk(table, arranger: arranger, cells: cells, needsIDs: true)
            var found: [PresentedRow<RowValue>] = []
            rows = AnyIterator {
                if found.isEmpty {
                    // A row brings the headers before it along.
                    _ = try? walk.next { info, row, id in
                        let value = row.map { $0.assumingMemoryBound(to: RowValue.self).pointee }
                        found.append(PresentedRow(info, value: value, id: id, source: cells))
                    }
                    found.reverse()
                }
                return found.popLast()
            }
        }
        var isAtFoot = false
        return AnyIterator {
            if let row = rows.next() { return row }
            guard cells.hasSummary, !isAtFoot else { return nil }
            isAtFoot = true
            return PresentedRow(RowInfo(kind: .summary), value: nil, id: nil, source: cells)
        }
    }

    /// How many rows of the top level there will be, where that is known before they are visited.
    package var expectedCount: Int? {
        if arranger.searches || table.state.page != nil { return nil }
        return table.declaration.rows.reduce(0) { $0 + $1.topRowCount }
    }

    /// Visits each row where it is stored, without copying it, with what writes its cells: the walk of renderers that
    /// are in a hurry.
    package func forEachInfo(_ body: (RowInfo, RowCells) throws -> Void) throws {
        let cells = RowCells(table)
        if let source {
            var step = RowStep(table, arranger: arranger)
            try source.forEach { row in
                if let info = step.info(at: row, cells: cells) { try body(info, cells) }
                return true
            }
        } else {
            var walk = RowWalk(table, arranger: arranger, cells: cells)
            while try walk.next({ info, _, _ in try body(info, cells) }) {}
        }
        if cells.hasSummary { try body(RowInfo(kind: .summary), cells) }
    }

    /// The data where it can be shown as it is read; nil where all rows have to be seen first.
    private var source: RowSource<RowValue>? {
        guard !arranger.sorts, table.state.page == nil, table.declaration.rows.count == 1,
            case .data(let source) = table.declaration.rows[0], source.children == nil
        else { return nil }
        return source
    }
}
