import TableDSL

extension TerminalGrid {
    /// The columns of the list view: one for each of its places.
    ///
    /// Cells wrap wherever they have to. A place of one column has its limit of lines, and its way to be cut.
    static func listColumns<RowValue>(_ table: TableDescription<RowValue>, _ list: ListLayout) -> [Column] {
        ListPlace.allCases.map { place in
            var column = Column(title: "", groups: [], alignment: .leading, source: 0)
            let sources = list.columns(of: place)
            if sources.count == 1 {
                column.lineLimit = table.columns[sources[0]].lineLimit
                column.truncationMode = table.columns[sources[0]].truncationMode
            }
            return column
        }
    }

    /// Stores a row's cells, one for each place of the list view.
    mutating func addListRow(_ row: RowInfo, _ content: WrittenCells, _ list: ListLayout, label: Int?) {
        addMarks(of: row)
        let isSum = row.kind != .data
        for place in ListPlace.allCases.dropFirst() {
            var isMultiline = false
            let start = store.text.count
            for column in list.columns(of: place, label: isSum ? label : nil) {
                // A detail without a title beside it says nothing where its value is missing.
                if place.isOptional && content.isMissing(column) { continue }
                if content.text(of: column).isEmpty { continue }
                if store.text.count > start {
                    store.text.append(place.separator(usesASCII: usesASCII))
                    store.endSpan(.plain, .text)
                }
                if add(column, of: content) { isMultiline = true }
            }
            if isSum, place == .title, store.text.count == start {
                store.text.append(row.kind == .summary ? "Summary" : "Subtotal")
            }
            store.endCell(column: place.rawValue, measure: measure, isMultiline: isMultiline)
        }
    }

    private mutating func addMarks(of row: RowInfo) {
        if marksSelection { store.text.append(row.isSelected ? usesASCII ? "* " : "● " : "  ") }
        if row.kind == .data {
            store.text.append(repeating: UInt8(ascii: " "), count: 2 * row.level)
            if let isExpanded = row.isExpanded {
                store.text.append(usesASCII ? isExpanded ? "v " : "> " : isExpanded ? "▾ " : "▸ ")
            } else if outlineColumn != nil {
                store.text.append("  ")
            }
        }
        store.endCell(column: ListPlace.marks.rawValue, measure: measure)
    }
}

extension ListPlace {
    /// What stands between the cells of several columns.
    fileprivate func separator(usesASCII: Bool) -> StaticString {
        switch self {
        case .details: usesASCII ? " - " : " · "
        default: " "
        }
    }

    /// Whether a missing value isn't shown.
    fileprivate var isOptional: Bool { self == .leading || self == .details || self == .trailing }
}

extension ListLayout {
    /// The columns whose cells stand in a place; in the title's a row that sums up is named by a column first.
    fileprivate func columns(of place: ListPlace, label: Int? = nil) -> [Int] {
        switch place {
        case .marks: []
        case .leading: leading
        case .title: (label.map { [$0] } ?? []) + (title == label ? [] : title.map { [$0] } ?? [])
        case .status: status
        case .details: details
        case .substatus: substatus
        case .trailing: trailingAccessory
        }
    }
}
