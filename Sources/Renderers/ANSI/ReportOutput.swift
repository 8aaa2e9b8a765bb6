import TableDSL

/// Where the blocks of a report go.
protocol ReportOutput: TableOutput {
    /// Begins a block, with a blank line before it or not.
    mutating func beginBlock(isParted: Bool)
    /// What is written from here on is a table.
    mutating func beginTable()
    /// The table has ended.
    mutating func endTable()
    /// Adds a rule whose width isn't known yet.
    mutating func addDivider()
}

extension BlockOutput: ReportOutput {
    mutating func beginTable() {}
    mutating func endTable() {}
    mutating func addDivider() {}
}

/// The blocks of a report, kept until it is known how wide they are.
struct KeptBlocks: ReportOutput {
    struct Block {
        var bytes: [UInt8] = []
        var isParted: Bool
        var isDivider = false
    }

    /// How cells are counted.
    let measure: TextWidth
    private(set) var blocks: [Block] = []
    private(set) var widestTable: Int?

    init(measure: TextWidth) { self.measure = measure }

    mutating func beginBlock(isParted: Bool) { blocks.append(Block(isParted: isParted)) }

    mutating func beginTable() {}

    mutating func endTable() { widestTable = max(widestTable ?? 0, blocks.last.map(width) ?? 0) }

    mutating func addDivider() {
        guard !blocks.isEmpty else { return }
        blocks[blocks.count - 1].isDivider = true
    }

    mutating func write(_ bytes: Span<UInt8>) {
        if blocks.isEmpty { beginBlock(isParted: true) }
        bytes.withUnsafeBufferPointer { blocks[blocks.count - 1].bytes.append(contentsOf: $0) }
    }

    /// The cells of the widest line of all.
    var widest: Int { blocks.map(width).max() ?? 0 }

    private func width(_ block: Block) -> Int {
        block.bytes.withUnsafeBufferPointer { bytes in
            bytes.split(separator: 0x0A).map { measure.width(of: UnsafeBufferPointer(rebasing: $0)) }.max() ?? 0
        }
    }
}
