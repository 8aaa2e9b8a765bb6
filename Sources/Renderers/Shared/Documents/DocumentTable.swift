import FoundationEssentials
import TableDSL

/// A table for formats of documents: what they have no form for, such as depth and selection, in forms that they have.
///
/// It reads what a renderer from outside could read, and leaves no choice to a format but its marks and its markup.
struct DocumentTable<RowValue> {
    /// A column, or the one of selection marks before all others.
    struct Column {
        /// The title behind those of the column's groups; empty where no header is shown.
        var fullTitle = ""
        /// The title alone.
        var title = ""
        /// What tells the sort order, in the format's markup.
        var sortMark = ""
        /// Never `.automatic`.
        var alignment = ColumnAlignment.center
        var isRowHeader = false
    }

    /// A title over several columns.
    struct Group {
        var title: String
        /// The columns below, by their positions.
        var columns: Range<Int>
    }

    /// The columns; none where the table has none.
    let columns: [Column]
    /// The groups above the columns, a row of them for each level from the top; their columns are counted as these are.
    let groups: [[Group]]
    /// Whether a header is shown.
    let hasHeader: Bool
    /// The title and the subtitle on one line; nil where there is nothing to see.
    let title: String?
    /// All that stands below the table, each text on one line.
    let notes: [String]

    private let table: TableDescription<RowValue>
    private let marks: DocumentMarks
    /// The columns before those of the table.
    private let extraColumns: Int

    init(_ table: TableDescription<RowValue>, _ marks: DocumentMarks) {
        self.table = table
        self.marks = marks
        let hasHeader = !table.headerRows.isEmpty
        let extraColumns = table.marksSelection && !table.columns.isEmpty ? 1 : 0
        self.hasHeader = hasHeader
        self.extraColumns = extraColumns
        let own = table.columns.map { column in
            Column(
                fullTitle: hasHeader
                    ? DocumentText.line(column.markedTitleWithGroups) : "",
                title: hasHeader ? DocumentText.line(column.markedTitle) : "",
                sortMark: hasHeader ? column.sort.map { marks.mark($0) } ?? "" : "", alignment: column.alignment,
                isRowHeader: column.isRowHeader)
        }
        columns = Array(repeating: Column(), count: extraColumns) + own
        groups = table.headerRows.dropLast().map { row in
            row.filter(\.isGroup).map { cell in
                Group(
                    title: DocumentText.line(cell.title + FootnoteList.marks(cell.footnotes)),
                    columns: cell.columns.lowerBound + extraColumns..<cell.columns.upperBound + extraColumns)
            }
        }
        let titles = [table.title.map { $0 + FootnoteList.marks(table.titleFootnotes) }, table.subtitle]
        let shown = titles.compactMap { $0.map(DocumentText.line) }.filter { !$0.isEmpty }
        title = shown.isEmpty ? nil : shown.joined(separator: " – ")
        notes = table.textsBelow(footnotes: table.footnotes).map { DocumentText.line($0.markedText) }
            .filter { !$0.isEmpty }
    }

    /// Whether the last row sums up columns.
    var hasFoot: Bool { table.hasSummary }

    /// Visits the rows in order, and the placeholder where there are none.
    func forEachRow(_ body: (DocumentRow) throws -> Void) rethrows {
        guard !columns.isEmpty else { return }
        var hasRows = false
        for row in table.rows {
            let kind = DocumentRow.Kind(row.kind)
            if !hasRows, kind == .sum { try body(placeholder) }
            hasRows = true
            try body(shown(row, kind))
        }
        if !hasRows { try body(placeholder) }
    }

    private var placeholder: DocumentRow {
        DocumentRow(kind: .placeholder, cells: [DocumentCell(table.emptyState)])
    }

    private func shown<Value>(_ row: PresentedRow<Value>, _ kind: DocumentRow.Kind) -> DocumentRow {
        let own = row.cells.enumerated().map { index, cell in
            var shown = DocumentCell(cell, isBold: kind != .data, usesASCII: marks.usesASCII)
            if kind == .data, index == table.outlineColumn {
                shown.lead = String(repeating: marks.indent, count: row.level)
                if let isExpanded = row.isExpanded { shown.lead += isExpanded ? marks.expanded : marks.collapsed }
            }
            return shown
        }
        if kind == .section { return DocumentRow(kind: kind, cells: Array(own.prefix(1))) }
        let mark = DocumentCell(lead: row.isSelected ? marks.selected : "")
        return DocumentRow(kind: kind, cells: Array(repeating: mark, count: extraColumns) + own)
    }
}

/// What a format shows in place of what it has no form for, in its own markup.
struct DocumentMarks {
    /// The mark of a selected row.
    var selected = "●"
    /// What moves a cell in by one level of a hierarchy.
    var indent = "\u{2003}"
    /// What is before a row whose rows inside are shown.
    var expanded = "▾ "
    /// What is before a row whose rows inside aren't shown.
    var collapsed = "▸ "
    /// What is behind the title of a column that is sorted forward.
    var forward = "▲"
    /// What is behind the title of a column that is sorted in reverse.
    var reverse = "▼"
    /// Whether pictures made of characters are to keep to ASCII.
    var usesASCII = false

    /// What stands behind a sorted column's title.
    func mark<RowValue>(_ sort: ColumnDescription<RowValue>.Sort) -> String {
        (sort.order == .forward ? forward : reverse) + (sort.isOneOfSeveral ? "\(sort.rank)" : "")
    }
}
