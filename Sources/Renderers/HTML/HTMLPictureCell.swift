import TableDSL

extension ByteBuffer {
    /// Appends the start of a data cell with the looks of all of it: names are classes, exact colours a style.
    ///
    /// On an exact background without a colour of text that is black or white, whichever can be read.
    mutating func appendHTMLCellStart(_ column: HTMLColumn, _ look: TextStyle?, tags: borrowing ByteBuffer) {
        guard let look, let background = look.background else { return append(column.open, of: tags) }
        let foreground = look.foreground ?? background.readableText
        // The tag goes on before its angle, and before the mark at the end of its classes.
        let end = column.open.upperBound - (column.hasClasses ? 2 : 1)
        append(column.open.lowerBound..<end, of: tags)
        var hasClasses = column.hasClasses
        appendClass("tdsl-bg-", background, &hasClasses)
        if let foreground { appendClass("tdsl-fg-", foreground, &hasClasses) }
        if hasClasses { append("\"") }
        appendStyle(background, foreground)
        append(">")
    }

    private mutating func appendClass(_ prefix: StaticString, _ color: Color, _ hasClasses: inout Bool) {
        guard let name = color.htmlName else { return }
        append(hasClasses ? " " : " class=\"")
        hasClasses = true
        append(prefix)
        append(string: name)
    }

    private mutating func appendStyle(_ background: Color, _ foreground: Color?) {
        var isExact = false
        if case .rgb = background {
            isExact = true
            append(" style=\"background-color:")
            appendHTMLColor(background)
        }
        if case .rgb? = foreground, let foreground {
            append(isExact ? ";color:" : " style=\"color:")
            isExact = true
            appendHTMLColor(foreground)
        }
        if isExact { append("\"") }
    }
}

extension TextStyle {
    /// The style without what it shares with that of the whole cell.
    func within(_ cell: TextStyle) -> TextStyle {
        TextStyle(
            foreground: foreground == cell.foreground ? nil : foreground,
            background: background == cell.background ? nil : background, emphasis: emphasis)
    }
}
