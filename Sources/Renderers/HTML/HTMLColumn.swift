import TableDSL

/// The tags around a column's cells, put together once.
struct HTMLColumn {
    let open: String
    let close: String
    let summaryOpen: String
    let headerAttributes: String

    init<RowValue>(_ column: ColumnDescription<RowValue>, isTree: Bool) {
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
        open = (column.isRowHeader ? "<th scope=\"row\"" : "<td") + Self.attribute(classes) + ">"
        close = column.isRowHeader ? "</th>" : "</td>"
        summaryOpen = "<td" + Self.attribute(headerClasses) + ">"
        headerAttributes = Self.attribute(headerClasses)
    }

    private static func attribute(_ classes: [String]) -> String {
        classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
    }
}
