/// A table: typed columns over rows, declared once and shown in any output.
///
/// ```swift
/// let people = Table(persons) {
///     Column("Name", \.name).rowHeader()
///     Column("Age", \.age)
/// }
/// .title("People")
/// print(people.rendered(as: .ansi))
/// ```
/// A table is a value; modifiers return changed copies. It needs nothing of its rows: they may be classes, isolated to
/// an actor or without an id. Where a row is `Identifiable`, or the table was told an `id`, that is what selection,
/// expansion and changes name it by; else its position in the data.
public struct Table<RowValue> {
    /// What readers can change: sort order, search, selection, open rows, page and columns.
    public var state = TableState()

    var columns: [ColumnDefinition<RowValue>]
    var rows: [RowNode<RowValue>]
    var options = TableOptions()
    /// The row's own id; nil where it is its position.
    var identify: ((UnsafeRawPointer) -> RowID)? = Self.identifyByOwnID()
    /// Sort keys that a sort order brought along, by the column or the name under which the state has them.
    var sortKeys: [String: SortKey] = [:]
    var emptyGroups: [String]

    /// A table of a sequence's elements, which is read each time the table is shown.
    public init<Data: Sequence>(
        _ data: Data, @ColumnBuilder<RowValue> columns: () -> ColumnList<RowValue>
    ) where Data.Element == RowValue {
        self.init(columns(), [.data(RowSource(data))])
    }

    /// A table of a sequence's elements, each known by the value at a key path.
    public init<Data: Sequence, ID: Hashable>(
        _ data: Data, id: KeyPath<RowValue, ID>, @ColumnBuilder<RowValue> columns: () -> ColumnList<RowValue>
    ) where Data.Element == RowValue {
        self.init(columns(), [.data(RowSource(data))])
        identify = Self.identify(by: id)
    }

    /// A hierarchy: rows with rows inside them.
    ///
    /// A row whose children are nil can't be opened; one whose children are empty can, and shows none.
    public init<Data: Sequence, Children: Sequence>(
        _ data: Data, children: KeyPath<RowValue, Children?>,
        @ColumnBuilder<RowValue> columns: () -> ColumnList<RowValue>
    ) where Data.Element == RowValue, Children.Element == RowValue {
        let stored = ChildrenWriter(children)
        self.init(columns(), [.data(RowSource(data, children: stored.reader))])
        storedChildren = stored
    }

    /// A hierarchy whose rows always have children, though perhaps none.
    public init<Data: Sequence, Children: Sequence>(
        _ data: Data, children: KeyPath<RowValue, Children>,
        @ColumnBuilder<RowValue> columns: () -> ColumnList<RowValue>
    ) where Data.Element == RowValue, Children.Element == RowValue {
        let stored = ChildrenWriter(children)
        self.init(columns(), [.data(RowSource(data, children: stored.reader))])
        storedChildren = stored
    }

    /// A hierarchy whose rows are known by the value at a key path.
    public init<Data: Sequence, ID: Hashable, Children: Sequence>(
        _ data: Data, id: KeyPath<RowValue, ID>, children: KeyPath<RowValue, Children?>,
        @ColumnBuilder<RowValue> columns: () -> ColumnList<RowValue>
    ) where Data.Element == RowValue, Children.Element == RowValue {
        self.init(data, children: children, columns: columns)
        identify = Self.identify(by: id)
    }

    /// A hierarchy whose rows are known by the value at a key path, and always have children, though perhaps none.
    public init<Data: Sequence, ID: Hashable, Children: Sequence>(
        _ data: Data, id: KeyPath<RowValue, ID>, children: KeyPath<RowValue, Children>,
        @ColumnBuilder<RowValue> columns: () -> ColumnList<RowValue>
    ) where Data.Element == RowValue, Children.Element == RowValue {
        self.init(data, children: children, columns: columns)
        identify = Self.identify(by: id)
    }

    /// A table whose rows are written out.
    ///
    /// ```swift
    /// Table(of: Purchase.self) {
    ///     Column("Price", \.price)
    /// } rows: {
    ///     Row(Purchase(price: 20))
    ///     Section("Large") { Row(Purchase(price: 1200)) }
    /// }
    /// ```
    public init(
        of type: RowValue.Type,
        @ColumnBuilder<RowValue> columns: () -> ColumnList<RowValue>,
        @TableBuilder<RowValue> rows: () -> TableBody<RowValue>
    ) {
        self.init(columns(), rows().rows)
    }

    /// A table without a type for its rows: columns and rows of cells in one body.
    ///
    /// ```swift
    /// Table {
    ///     Column("Item")
    ///     Column("Quantity").alignment(.numeric)
    ///     Row("Insurance", 12)
    /// }
    /// ```
    public init(@TableBuilder<Cells> content: () -> TableBody<Cells>) where RowValue == Cells {
        let body = content()
        self.init(ColumnList(body.columns), body.rows)
        let cells = body.rows.flatMap(\.values)
        let positional = columns.count { $0.isPositional }
        for _ in positional..<max(positional, cells.map(\.count).max() ?? 0) {
            columns.append(Column<Cells, Never>("").definition)
        }
        for (position, index) in columns.indices.filter({ columns[$0].isPositional }).enumerated() {
            Cells.resolve(&columns[index], at: position, in: cells)
        }
        nameColumns()
    }

    /// How children that are stored in their parent are read and changed; nil where there are none.
    var storedChildren: ChildrenWriter<RowValue>?

    private init(_ columns: ColumnList<RowValue>, _ rows: [RowNode<RowValue>]) {
        self.columns = columns.leaves()
        self.rows = rows
        emptyGroups = columns.emptyGroups
        nameColumns()
    }

    /// Gives each column the id by which state names it.
    private mutating func nameColumns() {
        var taken: Set<String> = []
        for index in columns.indices {
            let column = columns[index]
            let wished = column.customizationID ?? (column.title.isEmpty ? "column \(index + 1)" : column.title)
            var id = wished
            var number = 2
            while !taken.insert(id).inserted {
                id = "\(wished) \(number)"
                number += 1
            }
            columns[index].id = id
        }
    }

    private static func identify<ID: Hashable>(by id: KeyPath<RowValue, ID>) -> (UnsafeRawPointer) -> RowID {
        { RowID(of: $0.assumingMemoryBound(to: RowValue.self).pointee[keyPath: id]) }
    }

    private static func identifyByOwnID() -> ((UnsafeRawPointer) -> RowID)? {
        func identify<Value: Identifiable>(_ type: Value.Type) -> ((UnsafeRawPointer) -> RowID)? {
            // An object's address says nothing that lasts; its position does.
            if Value.ID.self == ObjectIdentifier.self { return nil }
            return { RowID(of: $0.assumingMemoryBound(to: Value.self).pointee.id) }
        }
        return (RowValue.self as? any Identifiable.Type).flatMap { identify($0) }
    }
}
