/// Which rows a search leaves: those that have all of its words, and what is around them.
///
/// Rows and sections are numbered as a walk over all of them meets them in the data's order.
struct RowFilter {
    /// Whether a row or a section is left.
    private(set) var isKept: [Bool] = []
    /// How many numbers a row or a section takes with all that is inside it.
    private(set) var sizes: [Int] = []

    init<RowValue>(_ table: TableDescription<RowValue>, _ blocks: [RowBlock], _ arranger: RowArranger) {
        var arranger = arranger
        var walk = RowWalk(all: table, blocks, needsIDs: false)
        var parents: [Int] = []
        // A visit that doesn't throw makes a walk that doesn't.
        while (try? walk.next({ _, row, _ in isKept.append(row.map { arranger.matches($0) } ?? false) })) == true {
            parents.append(walk.parent)
        }
        sizes = Array(repeating: 1, count: isKept.count)
        for number in isKept.indices.reversed() where parents[number] >= 0 {
            sizes[parents[number]] += sizes[number]
            if isKept[number] { isKept[parents[number]] = true }
        }
    }

    /// Whether any of the rows inside one is left.
    func hasKeptRows(inside number: Int) -> Bool {
        let end = number + sizes[number]
        var next = number + 1
        while next < end {
            if isKept[next] { return true }
            next += sizes[next]
        }
        return false
    }
}
