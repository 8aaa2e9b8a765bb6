/// The walk over rows that have to be seen in another order than they are read, that are in a hierarchy or in sections,
/// or of which a page is shown.
///
/// Rows are found depth first with a stack of its own, so that depth is bounded by memory alone, and siblings are sorted
/// when they are reached.
struct RowWalk {
    /// What is called with each row: about it, its address where it is one of the data, and its id where ids are needed.
    typealias Visit = (RowInfo, UnsafeRawPointer?, RowID?) throws -> Void

    /// Rows that stand side by side, or blocks of them, and how far the walk is with them.
    private struct Frame {
        var list: RowList?
        var blocks: [RowBlock] = []
        /// The order in which rows of the list are shown; nil for their own.
        var order: [Int]?
        /// The rows' numbers for the filter; empty where there is none.
        var numbers: [Int] = []
        /// The number of the next block.
        var number = 0
        var count: Int
        var next = 0
        /// The number of the row or the section around these.
        var parent = -1
        var level = 0
        var section = 0
        var guides: UInt64 = 0
        /// Which of the summaries is the section's; nil where these rows are none's, or have none.
        var summary: Int?
        /// How many rows of the data there were before the section.
        var firstOrdinal = 0
    }

    /// How many rows and sections were visited.
    private(set) var visited = 0
    /// The number, among those visited, of what is around the row visited last; -1 at the top.
    private(set) var parent = -1
    /// A row that was found inside itself; nil where there is none.
    private(set) var cyclicRow: RowID?

    private var frames: [Frame] = []
    private let arranger: RowArranger?
    private let filter: RowFilter?
    private let state: TableState
    private let opensAll: Bool
    private let identify: ((UnsafeRawPointer) -> RowID)?
    private let object: ((UnsafeRawPointer) -> ObjectIdentifier)?
    private let needsIDs: Bool
    /// Where headers are kept and summaries grow; nil for a walk that shows nothing.
    private let cells: RowCells?
    /// The ordinals, less one, that are shown; nil for all.
    private var page: Range<Int>?
    /// Headers of the sections around the next row that is shown.
    private var pendingHeaders: [RowInfo] = []
    private var ordinal = 0
    private var sections = 0
    /// The places of the rows around, for the ids of rows that have none of their own.
    private var path: [Int] = []
    private var objects: Set<ObjectIdentifier> = []
    private var objectPath: [ObjectIdentifier?] = []

    /// The walk that shows a table's rows.
    init<RowValue>(_ table: TableDescription<RowValue>, arranger: RowArranger, cells: RowCells, needsIDs: Bool = false)
    {
        let blocks = RowBlock.blocks(of: table.declaration.rows)
        let filter = arranger.searches ? RowFilter(table, blocks, arranger) : nil
        self.init(table, blocks, arranger: arranger, filter: filter, cells: cells, opensAll: false, needsIDs: needsIDs)
        guard let page = table.state.page else { return }
        var counting = RowWalk(
            table, blocks, arranger: nil, filter: filter, cells: nil, opensAll: false, needsIDs: false)
        counting.forEach { _, _, _ in }
        self.page = page.range(of: counting.ordinal)
    }

    /// A walk over all rows in the data's order, those of closed rows too.
    init<RowValue>(all table: TableDescription<RowValue>, _ blocks: [RowBlock]? = nil, needsIDs: Bool) {
        self.init(
            table, blocks ?? RowBlock.blocks(of: table.declaration.rows), arranger: nil, filter: nil, cells: nil,
            opensAll: true, needsIDs: needsIDs)
    }

    private init<RowValue>(
        _ table: TableDescription<RowValue>, _ blocks: [RowBlock], arranger: RowArranger?, filter: RowFilter?,
        cells: RowCells?, opensAll: Bool, needsIDs: Bool
    ) {
        self.arranger = arranger?.sorts == true ? arranger : nil
        self.filter = filter
        self.cells = cells
        self.opensAll = opensAll
        state = table.state
        identify = table.declaration.identify
        let isUniform = state.expansion == .all || state.expansion == .none
        self.needsIDs =
            needsIDs || cells != nil && !state.selection.isEmpty || !opensAll && filter == nil && !isUniform
        object =
            RowValue.self is AnyObject.Type
            ? { ObjectIdentifier($0.assumingMemoryBound(to: RowValue.self).pointee as AnyObject) } : nil
        frames = [Frame(blocks: blocks, count: blocks.count)]
    }

    /// Visits the next row, and headers before it; false where there are no more.
    mutating func next(_ visit: Visit) throws -> Bool {
        while let top = frames.indices.last {
            let place = frames[top].next
            guard place < frames[top].count else {
                if let subtotal = pop() {
                    try visit(subtotal, nil, nil)
                    return true
                }
                continue
            }
            frames[top].next = place + 1
            if let list = frames[top].list {
                if try visitRow(of: list, at: place, visit) { return true }
            } else if try enter(frames[top].blocks[place], visit) {
                return true
            }
        }
        return false
    }

    /// Visits all rows that are left.
    mutating func forEach(_ visit: (RowInfo, UnsafeRawPointer?, RowID?) -> Void) {
        // A visit that doesn't throw makes a walk that doesn't.
        while (try? next(visit)) == true {}
    }

    /// Leaves the rows or the section last entered; returns the subtotal that is shown at the section's end.
    private mutating func pop() -> RowInfo? {
        let frame = frames.removeLast()
        guard frame.list == nil else {
            if frame.level == 0 { return nil }
            path.removeLast()
            if case .some(.some(let object)) = objectPath.popLast() { objects.remove(object) }
            return nil
        }
        // A section that is left has no row any more to stand above.
        if !pendingHeaders.isEmpty { pendingHeaders.removeAll { $0.section == frame.section } }
        guard let summary = frame.summary else { return nil }
        cells?.endSection()
        // On a page a section ends where its last row is.
        if let page, ordinal == frame.firstOrdinal || !page.contains(ordinal - 1) { return nil }
        var info = RowInfo(kind: .subtotal, level: frame.level - 1)
        info.section = frame.section
        info.summary = summary
        return info
    }

