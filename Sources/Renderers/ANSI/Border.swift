import TableDSL

/// The lines around and inside a table on a terminal: which there are, and their characters.
///
/// Begin with one of the ready ones and change what should be otherwise:
///
/// ```swift
/// var border = Border(.rounded)
/// border.header.line = "═"
/// border.header.left = "╞"
/// border.hasRowRules = true
/// var renderer = ANSIRenderer()
/// renderer.border = border
/// ```
/// A character that doesn't take just one cell, such as an emoji or a control character, gives way to that of
/// `.square`. Where only ASCII can be shown, a border with other characters gives way as a whole to `-`, `|` and `+`,
/// with `=` below the header where its rule is another than those between rows; the lines stay where they are.
public struct Border: Hashable, Sendable {
    /// A rule across the table: its line, and the joins where it meets other lines.
    public struct Rule: Hashable, Sendable {
        /// What the rule is drawn with.
        public var line: Character
        /// Where it begins at the table's left side.
        public var left: Character
        /// Where it ends at the table's right side.
        public var right: Character
        /// Where a rule between columns goes on above and below it.
        public var cross: Character
        /// Where a rule between columns is above it alone.
        public var up: Character
        /// Where a rule between columns is below it alone.
        public var down: Character

        /// A rule; a join that is left out is drawn as the line.
        public init(
            line: Character, left: Character? = nil, right: Character? = nil, cross: Character? = nil,
            up: Character? = nil, down: Character? = nil
        ) {
            self.line = line
            self.left = left ?? line
            self.right = right ?? line
            self.cross = cross ?? line
            self.up = up ?? line
            self.down = down ?? line
        }
    }

    /// The rule at the table's top, which meets the columns below it.
    public var top: Rule
    /// The same where columns have no titles.
    public var topWithoutHeader: Rule
    /// The rule below a group's title, above its columns.
    public var group: Rule
    /// Where the rule below a group's title begins at a rule between columns.
    public var groupStart: Character
    /// Where the rule below a group's title ends at a rule between columns.
    public var groupEnd: Character
    /// The rule below the columns' titles.
    public var header: Rule
    /// The rule between rows.
    public var row: Rule
    /// The rule above and below a section's header.
    public var section: Rule
    /// The rule above the rows that sum up columns.
    public var summary: Rule
    /// The rule at the table's bottom, which meets the columns above it.
    public var bottom: Rule
    /// The table's left side.
    public var left: Character
    /// The rules between columns.
    public var column: Character
    /// The table's right side.
    public var right: Character
    /// The left side beside columns' titles.
    public var headerLeft: Character
    /// The rules between columns' titles.
    public var headerColumn: Character
    /// The right side beside columns' titles.
    public var headerRight: Character

    /// Whether there is a rule at the top.
    public var hasTopRule = true
    /// Whether there is a rule at the bottom.
    public var hasBottomRule = true
    /// Whether there are lines at both sides.
    public var hasSides = true
    /// Whether there are rules below groups' titles.
    public var hasGroupRules = true
    /// Whether there is a rule below the header.
    public var hasHeaderRule = true
    /// Whether there are rules between columns, unless the table says so (`Table.columnDividers(_:)`).
    public var hasColumnRules = true
    /// Whether the columns of a group have rules between them as well, where others have; else blanks part them.
    public var hasColumnRulesInGroups = false
    /// Whether there are rules between all rows of the data, unless the table says between how many
    /// (`Table.rowDividers(every:)`).
    public var hasRowRules = false
    /// Whether there are rules above and below sections' headers.
    public var hasSectionRules = true
    /// Whether there is a rule above rows that sum up columns.
    public var hasSummaryRule = true
    /// Whether rules stop where columns do; of use where nothing stands between columns.
    public var rulesStopBetweenColumns = false

    /// Whether there is a frame: a rule at the top, one at the bottom, and both sides.
    public var hasOutline: Bool {
        get { hasTopRule && hasBottomRule && hasSides }
        set { (hasTopRule, hasBottomRule, hasSides) = (newValue, newValue, newValue) }
    }

    /// A border with the same rules throughout.
    ///
    /// ```swift
    /// Border(
    ///     rule: .init(line: "-", left: "|", right: "|", cross: "+", up: "+", down: "+"),
    ///     top: .init(line: "=", left: "/", right: "\\"), bottom: .init(line: "=", left: "\\", right: "/"), column: "|")
    /// ```
    /// - Parameters:
    ///   - rule: Rules inside the table, with their joins.
    ///   - top: The rule at the top.
    ///   - bottom: The rule at the bottom.
    ///   - column: The line at the sides and between columns.
    public init(rule: Rule, top: Rule, bottom: Rule, column: Character) {
        (self.top, topWithoutHeader, self.bottom) = (top, top, bottom)
        (group, header, row, section, summary) = (rule, rule, rule, rule, rule)
        (groupStart, groupEnd) = (rule.left, rule.right)
        (left, self.column, right) = (column, column, column)
        (headerLeft, headerColumn, headerRight) = (column, column, column)
    }
}
