/// Writes the cells of a presentation's rows: the columns' functions, resolved once, and the summaries as they grow.
package final class RowCells {
    /// A column, resolved for one walk over the rows.
    final class Column {
        let write: CellFunction
        /// The compact form; nil where there is none.
        let writeCompact: CellFunction?
        let style: TextStyle
        let isPlain: Bool
        let missing: String
        let summary: (any SummaryAccumulator)?

        init<RowValue>(_ column: ColumnDescription<RowValue>, of table: TableDescription<RowValue>) {
            let definition = column.definition
            let options = table.declaration.options
            write = definition.cell(options.environment, compact: table.isCompact)
            writeCompact = definition.makeCompactCell.map { _ in
                definition.cell(options.environment, compact: true)
            }
            style = definition.style
            isPlain = definition.style.isPlain
            missing = definition.missing ?? options.missing
            summary = definition.makeSummary?(options.environment)
        }
    }

    let columns: [Column]
    /// Whether there is a summary row.
    package let hasSummary: Bool
    /// The headers of the sections, as the rows name them.
    var headers: [(inout CellWriter) -> Void] = []

    init<RowValue>(_ table: TableDescription<RowValue>) {
        columns = table.columns.map { Column($0, of: table) }
        hasSummary = columns.contains { $0.summary != nil }
    }

    /// Takes a data row into the summaries.
    func add(_ row: UnsafeRawPointer) {
        guard hasSummary else { return }
        for column in columns { column.summary?.add(row) }
    }

    /// Writes the row's cell in a column into an empty writer.
    package func write(_ column: Int, of row: RowInfo, to cell: inout CellWriter) {
        guard row.kind == .data, let address = row.address else { return writeOther(column, of: row, to: &cell) }
        let resolved = columns[column]
        if resolved.isPlain { cell.begin() } else { cell.begin(style: resolved.style) }
        cell.ordinal = row.ordinal
        resolved.write(address, &cell)
        if cell.isMissing { cell.replaceMissing(with: resolved.missing) }
    }

    /// Writes the compact form of the row's cell in a column; false where there is none.
    package func writeCompact(_ column: Int, of row: RowInfo, to cell: inout CellWriter) -> Bool {
        guard let write = columns[column].writeCompact, let address = row.address else { return false }
        cell.begin(style: columns[column].style)
        cell.ordinal = row.ordinal
        write(address, &cell)
        return true
    }

    private func writeOther(_ column: Int, of row: RowInfo, to cell: inout CellWriter) {
        cell.begin()
        cell.ordinal = 0
        if row.kind == .summary {
            columns[column].summary?.write(to: &cell)
        } else if column == 0, row.header >= 0 {
            headers[row.header](&cell)
        }
    }
}
