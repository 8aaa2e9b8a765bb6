import FoundationEssentials
import TableDSL

/// Values as JSON writes them: the one escaper of JSON.
enum JSONText {
    /// A string in quotation marks.
    ///
    /// `<` is escaped too, so that no text ends the script element that a page may keep the JSON in, and so are U+2028 and
    /// U+2029, which older scripts take for line ends, and U+FEFF, which some readers drop.
    static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0"..<" ", "<", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// A column's typed value, or where it has none the text of its cell.
    static func value<RowValue>(of column: ColumnDescription<RowValue>, in row: RowValue, cell: @autoclosure () -> Cell)
        -> String
    {
        guard column.hasValue else {
            let cell = cell()
            return cell.isMissing ? "null" : string(cell.valueText)
        }
        guard let value = column.value(of: row) else { return "null" }
        return typed(value) ?? string(cell().valueText)
    }

    /// A value that JSON has a form for; nil for others.
    private static func typed(_ value: Any) -> String? {
        switch value {
        case let value as Bool: return value ? "true" : "false"
        case let value as any BinaryInteger: return "\(value)"
        case let value as any FloatingPoint: return value.isFinite ? number("\(value)") : "null"
        case let value as Decimal: return value.isNaN ? "null" : "\(value)"
        case let value as String: return string(value)
        case let value as Date: return string(CellWriter.text { value.write(to: &$0) })
        case let value as any RawRepresentable: return typed(value.rawValue)
        default: return nil
        }
    }

    /// A number's digits without a fraction of nothing, which JSON doesn't tell from an integer.
    private static func number(_ text: String) -> String { text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
}
