import TableDSL

/// The tags around a column's cells, put together once as ranges of one buffer.
struct HTMLColumn {
    /// What stands before a data cell's content, with the end of the cell before it.
    let open: Range<Int>
    /// Whether the start tag in `open` ends with its classes.
    let hasClasses: Bool
    /// What stands before a summary's content.
    let summaryOpen: Range<Int>
    /// What stands before a summary's name.
    let labelOpen: Range<Int>
    /// What stands behind a data cell's content.
    let close: Range<Int>
    /// Whether every cell of the data is a number's digits and signs.
    let writesDigits: Bool
    /// The attributes of the column's header.
    let headerAttributes: Range<Int>

    init<RowValue>(_ column: ColumnDescription<RowValue>, isTree: Bool, after last: HTMLColumn?, tags: inout ByteBuffer)
    {
        writesDigits = column.writesDigits
        var classes: [String] = []
        switch column.alignment {
        case .trailing, .numeric: classes.append("tdsl-n")
        case .center: classes.append("tdsl-c")
        case .leading, .automatic: break
        }
        let headerClasses = classes
        if column.isIndex || column.isDecorated && classes.isEmpty { classes.append("tdsl-nowrap") }
        switch column.verticalAlignment {
        case .top: break
        case .center: classes.append("tdsl-middle")
        case .bottom: classes.append("tdsl-bottom")
        }
        if isTree { classes.append("tdsl-tree") }
        let isHeader = column.isRowHeader
        let end = last.map { String(decoding: tags.bytes.part($0.close), as: UTF8.self) } ?? ""
        hasClasses = !classes.isEmpty
        open = tags.appendTag(end + (isHeader ? "<th scope=\"row\"" : "<td") + Self.attribute(classes) + ">")
        summaryOpen = tags.appendTag("<td" + Self.attribute(headerClasses) + ">")
        labelOpen = tags.appendTag("<th scope=\"row\"" + Self.attribute(headerClasses) + ">")
        close = tags.appendTag(isHeader ? "</th>" : "</td>")
        headerAttributes = tags.appendTag(Self.attribute(headerClasses))
    }

    private static func attribute(_ classes: [String]) -> String {
        classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
    }
}

extension ByteBuffer {
    fileprivate mutating func appendTag(_ tag: String) -> Range<Int> {
        let start = count
        append(string: tag)
        return start..<count
    }
}
