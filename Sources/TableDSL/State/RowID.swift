import FoundationEssentials

/// Which row: the text of its `id`, or of its position in the data where it has none (`"0"`, `"2/1"` in a tree).
///
/// State, changes and pages name rows by it, so that it can be saved and travel to a browser and back. An integer's
/// text is its digits, an enum's its raw value, a UUID's its usual form, any other's its description; ids whose texts
/// are the same are listed in the description's diagnostics.
public struct RowID: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
    /// The id as text.
    public let description: String

    /// The id of a row by its text.
    public init(_ text: String) { description = text }

    /// The id of a row by its own id.
    public init(of id: some Hashable) {
        switch id {
        case let id as RowID: self = id
        case let id as String: description = id
        case let id as UUID: description = id.uuidString
        case let id as any RawRepresentable: description = "\(id.rawValue)"
        case let id as any OptionalID: description = id.wrappedText
        default: description = String(describing: id)
        }
    }

    /// Reads the text.
    public init(from decoder: any Decoder) throws {
        description = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes the text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    /// Whether the first text comes before the second.
    public static func < (first: RowID, second: RowID) -> Bool { first.description < second.description }
}

extension RowID: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
    /// The id with this text.
    public init(stringLiteral text: String) { description = text }
    /// The id with this number's digits.
    public init(integerLiteral number: Int) { description = String(number) }
}

private protocol OptionalID { var wrappedText: String { get } }

extension Optional: OptionalID where Wrapped: Hashable {
    var wrappedText: String { map { RowID(of: $0).description } ?? "nil" }
}
