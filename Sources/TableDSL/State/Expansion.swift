/// Which rows of a hierarchy are open.
public enum Expansion: Hashable, Sendable, Codable, ExpressibleByArrayLiteral {
    /// Every row that has children, but for those named.
    case allExcept(Set<RowID>)
    /// None but the rows named.
    case only(Set<RowID>)

    /// Every row that has children.
    public static let all = Expansion.allExcept([])
    /// No row.
    public static let none = Expansion.only([])

    /// None but the rows in the list.
    public init(arrayLiteral rows: RowID...) { self = .only(Set(rows)) }

    /// Whether the row is open.
    public func contains(_ row: RowID) -> Bool {
        switch self {
        case .allExcept(let closed): !closed.contains(row)
        case .only(let open): open.contains(row)
        }
    }

    /// Opens or closes a row.
    public mutating func set(_ row: RowID, expanded: Bool) {
        switch self {
        case .allExcept(var closed):
            if expanded { closed.remove(row) } else { closed.insert(row) }
            self = .allExcept(closed)
        case .only(var open):
            if expanded { open.insert(row) } else { open.remove(row) }
            self = .only(open)
        }
    }
}
