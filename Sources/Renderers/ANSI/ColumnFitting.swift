/// Shares a table's width among its columns.
///
/// Each column asks for what its content needs, within its declared bounds. Where that is too much, the widest columns
/// give way first, all to one common width, but none below its minimum; the cells that are left over by rounding go to
/// columns from the left. Where the minimums are too much, columns leave: the lowest priority first, of equals the
/// rightmost, row headers only where not even a cell for each is to be had. The last column left is as narrow as it must be.
struct ColumnFitting {
    struct Column {
        /// What the content asks for.
        var wish: Int
        /// What the column doesn't go below by itself.
        var minimum: Int
        /// What keeps its words whole, where all columns can have it.
        var wordMinimum = 0
        var priority = 0
        var isRowHeader = false
        /// Whether this is the column of selection marks.
        var isMark = false
    }

    /// The columns that stay, by their positions.
    private(set) var shown: [Int]
    /// The widths of the columns that stay.
    private(set) var widths: [Int] = []

    /// Fits the columns into `limit` cells, nil for as many as they like; `overhead` tells what borders and blanks take
    /// where certain columns are shown.
    init(_ columns: [Column], limit: Int?, overhead: ([Int]) -> Int) {
        shown = Array(columns.indices)
        guard let limit else {
            widths = columns.map(\.wish)
            return
        }
        while shown.count > 1, minimum(of: columns) + overhead(shown) > limit, let last = firstToLeave(columns) {
            shown.removeAll { $0 == last }
        }
        while shown.count > 1, shown.count + overhead(shown) > limit, let last = lastToLeave(columns) {
            shown.removeAll { $0 == last }
        }
        widths = Self.share(shown.map { columns[$0] }, max(limit - overhead(shown), shown.count))
    }

    private func minimum(of columns: [Column]) -> Int { shown.reduce(0) { $0 + columns[$1].minimum } }

    private func firstToLeave(_ columns: [Column]) -> Int? {
        shown.filter { !columns[$0].isRowHeader && !columns[$0].isMark }
            .min { (columns[$0].priority, $1) < (columns[$1].priority, $0) }
    }

    /// Where not even a cell for each is to be had: the other columns, the row headers but for the first, the marks.
    private func lastToLeave(_ columns: [Column]) -> Int? {
        firstToLeave(columns) ?? shown.filter { !columns[$0].isMark }.dropFirst().last
            ?? shown.first { columns[$0].isMark }
    }

    /// The columns' widths where they have `room` cells together.
    private static func share(_ columns: [Column], _ room: Int) -> [Int] {
        let wishes = columns.map(\.wish)
        guard wishes.reduce(0, +) > room else { return wishes }
        let minimums = columns.map(\.minimum)
        // Minimums that are themselves too much give way in the same manner, down to one cell.
        let words = columns.map { max($0.minimum, $0.wordMinimum) }
        let floors = [words, minimums].first { $0.reduce(0, +) <= room } ?? columns.map { _ in 1 }
        func widths(upTo level: Int) -> [Int] { zip(wishes, floors).map { min($0, max($1, level)) } }
        var low = 1
        var high = wishes.max() ?? 1
        while low < high {
            let middle = (low + high + 1) / 2
            if widths(upTo: middle).reduce(0, +) <= room { low = middle } else { high = middle - 1 }
        }
        var shared = widths(upTo: low)
        var rest = room - shared.reduce(0, +)
        for index in shared.indices where rest > 0 && shared[index] == low && shared[index] < wishes[index] {
            shared[index] += 1
            rest -= 1
        }
        return shared
    }
}
