/// Whether something is shown.
public enum Visibility: String, Hashable, Sendable, Codable {
    /// As declared: the column's default visibility.
    case automatic
    case visible
    case hidden
}

/// Which columns a reader shows, and in what order; columns are named by their ids.
///
/// ```swift
/// var columns = ColumnCustomization()
/// columns[visibility: "family"] = .hidden
/// columns.order = ["email"]  // first, then the rest as declared
/// ```
public struct ColumnCustomization: Hashable, Sendable, Codable {
    /// Ids of the columns that come first; the rest follow as declared.
    ///
    /// Unknown ids are passed over.
    public var order: [String] = []
    private var visibilities: [String: Visibility] = [:]

    /// Columns as they were declared.
    public init() {}

    /// Whether the column with this id is shown; `.automatic` where nothing was said.
    public subscript(visibility column: String) -> Visibility {
        get { visibilities[column] ?? .automatic }
        set { visibilities[column] = newValue == .automatic ? nil : newValue }
    }

    /// The ids that a visibility was set for.
    var customizedColumns: [String] { visibilities.keys.sorted() }
}
