import FoundationEssentials

/// Shows values by a format style, which is prepared once for a column.
struct FormattedCell<Style: FormatStyle> where Style.FormatOutput == String {
    /// Writes a value.
    let show: (Style.FormatInput, inout CellWriter) -> Void

    init(_ style: Style) {
        if let style = style as? any ByteFormatStyle<Style.FormatInput> {
            show = { style.write($0, to: &$1) }
        } else {
            show = { $1.write(style.format($0)) }
        }
    }
}

/// A format style that writes a value's bytes without making a string.
protocol ByteFormatStyle<ByteFormatInput> {
    associatedtype ByteFormatInput
    func write(_ value: ByteFormatInput, to cell: inout CellWriter)
}
