extension SortKey {
    /// Orders by a text as Swift does, by its canonical composition (UAX #15, NFC).
    ///
    /// The order of ASCII is that of its bytes, so the first sixteen of them decide nearly all comparisons.
    init(strings read: @escaping (UnsafeRawPointer) -> String?) {
        self.init(
            isMissing: { read($0) == nil },
            values: { rows, isReversed, next in
                var prefixes: [TextPrefix] = []
                var texts: [String] = []
                prefixes.reserveCapacity(rows.count)
                texts.reserveCapacity(rows.count)
                rows.forEach { row in
                    let text = read(row)
                    prefixes.append(TextPrefix(text))
                    texts.append(text ?? "")
                }
                let compare: Comparison = { [prefixes, texts] first, second in
                    let (a, b) = (prefixes[first], prefixes[second])
                    if a.kind.isASCII && b.kind.isASCII {
                        if a.high != b.high { return (a.high < b.high) == isReversed ? 1 : -1 }
                        if a.low != b.low { return (a.low < b.low) == isReversed ? 1 : -1 }
                        if a.kind == .whole && b.kind == .whole { return next(first, second) }
                    }
                    if a.kind == .missing { return b.kind == .missing ? next(first, second) : 1 }
                    if b.kind == .missing { return -1 }
                    if texts[first] == texts[second] { return next(first, second) }
                    return (texts[first] < texts[second]) == isReversed ? 1 : -1
                }
                return Values(comparison: compare) { [prefixes, texts] in
                    Ranks(texts, isMissing: { prefixes[$0].kind == .missing }, isReversed: isReversed)
                }
            })
    }

    /// A key by its parts.
    init(
        isMissing: @escaping (UnsafeRawPointer) -> Bool,
        values: @escaping (RowList, Bool, @escaping Comparison) -> Values
    ) {
        self.isMissing = isMissing
        self.values = values
    }
}

extension SortKey.Ranks {
    /// Ranks of texts of which many are the same.
    fileprivate init?(_ texts: [String], isMissing: (Int) -> Bool, isReversed: Bool) {
        var numbers: [String: UInt32] = [:]
        ranks = []
        ranks.reserveCapacity(texts.count)
        for (place, text) in texts.enumerated() {
            if isMissing(place) {
                ranks.append(.max)
                continue
            }
            let number = numbers[text] ?? UInt32(numbers.count)
            if number == numbers.count {
                // Nearly as many texts as rows are sorted sooner than told apart.
                if numbers.count > 1024, numbers.count > place / 2 { return nil }
                numbers[text] = number
            }
            ranks.append(number)
        }
        count = UInt64(numbers.count + 1)
        var ordered = Array(repeating: UInt32(0), count: numbers.count)
        for (rank, entry) in numbers.sorted(by: { $0.key < $1.key }).enumerated() {
            ordered[Int(entry.value)] = UInt32(isReversed ? numbers.count - 1 - rank : rank)
        }
        for place in ranks.indices {
            ranks[place] = ranks[place] == .max ? UInt32(count - 1) : ordered[Int(ranks[place])]
        }
    }
}

/// The first sixteen bytes of a text as numbers, the first byte the most significant.
private struct TextPrefix {
    enum Kind: UInt8 {
        /// ASCII without NUL, of which the prefix is all.
        case whole
        /// ASCII without NUL that goes on.
        case long
        /// Anything else.
        case other
        case missing

        var isASCII: Bool { rawValue <= Kind.long.rawValue }
    }

    var high: UInt64 = 0
    var low: UInt64 = 0
    var kind = Kind.missing

    init(_ text: String?) {
        guard var text else { return }
        text.withUTF8 { bytes in
            var words = (UInt64(0), UInt64(0))
            withUnsafeMutableBytes(of: &words) { $0.copyBytes(from: bytes.prefix(16)) }
            high = words.0.bigEndian
            low = words.1.bigEndian
            let isPlain = bytes.allSatisfy { $0 &- 1 < 0x7F }
            kind = !isPlain ? .other : bytes.count > 16 ? .long : .whole
        }
    }
}
