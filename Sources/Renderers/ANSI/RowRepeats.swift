import TableDSL

/// What rows have in common with those above them: which begin a group, and which of their cells are repeated.
struct RowRepeats {
    /// Whether anything is looked for at all.
    let isActive: Bool
    private let merging: [Int]
    /// What the merging columns show in the row above.
    private var last: [[UInt8]]
    private var repeated: [Bool]
    private let dividerColumn: Int?
    private var lastDivider: [UInt8]?
    private let isDivided: ((UnsafeRawPointer) -> Bool)?
    /// After so many rows of the data the header stands again, and below it every cell.
    private let headerInterval: Int
    private var count = 0
    /// The section and the level of the row above; nil where that is none of the data.
    private var place: (section: Int, level: Int)?

    init<RowValue>(_ table: TableDescription<RowValue>, headerInterval: Int) {
        // What a hierarchy's rows are called by stands beside guides, and stays.
        merging = table.columns.indices.filter { table.columns[$0].mergesRepeats && $0 != table.outlineColumn }
        last = merging.map { _ in [] }
        repeated = table.columns.map { _ in false }
        dividerColumn = table.rowDividerColumn
        isDivided = table.makeRowDivider()
        isActive = !merging.isEmpty || dividerColumn != nil || isDivided != nil
        self.headerInterval = max(headerInterval, 0)
    }

    /// Whether the cell of the row that was taken repeats the one above.
    func isRepeated(_ column: Int) -> Bool { isActive && repeated[column] }

    /// Takes the next row; returns whether it begins a group of rows.
    mutating func take(_ row: RowInfo, _ cells: WrittenCells) -> Bool {
        guard row.kind == .data else {
            for column in merging { repeated[column] = false }
            place = nil
            return false
        }
        let isInSection = place?.section == row.section
        let isBeside = isInSection && place?.level == row.level
        place = (row.section, row.level)
        var isBeginning = false
        if let dividerColumn {
            let text = cells.text(of: dividerColumn)
            if lastDivider?.elementsEqual(text) != true {
                isBeginning = lastDivider != nil
                lastDivider = Array(text)
            }
        }
        if let isDivided, let address = row.address, isDivided(address) { isBeginning = true }
        let isBelowHeader = headerInterval > 0 && count % headerInterval == 0
        count += 1
        // A column's cell stays as long as one left of it does.
        var canRepeat = isBeside && !isBelowHeader
        for (index, column) in merging.enumerated() {
            let text = cells.text(of: column)
            if !last[index].elementsEqual(text) {
                canRepeat = false
                last[index] = Array(text)
            }
            repeated[column] = canRepeat
        }
        return isBeginning && isInSection
    }
}
