import TableDSL

/// Writes the rows of a table in AsciiDoc.
struct AsciiDocWriter<RowValue> {
    private let table: DocumentTable<RowValue>
    private let width: AsciiDocRenderer.Width
    private var text = ""

    init(_ table: DocumentTable<RowValue>, _ width: AsciiDocRenderer.Width) {
        self.table = table
        self.width = width
    }

    mutating func write(to output: inout some TableOutput) throws {
        if let title = table.title { text += ".\(AsciiDocText.title(title))\n" }
        let hasColumns = !table.columns.isEmpty
        if hasColumns { writeStart() } else if table.title != nil { text += "{empty}\n" }
        var isFirst = true
        try table.forEachRow { row in
            if !isFirst || table.hasHeader { text += "\n" }
            isFirst = false
            writeRow(row)
            if text.utf8.count > 32_768 {
                try output.write(text)
                text = ""
            }
        }
        if hasColumns { text += "|===\n" }
        for note in table.notes { text += "\n\(AsciiDocText.paragraph(note))\n" }
        try output.write(text)
    }

    private mutating func writeStart() {
        let columns = table.columns.map { column in
            let alignment =
                switch column.alignment {
                case .automatic, .leading: "<"
                case .center: "^"
                case .trailing, .numeric: ">"
                }
            return alignment + (column.isRowHeader ? "h" : "")
        }
        let options = [
            table.hasHeader ? "header" : "noheader", table.hasFoot ? "footer" : nil,
            width == .automatic ? "autowidth" : nil,
        ].compactMap { $0 }
        text += "[cols=\"\(columns.joined(separator: ","))\",options=\"\(options.joined(separator: ","))\"]\n|===\n"
        guard table.hasHeader else { return }
        for column in table.columns {
            let title = [AsciiDocText.cell(column.fullTitle), column.sortMark].filter { !$0.isEmpty }
            text += "|\(title.joined(separator: " "))\n"
        }
    }

    private mutating func writeRow(_ row: DocumentRow) {
        let columns = table.columns.count
        switch row.kind {
        case .data, .sum: break
        case .section: text += columns > 1 ? "\(columns)+h" : "h"
        case .placeholder: if columns > 1 { text += "\(columns)+" }
        }
        for cell in row.cells { text += "|\(AsciiDocText.cell(cell))\n" }
    }
}
