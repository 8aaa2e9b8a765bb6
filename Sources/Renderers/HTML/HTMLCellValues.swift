import FoundationEssentials
import TableDSL

/// What cells carry beside their text: the moments of dates, and by option the values of all typed columns.
struct HTMLCellValues {
    /// What a column's cells carry.
    struct Column {
        /// Reads the value; nil where cells carry nothing.
        let read: ((UnsafeRawPointer) -> Any?)?
        let isDate: Bool
    }

    private let columns: [Column]
    private let writesData: Bool
    /// Whether no cell carries anything, so that rows are written the quick way.
    let areNone: Bool

    init<RowValue>(_ table: TableDescription<RowValue>, writesData: Bool) {
        self.writesData = writesData
        var columns: [Column] = []
        var areNone = true
        for column in table.columns {
            let carries = column.hasValue && (column.isDate || writesData)
            columns.append(Column(read: carries ? { column.value(at: $0) } : nil, isDate: column.isDate))
            if carries { areNone = false }
        }
        self.columns = columns
        self.areNone = areNone
    }

    /// What the cell of a column and a row carries: its value for machines, and the moment that its text is of.
    func values(_ column: Int, of row: UnsafeRawPointer?) -> (data: String?, moment: HTMLMoment?) {
        let column = columns[column]
        guard let row, let value = column.read?(row) else { return (nil, nil) }
        let moment = column.isDate ? (value as? Date).flatMap { HTMLMoment($0) } : nil
        return (writesData ? MachineValue.text(of: value) : nil, moment)
    }
}

/// Values as machines read them.
enum MachineValue {
    /// The text of a value; nil for types that have none but what they show.
    static func text(of value: Any) -> String? {
        switch value {
        case let value as Bool: value ? "true" : "false"
        case let value as String: value
        case let value as any BinaryInteger: "\(value)"
        case let value as any FloatingPoint: number("\(value)")
        case let value as Decimal: "\(value)"
        case let value as Date: HTMLMoment(value)?.text ?? CellWriter.text { value.write(to: &$0) }
        case let value as any RawRepresentable: text(of: value.rawValue)
        case let value as any CellValue: CellWriter.text { value.write(to: &$0) }
        default: nil
        }
    }

    private static func number(_ text: String) -> String { text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
}
