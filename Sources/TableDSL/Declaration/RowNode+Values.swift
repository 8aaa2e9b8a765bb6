extension RowNode {
    /// How many rows there are at least at the top level.
    var topRowCount: Int {
        switch self {
        case .row: 1
        case .section(_, let rows): rows.reduce(0) { $0 + $1.topRowCount }
        case .data(let source): source.underestimatedCount
        }
    }

    /// The rows in this node that are written out, whatever their depth.
    var values: [RowValue] {
        switch self {
        case .row(let value, let children): [value] + (children ?? []).flatMap(\.values)
        case .section(_, let rows): rows.flatMap(\.values)
        case .data: []
        }
    }
}
