import TableDSL

/// An output that parts the blocks of a document by blank lines, of which none is left where a block shows nothing.
struct BlockOutput<Output: TableOutput>: TableOutput {
    /// Where it all goes.
    private(set) var output: Output
    private var hasContent = false
    private var isParted = true

    init(_ output: Output) { self.output = output }

    /// Begins a block: what is written next is parted from what was written so far.
    ///
    /// - Parameter isParted: Whether a blank line is between the two.
    mutating func beginBlock(isParted: Bool = true) { self.isParted = !isParted || !hasContent }

    mutating func write(_ bytes: Span<UInt8>) throws {
        if bytes.isEmpty { return }
        if !isParted { try output.write("\n") }
        isParted = true
        hasContent = true
        try output.write(bytes)
    }

    mutating func reserve(_ byteCount: Int) { output.reserve(byteCount) }
}
