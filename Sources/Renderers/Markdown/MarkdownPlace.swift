/// Where Markdown text stands and who reads it, which decide what in it would be read as markup.
struct MarkdownPlace: Hashable {
    enum Kind {
        /// In a cell of a table.
        case cell
        /// At the start of a block, in which text and looks are those of a cell.
        case block
        /// All of a paragraph, on one line.
        case paragraph
        /// All of a heading, on one line.
        case heading
        /// In a picture's description, which holds no elements.
        case description
    }

    let kind: Kind
    /// Whether the text is for readers of many dialects, who share neither HTML nor all escapes.
    let isPortable: Bool
    /// Whether text can be struck out.
    let hasStrikethrough: Bool

    @inline(__always)
    init(_ kind: Kind, isPortable: Bool = false, hasStrikethrough: Bool = true) {
        self.kind = kind
        self.isPortable = isPortable
        self.hasStrikethrough = hasStrikethrough
    }

    init(_ kind: Kind, _ flavor: MarkdownRenderer.Flavor) {
        self.init(kind, isPortable: flavor == .pipe, hasStrikethrough: flavor == .gitHub)
    }

    @inline(__always)
    static var cell: MarkdownPlace { MarkdownPlace(.cell) }

    /// The same reader elsewhere.
    func with(_ kind: Kind) -> MarkdownPlace {
        MarkdownPlace(kind, isPortable: isPortable, hasStrikethrough: hasStrikethrough)
    }

    /// Whether the text's start would be read as that of a list, a heading or another block.
    @inline(__always)
    var startsBlock: Bool { kind == .paragraph || kind == .block }

    /// Whether the text is on one line without blanks at its ends.
    var isTrimmed: Bool { kind == .paragraph || kind == .heading }

    /// What stands for a line break.
    var lineBreak: StaticString {
        switch kind {
        case .cell, .block: isPortable ? " / " : "<br>"
        case .paragraph, .heading, .description: " "
        }
    }
}
