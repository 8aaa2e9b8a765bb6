/// Which part of a line gives way to an ellipsis where the line doesn't fit, in terminal cells.
///
/// Cuts are between characters as a reader knows them (UAX #29), so a wide one may leave a blank cell. The ellipsis is
/// `…`, or `...` where only ASCII can be shown or where `…` may take two cells.
public enum TruncationMode: String, Hashable, Sendable, Codable, CaseIterable {
    /// The beginning: `…ghijkl`.
    case head
    /// The middle: `abc…jkl`. The beginning takes half of the cells, rounded up, and the end all that are left.
    case middle
    /// The end: `abcdef…`.
    case tail
}
