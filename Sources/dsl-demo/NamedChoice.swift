/// An enum whose cases are named in a file; a name it doesn't have is answered with those it has.
protocol NamedChoice: RawRepresentable<String>, CaseIterable, Decodable {}

extension NamedChoice {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let choice = Self(rawValue: try container.decode(String.self)) else {
            let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected one of \(names)")
        }
        self = choice
    }
}
