/// Turns a described table into an output's bytes.
///
/// A renderer reads the description's columns and walks its rows as they are to be shown; it sorts, filters and
/// expands nothing by itself. One that prints titles and cells with tabs between:
/// ```swift
/// struct TabbedRenderer: TableRenderer {
///     func render<RowValue>(_ table: TableDescription<RowValue>, to output: inout some TableOutput) throws {
///         try output.write(table.columns.map(\.title).joined(separator: "\t") + "\n")
///         for row in table.rows where row.kind == .data {
///             try output.write(row.cells.map(\.text).joined(separator: "\t") + "\n")
///         }
///     }
/// }
/// extension TableRenderer where Self == TabbedRenderer {
///     static var tabbed: Self { TabbedRenderer() }
/// }
/// print(table.rendered(as: .tabbed))
/// ```
public protocol TableRenderer {
    /// Writes the table to the output; throws nothing but what the output throws.
    func render<RowValue>(_ table: TableDescription<RowValue>, to output: inout some TableOutput) throws
}
