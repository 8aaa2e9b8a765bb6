/// A table's rows laid out in memory with their parents, for what needs to see them all: sorting, hierarchies,
/// sections and pages.
///
/// Rows are found depth first with a stack of its own, so that depth is bounded by memory alone.
struct RowTree<RowValue> {
    struct Item {
        var value: RowValue?
        var header: ((inout CellWriter) -> Void)?
        /// The item around this one; -1 at the top.
        var parent: Int
        var level: Int
        var position: Int
        var path: RowID?
        /// Whether the item's children are shown; nil where it can't be opened.
        var isExpanded: Bool?
    }

    private(set) var items: [Item] = []
    /// A row that was found inside itself; nil where there is none.
    private(set) var cyclicRow: RowID?

    private let table: TableDescription<RowValue>
    private let readsClosedRows: Bool
    private let needsPaths: Bool
    private var topRows = 0
    /// The objects from the top to the row that is being laid out.
    private var objects: [ObjectIdentifier] = []
    private var objectSet: Set<ObjectIdentifier> = []

    /// Reads the rows; the children of closed ones only where `opensAll` says so.
    init(_ table: TableDescription<RowValue>, opensAll: Bool) {
        self.table = table
        readsClosedRows = opensAll
        needsPaths = table.declaration.identify == nil && table.isHierarchical
        append(table.declaration.rows, parent: -1, sectionLevel: 0)
    }

    /// The id of an item's row: its own, or its place; nil for a section.
    func id(of index: Int) -> RowID? {
        let item = items[index]
        guard let value = item.value else { return nil }
        return table.declaration.id(of: value, position: item.path ?? RowID("\(item.position)"))
    }

    /// Calls `body` with the id of each row.
    func forEachID(_ body: (RowID) -> Void) {
        for index in items.indices { id(of: index).map(body) }
    }

    private mutating func append(_ nodes: [RowNode<RowValue>], parent: Int, sectionLevel: Int) {
        for node in nodes {
            switch node {
            case .section(let header, let rows):
                let index = items.count
                items.append(Item(header: header, parent: parent, level: sectionLevel, position: 0))
                append(rows, parent: index, sectionLevel: sectionLevel + 1)
            case .row, .data:
                appendRows(of: node, parent: parent)
            }
        }
    }

    private mutating func appendRows(of node: RowNode<RowValue>, parent: Int) {
        switch node {
        case .row(let value, let children):
            appendRow(value, parent: parent, children: children.map { nodes in { Self.pending(nodes) } })
        case .data(let source):
            let children = source.children
            // A row's closures don't throw.
            try? source.forEach { row in
                let value = row.assumingMemoryBound(to: RowValue.self).pointee
                appendRow(value, parent: parent, children: children.flatMap { Self.children(of: value, $0) })
                return true
            }
        case .section: break
        }
    }

    /// A row that waits to be laid out, and how its children are found.
    private struct Pending {
        var value: RowValue
        var parent = -1
        var position = 0
        var children: (() -> [Pending])?
    }

    private static func children(
        of value: RowValue, _ children: @escaping (RowValue) -> [RowValue]?
    ) -> (() -> [Pending])? {
        guard let rows = children(value) else { return nil }
        return {
            rows.enumerated().map { position, row in
                Pending(value: row, position: position, children: Self.children(of: row, children))
            }
        }
    }

    private static func pending(_ nodes: [RowNode<RowValue>]) -> [Pending] {
        var rows: [Pending] = []
        for node in nodes {
            switch node {
            case .row(let value, let children):
                rows.append(Pending(value: value, children: children.map { nodes in { Self.pending(nodes) } }))
            // A section has no place inside a row; its rows do.
            case .section(_, let inner): rows += pending(inner)
            case .data: break
            }
        }
        for position in rows.indices { rows[position].position = position }
        return rows
    }

    private mutating func appendRow(_ value: RowValue, parent: Int, children: (() -> [Pending])?) {
        var stack = [Pending(value: value, parent: parent, position: topRows, children: children)]
        topRows += 1
        while let row = stack.popLast() {
            let index = items.count
            let above = row.parent >= 0 && items[row.parent].value != nil ? row.parent : nil
            var item = Item(
                value: row.value, parent: row.parent, level: above.map { items[$0].level + 1 } ?? 0,
                position: row.position)
            if needsPaths {
                let place = above.flatMap { items[$0].path }
                item.path = place.map { RowID("\($0)/\(row.position)") } ?? RowID("\(row.position)")
            }
            items.append(item)
            guard let children = row.children, !isInsideItself(index), let id = id(of: index) else { continue }
            let isOpen = table.state.expansion.contains(id)
            items[index].isExpanded = isOpen
            guard isOpen || readsClosedRows else { continue }
            for var child in children().reversed() {
                child.parent = index
                stack.append(child)
            }
        }
    }

    /// Whether an object is among the objects around it; its children would never end.
    private mutating func isInsideItself(_ index: Int) -> Bool {
        guard RowValue.self is AnyObject.Type, let object = items[index].value as AnyObject? else { return false }
        let identifier = ObjectIdentifier(object)
        while objects.count > items[index].level { objectSet.remove(objects.removeLast()) }
        guard objectSet.insert(identifier).inserted else {
            cyclicRow = cyclicRow ?? id(of: index)
            return true
        }
        objects.append(identifier)
        return false
    }
}
