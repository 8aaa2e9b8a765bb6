import Foundation
import TableDSL

/// An example's table with its row type erased: it takes options and renders.
protocol Presentation {
    /// Changes the table as the options say.
    mutating func apply(_ options: Options) throws
    /// What the options name that isn't in the data.
    func warnings(_ options: Options) -> [String]
    /// Writes the table, and where it stands beside a detail that too.
    func render(as form: OutputForm, to output: inout some TableOutput) throws
}

/// A table of any row type, perhaps with a detail of its selected row for the compact form.
struct TablePresentation<RowValue>: Presentation {
    var table: Table<RowValue>
    /// Shows one row in full; nil where the table stands alone.
    var detail: ((RowValue) -> Table<Cells>)?

    init(_ table: Table<RowValue>, detail: ((RowValue) -> Table<Cells>)? = nil) {
        self.table = table
        self.detail = detail
    }

    mutating func apply(_ options: Options) throws {
        if let style = options.style { table = table.tableStyle(style) }
        if let search = options.search { table = table.searching(search) }
        if let sizeClass = options.sizeClass { table = table.sizeClass(sizeClass) }
        if options.page != nil || options.pageSize != nil {
            table = table.page(size: options.pageSize ?? PageOptions.usualSize, number: options.page ?? 1)
        }
        switch options.expand {
        case .all: table = table.expanded(.all)
        case Options.Opening.none?: table = table.expanded(.none)
        case .rows(let ids): table = table.expanded(.only(Set(ids.map { RowID($0) })))
        case nil: break
        }
        if let ids = options.select { try select(ids) }
        let names = ColumnNames(table.description)
        if let keys = options.sort {
            table = table.sortOrder(
                try keys.map { key in
                    ColumnSort(try names.sortable(key.column), order: key.isDescending ? .reverse : .forward)
                })
        }
        table.state.columns = try names.customization(showing: options.columns, hiding: options.hide)
    }

    private mutating func select(_ ids: [String]) throws {
        guard table.description.selectionMode == .single else {
            table = table.selection(Set(ids.map { RowID($0) }))
            return
        }
        if ids.count > 1 { throw Fault.usage("In this table one row can be selected, not \(ids.count).") }
        table = table.selection(ids.first.map { RowID($0) })
    }

    func warnings(_ options: Options) -> [String] {
        // Finding out reads every row, so it is left out where no row was named.
        var kinds: Set<Diagnostic.Kind> = []
        if options.select != nil { kinds.insert(.unknownSelectedRow) }
        if case .rows = options.expand { kinds.insert(.unknownExpandedRow) }
        return kinds.isEmpty ? [] : table.description.diagnostics.filter { kinds.contains($0.kind) }.map(\.description)
    }

    func render(as form: OutputForm, to output: inout some TableOutput) throws {
        let description = table.description
        guard let detail, description.isCompact else { return try form.write(table, to: &output) }
        try SidebarForm(form).write(table, details: description.selectedRows.map(detail), to: &output)
    }
}
