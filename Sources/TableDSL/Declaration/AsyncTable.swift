/// A table whose rows come one after the other, from a file that is read, a server that answers or a job that runs.
///
/// A row is asked for once the one before was taken, so that a slow output slows its source down. HTML, CSV, compact
/// Markdown and terminal text with declared or sampled widths are written as rows come, in memory that doesn't grow;
/// what has to see all rows first, as sorting, pages and columns that line up do, keeps them until the last one. A row
/// that comes 20 milliseconds after the one before, or later, is handed on at once.
/// ```swift
/// let table = AsyncTable(readings) {
///     Column("Time", \.time)
///     Column("Value", \.value, format: .fixed(2))
/// }
/// try await table.render(as: .csv, to: &output)
/// ```
/// Titles, notes and the like are those of a ``Table`` without rows:
/// ```swift
/// let table = Table([] as [Reading]) { Column("Value", \.value) }.title("Readings").rows(from: readings)
/// ```
public struct AsyncTable<Rows: AsyncSequence> {
    private let table: Table<Rows.Element>
    private let rows: Rows

    /// A table of a sequence's elements, which are read when it is rendered.
    public init(_ rows: Rows, @ColumnBuilder<Rows.Element> columns: () -> ColumnList<Rows.Element>) {
        self.init(Table(of: Rows.Element.self, columns: columns) {}, rows)
    }

    init(_ table: Table<Rows.Element>, _ rows: Rows) {
        self.table = table
        self.rows = rows
    }

    /// Writes the table to the output in chunks, on the caller's actor.
    ///
    /// Throws what the output or the sequence throws, and nothing else; what was written by then stays. A cancelled task
    /// ends the rendering where the sequence ends or throws for it.
    public nonisolated(nonsending) func render(
        as renderer: some TableRenderer, to output: inout some TableOutput
    ) async throws {
        let description = table.description
        guard let renderer = renderer as? any StreamingRenderer, let walk = AsyncRows(description) else {
            var values: [Rows.Element] = []
            for try await row in rows { values.append(row) }
            var table = table
            table.rows = [.data(RowSource(values))]
            return try table.render(as: renderer, to: &output)
        }
        var writer = renderer.makeWriter(description)
        try await walk.write(rows, by: &writer, to: &output)
    }

    /// The table as text in an output's form, on the caller's actor; throws what the sequence throws.
    public nonisolated(nonsending) func rendered(as renderer: some TableRenderer) async throws -> String {
        var text = ""
        try await render(as: renderer, to: &text)
        return text
    }
}

extension Table {
    /// The table with rows that come one after the other, in place of its own.
    public func rows<Rows: AsyncSequence>(from rows: Rows) -> AsyncTable<Rows> where Rows.Element == RowValue {
        AsyncTable(self, rows)
    }
}
