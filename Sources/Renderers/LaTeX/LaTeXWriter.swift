import TableDSL

extension DocumentMarks {
    /// Marks that every LaTeX has.
    static let latex = DocumentMarks(
        selected: "$\\bullet$", indent: "\\hspace*{1em}", expanded: "$\\bigtriangledown$ ",
        collapsed: "$\\triangleright$ ",
        forward: "~$\\uparrow$", reverse: "~$\\downarrow$", usesASCII: true)
}

/// Writes the rows of a table in LaTeX.
struct LaTeXWriter<RowValue> {
    private let table: DocumentTable<RowValue>
    private let options: LaTeXRenderer
    private var text = ""

    init(_ table: DocumentTable<RowValue>, _ options: LaTeXRenderer) {
        self.table = table
        self.options = options
    }

    mutating func write(to output: inout some TableOutput) throws {
        writeStart()
        // No rule stands directly below another.
        var isBelowRule = true
        try table.forEachRow { row in
            let needsRule = row.kind == .section || row.kind == .sum
            if needsRule, !isBelowRule { text += "\\midrule\n" }
            isBelowRule = false
            writeRow(row)
            if text.utf8.count > 32_768 {
                try output.write(text)
                text = ""
            }
        }
        writeEnd()
        try output.write(text)
    }

    private var hasColumns: Bool { !table.columns.isEmpty }

    private mutating func writeStart() {
        let columns = table.columns.map { Self.letter($0.alignment) }.joined()
        switch options.environment {
        case .table:
            text += "\\begin{table}\n\\centering\n"
            if let title = table.title { text += "\\caption{\(LaTeXText.escaped(title))}\(label)\n" }
            if hasColumns { text += "\\begin{tabular}{\(columns)}\n\\toprule\n" }
            writeHeader()
        case .tabular:
            if let title = table.title { text += "\\textbf{\(LaTeXText.escaped(title))}\\par\\smallskip\n" }
            if hasColumns { text += "\\begin{tabular}{\(columns)}\n\\toprule\n" }
            writeHeader()
        case .longtable:
            guard hasColumns else { break }
            text += "\\begin{longtable}{\(columns)}\n"
            if let title = table.title {
                text += "\\caption{\(LaTeXText.escaped(title))}\(label)\\\\\n\\toprule\n"
                writeHeader()
                text += "\\endfirsthead\n"
            }
            text += "\\toprule\n"
            writeHeader()
            text += "\\endhead\n\\bottomrule\n\\endfoot\n"
        }
    }

    private mutating func writeEnd() {
        let notes = table.notes.map { "{\\footnotesize \(LaTeXText.escaped($0))\\par}\n" }.joined()
        switch options.environment {
        case .table, .tabular:
            if hasColumns { text += "\\bottomrule\n\\end{tabular}\n" }
            if !notes.isEmpty { text += "\\par\\smallskip\n" + notes }
            if options.environment == .table { text += "\\end{table}\n" }
        case .longtable:
            if hasColumns { text += "\\end{longtable}\n" }
            text += notes
        }
    }

    private var label: String {
        let name = (options.label ?? "").unicodeScalars.filter {
            $0.isASCIIAlphanumeric || ":-._".unicodeScalars.contains($0)
        }
        return name.isEmpty ? "" : "\\label{\(String(String.UnicodeScalarView(name)))}"
    }

    private mutating func writeHeader() {
        guard table.hasHeader else { return }
        for groups in table.groups { writeGroups(groups) }
        let titles = table.columns.map { LaTeXText.escaped($0.title) + $0.sortMark }
        text += titles.joined(separator: " & ") + " \\\\\n\\midrule\n"
    }

    /// Writes groups' titles, each over a rule as wide as its columns.
    private mutating func writeGroups(_ groups: [DocumentTable<RowValue>.Group]) {
        var cells: [String] = []
        var next = 0
        for group in groups {
            cells += Array(repeating: "", count: group.columns.lowerBound - next)
            cells.append("\\multicolumn{\(group.columns.count)}{c}{\(LaTeXText.escaped(group.title))}")
            next = group.columns.upperBound
        }
        cells += Array(repeating: "", count: table.columns.count - next)
        let rules = groups.map { "\\cmidrule(lr){\($0.columns.lowerBound + 1)-\($0.columns.upperBound)}" }
        text += cells.joined(separator: " & ") + " \\\\\n" + rules.joined(separator: " ") + "\n"
    }

    private mutating func writeRow(_ row: DocumentRow) {
        let cells = row.cells.enumerated().map { index, cell in
            let column = table.columns[index]
            let isBold = row.kind == .data && column.isRowHeader
            let content = LaTeXText.cell(cell, alignment: Self.letter(column.alignment), isBold: isBold)
            switch row.kind {
            case .data, .sum: return content
            case .section: return "\\multicolumn{\(table.columns.count)}{l}{\(content)}"
            case .placeholder: return "\\multicolumn{\(table.columns.count)}{c}{\(content)}"
            }
        }
        text += cells.joined(separator: " & ") + " \\\\\n"
    }

    private static func letter(_ alignment: ColumnAlignment) -> String {
        switch alignment {
        case .automatic, .leading: "l"
        case .center: "c"
        case .trailing, .numeric: "r"
        }
    }
}
