/// A cell of the header: a column's title, or a group's over the columns in it.
public struct HeaderCell: Hashable, Sendable {
    /// The title of the column or the group.
    public let title: String
    /// The columns below, by their positions among the columns shown.
    public let columns: Range<Int>
    /// How many header rows the cell takes: 1 for a group, as many as are left for a column.
    public let rowSpan: Int
    /// Whether this is a group's title.
    public let isGroup: Bool
    /// The numbers of the title's footnotes.
    public let footnotes: [Int]

    package init(title: String, columns: Range<Int>, rowSpan: Int, isGroup: Bool, footnotes: [Int] = []) {
        self.title = title
        self.columns = columns
        self.rowSpan = rowSpan
        self.isGroup = isGroup
        self.footnotes = footnotes
    }
}

extension HeaderCell {
    /// The header's rows over these columns, from the top; each cell stands in the row where it begins.
    ///
    /// Footnotes of titles are added to the list, in reading order.
    static func rows<RowValue>(over columns: [ColumnDescription<RowValue>], _ footnotes: FootnoteList) -> [[HeaderCell]]
    {
        let depth = (columns.map(\.definition.groups.count).max() ?? 0) + 1
        return (0..<depth).map { level in
            var cells: [HeaderCell] = []
            var index = 0
            while index < columns.count {
                let groups = columns[index].definition.groups
                var end = index + 1
                if groups.count == level {
                    cells.append(
                        HeaderCell(
                            title: columns[index].title, columns: index..<end, rowSpan: depth - level, isGroup: false,
                            footnotes: columns[index].definition.titleFootnotes.map { footnotes.number(of: $0) }))
                } else if groups.count > level {
                    let path = groups.prefix(level + 1)
                    while end < columns.count, columns[end].definition.groups.prefix(level + 1) == path { end += 1 }
                    cells.append(
                        HeaderCell(
                            title: groups[level].title, columns: index..<end, rowSpan: 1, isGroup: true,
                            footnotes: groups[level].footnotes.map { footnotes.number(of: $0) }))
                }
                index = end
            }
            return cells
        }
    }
}
