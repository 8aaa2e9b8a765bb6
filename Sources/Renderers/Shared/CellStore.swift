import TableDSL

/// Text of many cells, one after the other, with the terminal cells that each takes: what a renderer that lines up
/// columns keeps between measuring and writing.
///
/// Most cells are told by four bytes beside their text. A million rows are kept, and memory that is touched for the first
/// time costs more than what is done with it.
struct CellStore: ~Copyable {
    /// What is known of a cell beside its text.
    struct Entry {
        /// Bytes of text.
        var length: Int
        /// Terminal cells of the widest line.
        var width: Int
        /// Stretches with a look of their own; 0 where all is plain.
        var spans = 0
        /// Whether the text has more than one line.
        var isMultiline = false
        /// Whether the cell shows what the one above it does and is to be left blank.
        var isRepeated = false
    }

    /// The text of all cells.
    var text = ByteBuffer(capacity: 4096)
    /// The looks of the cells that have any, one after the other; their ends count from the cell's start.
    private(set) var spans = ElementBuffer<CellWriter.Span>()
    /// How many cells there are.
    private(set) var count = 0
    /// The greatest width in each column.
    private(set) var widths = ElementBuffer<Int>()
    /// Whether any cell has more than one line.
    private(set) var hasLines = false
    /// Length and width of each cell, two bytes each; a length of `long` where they are among the long entries.
    private var lengths = ByteBuffer(capacity: 1024)
    private var longEntries = ElementBuffer<Entry>()
    private var start = 0
    private var firstSpan = 0

    private static var long: UInt32 { 0xFFFF }

    /// How many rows are told before room is made for all.
    static var sample: Int { 1000 }

    init(columns: Int) {
        for _ in 0..<columns { widths.append(0) }
    }

    /// The text that was appended since the last cell.
    var openText: UnsafeBufferPointer<UInt8> { text.bytes.part(start..<text.count) }

    /// Makes room for so many rows by what the sample took: memory that grows is touched twice.
    mutating func reserve(rows: Int) {
        guard rows > Self.sample, rows < Int.max / (text.count + lengths.count + 1) else { return }
        let bytes = text.count * (rows - Self.sample) / Self.sample
        _ = text.reserve(bytes + bytes / 32)
        _ = lengths.reserve(lengths.count * (rows - Self.sample) / Self.sample)
    }

    /// Forgets all cells, but not how wide they were.
    mutating func removeAll() {
        text.removeAll()
        spans.removeAll()
        lengths.removeAll()
        longEntries.removeAll()
        count = 0
        start = 0
        firstSpan = 0
    }

    /// Adds a row of cells that are all plain and printable ASCII, from the first column on.
    mutating func add(printable cells: WrittenCells) {
        text.append(cells.allText)
        for column in 0..<cells.count {
            let length = cells.text(of: column).count
            addEntry(Entry(length: length, width: length), column: column)
        }
        start = text.count
    }

    /// Adds a row of plain cells as Markdown, from the first column on.
    mutating func add(markdown cells: WrittenCells, _ measure: TextWidth) {
        for column in 0..<cells.count {
            text.appendMarkdown(cells.text(of: column))
            endCell(column: column, measure: measure)
        }
    }

    /// Adds a cell of printable ASCII.
    mutating func add(printable cell: UnsafeBufferPointer<UInt8>, column: Int) {
        text.append(cell)
        addEntry(Entry(length: cell.count, width: cell.count), column: column)
        start = text.count
    }

    /// Ends the cell whose text was appended since the last one.
    mutating func endCell(column: Int, measure: TextWidth, isMultiline: Bool = false, isRepeated: Bool = false) {
        let bytes = openText
        let width =
            isMultiline
            ? Self.width(ofLines: bytes, measure)
            : bytes.isPrintable ? bytes.count : measure.width(of: bytes)
        addEntry(
            Entry(
                length: bytes.count, width: width, spans: spans.count - firstSpan, isMultiline: isMultiline,
                isRepeated: isRepeated),
            column: column)
        if isMultiline { hasLines = true }
        start = text.count
        firstSpan = spans.count
    }

    /// Gives the text that was appended to the cell since its last span a look.
    mutating func endSpan(_ style: TextStyle, _ role: CellRun.Role) {
        spans.append(CellWriter.Span(end: text.count - start, style: style, role: role))
    }

    /// What is known of the cell at a place.
    @inline(__always)
    func entry(at cursor: CellCursor) -> Entry {
        precondition(cursor.cell < count, "no such cell")
        let place = UnsafeRawPointer(lengths.base + cursor.cell &* 4)
        let both = place.loadUnaligned(as: UInt32.self)
        let length = both & 0xFFFF
        if length == Self.long { return longEntries[cursor.longEntry] }
        return Entry(length: Int(length), width: Int(both >> 16))
    }

    @inline(__always)
    private mutating func addEntry(_ entry: Entry, column: Int) {
        var both = Self.long
        if entry.length < Int(Self.long), entry.width <= 0xFFFF, entry.spans == 0, !entry.isMultiline, !entry.isRepeated
        {
            both = UInt32(truncatingIfNeeded: entry.length | entry.width << 16)
        } else {
            longEntries.append(entry)
        }
        UnsafeMutableRawPointer(lengths.reserve(4)).storeBytes(of: both, as: UInt32.self)
        lengths.count += 4
        count += 1
        if entry.width > widths[column] { widths[column] = entry.width }
    }

    private static func width(ofLines text: UnsafeBufferPointer<UInt8>, _ measure: TextWidth) -> Int {
        text.split(separator: UInt8(ascii: "\n"))
            .reduce(0) { max($0, measure.width(of: UnsafeBufferPointer(rebasing: $1))) }
    }

    /// Whether an entry is among the long ones.
    @inline(__always)
    fileprivate func isLong(at cursor: CellCursor) -> Bool {
        UnsafeRawPointer(lengths.base + cursor.cell &* 4).loadUnaligned(as: UInt32.self) & 0xFFFF == Self.long
    }
}

/// A place in a store, from which cells are read in the order they were added.
struct CellCursor {
    fileprivate var cell = 0
    fileprivate var longEntry = 0
    private var text = 0
    private var span = 0

    /// The next cell.
    @inline(__always)
    mutating func next(in store: borrowing CellStore) -> StoredCell {
        let entry = store.entry(at: self)
        let result = StoredCell(
            entry: entry, text: Range(uncheckedBounds: (text, text &+ entry.length)),
            spans: Range(uncheckedBounds: (span, span &+ entry.spans)))
        if store.isLong(at: self) { longEntry += 1 }
        cell += 1
        text = result.text.upperBound
        span = result.spans.upperBound
        return result
    }
}

/// A cell in a store, by where its parts are.
struct StoredCell {
    let entry: CellStore.Entry
    let text: Range<Int>
    let spans: Range<Int>

    var width: Int { entry.width }
}
