/// Rows under a header of their own, across the table; sections may hold sections.
public struct Section<RowValue>: TableContent {
    private let header: (inout CellWriter) -> Void
    private let content: TableBody<RowValue>

    /// A section with a title.
    public init(_ title: String, @TableBuilder<RowValue> content: () -> TableBody<RowValue>) {
        header = { $0.write(title) }
        self.content = content()
    }

    /// A section whose header is content of a cell, such as styled text.
    public init<Header: CellContent>(
        @TableBuilder<RowValue> content: () -> TableBody<RowValue>,
        @CellBuilder header: () -> Header
    ) {
        let content = content()
        let title = header()
        self.header = { title.write(to: &$0) }
        self.content = content
    }

    /// A footnote of the section's header.
    public func footnote(_ text: String) -> Self {
        let before = header
        let header = { (cell: inout CellWriter) in
            before(&cell)
            cell.writeFootnote(text)
        }
        return Section(header: header, content: content)
    }

    /// The rows and columns that this stands for.
    public var body: TableBody<RowValue> { TableBody(rows: [.section(header: header, rows: content.rows)]) }

    private init(header: @escaping (inout CellWriter) -> Void, content: TableBody<RowValue>) {
        self.header = header
        self.content = content
    }
}
