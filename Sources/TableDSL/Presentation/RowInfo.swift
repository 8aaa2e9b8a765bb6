/// What kind of row is shown.
public enum RowKind: Hashable, Sendable {
    /// A row of the data.
    case data
    /// A section's header, across the table.
    case sectionHeader
    /// A row at a section's end that sums up its rows.
    case subtotal
    /// A row at the foot that sums up columns.
    case summary
}

/// A row in the walk over a presentation: all about it but the type of its value.
package struct RowInfo {
    package var kind = RowKind.data
    /// The depth in a hierarchy, or in nested sections; 0 at the top.
    package var level = 0
    /// The number among the data rows of all pages, from 1; 0 for other rows.
    package var ordinal = 0
    /// The row's place among the data's top-level rows, or among its siblings.
    package var position = 0
    /// The section around the row, counted from 1 in the order shown; 0 where it is in none.
    package var section = 0
    package var isSelected = false
    /// Whether the row's children are shown; nil where it can't be opened.
    package var isExpanded: Bool?
    /// Whether no data row follows among its siblings.
    package var isLastSibling = false
    /// For each level above, from bit 0, whether more rows of that level follow: where a guide passes by.
    ///
    /// Levels from 64 on have none.
    package var passingGuides: UInt64 = 0
    /// The row's value; nil for other kinds than data.
    ///
    /// Valid while the row is being visited.
    package var address: UnsafeRawPointer?
    /// Which of the presentation's section headers this is; -1 for other rows.
    var header = -1
    /// Which of the presentation's summaries this shows, where it shows one; 0 for that of all rows.
    var summary = 0

    package init() {}

    init(kind: RowKind = .data, level: Int = 0, ordinal: Int = 0, position: Int = 0) {
        self.kind = kind
        self.level = level
        self.ordinal = ordinal
        self.position = position
    }
}
