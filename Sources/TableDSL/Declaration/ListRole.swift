/// What a column's cells are in the list view, where each row is a block of lines.
public enum ListRole: String, Hashable, Sendable, CaseIterable {
    /// What the row is called: on the first line, in bold.
    case title
    /// What says more of it: below the title.
    case subtitle
    /// Details: below, less prominent; several stand side by side.
    case footnote
    /// The row's state or amount: at the end of the first line.
    case status
    /// What says more of the state: below it.
    case substatus
    /// A picture beside the block, before its text.
    case detailImage
    /// Before all else, such as a mark.
    case leadingAccessory
    /// Behind all else, such as a sign that there is more to see.
    case trailingAccessory
}

/// What a table shows where there is little room.
public enum CompactForm: String, Hashable, Sendable, Codable, CaseIterable {
    /// The list view where a column has a role in it, else the first column alone.
    case automatic
    /// The first column alone, with its ``Column/compactContent(_:)``.
    case firstColumn
    /// A block of lines for each row.
    case list
}

extension Column {
    /// What the column's cells are in the list view, where each row is a block of lines.
    ///
    /// ```swift
    /// Column("Customer", \.customer).binding(.title)
    /// Column("Amount", \.amount, format: .currency(code: "EUR")).binding(.status)
    /// ```
    public func binding(_ role: ListRole) -> Self { with { $0.listRole = role } }
}

extension Table {
    /// What is shown where there is little room: see ``sizeClass(_:)``.
    public func compactForm(_ form: CompactForm) -> Self { with { $0.compactForm = form } }
}
