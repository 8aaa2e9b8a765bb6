/// A table as renderers and front ends read it: its columns, its texts, its state, and its rows as they are to be shown.
///
/// ```swift
/// print(table.description)        // the columns in a few lines
/// for row in table.description.rows where row.kind == .data { … }
/// ```
public struct TableDescription<RowValue> {
    /// Whether the list view is what is shown where there is little room.
    public let hasListForm: Bool
    /// The columns shown, from left to right; in the compact form the first alone.
    public let columns: [ColumnDescription<RowValue>]
    /// Every column in the reader's order, the hidden ones too.
    public let allColumns: [ColumnDescription<RowValue>]
    /// The header's rows, from the top; each cell stands in the row where it begins.
    ///
    /// Empty where no header is shown.
    public let headerRows: [[HeaderCell]]
    /// Whether this is the compact form: the first column alone, without a header.
    public let isCompact: Bool
    /// Whether this is the list view: a block of lines for each row, without a header.
    public let isList: Bool
    /// What readers changed, and can change.
    public let state: TableState

    let declaration: Table<RowValue>

    /// What the table is called.
    public var title: String? { declaration.options.title }
    /// A line below the title that says more.
    public var subtitle: String? { declaration.options.subtitle }
    /// The numbers of the title's footnotes.
    public let titleFootnotes: [Int]
    /// The footnotes of the title and the header, by their numbers.
    private let headTexts: [String]
    /// A list of the footnotes of the title and the header, for those of the rows to be added.
    package var headFootnotes: FootnoteList { FootnoteList(headTexts) }
    /// The footnotes by their numbers, from 1: those of the title and the header, then those of the rows shown.
    ///
    /// The rows are walked for it.
    public var footnotes: [String] {
        var writer = CellWriter()
        var footnotes = headTexts
        // A visit that doesn't throw makes a walk that doesn't.
        try? rows.forEachInfo { row, cells in
            _ = cells.write(row, to: &writer)
            footnotes = cells.footnotes.texts
        }
        return footnotes
    }
    /// A sentence about the table.
    public var caption: String? { declaration.options.caption }
    /// Notes, in order.
    public var notes: [String] { declaration.options.notes }
    /// Where the data comes from.
    public var source: String? { declaration.options.source }
    /// How the table is framed.
    public var style: TableStyle { declaration.options.style }
    /// What is shown in place of rows where there are none.
    public var emptyState: String { declaration.options.emptyState }
    /// How many rows a reader may select.
    public var selectionMode: SelectionMode { declaration.options.selectionMode }
    /// Whether every other row is tinted.
    public var alternatesRowBackgrounds: Bool { declaration.options.alternatingRowBackgrounds }
    /// A rule stands after every so many data rows; 0 for none.
    public var rowDividerInterval: Int { declaration.options.rowDividerInterval }
    /// Whether there are rules between columns; nil where the style decides.
    public var columnDividers: Bool? { declaration.options.columnDividers }
    /// The column before whose changes a rule stands, by its position among those shown; nil for none.
    public var rowDividerColumn: Int? {
        declaration.options.rowDividerColumn.flatMap { id in columns.firstIndex { $0.id == id } }
    }
    /// A function that tells of each data row in turn whether a rule is to stand before it; nil where none does.
    package func makeRowDivider() -> ((UnsafeRawPointer) -> Bool)? { declaration.options.makeRowDivider?() }
    /// The least width in a terminal, in cells; nil for what the columns need.
    public var minimumWidth: Int? { declaration.options.minimumWidth }
    /// The greatest width in a terminal, in cells; nil for no bound but the terminal's.
    public var maximumWidth: Int? { declaration.options.maximumWidth }
    /// What happens to titles that are wider than their columns' cells, where a column doesn't say.
    public var titleOverflow: TitleOverflow { declaration.options.titleOverflow }
    /// Whether rows may have rows inside them.
    public var isHierarchical: Bool { declaration.rows.contains(where: \.isHierarchical) }
    /// The column that shows a hierarchy's depth, by its position: the first that doesn't number the rows; nil where
    /// there is no hierarchy.
    public var outlineColumn: Int? {
        isHierarchical && !columns.isEmpty ? columns.firstIndex { !$0.definition.isIndex } ?? 0 : nil
    }
    /// Whether rows carry a mark that tells the selected ones: where some are, in a table that lets them be.
    public var marksSelection: Bool { selectionMode != .none && !state.selection.isEmpty }
    /// Whether there are rows at the table's foot that sum up columns.
    public var hasSummary: Bool { columns.contains(where: \.hasSummary) }

    /// The rows as they are to be shown: searched, sorted, opened and cut into pages.
    ///
    /// They are worked out anew for each walk; a table of a plain sequence is read as it is walked.
    public var rows: PresentedRows<RowValue> { PresentedRows(self) }

    init(_ table: Table<RowValue>) {
        declaration = table
        state = table.state
        // Keys that nothing can be sorted by are passed over, and marked nowhere.
        let keys = table.state.sortOrder.filter { table.sortKey(of: $0) != nil }
        let described = table.columns.map { column in
            let rank = keys.firstIndex { $0.column == column.id }
            return ColumnDescription(
                column,
                sort: rank.map { .init(order: keys[$0].order, rank: $0 + 1, isOneOfSeveral: keys.count > 1) },
                customization: table.state.columns[visibility: column.id])
        }
        var named: Set<String> = []
        let first = table.state.columns.order.filter { named.insert($0).inserted }
            .compactMap { id in described.first { $0.id == id } }
        allColumns = first + described.filter { column in !first.contains { $0.id == column.id } }
        let visible = allColumns.filter(\.isVisible)
        let hasRoles = visible.contains { $0.listRole != nil }
        let form = table.options.compactForm
        hasListForm = form == .list || form == .automatic && hasRoles
        isList = table.state.sizeClass == .compact && hasListForm
        isCompact = table.state.sizeClass == .compact && !hasListForm
        var columns = isCompact ? Array(visible.prefix(1)) : visible
        let footnotes = FootnoteList()
        titleFootnotes = table.options.titleFootnotes.map { footnotes.number(of: $0) }
        headerRows = isCompact || isList || columns.isEmpty ? [] : HeaderCell.rows(over: columns, footnotes)
        if !headerRows.isEmpty { for index in columns.indices { columns[index].addFootnotes(footnotes) } }
        headTexts = footnotes.texts
        self.columns = columns
    }
}

extension Table {
    /// What renderers and front ends read of the table.
    public var description: TableDescription<RowValue> { TableDescription(self) }
}

extension RowNode {
    /// Whether the node's rows may have rows inside them.
    var isHierarchical: Bool {
        switch self {
        case .row(_, let children): children != nil
        case .section(_, let rows): rows.contains(where: \.isHierarchical)
        case .data(let source): source.children != nil
        }
    }
}
