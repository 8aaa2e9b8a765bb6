/// Part of a table's body: a row, a section, rows made in a loop, and for a table of ``Cells`` also its columns.
public protocol TableContent<RowValue> {
    /// What a row is.
    associatedtype RowValue
    /// The rows, in order.
    var body: TableBody<RowValue> { get }
}

/// Rows, sections and columns in order, as a ``TableBuilder`` puts them together.
public struct TableBody<RowValue>: TableContent {
    var columns: [ColumnList<RowValue>.Node] = []
    var rows: [RowNode<RowValue>] = []

    init(columns: [ColumnList<RowValue>.Node] = [], rows: [RowNode<RowValue>] = []) {
        self.columns = columns
        self.rows = rows
    }

    init(joining parts: [TableBody<RowValue>]) {
        columns = parts.flatMap(\.columns)
        rows = parts.flatMap(\.rows)
    }

    /// The rows and columns that this stands for.
    public var body: TableBody<RowValue> { self }
}

/// Builds a table's body from the expressions of a closure, with `if`, `switch`, `for` and `#available` between them.
@resultBuilder
public enum TableBuilder<RowValue> {
    /// A row, a section, or a part that holds some.
    public static func buildExpression<Content: TableContent<RowValue>>(_ content: Content) -> TableBody<RowValue> {
        content.body
    }

    /// All of them, in order.
    public static func buildBlock(_ parts: TableBody<RowValue>...) -> TableBody<RowValue> { TableBody(joining: parts) }

    /// `if` without `else`.
    public static func buildOptional(_ part: TableBody<RowValue>?) -> TableBody<RowValue> { part ?? TableBody() }

    /// The first branch.
    public static func buildEither(first part: TableBody<RowValue>) -> TableBody<RowValue> { part }

    /// The other branch.
    public static func buildEither(second part: TableBody<RowValue>) -> TableBody<RowValue> { part }

    /// `for`: the rows of each turn.
    public static func buildArray(_ parts: [TableBody<RowValue>]) -> TableBody<RowValue> { TableBody(joining: parts) }

    /// `if #available`.
    public static func buildLimitedAvailability(_ part: TableBody<RowValue>) -> TableBody<RowValue> { part }
}
