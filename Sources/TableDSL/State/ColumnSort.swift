public import FoundationEssentials

/// One key of a table's sort order: a column by its id, and the direction.
public struct ColumnSort: Hashable, Sendable, Codable {
    /// The column's id: its customization id, else its title.
    public var column: String
    /// Forward is ascending.
    ///
    /// Missing values come last either way.
    public var order: SortOrder

    /// Sorts by a column.
    public init(_ column: String, order: SortOrder = .forward) {
        self.column = column
        self.order = order
    }
}
