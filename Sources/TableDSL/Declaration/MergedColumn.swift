/// Several columns shown as one, by a pattern: an estimate with its error, a count with its share.
///
/// ```swift
/// MergedColumn("Estimate", "{1} ± {2}<< (n = {3})>>") {
///     Column("Mean", \.mean, format: .fixed(1))
///     Column("Deviation", \.deviation, format: .fixed(2))
///     Column("Count", \.count)
/// }
/// ```
/// `{1}` is the first column's cell, `{2}` the second's. What stands between `<<` and `>>` is left out where a value in it
/// is missing; elsewhere the missing text takes a missing value's place, and where all values are missing the cell is.
/// All else is shown as it is, also a number for which there is no column.
///
/// The merged column is sorted, aligned and summed up as the first of them, whose modifiers count.
public struct MergedColumn<RowValue>: ColumnContent {
    /// The column that this stands for.
    public let columns: ColumnList<RowValue>

    /// Columns shown as one; none where the closure lists none.
    public init(_ title: String, _ pattern: String, @ColumnBuilder<RowValue> columns: () -> ColumnList<RowValue>) {
        let parts = columns().leaves()
        guard var merged = parts.first else {
            self.columns = ColumnList()
            return
        }
        let tokens = MergePattern(pattern, count: parts.count).tokens
        merged.title = title
        merged.groups = []
        merged.style = .plain
        merged.valueStyle = nil
        merged.writesDigits = false
        merged.makeStep = { _, _ in nil }
        // One of several values would say too little where data is written.
        if parts.count > 1 { merged.readValue = nil }
        merged.makeCell = { environment in
            let cells = parts.map { MergedCell($0, environment) }
            return { row, cell in
                if !cells.isEmpty, cells.allSatisfy({ $0.isMissing(row) }) { return cell.writeMissing() }
                Self.write(tokens, cells, of: row, to: &cell)
            }
        }
        self.columns = ColumnList([.column(merged)])
    }

    private static func write(
        _ tokens: [MergePattern.Token], _ cells: [MergedCell], of row: UnsafeRawPointer, to cell: inout CellWriter
    ) {
        for token in tokens {
            switch token {
            case .text(let text): cell.write(text)
            case .column(let index): cells[index].write(row, to: &cell)
            case .optional(let inner):
                let isMissing = inner.contains {
                    if case .column(let index) = $0 { cells[index].isMissing(row) } else { false }
                }
                if !isMissing { write(inner, cells, of: row, to: &cell) }
            }
        }
    }
}

/// One of the columns that are shown as one, resolved.
private struct MergedCell {
    private let cell: CellFunction
    private let style: (UnsafeRawPointer) -> TextStyle
    private let read: ((UnsafeRawPointer) -> Any?)?
    private let missing: String

    init<RowValue>(_ column: ColumnDefinition<RowValue>, _ environment: CellEnvironment) {
        cell = column.makeCell(environment)
        let (style, valueStyle) = (column.style, column.valueStyle)
        self.style = { row in valueStyle?(row).over(style) ?? style }
        read = column.readValue
        missing = column.missing ?? environment.missing
    }

    /// Whether the row has no value here; a column without values is never missing.
    func isMissing(_ row: UnsafeRawPointer) -> Bool {
        guard let read else { return false }
        return read(row) == nil
    }

    func write(_ row: UnsafeRawPointer, to writer: inout CellWriter) {
        if isMissing(row) { return writer.write(missing, style: TextStyle(emphasis: .dim)) }
        let style = style(row)
        if style.isPlain { cell(row, &writer) } else { writer.withStyle(style) { cell(row, &$0) } }
    }
}
