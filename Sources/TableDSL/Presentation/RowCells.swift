/// Writes the cells of a presentation's rows: the columns' functions, resolved once, and the summaries as they grow.
package final class RowCells {
    /// A column, resolved for one walk over the rows.
    final class Column {
        let write: CellFunction
        /// The quick way, see `ColumnDefinition.makeStep`.
        let makeStep: (@escaping CellFunction) -> CellFunction?
        /// The compact form; nil where there is none.
        let writeCompact: CellFunction?
        let style: TextStyle
        let isPlain: Bool
        let missing: String
        let summary: (any SummaryAccumulator)?
        /// Writes a picture beside the content; nil where there is none.
        let decoration: CellFunction?
        /// Whether the picture stands before the content.
        let isDecoratedBefore: Bool

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
            decoration = table.isCompact && writeCompact != nil ? nil : definition.decoration
            isDecoratedBefore = column.alignment == .leading
            let isQuick =
                isPlain && definition.valueStyle == nil && options.rowStyle == nil && !table.isCompact
                && definition.decoration == nil
            makeStep = { isQuick ? definition.makeStep(options.environment, $0) : nil }
        }

        /// A function that writes the column's cell and calls `rest`.
        func function(before rest: @escaping CellFunction) -> CellFunction {
            if let step = makeStep(rest) { return step }
            if let decoration { return function(with: decoration, before: rest) }
            let (write, missing, style) = (write, missing, style)
            if isPlain {
                return { row, cell in
                    write(row, &cell)
                    if cell.isMissing { cell.replaceMissing(with: missing) }
                    cell.endCell()
                    rest(row, &cell)
                }
            }
            return { row, cell in
                cell.setStyle(style)
                write(row, &cell)
                if cell.isMissing { cell.replaceMissing(with: missing) }
                cell.endCell()
                rest(row, &cell)
            }
        }
    }

    let columns: [Column]
    /// Whether there is a summary row.
    package let hasSummary: Bool
    /// The headers of the sections, as the rows name them.
    var headers: [(inout CellWriter) -> Void] = []
    /// Writes all cells of a data row, some columns each.
    private let writeAll: CellFunction
    /// The style of a data row's cells; nil where it is always plain.
    private let rowStyle: ((UnsafeRawPointer) -> TextStyle?)?
    private let environment: CellEnvironment
    private let hasEnvironment: Bool

    init<RowValue>(_ table: TableDescription<RowValue>) {
        let columns = table.columns.map { Column($0, of: table) }
        self.columns = columns
        rowStyle = table.declaration.options.rowStyle
        environment = table.declaration.options.environment
        hasSummary = columns.contains { $0.summary != nil }
        hasEnvironment = !environment.isEmpty
        writeAll = Self.join(columns[...])
    }

    /// One function for some columns, in which each calls the next.
    ///
    /// A closure calls what it captured without taking a reference to it, and that would be the greater part of what a
    /// cell costs. Many columns are halved, lest they call each other too deeply.
    private static func join(_ columns: ArraySlice<Column>) -> CellFunction {
        if columns.count > 16 {
            let middle = columns.startIndex + columns.count / 2
            let (first, second) = (join(columns[..<middle]), join(columns[middle...]))
            return { row, cell in
                first(row, &cell)
                second(row, &cell)
            }
        }
        var joined: CellFunction = { _, _ in }
        for column in columns.reversed() { joined = column.function(before: joined) }
        return joined
    }

    /// Takes a data row into the summaries.
    func add(_ row: UnsafeRawPointer) {
        for column in columns { column.summary?.add(row) }
    }

    /// Writes the row's cells under the columns shown; a section's header is the first of them, the others are empty.
    ///
    /// They stay where they are until the writer's next row.
    package func write(_ row: RowInfo, to cell: inout CellWriter) -> WrittenCells {
        if hasEnvironment {
            CellEnvironment.$current.withValue(environment) { writeCells(of: row, to: &cell) }
        } else {
            writeCells(of: row, to: &cell)
        }
        return cell.cells
    }

    private func writeCells(of row: RowInfo, to cell: inout CellWriter) {
        cell.beginRow(ordinal: row.ordinal)
        if row.kind == .data, let address = row.address {
            if let style = rowStyle?(address) { cell.setRowStyle(style) }
            return writeAll(address, &cell)
        }
        for (index, column) in columns.enumerated() {
            if row.kind == .summary {
                column.summary?.write(to: &cell)
            } else if index == 0, row.header >= 0 {
                headers[row.header](&cell)
            }
            cell.endCell()
        }
    }

    /// Writes the compact form of the row's first cell; nil where there is none.
    package func writeCompact(_ row: RowInfo, to cell: inout CellWriter) -> WrittenCells? {
        guard let column = columns.first, let write = column.writeCompact, let address = row.address else { return nil }
        cell.beginRow(ordinal: row.ordinal)
        if let style = rowStyle?(address) { cell.setRowStyle(style) }
        cell.setStyle(column.style)
        CellEnvironment.$current.withValue(environment) { write(address, &cell) }
        cell.endCell()
        return cell.cells
    }
}
