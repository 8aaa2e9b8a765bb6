/// The walk over rows as they are read: which are shown, and as what.
struct RowStep {
    private var arranger: RowArranger
    private let identify: ((UnsafeRawPointer) -> RowID)?
    private let selection: Set<RowID>
    private var position = -1
    private var ordinal = 0

    init<RowValue>(_ table: TableDescription<RowValue>, arranger: RowArranger) {
        self.arranger = arranger
        identify = table.declaration.identify
        selection = table.state.selection
    }

    /// What is shown of the next row of the data, which is taken into the summaries; nil where it isn't shown.
    mutating func info(at row: UnsafeRawPointer, cells: RowCells) -> RowInfo? {
        position += 1
        guard arranger.matches(row) else { return nil }
        ordinal += 1
        var info = RowInfo(ordinal: ordinal, position: position)
        info.address = row
        if !selection.isEmpty {
            let id = identify?(row) ?? RowID("\(position)")
            info.isSelected = selection.contains(id)
        }
        if cells.hasSummary { cells.add(row) }
        return info
    }
}
