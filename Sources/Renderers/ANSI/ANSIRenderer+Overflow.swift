public import TableDSL

extension ANSIRenderer {
    /// What may happen to a table that is wider than the renderer's ``width``, one step after the other.
    ///
    /// ```swift
    /// var renderer = ANSIRenderer(width: 60)
    /// renderer.overflow.remove(.dropColumns)   // rather all columns, narrow ones, or the record view
    /// ```
    /// Columns of declared widths are just so wide, whatever is in the set. With an empty set, or one whose steps don't help,
    /// lines are wider than asked.
    public struct Overflow: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int
        /// Steps by their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Cells of text take several lines.
        public static let wrap = Overflow(rawValue: 1)
        /// Cells are cut, with an ellipsis: those that don't wrap, such as numbers, and without ``wrap`` all others too.
        public static let truncate = Overflow(rawValue: 2)
        /// Columns leave: the lowest `priority` first, of equals the rightmost, row headers last.
        ///
        /// A line below the table names them.
        public static let dropColumns = Overflow(rawValue: 4)
        /// A block of lines for each row takes the table's place: where there isn't room for two columns, or without
        /// ``dropColumns`` where there isn't for all.
        public static let records = Overflow(rawValue: 8)

        /// All steps.
        public static let all: Overflow = [.wrap, .truncate, .dropColumns, .records]
    }

    /// The shape in which rows are shown.
    public enum Form: String, Hashable, Sendable, Codable {
        /// Columns below their titles.
        case table
        /// A block of lines for each row, one for each column: its title, then the row's cell.
        case records
        /// A block of lines for each row, without columns' titles: what the row is called, its state, and below them what
        /// says more.
        ///
        /// Which columns are what is said by ``Column/binding(_:)``. A table whose rows are in the list view where there is
        /// little room is shown so in any form.
        case list
    }
}

extension TableRenderer where Self == ANSIRenderer {
    /// A block of lines for each row, each a column's title and the row's cell: for rows of many columns, or few cells of
    /// width.
    ///
    /// ```swift
    /// print(table.rendered(as: .records))
    /// ```
    /// ```
    /// Name     Ana Núñez
    /// Math     91
    /// ────────────────────
    /// Name     王小明
    /// Math     99
    /// ```
    public static var records: ANSIRenderer { .records() }

    /// A block of lines for each row, in lines of a width, in cells; nil for no limit.
    public static func records(width: Int? = nil, color: ANSIRenderer.ColorMode = .always) -> ANSIRenderer {
        var renderer = ANSIRenderer(width: width, color: color)
        renderer.form = .records
        return renderer
    }

    /// The list view: a block of lines for each row, as on a phone.
    ///
    /// ```swift
    /// print(table.rendered(as: .list(width: 44)))
    /// ```
    /// ```
    /// Acme                                 Overdue
    /// A-2 · due 2025-12-01                  $99.95
    /// ────────────────────────────────────────────
    /// Beta & Sons                             Paid
    /// A-3 · due 2026-02-28                 $120.00
    /// ```
    public static var list: ANSIRenderer { .list() }

    /// The list view in lines of a width, in cells; nil for what the rows need.
    public static func list(width: Int? = nil, color: ANSIRenderer.ColorMode = .always) -> ANSIRenderer {
        var renderer = ANSIRenderer(width: width, color: color)
        renderer.form = .list
        return renderer
    }

    /// The list view, for a terminal by what it shows.
    public static func list(_ environment: TerminalEnvironment) -> ANSIRenderer {
        var renderer = ANSIRenderer(environment)
        renderer.form = .list
        return renderer
    }

    /// A block of lines for each row, for a terminal by what it shows.
    public static func records(_ environment: TerminalEnvironment) -> ANSIRenderer {
        var renderer = ANSIRenderer(environment)
        renderer.form = .records
        return renderer
    }
}
