import TableDSL

/// What a terminal's lines need to know of each row beside its cells, in a byte for most.
struct RowStore: ~Copyable {
    struct Row {
        var ordinal = 0
        /// What stands before the text of the outline column.
        var guides = Guides()
        var kind: RowKind
        var isSelected = false
        /// Whether a rule stands above the row, since it begins a group of rows.
        var beginsGroup = false
    }

    /// The guides of a hierarchy before a row's text.
    struct Guides {
        var bytes = 0
        var cells = 0
    }

    /// A walk over the rows, from the first.
    struct Walk {
        private var place = 0
        private var guides = 0
        private var ordinal: Int

        /// The kinds of rows by their bits.
        fileprivate static let kinds: [RowKind] = [.data, .sectionHeader, .subtotal, .summary]

        fileprivate init(ordinal: Int) { self.ordinal = ordinal }

        mutating func next(in rows: borrowing RowStore) -> Row? {
            guard place < rows.count else { return nil }
            let flags = rows.flags.bytes[place]
            place += 1
            let kind = Self.kinds[Int(flags & 3)]
            var row = Row(kind: kind, isSelected: flags & 4 != 0, beginsGroup: flags & 16 != 0)
            if kind == .data {
                row.ordinal = ordinal
                ordinal += 1
            }
            if flags & 8 != 0 {
                row.guides = rows.guides[guides]
                guides += 1
            }
            return row
        }
    }

    private var flags = ByteBuffer()
    private var guides = ElementBuffer<Guides>()
    /// The ordinal of the first data row; those of the others follow.
    private var firstOrdinal: Int?

    var count: Int { flags.count }

    var first: Row? {
        var walk = makeWalk()
        return walk.next(in: self)
    }

    func makeWalk() -> Walk { Walk(ordinal: firstOrdinal ?? 0) }

    mutating func append(_ row: Row) {
        var byte = UInt8(Walk.kinds.firstIndex(of: row.kind) ?? 0)
        if row.isSelected { byte |= 4 }
        if row.beginsGroup { byte |= 16 }
        if row.guides.bytes > 0 {
            byte |= 8
            guides.append(row.guides)
        }
        if row.kind == .data && firstOrdinal == nil { firstOrdinal = row.ordinal }
        flags.append(byte)
    }

    mutating func removeAll() {
        flags.removeAll()
        guides.removeAll()
        firstOrdinal = nil
    }
}
