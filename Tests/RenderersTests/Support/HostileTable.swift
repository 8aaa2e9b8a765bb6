import TableDSL

/// Makes tables of hostile text with whatever a table can have, the same one for the same seed.
enum HostileTable {
    static func make(seed: UInt64) -> any RenderableTable {
        var random = HostileText(seed: seed)
        let groups = (0..<Int.random(in: 0...3, using: &random)).map { _ in GroupPlan(&random) }
        let count = groups.reduce(0) { $0 + $1.columns.count + $1.inner.count }
        let rows = HostileRow.make(random.one(of: 0, 1, 3, 6), columns: count, depth: random.one(of: 0, 2), &random)
        let isTree = random.once(in: 3)
        let sections = random.once(in: 3) ? [random.text(), random.text()] : []
        var table =
            isTree
            ? Table(rows, children: \.children) { columns(groups) }
            : Table(of: HostileRow.self) {
                columns(groups)
            } rows: {
                ForEach(sections) { title in Section(title) { ForEach(rows.prefix(2)) { Row($0) } } }
                ForEach(rows) { Row($0) }
            }
        if random.once(in: 2) { table = table.title(random.text()) }
        if random.once(in: 2) { table = table.caption(random.text()) }
        if random.once(in: 3) { table = table.note(random.text()).emptyState(random.text()).missing(random.text()) }
        if random.once(in: 3) { table = table.selection([1, 2] as Set<Int>) }
        if random.once(in: 3) { table = table.rowDividers(every: random.one(of: 1, 2)) }
        if random.once(in: 4) { table = table.columnDividers(random.once(in: 2)) }
        if random.once(in: 4) { table = table.alternatingRowBackgrounds() }
        if random.once(in: 6) { table = table.expanded(.none) }
        if random.once(in: 6) { table = table.page(size: 2, number: 2) }
        if random.once(in: 8) { table = table.sizeClass(.compact) }
        return table
    }

    @ColumnBuilder<HostileRow>
    private static func columns(_ groups: [GroupPlan]) -> ColumnList<HostileRow> {
        ForEach(groups) { group in
            if let title = group.title {
                ColumnGroup(title) {
                    ForEach(group.columns) { $0.column }
                    ColumnGroup(group.innerTitle) { ForEach(group.inner) { $0.column } }
                }
            } else {
                ForEach(group.columns) { $0.column }
                ForEach(group.inner) { $0.column }
            }
        }
    }
}

/// A row of hostile text; some texts are missing.
struct HostileRow: Identifiable {
    var id: Int
    var texts: [String?]
    var children: [HostileRow]?

    subscript(text index: Int) -> String? { texts.indices.contains(index) ? texts[index] : nil }
    subscript(known index: Int) -> String { self[text: index] ?? "" }

    static func make(_ count: Int, columns: Int, depth: Int, _ random: inout HostileText) -> [HostileRow] {
        (0..<count).map { index in
            HostileRow(
                id: index + depth * 10, texts: (0..<columns).map { _ in random.once(in: 9) ? nil : random.text() },
                children: depth == 0
                    ? nil : make(random.one(of: 0, 1, 2), columns: columns, depth: depth - 1, &random))
        }
    }
}

/// Some columns, perhaps in a group that may hold another.
private struct GroupPlan {
    var title: String?
    var innerTitle: String
    var columns: [ColumnPlan]
    var inner: [ColumnPlan]

    init(_ random: inout HostileText) {
        title = random.once(in: 2) ? random.text(upTo: 3) : nil
        innerTitle = random.text(upTo: 3)
        columns = (0..<Int.random(in: 0...2, using: &random)).map { _ in ColumnPlan(&random) }
        inner = (0..<random.one(of: 0, 0, 2)).map { _ in ColumnPlan(&random) }
    }
}

/// A column with whatever a column can have.
private struct ColumnPlan {
    var column: Column<HostileRow, String>

    init(_ random: inout HostileText) {
        let index = Int.random(in: 0..<6, using: &random)
        let (first, second) = (random.text(upTo: 2), random.text(upTo: 2))
        let title = random.text(upTo: 4)
        if random.once(in: 4) {
            column = Column(title, \HostileRow[known: index]) { row in
                Text(first).bold() + Text(row[known: index]).foregroundStyle(.red).italic() + Text(second)
                if row.id % 2 == 0 { Link(first, destination: second) }
                if row.id % 3 == 0 { Image(second, description: first) }
            }
        } else {
            column = Column(title, \HostileRow[text: index])
        }
        column = column.alignment(random.one(of: .automatic, .leading, .center, .trailing, .numeric))
            .verticalAlignment(random.one(of: .top, .center, .bottom))
            .priority(random.one(of: 0, 0, 1, -1))
        if random.once(in: 4) { column = column.width(random.one(of: 1, 2, 7, 20)) }
        if random.once(in: 4) { column = column.width(min: random.one(of: 1, 9), max: random.one(of: 5, 30)) }
        if random.once(in: 4) { column = column.lineLimit(random.one(of: 1, 2)) }
        if random.once(in: 4) { column = column.truncationMode(random.one(of: .head, .middle, .tail)) }
        if random.once(in: 3) { column = column.lineBreakMode(random.one(of: .word, .space, .character, .none)) }
        if random.once(in: 6) { column = column.rowHeader() }
        if random.once(in: 6) { column = column.summary(.count) }
        if random.once(in: 6) { column = column.foregroundStyle { $0.isEmpty ? nil : .green }.background(.blue) }
    }
}
