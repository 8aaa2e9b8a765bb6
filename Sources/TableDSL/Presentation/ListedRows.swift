/// The rows of a presentation that had to be laid out in memory, in the order they are shown.
struct ListedRows<RowValue> {
    struct Row {
        var info: RowInfo
        var value: RowValue?
        var id: RowID?
    }

    private(set) var rows: [Row] = []

    /// Arranges the table's rows, and takes all that a search leaves into the summaries.
    init(_ table: TableDescription<RowValue>, arranger: RowArranger, cells: RowCells) {
        var arranger = arranger
        let tree = RowTree(table, opensAll: arranger.searches)
        let kept = arranger.searches ? Self.kept(of: tree, by: &arranger) : nil
        let children = Self.children(of: tree, kept: kept, by: arranger)
        rows = Self.rows(of: tree, children: children, searches: arranger.searches, table: table, cells: cells)
        if let page = table.state.page { cut(to: page) }
    }

    /// Which items match or hold one that does.
    private static func kept(of tree: RowTree<RowValue>, by arranger: inout RowArranger) -> [Bool] {
        var kept = tree.items.map { item in
            guard let value = item.value else { return false }
            return withUnsafePointer(to: value) { arranger.matches(UnsafeRawPointer($0)) }
        }
        for index in kept.indices.reversed() where kept[index] {
            let parent = tree.items[index].parent
            if parent >= 0 { kept[parent] = true }
        }
        return kept
    }

    /// The items inside each item, and last those at the top, in the order they are shown.
    private static func children(
        of tree: RowTree<RowValue>, kept: [Bool]?, by arranger: RowArranger
    ) -> [[Int]] {
        var children = Array(repeating: [Int](), count: tree.items.count + 1)
        for (index, item) in tree.items.enumerated() where kept?[index] ?? true {
            children[item.parent >= 0 ? item.parent : tree.items.count].append(index)
        }
        guard arranger.sorts else { return children }
        for list in children.indices where children[list].count > 1 {
            let siblings = children[list]
            var start = 0
            while start < siblings.count {
                // A section keeps its place; the rows between sections are sorted among themselves.
                let end = siblings[start...].firstIndex { tree.items[$0].value == nil } ?? siblings.count
                if end > start + 1 {
                    children[list].replaceSubrange(
                        start..<end, with: sorted(siblings[start..<end], of: tree, by: arranger))
                }
                start = end + 1
            }
        }
        return children
    }

    private static func sorted(
        _ rows: ArraySlice<Int>, of tree: RowTree<RowValue>, by arranger: RowArranger
    ) -> [Int] {
        let values = rows.compactMap { tree.items[$0].value }
        return values.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return Array(rows) }
            let order = buffer.indices.sorted { first, second in
                let (a, b) = (UnsafeRawPointer(base + first), UnsafeRawPointer(base + second))
                if arranger.areInIncreasingOrder(a, b) { return true }
                return first < second && !arranger.areInIncreasingOrder(b, a)
            }
            return order.map { rows[rows.startIndex + $0] }
        }
    }

    private static func rows(
        of tree: RowTree<RowValue>, children: [[Int]], searches: Bool, table: TableDescription<RowValue>,
        cells: RowCells
    ) -> [Row] {
        var rows: [Row] = []
        var ordinal = 0
        var sections = 0
        var stack = [(list: tree.items.count, next: 0, section: 0, guides: UInt64(0))]
        while let (list, next, section, guides) = stack.last {
            guard next < children[list].count else {
                stack.removeLast()
                continue
            }
            stack[stack.count - 1].next += 1
            let index = children[list][next]
            let item = tree.items[index]
            var info = RowInfo(kind: item.value == nil ? .sectionHeader : .data, level: item.level)
            info.position = item.position
            info.isLastSibling = next + 1 == children[list].count
            info.passingGuides = guides
            info.section = section
            guard let value = item.value else {
                sections += 1
                info.section = sections
                info.header = cells.headers.count
                cells.headers.append(item.header ?? { _ in })
                rows.append(Row(info: info))
                stack.append((index, 0, sections, guides))
                continue
            }
            ordinal += 1
            info.ordinal = ordinal
            let id = tree.id(of: index)
            info.isSelected = id.map(table.state.selection.contains) ?? false
            // A search opens what it found something in, and nothing else.
            info.isExpanded = item.isExpanded.map { searches ? !children[index].isEmpty : $0 }
            if item.level == 0 { withUnsafePointer(to: value) { cells.add(UnsafeRawPointer($0)) } }
            rows.append(Row(info: info, value: value, id: id))
            if info.isExpanded == true {
                let passes = info.isLastSibling || item.level > 63 ? 0 : UInt64(1) << UInt64(item.level)
                stack.append((index, 0, section, guides | passes))
            }
        }
        return rows
    }

    /// Leaves the data rows of a page, and the headers of the sections that they are in.
    private mutating func cut(to page: Page) {
        let range = page.range(of: rows.count { $0.info.kind == .data })
        var headers: [Row] = []
        var shown: [Row] = []
        for row in rows {
            if row.info.kind == .sectionHeader {
                headers.removeAll { $0.info.level >= row.info.level }
                headers.append(row)
            } else if range.contains(row.info.ordinal - 1) {
                shown += headers
                headers = []
                shown.append(row)
            }
        }
        rows = shown
    }
}
