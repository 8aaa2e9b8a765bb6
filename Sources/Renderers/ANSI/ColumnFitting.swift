import TableDSL

/// Shares a table's width among its columns.
///
/// Each column asks for what its content needs, within its declared bounds; one of a percentage for that part of the room,
/// a flexible one for its least width. Where that is too much, the widest columns give way first, all to one common width,
/// but none below its longest word; then in the same manner none below its minimum; at last none below its floor. The cells
/// that rounding leaves over go to columns from the left. Where the minimums are too much, columns leave if they may: the
/// lowest priority first, of equals the rightmost, row headers only where not even the floors are to be had.
///
/// What is left over goes to the flexible columns by their weights, then to those that fill, evenly; and as far as the
/// table has to be so wide, to columns of text, then to all others.
///
/// So as the room grows no column that is shown leaves, and as long as none comes none gets narrower, unless the rounding
/// of several percentages takes a cell.
struct ColumnFitting {
    struct Column {
        /// What the content asks for.
        var wish: Int
        /// What the column doesn't go below as long as others can leave.
        var minimum: Int
        /// The least width that was declared for it, or 1.
        var declaredMinimum = 1
        /// What keeps its words whole, where all columns can have it.
        var wordMinimum = 0
        /// What the column can't go below.
        var floor = 1
        /// What the column doesn't grow beyond.
        var maximum = Int.max
        var basis = ColumnWidth.Basis.content
        var priority = 0
        var isRowHeader = false
        /// Whether cells are text, to which room that nobody asked for does least harm.
        var isText = true
        /// Whether this is the column of selection marks.
        var isMark = false
    }

    /// The columns that stay, by their positions.
    private(set) var shown: [Int]
    /// The widths of the columns that stay.
    private(set) var widths: [Int] = []
    /// Whether the columns that stay have their minimums.
    private(set) var hasMinimums = true

    /// Fits the columns into `limit` cells, nil for as many as they like, and makes them take `least` where they can;
    /// `overhead` tells what borders and blanks take where so many columns are shown.
    init(_ columns: [Column], limit: Int?, least: Int = 0, drops: Bool = true, overhead: (Int) -> Int) {
        shown = Array(columns.indices)
        let least = min(least, Self.widest)
        if let limit {
            let limit = min(limit, Self.most)
            if drops { leave(columns, limit: limit, overhead: overhead) }
            let room = max(limit - overhead(shown.count), 0)
            let stay = shown.map { Self.asking(columns[$0], room) }
            hasMinimums = stay.reduce(0) { $0 + $1.minimum } <= room
            widths = Self.shrink(stay, to: room)
            widen(stay, to: min(room, Self.widest), all: false)
            widen(stay, to: min(room, least - overhead(shown.count)), all: true)
        } else {
            widths = columns.map(\.wish)
            let content = columns.map { column in
                var column = column
                column.minimum = column.wish
                return column
            }
            widen(content, to: least - overhead(shown.count), all: true)
        }
    }

    /// More than any text takes, and little enough to be counted with.
    private static var most: Int { 1 << 40 }
    /// What is more than any terminal has isn't shared: a limit beyond it is meant as none.
    private static var widest: Int { 10_000 }

    /// Takes out the columns that have no room; one stays in any case.
    private mutating func leave(_ columns: [Column], limit: Int, overhead: (Int) -> Int) {
        let others = shown.filter { !columns[$0].isRowHeader && !columns[$0].isMark }
            .sorted { (columns[$0].priority, $1) < (columns[$1].priority, $0) }
        let headers = shown.filter { columns[$0].isRowHeader && !columns[$0].isMark }
        let order = (others + headers.reversed()).dropLast() + shown.filter { columns[$0].isMark }
        var leaving = 0
        func isTooMuch(_ need: (Column) -> Int) -> Bool {
            let room = limit - overhead(columns.count - leaving)
            let gone = Set(order.prefix(leaving))
            return columns.indices.reduce(0) { gone.contains($1) ? $0 : $0 + need(Self.asking(columns[$1], room)) }
                > room
        }
        while leaving < min(others.count, order.count), isTooMuch(\.minimum) { leaving += 1 }
        while leaving < min(order.count, columns.count - 1), isTooMuch(\.floor) { leaving += 1 }
        let gone = Set(order.prefix(leaving))
        shown.removeAll { gone.contains($0) }
    }

