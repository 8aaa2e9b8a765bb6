/// A pattern in its parts.
struct MergePattern {
    enum Token: Hashable {
        case text(String)
        case column(Int)
        case optional([Token])
    }

    private(set) var tokens: [Token] = []

    /// The parts of a pattern for so many columns.
    init(_ pattern: String, count: Int) {
        var rest = pattern[...]
        while let start = rest.firstRange(of: "<<") {
            guard let end = rest[start.upperBound...].firstRange(of: ">>") else { break }
            tokens += Self.plain(rest[..<start.lowerBound], count)
            tokens.append(.optional(Self.plain(rest[start.upperBound..<end.lowerBound], count)))
            rest = rest[end.upperBound...]
        }
        tokens += Self.plain(rest, count)
    }

    private static func plain(_ pattern: Substring, _ count: Int) -> [Token] {
        var (tokens, text, rest): ([Token], String, Substring) = ([], "", pattern)
        while let character = rest.first {
            if character == "{", let end = rest.firstIndex(of: "}"),
                let number = Int(rest[rest.index(after: rest.startIndex)..<end]), (1...count).contains(number)
            {
                if !text.isEmpty { tokens.append(.text(text)) }
                text = ""
                tokens.append(.column(number - 1))
                rest = rest[rest.index(after: end)...]
            } else {
                text.append(character)
                rest.removeFirst()
            }
        }
        if !text.isEmpty { tokens.append(.text(text)) }
        return tokens
    }
}
