/// What a reader typed to find rows: words, all of which a row must have, each in any of its texts.
///
/// A word is found inside longer ones, and it is found however either side is written: see ``SearchFolding``.
struct SearchQuery: Sendable {
    /// The folded words in UTF-8, one after the other.
    private let bytes: [UInt8]
    /// Where each word is in the bytes.
    private let words: [Range<Int>]

    /// Takes a query apart at its white space.
    init(_ text: String) {
        var text = text
        var folding = SearchFolding()
        text.withUTF8 { folding.fold($0) }
        bytes = folding.withBytes(Array.init)
        words = bytes.split(separator: 0x20).map { $0.startIndex..<$0.endIndex }
    }

    /// Whether there is no word to look for, nothing but white space and what is not seen; then every row matches.
    var isEmpty: Bool { words.isEmpty }

    /// A value that looks for the words in one row after the other.
    func makeMatcher() -> SearchMatcher { SearchMatcher(bytes: bytes, words: words) }
}

/// Looks for the words of a query in the texts of a row, and, after ``reset()``, of the next one.
///
/// It keeps the memory in which it folds texts, so a search needs one matcher, not one for each row.
struct SearchMatcher: Sendable {
    private let bytes: [UInt8]
    private let words: [Range<Int>]
    private var isFound: [Bool]
    private var missing: Int
    private var folding = SearchFolding()

    fileprivate init(bytes: [UInt8], words: [Range<Int>]) {
        self.bytes = bytes
        self.words = words
        isFound = Array(repeating: false, count: words.count)
        missing = words.count
    }

    /// Whether every word is in one of the texts that were added since the last reset.
    var isMatch: Bool { missing == 0 }

    /// Forgets the texts that were added: another row begins.
    mutating func reset() {
        guard missing < words.count else { return }
        for index in isFound.indices {
            isFound[index] = false
        }
        missing = words.count
    }

    /// Looks for the words still missing in this text (unescaped UTF-8).
    mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
        guard missing > 0, !text.isEmpty else { return }
        folding.foldWords(text)
        for index in words.indices where !isFound[index] && isInText(words[index]) {
            isFound[index] = true
            missing -= 1
        }
    }

    /// Whether a word is in the text that was folded last.
    private func isInText(_ word: Range<Int>) -> Bool {
        folding.withBytes { text in
            bytes.withUnsafeBufferPointer { Self.contains(text, UnsafeBufferPointer(rebasing: $0[word])) }
        }
    }

    private static func contains(_ text: UnsafeBufferPointer<UInt8>, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard word.count <= text.count else { return false }
        let first = word[0]
        for start in 0...text.count - word.count where text[start] == first {
            var matched = 1
            while matched < word.count, text[start + matched] == word[matched] {
                matched += 1
            }
            if matched == word.count { return true }
        }
        return false
    }
}
