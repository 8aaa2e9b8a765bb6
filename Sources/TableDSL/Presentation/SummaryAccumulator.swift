/// Takes in rows one by one and writes what they come to.
package protocol SummaryAccumulator: AnyObject {
    /// Takes in the row at an address.
    func add(_ row: UnsafeRawPointer)
    /// Writes the result into a cell.
    func write(to cell: inout CellWriter)
}

/// Folds a column's values, and counts them.
final class ValueAccumulator<Value, Result>: SummaryAccumulator {
    private let read: (UnsafeRawPointer) -> Value?
    private let fold: (Result, Value) -> Result
    private let result: (Result, Int, inout CellWriter) -> Void
    private var state: Result
    private var count = 0

    init(
        _ value: ValueReader<Value>, initial: Result,
        fold: @escaping (Result, Value) -> Result,
        result: @escaping (Result, Int, inout CellWriter) -> Void
    ) {
        read = value.read
        state = initial
        self.fold = fold
        self.result = result
    }

    func add(_ row: UnsafeRawPointer) {
        guard let value = read(row) else { return }
        state = fold(state, value)
        count += 1
    }

    func write(to cell: inout CellWriter) { result(state, count, &cell) }
}

/// Keeps the rows for a closure of the user's.
final class RowsAccumulator<RowValue, Content: CellContent>: SummaryAccumulator {
    private let content: ([RowValue]) -> Content
    private var rows: [RowValue] = []

    init(_ content: @escaping ([RowValue]) -> Content) { self.content = content }

    func add(_ row: UnsafeRawPointer) { rows.append(row.assumingMemoryBound(to: RowValue.self).pointee) }

    func write(to cell: inout CellWriter) { content(rows).write(to: &cell) }
}
