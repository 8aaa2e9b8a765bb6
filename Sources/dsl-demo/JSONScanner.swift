import Foundation

/// Walks to a value in a JSON text that is known to be well formed, however deep it is nested.
struct JSONScanner {
    private let bytes: [UInt8]
    /// Where the scanner stands.
    private(set) var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        skipSpace()
    }

    /// The line of a position, from 1; LF, CR LF and CR end lines.
    static func line(of position: Int, in bytes: [UInt8]) -> Int {
        var line = 1
        for index in 0..<min(position, bytes.count) {
            let isEnd = bytes[index] == UInt8(ascii: "\n")
            let isLoneReturn =
                bytes[index] == UInt8(ascii: "\r")
                && !(index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"))
            if isEnd || isLoneReturn { line += 1 }
        }
        return line
    }

    /// Moves to the value at a path; false where there is none, and then the scanner stands at the last that was found.
    mutating func move(to path: [any CodingKey]) -> Bool {
        path.allSatisfy { key in key.intValue.map { enter(index: $0) } ?? enter(key: key.stringValue) }
    }

    private var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

    private mutating func enter(index: Int) -> Bool {
        guard current == UInt8(ascii: "[") else { return false }
        let start = position
        position += 1
        skipSpace()
        for _ in 0..<index {
            skipValue()
            skipSpace()
            guard current == UInt8(ascii: ",") else {
                position = start
                return false
            }
            position += 1
            skipSpace()
        }
        return current != UInt8(ascii: "]")
    }

    private mutating func enter(key: String) -> Bool {
        guard current == UInt8(ascii: "{") else { return false }
        let start = position
        position += 1
        skipSpace()
        while current == UInt8(ascii: "\"") {
            let isWanted = readKey() == key
            skipSpace()
            position += 1
            skipSpace()
            if isWanted { return true }
            skipValue()
            skipSpace()
            guard current == UInt8(ascii: ",") else { break }
            position += 1
            skipSpace()
        }
        position = start
        return false
    }

    private mutating func readKey() -> String? {
        let start = position
        skipString()
        let raw = bytes[start..<position]
        let hasEscapes = raw.contains(UInt8(ascii: "\\"))
        if !hasEscapes { return String(decoding: raw.dropFirst().dropLast(), as: UTF8.self) }
        return try? JSONDecoder().decode(String.self, from: Data(raw))
    }

    private mutating func skipSpace() {
        while position < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) { position += 1 }
    }

    private mutating func skipString() {
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(position + 1, bytes.count)
    }

    /// Passes over a value; lists and objects by counting their brackets.
    private mutating func skipValue() {
        var depth = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                skipString()
                if depth == 0 { return }
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                position += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth == 0 { return }
                depth -= 1
                position += 1
                if depth == 0 { return }
            case UInt8(ascii: ","), 0x20, 0x0A, 0x0D, 0x09:
                if depth == 0 { return }
                position += 1
            default:
                position += 1
            }
        }
    }

    /// The value at the position in a few words.
    var valueInWords: String {
        switch current {
        case UInt8(ascii: "{"): return "an object"
        case UInt8(ascii: "["): return "a list"
        default:
            var end = self
            end.skipValue()
            let text = String(decoding: bytes[position..<end.position], as: UTF8.self)
            let short = text.count > 40 ? text.prefix(39) + "…" : text[...]
            switch current {
            case UInt8(ascii: "\""): return "text \(short)"
            case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): return String(short)
            default: return "the number \(short)"
            }
        }
    }
}
