import TableDSL

/// Writes the rows of a list table in reStructuredText.
struct ReStructuredTextWriter<RowValue> {
    private let table: DocumentTable<RowValue>
    private let widths: ReStructuredTextRenderer.Widths
    private var text = ""

    init(_ table: DocumentTable<RowValue>, _ widths: ReStructuredTextRenderer.Widths) {
        self.table = table
        self.widths = widths
    }

    mutating func write(to output: inout some TableOutput) throws {
        writeStart()
        try table.forEachRow { row in
            let cells = row.cells.map { ReStructuredTextText.cell($0) }
            // Every row has a cell for each column.
            write(cells + Array(repeating: [], count: table.columns.count - cells.count))
            if text.utf8.count > 32_768 {
                try output.write(text)
                text = ""
            }
        }
        for note in table.notes { text += (text.isEmpty ? "" : "\n") + ReStructuredTextText.paragraph(note) + "\n" }
        try output.write(text)
    }

    private mutating func writeStart() {
        if table.columns.isEmpty {
            if let title = table.title { text += "**\(ReStructuredTextText.escaped(title))**\n" }
            return
        }
        text += ".. list-table::\(table.title.map { " " + ReStructuredTextText.paragraph($0) } ?? "")\n"
        text += "   :header-rows: \(table.hasHeader ? 1 : 0)\n"
        let stubs = table.columns.prefix { $0.isRowHeader }.count
        if stubs > 0, stubs < table.columns.count { text += "   :stub-columns: \(stubs)\n" }
        text += "   :widths: \(widths.rawValue)\n\n"
        guard table.hasHeader else { return }
        write(
            table.columns.map { column in
                let title = [ReStructuredTextText.paragraph(column.fullTitle), column.sortMark].filter { !$0.isEmpty }
                return [title.joined(separator: " ")]
            })
    }

    /// Writes a row of cells, each as lines.
    private mutating func write(_ cells: [[String]]) {
        for (index, lines) in cells.enumerated() {
            let start = index == 0 ? "   * -" : "     -"
            text += start + (lines.first.map { $0.isEmpty ? "" : " " + $0 } ?? "") + "\n"
            for line in lines.dropFirst() { text += "       \(line)\n" }
        }
    }
}
