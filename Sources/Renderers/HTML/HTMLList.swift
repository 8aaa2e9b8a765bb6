import TableDSL

/// How a table's cells become cards: the classes by which a style sheet places them, and the roles that tables have by
/// themselves until a style sheet makes something else of them.
struct HTMLList {
    /// Where cards are shown.
    enum Form { case never, always, whereNarrow }

    let form: Form
    /// The class of each column; empty where there are no cards.
    private let classes: [String]
    private let isHierarchical: Bool
    /// The classes of the table.
    let tableClasses: [String]
    /// Whether the header's first cells are told, since they stick.
    let hasCorner: Bool

    init<RowValue>(_ table: TableDescription<RowValue>, hasCorner: Bool) {
        self.hasCorner = hasCorner
        isHierarchical = table.isHierarchical
        form = table.isList ? .always : table.hasListForm && table.state.sizeClass == .automatic ? .whereNarrow : .never
        guard form != .never else {
            classes = []
            tableClasses = []
            return
        }
        let layout = table.listLayout
        var classes = Array(repeating: "none", count: table.columns.count)
        for (places, name) in [
            (layout.title.map { [$0] } ?? [], "title"), (Array(layout.subtitle.prefix(1)), "subtitle"),
            (Array(layout.subtitle.dropFirst()), "more"), (layout.footnote, "footnote"), (layout.status, "status"),
            (layout.substatus, "substatus"), (layout.detailImage, "picture"), (layout.leadingAccessory, "leading"),
            (layout.trailingAccessory, "trailing"),
        ] {
            for place in places where classes.indices.contains(place) { classes[place] = name }
        }
        self.classes = classes.map { "tdsl-list-\($0)" }
        tableClasses =
            [form == .always ? "tdsl-cards" : "tdsl-listable"]
            + ["picture", "leading", "trailing"].filter { classes.contains($0) }.map { "tdsl-has-\($0)" }
    }

    func classes(at place: Int) -> [String] { classes.isEmpty ? [] : [classes[place]] }

    /// Whether a column's cells are left out of what is shown, where that doesn't depend on the room there is.
    func hides(_ place: Int) -> Bool { form == .always && classes[place] == "tdsl-list-none" }

    /// The attribute for a role; empty where elements have their own.
    func role(_ name: String) -> String { form == .never ? "" : " role=\"\(name)\"" }

    /// The role of a cell.
    var cellRole: String { isHierarchical ? "gridcell" : "cell" }
}
