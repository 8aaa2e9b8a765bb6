public import FoundationEssentials

/// A column of a table: its title, and what it shows of each row.
///
/// ```swift
/// Column("Name", \.name)
/// Column("Price", \.price, format: .currency(code: "EUR"))
/// Column("Math", \.grades.math) { student in
///     Text("\(student.grades.math)").foregroundStyle(student.grades.math < 50 ? .red : nil)
/// }
/// Column("Total") { Text("\($0.count * $0.price)") }
/// ```
/// A key path gives the column its typed value, by which it is sorted, searched, aligned and summed up; a closure
/// gets the row and decides what is shown. An optional value is a missing one where it is nil: `Value` is what it
/// wraps, so that modifiers such as ``foregroundStyle(_:)-(_)`` meet present values alone.
public struct Column<RowValue, Value>: ColumnContent {
    var definition: ColumnDefinition<RowValue>
    let value: ValueReader<Value>?
    var editor: CellEditor<RowValue, Value>?
    /// Makes the function that shows a value of the column, as in a summary.
    var makeDisplay: ((CellEnvironment) -> (Value, inout CellWriter) -> Void)?

    /// The columns that this stands for.
    public var columns: ColumnList<RowValue> { ColumnList([.column(definition)]) }

    /// A column that shows a value of each row as it is.
    public init(_ title: String, _ value: KeyPath<RowValue, Value>) where Value: CellValue {
        self.init(title, reading: ValueReader(value))
    }

    /// A column that shows a value of each row where there is one.
    public init(_ title: String, _ value: KeyPath<RowValue, Value?>) where Value: CellValue {
        self.init(title, reading: ValueReader(value))
    }

    // The last parameter is also what keeps a faulty cell closure from being taken for a format.
    /// A column that shows a value as a format style writes it.
    ///
    /// - Parameters:
    ///   - title: The column's title.
    ///   - value: The key path of the value.
    ///   - format: The style; the table's locale, where one is set, takes the place of the style's own.
    ///   - areInIncreasingOrder: How rows are sorted by the value; nil for the value's own order.
    public init<Style: FormatStyle>(
        _ title: String, _ value: KeyPath<RowValue, Value>, format: Style,
        sortedBy areInIncreasingOrder: ((Value, Value) -> Bool)? = nil
    ) where Style.FormatInput == Value, Style.FormatOutput == String {
        self.init(title, reading: ValueReader(value), format: format, sortedBy: areInIncreasingOrder)
    }

    /// A column that shows a value, where there is one, as a format style writes it.
    ///
    /// - Parameters:
    ///   - title: The column's title.
    ///   - value: The key path of the value.
    ///   - format: The style; the table's locale, where one is set, takes the place of the style's own.
    ///   - areInIncreasingOrder: How rows are sorted by the value; nil for the value's own order.
    public init<Style: FormatStyle>(
        _ title: String, _ value: KeyPath<RowValue, Value?>, format: Style,
        sortedBy areInIncreasingOrder: ((Value, Value) -> Bool)? = nil
    ) where Style.FormatInput == Value, Style.FormatOutput == String {
        self.init(title, reading: ValueReader(value), format: format, sortedBy: areInIncreasingOrder)
    }

    // What is made of a closure is compiled into its users' code, for their row's type.
    /// A column that has a value of each row and shows what the closure makes of the row.
    @inlinable
    public init<Content: CellContent>(
        _ title: String, _ value: KeyPath<RowValue, Value>,
        @CellBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title, of: value, cell: Self.cell(content))
    }

    /// A column that has a value of some rows and shows what the closure makes of each row.
    @_disfavoredOverload
    @inlinable
    public init<Content: CellContent>(
        _ title: String, _ value: KeyPath<RowValue, Value?>,
        @CellBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title, ofSome: value, cell: Self.cell(content))
    }

    /// A column that shows what the closure makes of the row; it has no value to be sorted or summed up by.
    @inlinable
    public init<Content: CellContent>(
        _ title: String, @CellBuilder content: @escaping (RowValue) -> Content
    ) where Value == Never {
        self.init(title, cell: Self.cell(content))
    }

    /// A column of a table of ``Cells``: it shows the cell at its own place among such columns.
    public init(_ title: String) where RowValue == Cells, Value == Never {
        definition = ColumnDefinition(title) { _ in { _, _ in } }
        definition.isPositional = true
        value = nil
    }
}

// MARK: - Values that say themselves what they show

// These are disfavoured, so that the solver leaves them alone for the standard types: each further solution of an
// expression costs a wide table time to type-check.
extension Column {
    /// A column that shows a value's description.
    @_disfavoredOverload
    public init(_ title: String, _ value: KeyPath<RowValue, Value>) where Value: CustomStringConvertible {
        self.init(title, reading: ValueReader(value)) { $1.write($0.description) }
    }

    /// A column that shows a value's description where there is one.
    @_disfavoredOverload
    public init(_ title: String, _ value: KeyPath<RowValue, Value?>) where Value: CustomStringConvertible {
        self.init(title, reading: ValueReader(value)) { $1.write($0.description) }
    }

