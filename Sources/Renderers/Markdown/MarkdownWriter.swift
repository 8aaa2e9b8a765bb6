import FoundationEssentials
import TableDSL

/// Writes the parts of a Markdown table, each to the buffer it is told.
struct MarkdownWriter: ~Copyable {
    struct Column {
        var title: String
        var alignment: ColumnAlignment
        /// The column's place among the cells; nil for the column of selection marks.
        var source: Int?
    }

    let columns: [Column]
    private var cell = CellWriter()
    private var row = RowInfo()
    private let outlineColumn: Int?

    init<RowValue>(_ table: TableDescription<RowValue>) {
        outlineColumn = table.outlineColumn
        let marks = table.marksSelection ? [Column(title: "", alignment: .center)] : []
        let showsTitles = !table.headerRows.isEmpty
        let shown = table.columns.enumerated().map { index, column in
            Column(
                title: showsTitles ? Self.title(column) : "", alignment: column.alignment, source: index)
        }
        columns = marks + shown
    }

    private static func title<RowValue>(_ column: ColumnDescription<RowValue>) -> String {
        column.titleWithGroups + (column.sort.map { " " + $0.mark() } ?? "")
    }

    /// Writes the title as a bold line above the table.
    func writeTitle(_ title: String?, to output: inout ByteBuffer) {
        guard let title, !title.isBlank else { return }
        output.append("**")
        output.appendMarkdown(title, in: .paragraph)
        output.append("**\n\n")
    }

    /// Writes paragraphs below the table.
    func writeNotes(_ notes: [String], to output: inout ByteBuffer) {
        for note in notes where !note.isBlank {
            output.append("\n")
            output.appendMarkdown(note, in: .paragraph)
            output.append("\n")
        }
    }

    /// Reads the next row, whose cells can then be written.
    mutating func read(_ row: RowInfo, _ cells: RowCells) {
        self.row = row
        cells.write(row, to: &cell)
    }

    /// Writes what is in the row's cell in a column.
    func writeCell(_ index: Int, to output: inout ByteBuffer) {
        guard let source = columns[index].source else { return output.append(row.isSelected ? "●" : "") }
        if row.kind == .data && source == outlineColumn {
            for _ in 0..<row.level { output.append("&emsp;") }
            if let isExpanded = row.isExpanded { output.append(isExpanded ? "▾ " : "▸ ") }
        }
        output.appendMarkdown(source, of: cell, isBold: row.kind != .data)
    }

    /// Writes a row without padding.
    func writeCompactRow(to output: inout ByteBuffer, _ write: (Int, inout ByteBuffer) -> Void) {
        for index in columns.indices {
            output.append("| ")
            write(index, &output)
            output.append(" ")
        }
        output.append("|\n")
    }

    /// Writes the line between the header and the rows, each column as wide as the widths say.
    func writeDelimiters(widths: [Int], to output: inout ByteBuffer) {
        let dash = UInt8(ascii: "-")
        for (column, width) in zip(columns, widths) {
            output.append("| ")
            switch column.alignment {
            case .leading, .automatic: output.append(repeating: dash, count: width)
            case .center:
                output.append(":")
                output.append(repeating: dash, count: width - 2)
                output.append(":")
            case .trailing, .numeric:
                output.append(repeating: dash, count: width - 1)
                output.append(":")
            }
            output.append(" ")
        }
        output.append("|\n")
    }

    /// Writes a row of stored cells, each padded to its column's width.
    func writeRow(
        _ cursor: inout CellCursor, of store: borrowing CellStore, widths: [Int], to output: inout ByteBuffer
    ) {
        for index in columns.indices {
            let cell = cursor.next(in: store)
            let space = widths[index] - cell.width
            let before =
                switch columns[index].alignment {
                case .leading, .automatic: 0
                case .center: space / 2
                case .trailing, .numeric: space
                }
            output.append("| ")
            output.append(repeating: UInt8(ascii: " "), count: before)
            output.append(store.text.bytes.part(cell.text))
            output.append(repeating: UInt8(ascii: " "), count: space - before + 1)
        }
        output.append("|\n")
    }
}

extension String {
    /// Whether there is nothing to see.
    fileprivate var isBlank: Bool { unicodeScalars.allSatisfy { $0.properties.isWhitespace } }
}
