import Foundation

// A number that doesn't fit its type is told by Foundation's decoder without its place. The conformances that the
// compiler writes for the examples' types call the functions here instead, which add it.
extension KeyedDecodingContainer {
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
        try placing(key, "a whole number") { try $0.standardDecode(type, forKey: key) }
    }

    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try placing(key, "a whole number") { try $0.standardDecodeIfPresent(type, forKey: key) }
    }

    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try placing(key, "a number that can be stored") { try $0.standardDecodeIfPresent(type, forKey: key) }
    }

    func decode(_ type: Decimal.Type, forKey key: Key) throws -> Decimal {
        try placing(key, "a number that can be stored") { try $0.standardDecode(type, forKey: key) }
    }

    private func placing<Value>(_ key: Key, _ words: String, _ body: (Self) throws -> Value) throws -> Value {
        do {
            return try body(self)
        } catch let error where Self.isMisfit(error) {
            let context = DecodingError.Context(codingPath: codingPath + [key], debugDescription: "expected \(words)")
            throw DecodingError.dataCorrupted(context)
        }
    }

    /// Whether a number is too large or not whole; such an error has a type of Foundation's own at this depth.
    private static func isMisfit(_ error: any Error) -> Bool {
        guard let error = error as? DecodingError else { return true }
        if case .dataCorrupted = error { return true }
        return false
    }
}

extension KeyedDecodingContainerProtocol {
    // Seen from the protocol the functions above don't exist, so these reach the standard ones.
    fileprivate func standardDecode(_ type: Int.Type, forKey key: Key) throws -> Int {
        try decode(type, forKey: key)
    }

    fileprivate func standardDecode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try decode(type, forKey: key)
    }

    fileprivate func standardDecodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try decodeIfPresent(type, forKey: key)
    }

    fileprivate func standardDecodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try decodeIfPresent(type, forKey: key)
    }
}
