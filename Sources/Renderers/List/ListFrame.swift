import TableDSL

/// The cells of a row in the list view, in the order in which they are stored.
enum ListPlace: Int, CaseIterable {
    /// The marks of a row: whether it is selected and open, and how deep it is.
    case marks
    /// Pictures and the like before the title.
    case leading
    case title
    case status
    /// What stands below the title.
    case details
    case substatus
    /// What stands behind the status.
    case trailing
}

/// Where the parts of a block stand in the list view's lines.
struct ListFrame {
    /// The cells of a line, and of a rule.
    let width: Int
    /// The cells before the title where pictures stand there, with the blank behind them; 0 where they have lines of
    /// their own.
    let leadingWidth: Int
    /// The cells behind the status, with the blank before them.
    let trailingWidth: Int
    /// The most cells of a row's marks.
    let marksLimit: Int

    /// The blanks between what stands at the left and at the right.
    static let gap = 2

    init(_ grid: borrowing TerminalGrid, limit: Int?) {
        func widest(_ place: ListPlace) -> Int { grid.store.widths[place.rawValue] }
        func pair(_ left: ListPlace, _ right: ListPlace) -> Int {
            widest(left) + (widest(right) > 0 ? Self.gap + widest(right) : 0)
        }
        // What takes more than a quarter of a line's room stands on lines of its own.
        func beside(_ place: ListPlace) -> Int {
            let cells = widest(place)
            return cells > 0 && cells < (limit ?? .max) / 4 ? cells + 1 : 0
        }
        leadingWidth = beside(.leading)
        trailingWidth = beside(.trailing)
        marksLimit = limit.map { $0 > 8 ? $0 / 3 : 0 } ?? .max
        let text = max(pair(.title, .status), pair(.details, .substatus))
        width = limit ?? max(widest(.marks) + leadingWidth + text + trailingWidth, grid.spanningWidth, 1)
    }
}

/// How the room of a line is shared between what stands at its left and at its right.
struct ListShare {
    /// The most cells at the left and at the right.
    let left: Int
    let right: Int
    /// Whether what stands at the right has lines of its own, below.
    let isStacked: Bool

    init(left: Int, right: Int, room: Int) {
        let least = min(left, max(room / 2, 10))
        isStacked = left > 0 && right > 0 && least + ListFrame.gap + right > room
        self.left = isStacked || right == 0 ? room : max(room - right - ListFrame.gap, 0)
        self.right = min(right, room)
    }
}
