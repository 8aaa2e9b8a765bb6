import FoundationEssentials

/// What a table's modifiers say that isn't state: titles, texts and looks.
package struct TableOptions {
    package var title: String?
    package var subtitle: String?
    package var caption: String?
    package var notes: [String] = []
    package var source: String?
    /// Footnotes of the title.
    package var titleFootnotes: [String] = []
    /// What subtotals at sections' ends are called; nil where there are none.
    package var subtotalLabel: String?
    /// What the summary at the foot is called; nil where nothing was said.
    package var totalLabel: String?
    package var style = TableStyle.automatic
    package var emptyState = "No rows"
    package var environment = CellEnvironment()
    package var compactForm = CompactForm.automatic
    package var selectionMode = SelectionMode.none
    package var alternatingRowBackgrounds = false
    /// The style of a row's cells; nil where rows have none of their own.
    package var rowStyle: ((UnsafeRawPointer) -> TextStyle?)?
    package var rowDividerInterval = 0
    package var columnDividers: Bool?
    /// Makes a function that tells of each row in turn whether a rule is to stand before it.
    package var makeRowDivider: (() -> (UnsafeRawPointer) -> Bool)?
    /// The column before whose changes a rule stands, by its id.
    package var rowDividerColumn: String?
    package var minimumWidth: Int?
    package var maximumWidth: Int?
    package var titleOverflow = TitleOverflow.widen
}
