import TableDSL

/// Finds a table's columns by what they are called on the command line: their id or title in any case.
struct ColumnNames {
    private let columns: [(id: String, title: String, isSortable: Bool)]

    init<RowValue>(_ table: TableDescription<RowValue>) {
        columns = table.allColumns.map { ($0.id, $0.title, $0.isSortable) }
    }

    /// The id of the column that can be sorted by.
    func sortable(_ name: String) throws -> String {
        let column = try column(name)
        if column.isSortable { return column.id }
        let sortable = columns.filter(\.isSortable).map(\.id).joined(separator: ", ")
        throw Fault.usage("The column “\(column.id)” can't be sorted by. Columns that can: \(sortable).")
    }

    /// The columns shown and their order.
    func customization(showing shown: [String]?, hiding hidden: [String]) throws -> ColumnCustomization {
        var customization = ColumnCustomization()
        if let shown {
            customization.order = try shown.map { try column($0).id }
            for column in columns {
                customization[visibility: column.id] = customization.order.contains(column.id) ? .visible : .hidden
            }
        }
        for name in hidden { customization[visibility: try column(name).id] = .hidden }
        return customization
    }

    private func column(_ name: String) throws -> (id: String, title: String, isSortable: Bool) {
        let wanted = name.lowercased()
        let found =
            columns.first { $0.id.lowercased() == wanted }
            ?? columns.first { !$0.title.isEmpty && $0.title.lowercased() == wanted }
        if let found { return found }
        throw Fault.unknown("column", name, among: columns.map(\.id), listedAs: "Columns")
    }
}
