extension RowNode {
    /// The rows in this node that are written out, whatever their depth.
    var values: [RowValue] {
        switch self {
        case .row(let value, let children): [value] + (children ?? []).flatMap(\.values)
        case .section(_, let rows): rows.flatMap(\.values)
        case .data: []
        }
    }
}
