import FoundationEssentials

/// All that a reader can change about how a table is shown, in one value that can be saved.
///
/// Modifiers fill it (`.sortOrder`, `.searching`, `.selection` …); a page or a terminal view changes it with the
/// methods here, each a plain change of this value, and shows the table's presentation again.
public struct TableState: Hashable, Sendable, Codable {
    /// The sort keys, the first the most significant; empty for the order of the data.
    public var sortOrder: [ColumnSort] = []
    /// What rows are searched for; empty for all rows.
    public var searchText = ""
    /// The selected rows.
    public var selection: Set<RowID> = []
    /// The open rows of a hierarchy.
    public var expansion = Expansion.all
    /// The part of the rows that is shown; nil for all.
    public var page: Page?
    /// The columns shown and their order.
    public var columns = ColumnCustomization()
    /// How much room there is.
    public var sizeClass = SizeClass.automatic

    /// The state of a table nobody changed: data's order, all rows, nothing selected.
    public init() {}
}

/// A part of the rows: so many at a time, and which part.
public struct Page: Hashable, Sendable, Codable {
    /// Data rows on a page, 1 or more.
    public var size: Int
    /// The page's number, from 1; one past the last shows the last.
    public var number: Int

    /// A page of the rows.
    ///
    /// Numbers below 1 count as 1.
    public init(size: Int, number: Int = 1) {
        self.size = max(size, 1)
        self.number = max(number, 1)
    }

    /// The positions on this page among `count` rows, counted from 0.
    public func range(of count: Int) -> Range<Int> {
        // A page that was saved elsewhere may have any size and number.
        let size = max(size, 1)
        let last = max(count / size + (count % size == 0 ? 0 : 1), 1)
        let start = (min(max(number, 1), last) - 1) * size
        return start..<start + min(size, count - start)
    }
}

/// How much room a table has: the regular form, or the compact one of a phone or a sidebar.
public enum SizeClass: String, Hashable, Sendable, Codable, CaseIterable {
    /// The renderer chooses by the room it has; regular where it has no limit.
    case automatic
    /// All columns under their titles.
    case regular
    /// The first column alone, in its compact form, without titles.
    case compact
}

extension TableState {
    /// Makes the column the first sort key: ascending, or the other way round where it is the first key already.
    public mutating func toggleSort(by column: String) {
        var order = SortOrder.forward
        if let first = sortOrder.first, first.column == column, first.order == .forward { order = .reverse }
        sortOrder.removeAll { $0.column == column }
        sortOrder.insert(ColumnSort(column, order: order), at: 0)
    }

    /// Selects the row, or takes it from the selection; in a single selection the row replaces the one before.
    public mutating func toggleSelection(of row: RowID, mode: SelectionMode = .multiple) {
        switch mode {
        case .none: break
        case .single: selection = selection.contains(row) ? [] : [row]
        case .multiple:
            if selection.remove(row) == nil { selection.insert(row) }
        }
    }

    /// Opens the row, or closes it.
    public mutating func toggleExpansion(of row: RowID) {
        expansion.set(row, expanded: !expansion.contains(row))
    }

    /// Searches for other text, from the first page on.
    public mutating func search(for text: String) {
        searchText = text
        page?.number = 1
    }

    /// Shows another page; numbers below 1 count as 1.
    public mutating func showPage(_ number: Int) {
        page?.number = max(number, 1)
    }
}

/// How many rows a reader may select.
public enum SelectionMode: String, Hashable, Sendable, Codable {
    /// Rows can't be selected.
    case none
    /// One row at the most.
    case single
    /// Any number of rows.
    case multiple
}
