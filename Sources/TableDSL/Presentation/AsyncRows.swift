/// The walk over rows that come one after the other.
struct AsyncRows<RowValue> {
    private let cells: RowCells
    private var step: RowStep

    /// A walk for a table; nil where all rows have to be seen before the first is shown.
    init?(_ table: TableDescription<RowValue>) {
        let arranger = RowArranger(table)
        if arranger.sorts || table.state.page != nil || table.needsLooks { return nil }
        cells = RowCells(table)
        step = RowStep(table, arranger: arranger)
    }

    /// Writes all rows and what stands around them.
    nonisolated(nonsending) consuming func write<Rows: AsyncSequence>(
        _ rows: Rows, by writer: inout any TableWriter & ~Copyable, to output: inout some TableOutput
    ) async throws where Rows.Element == RowValue {
        try writer.begin(expecting: nil, to: &output)
        let clock = ContinuousClock()
        var last = clock.now
        for try await row in rows {
            try withUnsafePointer(to: row) { address in
                guard let info = step.info(at: UnsafeRawPointer(address), cells: cells) else { return }
                try writer.write(info, cells, to: &output)
            }
            // Rows that take their time are seen when they come, others by the chunk.
            let now = clock.now
            if now - last > .milliseconds(20) { try writer.flush(to: &output) }
            last = now
        }
        if cells.hasSummary { try writer.write(RowInfo(kind: .summary), cells, to: &output) }
        try writer.end(to: &output)
    }
}
