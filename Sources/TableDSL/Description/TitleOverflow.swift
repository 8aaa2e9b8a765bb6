/// What happens to a column's title that is wider than the column's cells.
public enum TitleOverflow: String, Hashable, Sendable, Codable {
    /// It makes the column wider.
    case widen
    /// It wraps; its longest word alone makes the column wider, up to twelve cells.
    case wrap
    /// It is cut, with an ellipsis in place of what is left out.
    ///
    /// The marks of a sort order stay.
    case truncate
}
