public import FoundationEssentials

/// A column as renderers and front ends see it.
public struct ColumnDescription<RowValue> {
    /// How the column takes part in the sort order.
    public struct Sort: Hashable, Sendable {
        /// Forward is ascending.
        public let order: SortOrder
        /// The key's place in the order, from 1.
        public let rank: Int
        /// Whether other keys take part too, so that the rank tells something.
        public let isOneOfSeveral: Bool
    }

    /// The id by which state names the column: its customization id, else its title, with a number where that is taken.
    public let id: String
    /// The title in the header.
    public let title: String
    /// The titles of the groups around the column, from the outside in.
    public var groups: [String] { definition.groups.map(\.title) }
    /// The numbers of the title's footnotes, where the title is shown.
    public private(set) var footnotes: [Int] = []
    private var groupFootnotes: [[Int]] = []
    /// The title with the marks of its footnotes.
    package var markedTitle: String { title + FootnoteList.marks(footnotes) }
    /// The titles of the groups with the marks of theirs.
    package var markedGroups: [String] {
        groups.enumerated().map { index, group in
            group + (groupFootnotes.isEmpty ? "" : FootnoteList.marks(groupFootnotes[index]))
        }
    }
    /// The title behind those of its groups, where there is one line for all.
    package var titleWithGroups: String { (groups + [title]).joined(separator: " / ") }
    /// The same with the marks of footnotes.
    package var markedTitleWithGroups: String { (markedGroups + [markedTitle]).joined(separator: " / ") }
    /// How cells stand: never `.automatic`.
    public let alignment: ColumnAlignment
    /// How the column takes part in the sort order; nil where it doesn't.
    public let sort: Sort?
    /// Whether the reader's choice, else the declaration, has the column shown.
    public let isVisible: Bool

    let definition: ColumnDefinition<RowValue>

    /// Where a cell's lines stand in a taller row.
    public var verticalAlignment: VerticalAlignment { definition.verticalAlignment }
    /// The wish for the column's width, in terminal cells.
    public var width: ColumnWidth { definition.width }
    /// Whether the column's cells are what rows are called by.
    public var isRowHeader: Bool { definition.isRowHeader }
    /// Whether the column's values are numbers by their type.
    package var isNumeric: Bool { definition.isNumeric }
    /// Whether every cell of the data is a number's digits and signs, which are markup nowhere.
    package var writesDigits: Bool { definition.writesDigits }
    /// Whether the column numbers the rows.
    package var isIndex: Bool { definition.isIndex }
    /// Whether a picture may stand beside the cells' content.
    package var isDecorated: Bool { definition.isDecorated }
    /// Whether a reader can sort by the column.
    public var isSortable: Bool { definition.isSortable && definition.sortKey != nil }
    /// Whether a search looks into the column.
    public var isSearchable: Bool { definition.isSearchable }
    /// Whether a reader can change the column's values.
    public var isEditable: Bool { definition.editing != nil }
    /// The texts that a reader may choose from; nil where any text may be entered, or none.
    public var choices: [String]? { definition.editing?.choices }
    /// The most lines of a cell; nil for no limit.
    public var lineLimit: Int? { definition.lineLimit }
    /// Where a line is cut that doesn't fit; nil where nothing was said, which is at its end.
    public var truncationMode: TruncationMode? { definition.truncationMode }
    /// Where lines of cells break that don't fit.
    ///
    /// Unless the column says otherwise: nowhere in numbers and where it says how they are cut, else between words.
    public var lineBreakMode: LineBreakMode {
        if let mode = definition.lineBreakMode { return mode }
        let isNumeric = alignment == .numeric || alignment == .trailing
        return truncationMode != nil || isNumeric ? .none : .word
    }
    /// How long the column stays where room is short; the lowest leaves first.
    public var priority: Int { definition.priority }
    /// What happens to a title that is wider than the cells; nil where the table decides.
    public var titleOverflow: TitleOverflow? { definition.titleOverflow }
    /// Whether a cell that shows the same as the one above may be left blank, or be one with it.
    public var mergesRepeats: Bool { definition.mergesRepeats }
    /// The words that are said with the column's cell in a row where the table is read out; nil for none.
    public func spokenWords(for row: RowValue) -> String? {
        guard let spoken = definition.spoken else { return nil }
        return withUnsafePointer(to: row) { spoken(UnsafeRawPointer($0)) }
    }
    /// What the column's cells are in the list view; nil where nothing was said.
    public var listRole: ListRole? { definition.listRole }
    /// Whether the column has a form for narrow places.
    public var hasCompactContent: Bool { definition.makeCompactCell != nil }
    /// Whether the column shows something at the table's foot.
    public var hasSummary: Bool { definition.makeSummary != nil }
    /// The row's typed value: a number as a number, a date as a date, whatever the cell shows.
    ///
    /// nil where the value is missing, and where the column has none: one whose content is made by a closure alone.
    public func value(of row: RowValue) -> Any? {
        guard let read = definition.readValue else { return nil }
        return withUnsafePointer(to: row) { read(UnsafeRawPointer($0)) }
    }
    /// The same of the row at an address.
    package func value(at row: UnsafeRawPointer) -> Any? { definition.readValue?(row) }
    /// Whether the column's typed values are moments.
    package var isDate: Bool { definition.valueType == Date.self }
    /// Whether rows have a typed value in the column.
    public var hasValue: Bool { definition.readValue != nil }
    /// The name of the value's type; nil where the column has no typed value.
    public var valueType: String? { definition.valueType.map { "\($0)" } }

    /// Takes the numbers of the titles' footnotes from a list.
    mutating func addFootnotes(_ list: FootnoteList) {
        footnotes = definition.titleFootnotes.map { list.number(of: $0) }
        groupFootnotes = definition.groups.map { $0.footnotes.map { list.number(of: $0) } }
    }

    init(_ definition: ColumnDefinition<RowValue>, sort: Sort?, customization: Visibility) {
        self.definition = definition
        self.sort = sort
        id = definition.id
        title = definition.title
        alignment =
            definition.alignment != .automatic ? definition.alignment : definition.isNumeric ? .trailing : .leading
        let visibility = customization == .automatic ? definition.defaultVisibility : customization
        isVisible = visibility != .hidden
    }
}
