import FoundationEssentials

/// A format style that writes a stored value's bytes without making a string, and without a generic call for each.
protocol DirectFormatStyle: FormatStyle {
    /// Writes a value.
    func write(_ value: FormatInput, to cell: inout CellWriter)
    /// Writes the value at an offset of each row.
    func cell(at offset: Int) -> CellFunction
}

extension FormatStyle where FormatOutput == String {
    /// Writes values in this style.
    var show: (FormatInput, inout CellWriter) -> Void {
        func direct<Style: DirectFormatStyle>(_ style: Style) -> ((FormatInput, inout CellWriter) -> Void)? {
            { (value: Style.FormatInput, cell: inout CellWriter) in style.write(value, to: &cell) }
                as? (FormatInput, inout CellWriter) -> Void
        }
        if let style = self as? any DirectFormatStyle, let show = direct(style) { return show }
        return { $1.write(format($0)) }
    }

    /// Writes the value that a reader finds in each row.
    func cell(_ value: ValueReader<FormatInput>) -> CellFunction {
        if let offset = value.offset, !value.isOptional, let style = self as? any DirectFormatStyle {
            return style.cell(at: offset)
        }
        return value.cell(show)
    }
}
