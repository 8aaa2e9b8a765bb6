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

    /// Nothing.
    init() { (columns, writesData, areNone) = ([], false, true) }

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
    func values(_ column: Int, of row: UnsafeRawPointer?) -> (data: String?, moment: String?) {
        let column = columns[column]
        guard let row, let value = column.read?(row) else { return (nil, nil) }
        let moment = column.isDate ? (value as? Date).flatMap { MachineValue.moment($0) } : nil
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
        case let value as Date: moment(value) ?? CellWriter.text { value.write(to: &$0) }
        case let value as any RawRepresentable: text(of: value.rawValue)
        case let value as any CellValue: CellWriter.text { value.write(to: &$0) }
        default: nil
        }
    }

    private static func number(_ text: String) -> String { text.hasSuffix(".0") ? String(text.dropLast(2)) : text }

    /// A moment by ISO 8601 in UTC, to the millisecond where it isn't a whole second: `2026-01-31T09:30:00Z`; nil outside
    /// the years 1 to 9999, for which HTML has no form.
    static func moment(_ date: Date) -> String? {
        let time = date.timeIntervalSince1970
        guard (-62_135_596_800..<253_402_300_800).contains(time) else { return nil }
        let milliseconds = Int((time * 1000).rounded(.down))
        let (seconds, fraction) = divided(milliseconds, by: 1000)
        let (days, second) = divided(seconds, by: 86_400)
        let (year, month, day) = civilDate(days)
        func digits(_ number: Int, _ count: Int) -> String {
            let text = "\(number)"
            return String(repeating: "0", count: max(count - text.utf8.count, 0)) + text
        }
        let clock = "\(digits(second / 3600, 2)):\(digits(second / 60 % 60, 2)):\(digits(second % 60, 2))"
        let rest = fraction == 0 ? "" : "." + digits(fraction, 3)
        return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))T\(clock)\(rest)Z"
    }

    private static func divided(_ number: Int, by divisor: Int) -> (Int, Int) {
        let rest = ((number % divisor) + divisor) % divisor
        return ((number - rest) / divisor, rest)
    }

    /// The Gregorian date of a day counted from 1970, by eras of 400 years that begin in March.
    private static func civilDate(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let (era, day) = divided(days + 719_468, by: 146_097)
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
        let dayOfYear = day - (365 * year + year / 4 - year / 100)
        let month = (5 * dayOfYear + 2) / 153
        let isNextYear = month >= 10
        return (
            era * 400 + year + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3,
            dayOfYear - (153 * month + 2) / 5 + 1
        )
    }
}
