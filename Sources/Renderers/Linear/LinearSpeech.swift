import FoundationEssentials
import TableDSL

/// The sentences about a table and its rows.
struct LinearSpeech<RowValue> {
    private let table: TableDescription<RowValue>
    private let isHierarchical: Bool
    private let sanitizer = TextSanitizer()
    /// What each column is called among the others: with its groups where two share a title.
    private let names: [String]

    init(_ table: TableDescription<RowValue>) {
        isHierarchical = table.isHierarchical
        self.table = table
        let sanitizer = sanitizer
        let titles = table.columns.map { Self.spoken($0.title, sanitizer) }
        names = table.columns.enumerated().map { index, column in
            if titles[index].isEmpty { return "Column \(index + 1)" }
            guard titles.count(where: { $0 == titles[index] }) > 1, !column.groups.isEmpty else { return titles[index] }
            return (column.groups.map { Self.spoken($0, sanitizer) } + [titles[index]]).joined(separator: ", ")
        }
    }

    /// A text as a sentence, with what is said of its footnotes.
    func sentence(_ text: String, footnotes: [Int] = []) -> String {
        let text = Self.spoken(text, sanitizer)
        return text.isEmpty ? "" : Self.ended(text + Self.notes(footnotes))
    }

    /// A paragraph below the table as a sentence.
    func sentence(below text: TextBelow) -> String {
        guard case .footnote(let number) = text.kind else { return sentence(text.text) }
        return sentence("Note \(number): \(text.text)")
    }

    private static func notes(_ numbers: [Int]) -> String { numbers.map { " (note \($0))" }.joined() }

    /// What is said before the rows, by how many of the data there are.
    func introduction(rows: Int) -> [String] {
        let columns = zip(table.columns, names).map { column, name in
            ([Self.spoken(column.title, sanitizer).isEmpty ? name : Self.spoken(column.title, sanitizer)]
                + column.groups.reversed().map { Self.spoken($0, sanitizer) }).joined(separator: " in ")
                + Self.notes(column.footnotes)
        }
        var lines = [
            "Table of \(Self.count(rows, "row")) and \(Self.count(columns.count, "column"))"
                + (columns.isEmpty ? "." : ": \(columns.joined(separator: ", ")).")
        ]
        if !table.state.searchText.isEmpty {
            lines.append(sentence("Rows that match \u{201C}\(table.state.searchText)\u{201D}"))
        }
        let sorted = table.allColumns.compactMap { column in column.sort.map { (column.title, $0) } }
            .sorted { $0.1.rank < $1.1.rank }
            .map { "\(Self.spoken($0, sanitizer)), \($1.order == .forward ? "ascending" : "descending")" }
        if !sorted.isEmpty { lines.append("Sorted by \(sorted.joined(separator: ", then by ")).") }
        if let page = table.state.page { lines.append("Page \(page.number), \(Self.count(page.size, "row")) a page.") }
        return lines
    }

    /// A row's line: what kind of row it is, then its cells.
    ///
    /// - Parameters:
    ///   - count: How many rows of the data there are.
    ///   - followers: The rows behind this one.
    func line(_ row: PresentedRow<RowValue>, of count: Int, followers: ArraySlice<PresentedRow<RowValue>>) -> String {
        let cells = row.cells
        switch row.kind {
        case .sectionHeader:
            let title = cells.first.map { $0.text.isEmpty ? "" : spoken($0) } ?? ""
            let rows = followers.prefix {
                $0.kind == .data || $0.kind != .summary && $0.level > row.level
            }
            .count { $0.kind == .data }
            let level = row.level > 0 ? ", level \(row.level + 1)" : ""
            return "Section\(title.isEmpty ? "" : " \(title)")\(level), \(Self.count(rows, "row"))."
        case .summary, .subtotal:
            let said = zip(names, cells).filter { !$1.text.isEmpty }.map { Self.ended("\($0): \(spoken($1))") }
            return ([row.kind == .summary ? "Summary." : "Subtotal."] + said).joined(separator: " ")
        case .data:
            var about = table.state.page == nil ? "Row \(row.ordinal) of \(count)" : "Row \(row.ordinal)"
            if isHierarchical { about += ", level \(row.level + 1)" }
            if let isExpanded = row.isExpanded { about += isExpanded ? ", open" : ", closed" }
            if row.isSelected { about += ", selected" }
            let said = cells.indices.map { index in
                let words =
                    row.value.flatMap { table.columns[index].spokenWords(for: $0) }
                    .map { ", \(Self.spoken($0, sanitizer))" } ?? ""
                return Self.ended("\(names[index]): \(spoken(cells[index]))\(words)")
            }
            return (["\(about)."] + said).joined(separator: " ")
        }
    }

    /// What is said of a cell.
    private func spoken(_ cell: Cell) -> String {
        // Notes are said behind a value, wherever their marks stand.
        let notes = Self.notes(cell.runs.compactMap { if case .footnote(let number) = $0.role { number } else { nil } })
        return cell.isMissing ? "missing" + notes : Self.spoken(cell.runs, sanitizer, notes: notes)
    }

    /// What is said of the text, the links and the pictures of a cell or a paragraph, and of a cell's footnotes.
    static func spoken(_ runs: [CellRun], _ sanitizer: TextSanitizer, notes: String = "") -> String {
        let text = runs.map { run in
            var text = spoken(run.text, sanitizer, isPart: true)
            if run.style.emphasis.contains(.strikethrough) { text += " (struck out)" }
            switch run.role {
            case .text, .mark: break
            case .footnote: text = ""
            case .link: text += " (link)"
            case .image: text += text.isEmpty ? "picture" : " (picture)"
            }
            return text
        }
        .joined().split(separator: "\n").map(\.trimmingBlanks).joined(separator: "; ")
        // A colour's name says what it means, and is said once.
        var meanings: [String] = []
        for run in runs {
            guard case .named(let name)? = run.style.foreground ?? run.style.background, name != "accent",
                !meanings.contains(name)
            else { continue }
            meanings.append(name)
        }
        return ([(text.isEmpty ? "empty" : text) + notes] + meanings.map { spoken($0, sanitizer) }).joined(
            separator: ", ")
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// The text with a full stop, unless it has an end of its own.
    static func ended(_ text: String) -> String {
        text.hasSuffix(".") || text.hasSuffix("!") || text.hasSuffix("?") || text.hasSuffix("…") ? text : text + "."
    }

    /// Text that holds nothing but what can be said, on one line; part of a text keeps its line feeds and blanks.
    static func spoken(_ text: String, _ sanitizer: TextSanitizer, isPart: Bool = false) -> String {
        let bytes = ByteBuffer(text)
        var safe = ByteBuffer()
        _ = sanitizer.append(bytes.bytes, to: &safe)
        let said = String(decoding: safe.bytes, as: UTF8.self)
        return isPart ? said : said.split(separator: "\n").map(\.trimmingBlanks).joined(separator: "; ")
    }
}

extension StringProtocol {
    /// The text without blanks at its ends.
    fileprivate var trimmingBlanks: String {
        let text = String(self)
        let bytes = text.utf8
        guard let first = bytes.firstIndex(where: { $0 != 0x20 }), let last = bytes.lastIndex(where: { $0 != 0x20 })
        else { return "" }
        return String(text[first...last])
    }
}