    /// The column with what it asks for in a table that has so much room.
    private static func asking(_ column: Column, _ room: Int) -> Column {
        var column = column
        switch column.basis {
        case .content, .fill: break
        case .flexible: column.wish = column.minimum
        case .percent(let percent):
            let part = Double(min(max(room, 0), widest)) * min(max(percent, 0), 100) / 100
            let least = column.declaredMinimum
            column.wish = min(max(Int(part.rounded()), least), max(column.maximum, least))
        }
        column.minimum = min(column.minimum, column.wish)
        column.floor = min(column.floor, column.minimum)
        return column
    }

    /// The columns' widths where they have `room` cells together.
    private static func shrink(_ columns: [Column], to room: Int) -> [Int] {
        let wishes = columns.map(\.wish)
        let minimums = columns.map(\.minimum)
        let words = zip(columns, wishes).map { min(max($0.minimum, $0.wordMinimum), $1) }
        for (lower, upper) in [(words, wishes), (minimums, words)] where lower.reduce(0, +) <= room {
            return share(room, from: lower, to: upper)
        }
        return share(room, from: columns.map(\.floor), to: minimums)
    }

    /// Gives what is left over of `room` to the flexible columns and those that fill, or to those of text and then to all.
    private mutating func widen(_ columns: [Column], to room: Int, all: Bool) {
        let flexible = columns.indices.filter { columns[$0].weight != nil }
        let left = room - widths.reduce(0, +)
        if left > 0 {
            let have = flexible.reduce(left) { $0 + widths[$1] }
            spread(have, over: flexible, columns, weights: flexible.map { columns[$0].weight ?? 1 }, keeping: false)
        }
        let places = columns.indices.filter { !columns[$0].isMark }
        let stages =
            all
            ? [places.filter { columns[$0].isText }, places] : [places.filter { columns[$0].basis == .fill }]
        for chosen in stages { spread(room - widths.reduce(0, +), over: chosen, columns, keeping: true) }
    }

    /// Makes some columns share `room` cells: beside what they have where they keep that, else from their minimums on.
    private mutating func spread(
        _ room: Int, over chosen: [Int], _ columns: [Column], weights: [Double]? = nil, keeping: Bool
    ) {
        guard room > 0, !chosen.isEmpty else { return }
        let shares = Self.share(
            room, from: chosen.map { keeping ? 0 : min(columns[$0].minimum, widths[$0]) },
            to: chosen.map { max(columns[$0].maximum - (keeping ? widths[$0] : 0), 0) }, weights: weights)
        for (index, share) in zip(chosen, shares) { widths[index] = keeping ? widths[index] + share : share }
    }

    /// Shares `room` cells in proportion to the weights, or evenly without any, each share between its bounds; the lower
    /// bounds are had in any case.
    ///
    /// There is one level, the greatest with which all have room: a share is the level times its weight, rounded down. What
    /// is left over then are less cells than there are shares that the next level would give one more; it goes to them
    /// from the left. No share gets smaller as the room grows.
    static func share(_ room: Int, from lower: [Int], to upper: [Int], weights: [Double]? = nil) -> [Int] {
        if lower.reduce(0, +) >= room { return lower }
        let weights = weights ?? lower.map { _ in 1 }
        let most = Double(max(room, 0)) + 1
        func shares(at level: Double) -> [Int] {
            lower.indices.map { min(max(Int(min(level * weights[$0], most)), lower[$0]), max(upper[$0], lower[$0])) }
        }
        var low = 0.0
        var high = most / (weights.min() ?? 1)
        // Halves the distance until there is no number between the two: some hundred times at the most.
        while case let middle = low + (high - low) / 2, middle > low, middle < high {
            if shares(at: middle).reduce(0, +) <= room { low = middle } else { high = middle }
        }
        var result = shares(at: low)
        var rest = room - result.reduce(0, +)
        for (index, next) in shares(at: high).enumerated() where rest > 0 && next > result[index] {
            result[index] += 1
            rest -= 1
        }
        return result
    }
}

extension ColumnFitting.Column {
    /// The column's part of the room that is left over; nil where it isn't flexible.
    fileprivate var weight: Double? {
        guard case .flexible(let weight) = basis else { return nil }
        return weight > 0 ? min(max(weight, 0.000_001), 1_000_000) : 1
    }
}
