/// A row without a type of its own: its cells from the left.
public struct Cells {
    let values: [any CellContent]

    /// A row of these cells.
    public init(_ values: [any CellContent]) { self.values = values }

    /// How many cells the row has.
    public var count: Int { values.count }

    /// The cell at a position from 0; an empty one where the row has no such cell.
    public subscript(position: Int) -> any CellContent {
        values.indices.contains(position) ? values[position] : EmptyContent()
    }
}

extension Cells {
    /// Turns a positional column into one that shows the cell at `position` of each row.
    static func resolve(_ column: inout ColumnDefinition<Cells>, at position: Int, in rows: [Cells]) {
        column.makeCell = { _ in
            { row, cell in row.assumingMemoryBound(to: Cells.self).pointee[position].write(to: &cell) }
        }
        let read = { (row: UnsafeRawPointer) -> (any CellContent)? in
            let content = row.assumingMemoryBound(to: Cells.self).pointee[position]
            return content is EmptyContent || (content as? any OptionalValue)?.isNil == true ? nil : content
        }
        column.readValue = read
        column.sortKey = SortKey(
            read,
            by: areInIncreasingOrder,
            isMissing: { ($0 as? any FloatingPoint)?.isNaN ?? false }
        )
        let contents = rows.map { $0[position] }.filter { !($0 is EmptyContent) }
        column.isNumeric = !contents.isEmpty && contents.allSatisfy { isNumeric($0) }
    }

    private static func isNumeric(_ content: any CellContent) -> Bool {
        (content as? any CellValue).map { type(of: $0).isNumeric }
            ?? (content as? any OptionalContentValue).map { type(of: $0).isNumeric } ?? false
    }

    private static func areInIncreasingOrder(_ first: any CellContent, _ second: any CellContent) -> Bool {
        func isLess<Value: Comparable>(_ first: Value, than second: Any) -> Bool? {
            (second as? Value).map { first < $0 }
        }
        if let first = first as? any Comparable, let isLess = isLess(first, than: second) { return isLess }
        return CellWriter.text { first.write(to: &$0) } < CellWriter.text { second.write(to: &$0) }
    }
}

/// An optional that stands in a cell, asked without knowing its type.
protocol OptionalContentValue {
    static var isNumeric: Bool { get }
}

extension Optional: OptionalContentValue where Wrapped: CellContent {
    static var isNumeric: Bool { (Wrapped.self as? any CellValue.Type)?.isNumeric ?? false }
}