    /// A column that shows the raw value of an enum or another type that has one.
    @_disfavoredOverload
    public init(_ title: String, _ value: KeyPath<RowValue, Value>)
    where Value: RawRepresentable, Value.RawValue: CellValue {
        self.init(title, reading: ValueReader(value)) { $0.rawValue.write(to: &$1) }
        definition.isNumeric = Value.RawValue.isNumeric
    }

    /// A column that shows the raw value, where there is one, of an enum or another type that has one.
    @_disfavoredOverload
    public init(_ title: String, _ value: KeyPath<RowValue, Value?>)
    where Value: RawRepresentable, Value.RawValue: CellValue {
        self.init(title, reading: ValueReader(value)) { $0.rawValue.write(to: &$1) }
        definition.isNumeric = Value.RawValue.isNumeric
    }

    /// A column that shows the raw value of a type that has a description too.
    @_disfavoredOverload
    public init(_ title: String, _ value: KeyPath<RowValue, Value>)
    where Value: RawRepresentable & CustomStringConvertible, Value.RawValue: CellValue {
        self.init(title, reading: ValueReader(value)) { $0.rawValue.write(to: &$1) }
        definition.isNumeric = Value.RawValue.isNumeric
    }

    /// A column that shows the raw value, where there is one, of a type that has a description too.
    @_disfavoredOverload
    public init(_ title: String, _ value: KeyPath<RowValue, Value?>)
    where Value: RawRepresentable & CustomStringConvertible, Value.RawValue: CellValue {
        self.init(title, reading: ValueReader(value)) { $0.rawValue.write(to: &$1) }
        definition.isNumeric = Value.RawValue.isNumeric
    }
}

extension Column {
    /// The function that shows what a closure makes of the row.
    @inlinable
    static func cell<Content: CellContent>(
        _ content: @escaping (RowValue) -> Content
    ) -> (UnsafeRawPointer, inout CellWriter) -> Void {
        { row, cell in content(row.assumingMemoryBound(to: RowValue.self).pointee).write(to: &cell) }
    }

    init(_ title: String, reading value: ValueReader<Value>) where Value: CellValue {
        self.init(title, value: value) { _ in value.cell }
        definition.makeStep = { _, next in value.step(before: next) }
        definition.writesDigits = !value.isOptional && (Value.self as? any DirectCellValue.Type)?.isNumeric == true
        makeDisplay = { _ in { $0.write(to: &$1) } }
    }

    init(_ title: String, reading value: ValueReader<Value>, show: @escaping (Value, inout CellWriter) -> Void) {
        self.init(title, value: value) { _ in value.cell(show) }
        makeDisplay = { _ in show }
    }

    init<Style: FormatStyle>(
        _ title: String, reading value: ValueReader<Value>, format: Style,
        sortedBy areInIncreasingOrder: ((Value, Value) -> Bool)?
    ) where Style.FormatInput == Value, Style.FormatOutput == String {
        self.init(title, value: value) { $0.applied(to: format).cell(value) }
        definition.makeStep = { $0.applied(to: format).step(value, before: $1) }
        definition.writesDigits = !value.isOptional && format is any DirectFormatStyle
        makeDisplay = { $0.applied(to: format).show }
        if let areInIncreasingOrder {
            definition.sortKey = SortKey(value.read, by: areInIncreasingOrder)
            definition.isUsualComparator = { _ in false }
        }
    }

    @usableFromInline
    init(_ title: String, cell: @escaping (UnsafeRawPointer, inout CellWriter) -> Void) where Value == Never {
        definition = ColumnDefinition(title) { _ in cell }
        value = nil
    }

    @usableFromInline
    init(
        _ title: String, of value: KeyPath<RowValue, Value>,
        cell: @escaping (UnsafeRawPointer, inout CellWriter) -> Void
    ) {
        self.init(title, reading: ValueReader(value), cell: cell)
    }

    @usableFromInline
    init(
        _ title: String, ofSome value: KeyPath<RowValue, Value?>,
        cell: @escaping (UnsafeRawPointer, inout CellWriter) -> Void
    ) {
        self.init(title, reading: ValueReader(value), cell: cell)
    }

    private init(_ title: String, reading value: ValueReader<Value>, cell: @escaping CellFunction) {
        self.init(title, value: value) { _ in cell }
        guard Value.self is any CellContent.Type else { return }
        let show = { (value: Value, cell: inout CellWriter) in
            if let value = value as? any CellContent { value.write(to: &cell) }
        }
        makeDisplay = { _ in show }
        definition.searchText = value.cell(show)
    }

    private init(_ title: String, value: ValueReader<Value>, makeCell: @escaping (CellEnvironment) -> CellFunction) {
        definition = ColumnDefinition(title, makeCell: makeCell)
        self.value = value
        definition.keyPath = value.keyPath
        definition.valueType = Value.self
        definition.readValue = value.read
        definition.isNumeric =
            (Value.self as? any CellValue.Type)?.isNumeric
            ?? (Value.self as? any OptionalContentValue.Type)?.isNumeric ?? false
        definition.sortKey = .usual(value.read)
        definition.isUsualComparator = isUsualComparator(for: Value.self)
    }
}
