import Foundation

/// Why an input couldn't be decoded, in a reader's words: the line, the path such as `$.students[3].name`, what was
/// expected there and what was found.
struct JSONFault: CustomStringConvertible {
    /// The line, from 1; nil where it couldn't be found out.
    let line: Int?
    /// The path of the value; nil where the text isn't JSON.
    let path: String?
    /// What is wrong.
    let reason: String

    var description: String {
        let place = [line.map { "line \($0)" }, path].compactMap { $0 }.joined(separator: ", ")
        return place.isEmpty ? reason : "\(place): \(reason)"
    }

    init(_ error: DecodingError, in data: Data) {
        // The text is only walked once something is wrong, so it may be walked at leisure.
        let bytes = [UInt8](data)
        // Text that isn't JSON is the first thing to mend, whatever the decoder met before it.
        if let fault = JSONSyntax.firstFault(in: bytes) {
            self.init(line: JSONScanner.line(of: fault.position, in: bytes), path: nil, reason: fault.reason)
            return
        }
        switch error {
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            self.init(expected: Self.words(for: type, context), context.codingPath, bytes)
        case .keyNotFound(let key, let context):
            let expected = "an entry “\(key.stringValue)”"
            self.init(expected: expected, context.codingPath, bytes, found: "an object without it")
        case .dataCorrupted(let context):
            self.init(expected: Self.ownWords(context) ?? "another value", context.codingPath, bytes)
        @unknown default:
            self.init(line: nil, path: nil, reason: "\(error)")
        }
    }

    private init(expected: String, _ path: [any CodingKey], _ bytes: [UInt8], found: String? = nil) {
        var scanner = JSONScanner(bytes)
        let isThere = scanner.move(to: path)
        let found = (found ?? (isThere ? scanner.valueInWords : nil)).map { ", found \($0)" } ?? ""
        self.init(
            line: isThere ? JSONScanner.line(of: scanner.position, in: bytes) : nil, path: Self.text(of: path),
            reason: "expected \(expected)\(found)")
    }

    private init(line: Int?, path: String?, reason: String) {
        self.line = line
        self.path = path
        self.reason = reason
    }

    /// The path as JSONPath writes it.
    static func text(of path: [any CodingKey]) -> String {
        path.reduce(into: "$") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else if key.stringValue.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), !key.stringValue.isEmpty
            {
                text += ".\(key.stringValue)"
            } else {
                let escaped = key.stringValue.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
                text += "[\"\(escaped)\"]"
            }
        }
    }

    /// What a type is in JSON.
    private static func words(for type: Any.Type, _ context: DecodingError.Context) -> String {
        if let words = ownWords(context) { return words }
        switch type {
        case is String.Type, is Date.Type: return "text"
        case is any FixedWidthInteger.Type: return "a whole number"
        case is Double.Type, is Decimal.Type: return "a number"
        case is Bool.Type: return "true or false"
        default:
            let name = "\(type)"
            return name.hasPrefix("Array") || name.hasPrefix("Unkeyed") ? "a list" : "an object"
        }
    }

    /// The words of a type of the examples that reads itself.
    private static func ownWords(_ context: DecodingError.Context) -> String? {
        guard context.debugDescription.hasPrefix("expected ") else { return nil }
        return String(context.debugDescription.dropFirst("expected ".count))
    }
}
