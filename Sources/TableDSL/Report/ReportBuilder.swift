/// Builds a report from the expressions of a closure, with `if`, `switch`, `for` and `#available` between them.
@resultBuilder
public enum ReportBuilder {
    /// A table, a heading, a paragraph, a divider, or a part that holds some.
    public static func buildExpression(_ content: some ReportContent) -> [ReportBlock] { content.blocks }

    /// All of them, in order.
    public static func buildBlock(_ parts: [ReportBlock]...) -> [ReportBlock] { parts.flatMap { $0 } }

    /// `if` without `else`.
    public static func buildOptional(_ part: [ReportBlock]?) -> [ReportBlock] { part ?? [] }

    /// The first branch.
    public static func buildEither(first part: [ReportBlock]) -> [ReportBlock] { part }

    /// The other branch.
    public static func buildEither(second part: [ReportBlock]) -> [ReportBlock] { part }

    /// `for`: the blocks of each turn.
    public static func buildArray(_ parts: [[ReportBlock]]) -> [ReportBlock] { parts.flatMap { $0 } }

    /// `if #available`.
    public static func buildLimitedAvailability(_ part: [ReportBlock]) -> [ReportBlock] { part }
}
