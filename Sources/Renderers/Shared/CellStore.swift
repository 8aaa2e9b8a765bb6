import TableDSL

/// Text of many cells, one after the other, with the terminal cells that each takes: what a renderer that lines up
/// columns keeps between measuring and writing.
struct CellStore: ~Copyable {
    struct Entry {
        /// Bytes of text.
        var length: UInt32
        /// Terminal cells of the widest line.
        var width: UInt32
        /// Stretches with a look of their own; 0 where all is plain.
        var spans: UInt32
        /// Whether the text has more than one line.
        var isMultiline: Bool
    }

    /// The text of all cells.
    var text = ByteBuffer(capacity: 4096)
    /// The looks of the cells that have any, one after the other; their ends count from the cell's start.
    private(set) var spans: [CellWriter.Span] = []
    /// How long and how wide each cell is, in the order they were added.
    private(set) var entries: [Entry] = []
    /// The greatest width in each column.
    private(set) var widths: [Int]
    private var start = 0
    private var firstSpan = 0

    init(columns: Int) { widths = Array(repeating: 0, count: columns) }

    /// Ends the cell whose text was appended since the last one.
    mutating func endCell(column: Int, measure: TextWidth, isMultiline: Bool = false) {
        let bytes = text.bytes.part(start..<text.count)
        let width = isMultiline ? Self.width(ofLines: bytes, measure) : measure.width(of: bytes)
        entries.append(
            Entry(
                length: UInt32(bytes.count), width: UInt32(width), spans: UInt32(spans.count - firstSpan),
                isMultiline: isMultiline))
        if width > widths[column] { widths[column] = width }
        start = text.count
        firstSpan = spans.count
    }

    /// Gives the text that was appended to the cell since its last span a look.
    mutating func endSpan(_ style: TextStyle, _ role: CellRun.Role) {
        spans.append(CellWriter.Span(end: text.count - start, style: style, role: role))
    }

    private static func width(ofLines text: UnsafeBufferPointer<UInt8>, _ measure: TextWidth) -> Int {
        text.split(separator: UInt8(ascii: "\n"))
            .reduce(0) { max($0, measure.width(of: UnsafeBufferPointer(rebasing: $1))) }
    }
}

/// A place in a store, from which cells are read in the order they were added.
struct CellCursor {
    private var entry = 0
    private var text = 0
    private var span = 0

    /// The next cell.
    mutating func next(in store: borrowing CellStore) -> StoredCell {
        let stored = store.entries[entry]
        let cell = StoredCell(
            entry: stored, text: text..<text + Int(stored.length), spans: span..<span + Int(stored.spans))
        entry += 1
        text = cell.text.upperBound
        span = cell.spans.upperBound
        return cell
    }
}

/// A cell in a store, by where its parts are.
struct StoredCell {
    let entry: CellStore.Entry
    let text: Range<Int>
    let spans: Range<Int>

    var width: Int { Int(entry.width) }
}
