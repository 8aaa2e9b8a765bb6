import TableDSL

/// The tags around a column's cells, put together once as ranges of one buffer.
struct HTMLColumn {
    /// What stands before a data cell's content, what before a summary's, and what behind the first.
    let open: Range<Int>
    let summaryOpen: Range<Int>
    let close: Range<Int>
    /// The attributes of the column's header.
    let headerAttributes: Range<Int>

    init<RowValue>(_ column: ColumnDescription<RowValue>, isTree: Bool, tags: inout ByteBuffer) {
        var classes: [String] = []
        switch column.alignment {
        case .trailing, .numeric: classes.append("tdsl-n")
        case .center: classes.append("tdsl-c")
        case .leading, .automatic: break
        }
        let headerClasses = classes
        switch column.verticalAlignment {
        case .top: break
        case .center: classes.append("tdsl-middle")
        case .bottom: classes.append("tdsl-bottom")
        }
        if isTree { classes.append("tdsl-tree") }
        let isHeader = column.isRowHeader
        open = tags.appendTag((isHeader ? "<th scope=\"row\"" : "<td") + Self.attribute(classes) + ">")
        summaryOpen = tags.appendTag("<td" + Self.attribute(headerClasses) + ">")
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
        append(tag)
        return start..<count
    }
}
