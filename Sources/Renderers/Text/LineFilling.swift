/// The line that is being filled while a paragraph is wrapped: words that are certain, blanks, and one open word.
struct LineFilling {
    private let width: Int
    /// Where the line begins, and where its last finished word ends.
    private var start = 0
    private var end = 0
    /// Cells up to `end`, blanks after it, and cells of the word after those.
    private var cells = 0
    private var blanks = 0
    private var wordStart = 0
    private var wordCells = 0
    private var isInWord = false

    init(width: Int) {
        self.width = width
    }

    /// Adds a blank, which ends a word; whether it is at a break shows with the next word.
    mutating func addBlank(_ blank: TextCluster) {
        endWord(at: blank.range.lowerBound)
        blanks += 1
    }

    /// Ends the open word, where there is one: what comes may begin a line.
    mutating func endWord(at offset: Int) {
        guard isInWord else { return }
        isInWord = false
        // What takes no cell, such as a style that is kept, leaves blanks around it side by side.
        if wordCells == 0 { return }
        end = offset
        cells += blanks + wordCells
        blanks = 0
    }

    /// Adds a cluster to the word, and calls `body` with each line that ends before that word or before the cluster.
    mutating func add(_ cluster: TextCluster, _ body: (Range<Int>) -> Void) {
        if !isInWord {
            isInWord = true
            wordStart = cluster.range.lowerBound
            wordCells = 0
        }
        // What takes no cell stays with what it follows, however full the line is.
        if cluster.cells > 0, cells + blanks + wordCells + cluster.cells > width {
            // The word moves to a line of its own. A line of nothing but blanks before it is dropped with them.
            if start < end { body(start..<end) }
            startLine(at: wordStart)
            if wordCells > 0, wordCells + cluster.cells > width {
                body(wordStart..<cluster.range.lowerBound)
                startLine(at: cluster.range.lowerBound)
                wordCells = 0
            }
        }
        wordCells += cluster.cells
    }

    /// What is left when the paragraph ends; blanks at its end stay if they fit.
    ///
    /// If not, they are dropped with what takes no cell behind them, such as the reset of a style.
    func lastLine(endingAt paragraphEnd: Int) -> Range<Int> {
        let hasWord = isInWord && wordCells > 0
        return start..<(hasWord || cells + blanks <= width ? paragraphEnd : end)
    }

    private mutating func startLine(at offset: Int) {
        start = offset
        end = offset
        wordStart = offset
        cells = 0
        blanks = 0
    }
}
