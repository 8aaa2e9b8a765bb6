import TableDSL

/// The tags around a column's cells, put together once as ranges of one buffer.
struct HTMLColumn {
    /// What stands before a data cell's content, with the end of the cell before it.
    let open: Range<Int>
    /// The same by the row's level in a hierarchy, where style attributes say how far a cell is indented; else empty.
    private let indented: [Range<Int>]
    /// Makes the same for a cell with a look of its own, in a row of a level.
    private let startTag: (HTMLColors.Look, Int) -> String
    /// What stands before a summary's content.
    let summaryOpen: Range<Int>
    /// What stands before a summary's name.
    let labelOpen: Range<Int>
    /// The same in the row at a section's end.
    let subtotalOpen: Range<Int>
    let subtotalLabelOpen: Range<Int>
    /// What stands behind a data cell's content.
    let close: Range<Int>
    /// Whether every cell of the data is a number's digits and signs.
    let writesDigits: Bool
    /// The attributes of the column's header.
    let headerAttributes: Range<Int>

    init<RowValue>(
        _ column: ColumnDescription<RowValue>, isTree: Bool, list: HTMLList, at place: Int, looks: HTMLLooks,
        after last: HTMLColumn?, tags: inout ByteBuffer
    ) {
        writesDigits = column.writesDigits
        let isHeader = column.isRowHeader
        let end = last.map { String(decoding: tags.bytes.part($0.close), as: UTF8.self) } ?? ""
        let listClasses = looks.isInline ? [] : list.classes(at: place)
        let hidden = list.hides(place) ? " hidden" : ""
        let alignment = column.alignment
        let nowrap = column.isIndex || column.isDecorated && alignment == .leading
        func cell(indent: Int?, look: HTMLColors.Look = .init()) -> String {
            let attribute = looks.cell(
                .cell, alignment, vertical: column.verticalAlignment, nowrap: nowrap,
                classes: (isTree ? ["tdsl-tree"] : []) + listClasses + look.classes, isHeader: isHeader,
                indent: indent, declarations: look.declarations)
            let tag = isHeader ? "<th scope=\"row\"\(list.role("rowheader"))" : "<td\(list.role(list.cellRole))"
            return end + tag + attribute + hidden + ">"
        }
        open = tags.appendTag(cell(indent: nil))
        startTag = { cell(indent: isTree && looks.isInline ? min(max($1, 0), 5) : nil, look: $0) }
        indented = isTree && looks.isInline ? (0...5).map { tags.appendTag(cell(indent: $0)) } : []
        func sum(_ part: HTMLLooks.Part, isLabel: Bool) -> String {
            let attribute = looks.cell(part, alignment, classes: listClasses, isHeader: isLabel)
            let tag = isLabel ? "<th scope=\"row\"\(list.role("rowheader"))" : "<td\(list.role(list.cellRole))"
            return tag + attribute + hidden + ">"
        }
        summaryOpen = tags.appendTag(sum(.summary, isLabel: false))
        labelOpen = tags.appendTag(sum(.summary, isLabel: true))
        subtotalOpen = tags.appendTag(sum(.subtotal, isLabel: false))
        subtotalLabelOpen = tags.appendTag(sum(.subtotal, isLabel: true))
        close = tags.appendTag(isHeader ? "</th>" : "</td>")
        let corner = place == 0 && list.hasCorner && !looks.isInline ? ["tdsl-corner"] : []
        headerAttributes = tags.appendTag(
            list.role("columnheader") + looks.cell(.header, alignment, classes: corner) + hidden)
    }

    /// The same as `open(level:)` for a cell with a look of its own.
    func open(level: Int, _ look: HTMLColors.Look) -> String { startTag(look, level) }

    /// What stands before a cell's content in a row of a level.
    func open(level: Int) -> Range<Int> { indented.isEmpty ? open : indented[min(max(level, 0), indented.count - 1)] }
}

extension ByteBuffer {
    fileprivate mutating func appendTag(_ tag: String) -> Range<Int> {
        let start = count
        append(string: tag)
        return start..<count
    }
}
