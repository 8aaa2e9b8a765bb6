/// Builds a cell from the expressions of a closure, each on a line of its own.
///
/// `if`, `else`, `switch` and `#available` choose what is shown; a branch that shows nothing takes no line.
@resultBuilder
public enum CellBuilder {
    /// One expression: itself.
    @inlinable
    public static func buildBlock<Content: CellContent>(_ content: Content) -> Content { content }

    // Disfavoured, so that the solver takes the form above for one expression without trying this one too.
    /// Several expressions: lines, one below the other; none: an empty cell.
    @_disfavoredOverload
    public static func buildBlock<each Content: CellContent>(
        _ content: repeat each Content
    ) -> StackedContent<repeat each Content> {
        StackedContent(repeat each content)
    }

    /// `if` without `else`.
    public static func buildOptional<Content: CellContent>(_ content: Content?) -> OptionalContent<Content> {
        OptionalContent(content: content)
    }

    /// The first branch of `if` … `else` or of a `switch`.
    @inlinable
    public static func buildEither<First: CellContent, Second: CellContent>(
        first content: First
    ) -> EitherContent<First, Second> { .first(content) }

    /// The other branch.
    @inlinable
    public static func buildEither<First: CellContent, Second: CellContent>(
        second content: Second
    ) -> EitherContent<First, Second> { .second(content) }

    /// `for`: the lines of each turn.
    public static func buildArray<Content: CellContent>(_ content: [Content]) -> RepeatedContent<Content> {
        RepeatedContent(content: content)
    }

    /// `if #available`.
    public static func buildLimitedAvailability<Content: CellContent>(_ content: Content) -> Content { content }
}
