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
        /// The footnotes of cells, and which rows have them.
        let footnotes: [ColumnFootnote]
        /// Whether marks stand before a cell's text, so that numbers stay in line.
        let marksLead: Bool
        /// Makes what takes rows in and sums them up; nil where the column has no summary.
        let makeSummary: (() -> any SummaryAccumulator)?
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
            missing = definition.missing ?? options.environment.missing
            // Where titles aren't shown their footnotes are those of the cells.
            let titles = table.isList ? definition.titleFootnotes.map { ColumnFootnote(text: $0) { _ in true } } : []
            footnotes = titles + definition.footnotes
            marksLead = column.alignment == .trailing || column.alignment == .numeric
            makeSummary = definition.makeSummary.map { make in { make(options.environment) } }
            decoration = table.isCompact && writeCompact != nil ? nil : definition.decoration
            isDecoratedBefore = column.alignment == .leading
            let isQuick =
                isPlain && definition.valueStyle == nil && options.rowStyle == nil && !table.isCompact
                && footnotes.isEmpty && definition.decoration == nil
            makeStep = { isQuick ? definition.makeStep(options.environment, $0) : nil }
        }

        /// A function that writes the column's cell and calls `rest`.
        func function(before rest: @escaping CellFunction) -> CellFunction {
            if let step = makeStep(rest) { return step }
            if decoration != nil || !footnotes.isEmpty { return decoratedFunction(before: rest) }
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
    /// Whether sections end with subtotals.
    let hasSubtotals: Bool
    /// What takes rows in and sums them up, by column: for all rows, then for each section in the order they begin.
    private var summaries: [[(any SummaryAccumulator)?]]
    /// Which of them take in the next row.
    private var openSummaries = [0]
    /// The column in which summaries are named; nil where there is none left.
    package let labelColumn: Int?
    private let subtotalLabel: String
    private let totalLabel: String
    /// The footnotes met so far.
    package let footnotes: FootnoteList
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
        hasSummary = table.hasSummary
        footnotes = table.headFootnotes
        let options = table.declaration.options
        hasSubtotals = hasSummary && options.subtotalLabel != nil
        subtotalLabel = options.subtotalLabel ?? ""
        totalLabel = options.totalLabel ?? (hasSubtotals ? "Total" : "")
        labelColumn = table.columns.firstIndex { !$0.hasSummary && !$0.isIndex }
        summaries = [columns.map { $0.makeSummary?() }]
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
        for index in openSummaries {
            for summary in summaries[index] { summary?.add(row) }
        }
    }

    /// Begins to sum up a section's rows; returns which of the summaries that is.
    func beginSection() -> Int {
        openSummaries.append(summaries.count)
        summaries.append(columns.map { $0.makeSummary?() })
        return summaries.count - 1
    }

    /// Takes no more rows into the section that was begun last.
    func endSection() { openSummaries.removeLast() }

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
        if cell.footnotes !== footnotes { cell.footnotes = footnotes }
        if row.kind == .data, let address = row.address {
            if let style = rowStyle?(address) { cell.setRowStyle(style) }
            return writeAll(address, &cell)
        }
        for index in columns.indices {
            if row.kind == .summary || row.kind == .subtotal {
                if let summary = summaries[row.summary][index] {
                    summary.write(to: &cell)
                } else if index == labelColumn {
                    let label = row.kind == .summary ? totalLabel : subtotalLabel
                    if !label.isEmpty { cell.write(label) }
                }
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
