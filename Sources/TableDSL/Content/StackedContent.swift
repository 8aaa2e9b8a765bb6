/// A cell with nothing in it.
public struct EmptyContent: CellContent {
    /// Nothing.
    public init() {}
    /// Writes the content at the end of a cell.
    public func write(to cell: inout CellWriter) {}
}

/// Lines, one below the other: what a ``CellBuilder`` makes of several expressions.
public struct StackedContent<each Content: CellContent>: CellContent {
    private let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }

    /// Writes the content at the end of a cell.
    public func write(to cell: inout CellWriter) {
        for line in repeat each content {
            cell.startLine()
            line.write(to: &cell)
        }
    }
}

/// Lines made in a loop.
public struct RepeatedContent<Content: CellContent>: CellContent {
    let content: [Content]

    /// Writes the content at the end of a cell.
    public func write(to cell: inout CellWriter) {
        for line in content {
            cell.startLine()
            line.write(to: &cell)
        }
    }
}

/// What an `if` without `else` shows; nothing, not even an empty line, where its condition doesn't hold.
public struct OptionalContent<Content: CellContent>: CellContent {
    let content: Content?

    /// Writes the content at the end of a cell.
    public func write(to cell: inout CellWriter) { content?.write(to: &cell) }
}

/// What an `if` … `else` or a `switch` shows.
public enum EitherContent<First: CellContent, Second: CellContent>: CellContent {
    case first(First)
    case second(Second)

    /// Writes the content at the end of a cell.
    public func write(to cell: inout CellWriter) {
        switch self {
        case .first(let content): content.write(to: &cell)
        case .second(let content): content.write(to: &cell)
        }
    }
}
