/// Writes one cell of the row at an address.
///
/// A column, once resolved, is one such function.
package typealias CellFunction = (UnsafeRawPointer, inout CellWriter) -> Void

/// A column as it was declared, its value's type erased: what `Column` and its modifiers fill.
struct ColumnDefinition<RowValue> {
    var title: String
    /// The groups around the column, from the outside in.
    var groups: [ColumnGroupReference] = []
    var customizationID: String?
    /// The id by which state names the column: unique in its table.
    var id = ""

    /// Makes the function that writes a cell, for the table's locale and time zone.
    var makeCell: (CellEnvironment) -> CellFunction
    /// Makes a function that adds the cell and goes on with the next column's: a quick way that not all columns have.
    var makeStep: (CellEnvironment, @escaping CellFunction) -> CellFunction? = { _, _ in nil }
    /// Whether every cell is a number's digits and signs, which are markup nowhere.
    var writesDigits = false
    /// The same as `makeCell` for the compact form; nil where there is none.
    var makeCompactCell: ((CellEnvironment) -> CellFunction)?
    /// Where the column shows the cell at a position of rows without a type.
    var isPositional = false
    /// Where the column numbers the rows.
    var isIndex = false

    var keyPath: AnyKeyPath?
    /// Reads the typed value of the row at an address; nil where the column has none.
    var readValue: ((UnsafeRawPointer) -> Any?)?
    var valueType: Any.Type?
    /// How rows are compared by the column's value; nil where it has none that can be compared.
    var sortKey: SortKey?
    /// Whether a comparator is the usual one for the column's values, so that `sortKey` can do its work.
    var isUsualComparator: (Any) -> Bool = { _ in false }
    var isSortable = true
    var isSearchable = true
    /// Writes the typed value's text for searching, where the cell may show something else.
    var searchText: CellFunction?

    var alignment = ColumnAlignment.automatic
    var isNumeric = false
    var verticalAlignment = VerticalAlignment.top
    var width = ColumnWidth.automatic
    var lineLimit: Int?
    var truncationMode: TruncationMode?
    /// Where lines break; nil where it depends on what else is said.
    var lineBreakMode: LineBreakMode?
    var priority = 0
    var titleOverflow: TitleOverflow?
    /// Whether a cell that repeats the one above is left blank.
    var mergesRepeats = false
    /// Words that are said with the row's cell where the table is read out.
    var spoken: ((UnsafeRawPointer) -> String?)?
    var defaultVisibility = Visibility.automatic
    var isRowHeader = false
    var listRole: ListRole?
    var missing: String?
    /// The footnotes of the title.
    var titleFootnotes: [String] = []
    /// The footnotes of cells.
    var footnotes: [ColumnFootnote] = []
    var style = TextStyle.plain
    /// The style by the row's value; nil where it is always the same.
    var valueStyle: ((UnsafeRawPointer) -> TextStyle)?
    /// Writes a picture beside the cell's content; nil where there is none.
    var decoration: CellFunction?
    /// Whether there is such a picture, or will be.
    var isDecorated = false
    /// Looks that are found when the table is shown, since they depend on the values of all rows.
    var looks: [ColumnLook<RowValue>] = []

    var makeSummary: ((CellEnvironment) -> any SummaryAccumulator)?
    var editing: CellEditing<RowValue>?

    init(_ title: String, makeCell: @escaping (CellEnvironment) -> CellFunction) {
        self.title = title
        self.makeCell = makeCell
    }

    /// The function that writes a cell with the column's styles.
    func cell(_ environment: CellEnvironment, compact: Bool = false) -> CellFunction {
        let write: CellFunction
        // Not `??`, whose generic form would wrap the function and so cost every cell two calls.
        if compact, let makeCompactCell {
            write = makeCompactCell(environment)
        } else {
            write = makeCell(environment)
        }
        guard let valueStyle else { return write }
        return { row, cell in
            cell.setStyle(valueStyle(row))
            write(row, &cell)
        }
    }
}

/// A group as its columns know it: its title, and which group it is, since two may share a title.
struct ColumnGroupReference: Hashable {
    var title: String
    var footnotes: [String]
    var number: Int
}

/// A footnote of a column's cells.
struct ColumnFootnote {
    let text: String
    /// Whether the cell of the row at an address has it.
    let applies: (UnsafeRawPointer) -> Bool
}
