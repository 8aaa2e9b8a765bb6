import TableDSL

/// An id that is text or a whole number in its file; numbers are in order of their value.
struct Identifier: RawRepresentable, Hashable, Comparable, Decodable, CellValue {
    let rawValue: String

    init(rawValue: String) { self.rawValue = rawValue }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            rawValue = text
        } else if let number = try? container.decode(Int.self) {
            rawValue = String(number)
        } else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "expected an id, text or a whole number")
        }
    }

    var description: String { rawValue }

    static func < (first: Identifier, second: Identifier) -> Bool {
        switch (Int(first.rawValue), Int(second.rawValue)) {
        case (let first?, let second?): first < second
        case (nil, nil): first.rawValue < second.rawValue
        case (let number, _): number != nil
        }
    }
}
