/// Which columns are what in the list view: their places among the columns of the list.
public struct ListLayout: Hashable, Sendable {
    /// The column that rows are called by; nil where there are no columns.
    public let title: Int?
    /// Columns below the title.
    public let subtitle: [Int]
    /// Details, side by side.
    public let footnote: [Int]
    /// At the end of the first line.
    public let status: [Int]
    /// Below the status.
    public let substatus: [Int]
    /// Pictures beside the block.
    public let detailImage: [Int]
    /// Before all else.
    public let leadingAccessory: [Int]
    /// Behind all else.
    public let trailingAccessory: [Int]
}

extension TableDescription {
    /// Which of ``columns`` are what in the list view.
    ///
    /// A column is what its ``Column/binding(_:)`` says. Where no column says anything, the first is the title, the last
    /// numeric one the status, the next one the subtitle, and all others details. Where some say something, the others
    /// are left out, but for a title, which is then the first column without a role.
    public var listLayout: ListLayout {
        let roles = columns.map(\.listRole)
        func places(_ role: ListRole) -> [Int] { roles.indices.filter { roles[$0] == role } }
        if roles.contains(where: { $0 != nil }) {
            let titles = places(.title)
            return ListLayout(
                title: titles.first ?? roles.firstIndex { $0 == nil } ?? columns.indices.first,
                subtitle: Array(titles.dropFirst()) + places(.subtitle), footnote: places(.footnote),
                status: places(.status), substatus: places(.substatus), detailImage: places(.detailImage),
                leadingAccessory: places(.leadingAccessory), trailingAccessory: places(.trailingAccessory))
        }
        let title =
            columns.firstIndex(where: \.isRowHeader) ?? columns.firstIndex { !$0.isIndex } ?? columns.indices.first
        var rest = columns.indices.filter { $0 != title && !columns[$0].isIndex }
        let status = rest.last { columns[$0].isNumeric }
        rest.removeAll { $0 == status }
        return ListLayout(
            title: title, subtitle: Array(rest.prefix(1)), footnote: Array(rest.dropFirst()),
            status: status.map { [$0] } ?? [], substatus: [], detailImage: [], leadingAccessory: [],
            trailingAccessory: [])
    }
}
