import FoundationEssentials

/// What a table's modifiers say that isn't state: titles, texts and looks.
package struct TableOptions {
    package var title: String?
    package var caption: String?
    package var notes: [String] = []
    package var style = TableStyle.automatic
    package var missing = "–"
    package var emptyState = "No rows"
    package var environment = CellEnvironment()
    package var selectionMode = SelectionMode.none
    package var alternatingRowBackgrounds = false
    package var rowDividerInterval = 0
    package var columnDividers: Bool?
}
