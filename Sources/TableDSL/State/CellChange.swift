/// A reader's change of one cell, as a page or a terminal view hands it back: the row, the column, and the new text.
public struct CellChange: Hashable, Sendable, Codable {
    /// The row's id.
    public var row: RowID
    /// The column's id: its customization id, else its title.
    public var column: String
    /// The text that was entered, in the form that the column shows.
    public var text: String

    /// A change of a cell.
    public init(row: RowID, column: String, text: String) {
        self.row = row
        self.column = column
        self.text = text
    }

    /// What became of a change.
    public enum Outcome: Hashable, Sendable {
        /// The value was changed.
        case applied
        /// The value is as it was; the reason is for the reader.
        case rejected(String)
    }
}

/// What a validator says of a value that was entered.
public enum Validation: Hashable, Sendable {
    case valid
    /// Not allowed, with the reason for the reader.
    case invalid(String)
}