    /// Goes into a block; returns whether a row was visited.
    private mutating func enter(_ block: RowBlock, _ visit: Visit) throws -> Bool {
        let top = frames.count - 1
        let number = frames[top].number
        switch block {
        case .rows(let list):
            push(list, level: 0, guides: 0, number: number, parent: frames[top].parent, section: frames[top].section)
            if filter != nil { frames[top].number = number + size(of: list, from: number) }
            return false
        case .section(let header, let blocks):
            let level = frames[top].level
            if let filter {
                frames[top].number = number + filter.sizes[number]
                guard filter.isKept[number] else { return false }
            }
            parent = frames[top].parent
            let section = visited
            visited += 1
            sections += 1
            var info = RowInfo(kind: .sectionHeader, level: level)
            info.section = sections
            info.header = cells?.headers.count ?? -1
            cells?.headers.append(header)
            var frame = Frame(
                blocks: blocks, number: number + 1, count: blocks.count, parent: section, level: level + 1,
                section: sections)
            frame.summary = cells?.hasSubtotals == true ? cells?.beginSection() : nil
            frame.firstOrdinal = ordinal
            frames.append(frame)
            guard page == nil else {
                pendingHeaders.removeAll { $0.level >= level }
                pendingHeaders.append(info)
                return false
            }
            try visit(info, nil, nil)
            return true
        }
    }

    private func size(of list: RowList, from number: Int) -> Int {
        guard let filter else { return 0 }
        return (0..<list.count).reduce(0) { sum, _ in sum + filter.sizes[number + sum] }
    }

    /// Puts rows side by side on the stack, in the order they are shown.
    private mutating func push(
        _ list: RowList, level: Int, guides: UInt64, number: Int, parent: Int, section: Int
    ) {
        var frame = Frame(
            list: list, count: list.count, parent: parent, level: level, section: section, guides: guides)
        if let filter {
            var next = number
            for _ in 0..<list.count {
                frame.numbers.append(next)
                next += filter.sizes[next]
            }
            frame.order = (0..<list.count).filter { filter.isKept[frame.numbers[$0]] }
        }
        if let arranger { frame.order = arranger.order(of: list, among: frame.order) }
        frame.count = frame.order?.count ?? list.count
        frames.append(frame)
    }

    /// Visits a row and puts those inside it on the stack; returns whether it is shown.
    private mutating func visitRow(of list: RowList, at place: Int, _ visit: Visit) throws -> Bool {
        let top = frames.count - 1
        let index = frames[top].order?[place] ?? place
        let level = frames[top].level
        ordinal += 1
        let number = visited
        visited += 1
        parent = frames[top].parent
        var info = RowInfo(level: level, ordinal: ordinal, position: list.firstPosition + index)
        info.section = frames[top].section
        info.isLastSibling = place + 1 == frames[top].count
        info.passingGuides = frames[top].guides
        let isShown = page?.contains(ordinal - 1) ?? true
        let filterNumber = filter == nil ? 0 : frames[top].numbers[index]
        try list.visit(index) { row in
            let id = needsIDs ? self.id(of: row, at: info.position) : nil
            if let id { info.isSelected = state.selection.contains(id) }
            if list.mayOpen, let inside = list.children(row, index), !isInsideItself(row, id, at: info.position) {
                open(inside, of: row, id, number: number, filterNumber: filterNumber, &info)
            }
            if level == 0, let cells, cells.hasSummary { cells.add(row) }
            guard isShown else { return }
            for header in pendingHeaders { try visit(header, nil, nil) }
            pendingHeaders.removeAll()
            info.address = row
            try visit(info, row, id)
        }
        return isShown
    }

    /// Notes whether a row is open, and puts the rows inside it on the stack where it is.
    private mutating func open(
        _ inside: RowList, of row: UnsafeRawPointer, _ id: RowID?, number: Int, filterNumber: Int, _ info: inout RowInfo
    ) {
        // A search opens what it found something in, and nothing else.
        let isOpen: Bool
        if let filter {
            isOpen = filter.hasKeptRows(inside: filterNumber)
        } else if let id, !opensAll {
            isOpen = state.expansion.contains(id)
        } else {
            isOpen = opensAll || state.expansion == .all
        }
        info.isExpanded = isOpen
        guard isOpen else { return }
        let passes = info.isLastSibling || info.level > 63 ? 0 : UInt64(1) << UInt64(info.level)
        path.append(info.position)
        let object = object.map { $0(row) }
        objectPath.append(object)
        if let object { objects.insert(object) }
        push(
            inside, level: info.level + 1, guides: info.passingGuides | passes, number: filterNumber + 1,
            parent: number, section: info.section)
    }

    /// Whether an object is among the objects around it; the rows inside it would never end.
    private mutating func isInsideItself(_ row: UnsafeRawPointer, _ id: RowID?, at position: Int) -> Bool {
        guard let object, objects.contains(object(row)) else { return false }
        if cyclicRow == nil { cyclicRow = id ?? self.id(of: row, at: position) }
        return true
    }

    /// The row's own id, or where it has none its place.
    private func id(of row: UnsafeRawPointer, at position: Int) -> RowID {
        if let identify { return identify(row) }
        return RowID((path + [position]).map(String.init).joined(separator: "/"))
    }
}
