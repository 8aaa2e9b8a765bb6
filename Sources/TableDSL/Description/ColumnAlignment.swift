/// How a column's cells stand between its edges.
public enum ColumnAlignment: String, Hashable, Sendable, Codable {
    /// Numbers trailing, all else leading.
    case automatic
    case leading
    case center
    case trailing
    /// Trailing, with decimal separators one below the other where fractions differ in length.
    case numeric
}

/// Where a cell's lines stand in a row that is taller.
public enum VerticalAlignment: String, Hashable, Sendable, Codable {
    case top
    case center
    case bottom
}
