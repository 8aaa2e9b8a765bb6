/// Part of a table's columns: a column, a group, columns made in a loop, or a property that holds some of them.
///
/// Wide tables are quick to type-check when their columns are parts of this type:
/// ```swift
/// @ColumnBuilder<Person>
/// var nameColumns: some ColumnContent<Person> {
///     Column("Given name", \.givenName)
///     Column("Family name", \.familyName)
/// }
/// ```
public protocol ColumnContent<RowValue> {
    /// What a row is.
    associatedtype RowValue
    /// The columns, in order.
    var columns: ColumnList<RowValue> { get }
}

/// Columns and groups of columns in order, as a ``ColumnBuilder`` puts them together.
public struct ColumnList<RowValue>: ColumnContent {
    enum Node {
        case column(ColumnDefinition<RowValue>)
        case group(String, footnotes: [String], [Node])
    }

    var nodes: [Node]

    init(_ nodes: [Node] = []) { self.nodes = nodes }

    /// The columns that this stands for.
    public var columns: ColumnList<RowValue> { self }

    /// The columns from left to right, each knowing the groups around it.
    func leaves() -> [ColumnDefinition<RowValue>] {
        var number = 0
        func leaves(of nodes: [Node], in groups: [ColumnGroupReference]) -> [ColumnDefinition<RowValue>] {
            nodes.flatMap { node -> [ColumnDefinition<RowValue>] in
                switch node {
                case .column(var column):
                    column.groups = groups
                    return [column]
                case .group(let title, let footnotes, let inner):
                    number += 1
                    let group = ColumnGroupReference(title: title, footnotes: footnotes, number: number)
                    return leaves(of: inner, in: groups + [group])
                }
            }
        }
        return leaves(of: nodes, in: [])
    }

    /// The titles of groups that hold no column.
    var emptyGroups: [String] {
        func empty(in nodes: [Node]) -> [String] {
            nodes.flatMap { node -> [String] in
                guard case .group(let title, _, let inner) = node else { return [] }
                return inner.isEmpty ? [title] : empty(in: inner)
            }
        }
        return empty(in: nodes)
    }
}

extension Optional: ColumnContent where Wrapped: ColumnContent {
    /// The columns, or none.
    public var columns: ColumnList<Wrapped.RowValue> { self?.columns ?? ColumnList() }
}
