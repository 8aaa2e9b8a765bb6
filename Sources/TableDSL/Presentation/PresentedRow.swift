/// A row as it is to be shown.
public struct PresentedRow<RowValue> {
    /// Whether this is a row of the data, a section's header or a summary.
    public var kind: RowKind { info.kind }
    /// The depth in a hierarchy, or of a section within sections; 0 at the top.
    public var level: Int { info.level }
    /// The number among the data rows of all pages, from 1; 0 for other rows.
    public var ordinal: Int { info.ordinal }
    /// Whether the row is selected.
    public var isSelected: Bool { info.isSelected }
    /// Whether the row's children are shown; nil where it can't be opened.
    public var isExpanded: Bool? { info.isExpanded }
    /// The row's value; nil for other kinds than data.
    public let value: RowValue?
    /// The row's id: its own, or its position in the data; nil for other kinds than data.
    public let id: RowID?

    /// The cells under the columns shown, from left to right; a section's header stands in the first.
    public var cells: [Cell] {
        var writer = CellWriter()
        var info = info
        func write(_ address: UnsafeRawPointer?) -> [Cell] {
            info.address = address
            let cells = source.write(info, to: &writer)
            return (0..<cells.count).map { Cell($0, of: cells) }
        }
        guard let value else { return write(nil) }
        return withUnsafePointer(to: value) { write(UnsafeRawPointer($0)) }
    }

    private var info: RowInfo
    private let source: RowCells

    init(_ info: RowInfo, value: RowValue?, id: RowID?, source: RowCells) {
        self.info = info
        self.info.address = nil
        self.value = value
        self.id = id
        self.source = source
    }
}
