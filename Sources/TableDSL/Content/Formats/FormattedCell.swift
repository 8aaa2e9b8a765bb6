import FoundationEssentials

/// A format style that writes a value's bytes without making a string, and without a generic call for each.
protocol DirectFormatStyle: FormatStyle where FormatOutput == String {
    /// Appends the value's text.
    func append(_ value: FormatInput, to text: inout ByteBuffer)
    /// See `function(for:before:)`.
    func directFunction(for value: ValueReader<FormatInput>, before next: CellFunction?) -> CellFunction
}

extension DirectFormatStyle {
    func text(of value: FormatInput) -> String {
        var buffer = ByteBuffer()
        append(value, to: &buffer)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }

    func directFunction(for value: ValueReader<FormatInput>, before next: CellFunction?) -> CellFunction {
        function(for: value, before: next)
    }

    /// A function that writes the value which a reader finds in each row; with `next`, for stored values that can't be
    /// missing, one that adds the whole cell and goes on with the next column's.
    ///
    /// The compiler makes it for each style of its own, which is what makes it quick.
    @inline(__always)
    func function(for value: ValueReader<FormatInput>, before next: CellFunction?) -> CellFunction {
        guard let offset = value.offset else {
            let read = value.read
            return { row, cell in
                guard let value = read(row) else { return cell.writeMissing() }
                cell.writeBytes { append(value, to: &$0) }
            }
        }
        if value.isOptional {
            return { row, cell in
                guard let value = (row + offset).assumingMemoryBound(to: FormatInput?.self).pointee else {
                    return cell.writeMissing()
                }
                cell.writeBytes { append(value, to: &$0) }
            }
        }
        guard let next else {
            return { row, cell in
                let value = (row + offset).assumingMemoryBound(to: FormatInput.self).pointee
                cell.writeBytes { append(value, to: &$0) }
            }
        }
        return { row, cell in
            let value = (row + offset).assumingMemoryBound(to: FormatInput.self).pointee
            cell.addCell { append(value, to: &$0) }
            next(row, &cell)
        }
    }
}

extension FormatStyle where FormatOutput == String {
    /// Writes values in this style.
    var show: (FormatInput, inout CellWriter) -> Void {
        func direct<Style: DirectFormatStyle>(_ style: Style) -> ((FormatInput, inout CellWriter) -> Void)? {
            { (value: Style.FormatInput, cell: inout CellWriter) in cell.writeBytes { style.append(value, to: &$0) } }
                as? (FormatInput, inout CellWriter) -> Void
        }
        if let style = self as? any DirectFormatStyle, let show = direct(style) { return show }
        return { $1.write(text(showing: $0)) }
    }

    /// Writes the value that a reader finds in each row.
    func cell(_ value: ValueReader<FormatInput>) -> CellFunction {
        // Neither `??` nor `map`, whose generic forms would wrap the function and so cost every cell two calls.
        if let cell = direct(value, before: nil) { return cell }
        if let cell = RepeatedText.cell(value, style: self) { return cell }
        return value.cell(show)
    }

    /// A function that adds the cell of a stored value and goes on with `next`; nil where there is no quick way.
    func step(_ value: ValueReader<FormatInput>, before next: @escaping CellFunction) -> CellFunction? {
        value.offset == nil || value.isOptional ? nil : direct(value, before: next)
    }

    private func direct(_ value: ValueReader<FormatInput>, before next: CellFunction?) -> CellFunction? {
        func function<Style: DirectFormatStyle>(_ style: Style) -> CellFunction? {
            guard let value = value as? ValueReader<Style.FormatInput> else { return nil }
            return style.directFunction(for: value, before: next)
        }
        guard let style = self as? any DirectFormatStyle else { return nil }
        return function(style)
    }
}
