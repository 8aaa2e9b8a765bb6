/// Builds columns from the expressions of a closure, with `if`, `switch`, `for` and `#available` between them.
@resultBuilder
public enum ColumnBuilder<RowValue> {
    /// A column, a group, or a part that holds some.
    public static func buildExpression<Content: ColumnContent<RowValue>>(_ content: Content) -> ColumnList<RowValue> {
        content.columns
    }

    /// All of them, in order.
    public static func buildBlock(_ parts: ColumnList<RowValue>...) -> ColumnList<RowValue> {
        ColumnList(parts.flatMap(\.nodes))
    }

    /// `if` without `else`.
    public static func buildOptional(_ part: ColumnList<RowValue>?) -> ColumnList<RowValue> { part ?? ColumnList() }

    /// The first branch.
    public static func buildEither(first part: ColumnList<RowValue>) -> ColumnList<RowValue> { part }

    /// The other branch.
    public static func buildEither(second part: ColumnList<RowValue>) -> ColumnList<RowValue> { part }

    /// `for`: the columns of each turn.
    public static func buildArray(_ parts: [ColumnList<RowValue>]) -> ColumnList<RowValue> {
        ColumnList(parts.flatMap(\.nodes))
    }

    /// `if #available`.
    public static func buildLimitedAvailability(_ part: ColumnList<RowValue>) -> ColumnList<RowValue> { part }
}
