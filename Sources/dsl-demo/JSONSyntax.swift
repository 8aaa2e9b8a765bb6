/// Finds where a text stops being JSON (RFC 8259), without recursion, so that no nesting is too deep for it.
struct JSONSyntax {
    /// The first fault: where it is, and what is wrong.
    struct Fault: Error, Hashable {
        let position: Int
        let reason: String
    }

    /// What may come next.
    private enum Next: String {
        case value = "a value"
        case valueOrEnd = "a value or “]”"
        case key = "a key in double quotes"
        case keyOrEnd = "a key in double quotes or “}”"
        case colon = "“:”"
        case commaOrEnd = "“,” or the end of the list or object"
        case end = "nothing more"
    }

    private let bytes: [UInt8]
    private var position = 0
    private var next = Next.value
    /// The brackets that are open.
    private var open: [UInt8] = []
    /// More levels than this aren't decoded.
    private static let deepest = 512

    /// The first fault of a text; nil where it is well formed.
    static func firstFault(in bytes: [UInt8]) -> Fault? {
        var syntax = JSONSyntax(bytes: bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { syntax.position = 3 }
        do {
            while try syntax.step() {}
            return nil
        } catch {
            return error
        }
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func fault(_ reason: String, at place: Int? = nil) -> Fault {
        Fault(position: place ?? position, reason: reason)
    }

    /// Takes the next token; false at the end of the text.
    private mutating func step() throws(Fault) -> Bool {
        while let byte = current, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { position += 1 }
        guard let byte = current else {
            if next == .end { return false }
            throw fault("expected \(next.rawValue), found the end of the text")
        }
        switch (next, byte) {
        case (.value, _): try takeValue(byte)
        case (.valueOrEnd, UInt8(ascii: "]")), (.keyOrEnd, UInt8(ascii: "}")): close()
        case (.valueOrEnd, _): try takeValue(byte)
        case (.key, UInt8(ascii: "\"")), (.keyOrEnd, UInt8(ascii: "\"")):
            try takeString()
            next = .colon
        case (.colon, UInt8(ascii: ":")):
            position += 1
            next = .value
        case (.commaOrEnd, UInt8(ascii: ",")):
            position += 1
            next = open.last == UInt8(ascii: "{") ? .key : .value
        case (.commaOrEnd, UInt8(ascii: "]")) where open.last == UInt8(ascii: "["): close()
        case (.commaOrEnd, UInt8(ascii: "}")) where open.last == UInt8(ascii: "{"): close()
        default: throw unexpected()
        }
        return true
    }

    private mutating func close() {
        position += 1
        open.removeLast()
        next = open.isEmpty ? .end : .commaOrEnd
    }

    private mutating func takeValue(_ byte: UInt8) throws(Fault) {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            if open.count >= Self.deepest { throw fault("nested deeper than \(Self.deepest) levels") }
            open.append(byte)
            position += 1
            next = byte == UInt8(ascii: "{") ? .keyOrEnd : .valueOrEnd
            return
        case UInt8(ascii: "\""): try takeString()
        case UInt8(ascii: "t"): try takeWord("true")
        case UInt8(ascii: "f"): try takeWord("false")
        case UInt8(ascii: "n"): try takeWord("null")
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try takeNumber()
        default: throw unexpected()
        }
        next = open.isEmpty ? .end : .commaOrEnd
    }

    private func unexpected() -> Fault {
        let rest = String(decoding: bytes[position...].prefix(24), as: UTF8.self)
        return fault("expected \(next.rawValue), found “\(rest.first.map(String.init) ?? "")”")
    }

    private mutating func takeWord(_ word: StaticString) throws(Fault) {
        let isThere = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
        guard isThere else { throw unexpected() }
        position += word.utf8CodeUnitCount
    }

    private mutating func takeNumber() throws(Fault) {
        let start = position
        if current == UInt8(ascii: "-") { position += 1 }
        if current == UInt8(ascii: "0") {
            position += 1
        } else {
            try takeDigits(from: start)
        }
        if current == UInt8(ascii: ".") {
            position += 1
            try takeDigits(from: start)
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            position += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
            try takeDigits(from: start)
        }
    }

    private mutating func takeDigits(from start: Int) throws(Fault) {
        let first = position
        while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        if position == first { throw fault("a number ends too early", at: start) }
    }

    private mutating func takeString() throws(Fault) {
        let start = position
        position += 1
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return
            case UInt8(ascii: "\\"): try takeEscape()
            case 0..<0x20: throw fault("a control character in text; write it as an escape")
            case 0x20..<0x80: position += 1
            default: try takeCharacter()
            }
        }
        throw fault("a text that begins here has no end", at: start)
    }

    private mutating func takeEscape() throws(Fault) {
        let start = position
        position += 1
        guard let byte = current else { return }
        position += 1
        guard byte == UInt8(ascii: "u") else {
            if "\"\\/bfnrt".utf8.contains(byte) { return }
            throw fault("an escape that JSON doesn't know", at: start)
        }
        let unit = try takeHex(from: start)
        guard (0xD800..<0xE000).contains(unit) else { return }
        let isFollowed = bytes[position...].starts(with: Array("\\u".utf8))
        position += isFollowed ? 2 : 0
        let low = isFollowed ? try takeHex(from: start) : 0
        if unit >= 0xDC00 || !(0xDC00..<0xE000).contains(low) { throw fault("half of a surrogate pair", at: start) }
    }

    private mutating func takeHex(from start: Int) throws(Fault) -> UInt16 {
        let digits = bytes[position...].prefix(4)
        let isHex = digits.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
        guard digits.count == 4, isHex, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
            throw fault("\\u needs four hexadecimal digits", at: start)
        }
        position += 4
        return unit
    }

    /// Takes a character of several bytes.
    private mutating func takeCharacter() throws(Fault) {
        let length = bytes[position] >= 0xF0 ? 4 : bytes[position] >= 0xE0 ? 3 : 2
        guard String(validating: bytes[position...].prefix(length), as: UTF8.self) != nil else {
            throw fault("bytes that aren't UTF-8")
        }
        position += length
    }
}
