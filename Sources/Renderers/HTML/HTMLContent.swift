import TableDSL

extension ByteBuffer {
    /// Appends what a cell shows: its text escaped, its looks, links and pictures as elements.
    @inline(__always)
    mutating func appendHTML(_ index: Int, of cells: WrittenCells, _ colors: HTMLColors) {
        if cells.isPlain(index) { return appendHTML(cells.text(of: index)) }
        cells.forEachSpan(of: index) { appendHTML($0, style: $1.style, role: $1.role, colors) }
    }

    /// Appends what a cell shows; looks that all of the cell has needn't be said again.
    mutating func appendHTML(_ index: Int, of cells: WrittenCells, _ colors: HTMLColors, in look: TextStyle?) {
        guard let look, !cells.isPlain(index) else { return appendHTML(index, of: cells, colors) }
        cells.forEachSpan(of: index) { appendHTML($0, style: $1.style.within(look), role: $1.role, colors) }
    }

    private mutating func appendHTML(
        _ text: UnsafeBufferPointer<UInt8>, style: TextStyle, role: CellRun.Role, _ colors: HTMLColors
    ) {
        let hasSpan = appendHTMLSpan(style, colors)
        appendHTMLTags(style.emphasis)
        switch role {
        case .text: appendHTML(text)
        case .link(let destination): appendHTMLLink(text, to: destination)
        case .image(let source, let width, let height): appendHTMLImage(text, source, width, height)
        case .mark(let picture, _, let drawing?): appendHTMLDrawing(drawing, text, picture, style, colors)
        case .mark(let picture, _, nil): appendHTMLPicture(picture, text)
        case .footnote(let number):
            append(text.first == UInt8(ascii: ",") ? "<sup>," : "<sup>")
            append(decimal: number)
            append("</sup>")
            // Before a number there is a blank that keeps it apart.
            if text.last == 0xA0 { append("&nbsp;") }
        }
        appendHTMLEndTags(style.emphasis)
        if hasSpan { append("</span>") }
    }

    private mutating func appendHTMLLink(_ text: UnsafeBufferPointer<UInt8>, to destination: String) {
        guard let address = URLFilter.link(destination) else { return appendHTML(text) }
        append("<a href=\"")
        appendHTMLAddress(address)
        append("\">")
        appendHTML(text)
        append("</a>")
    }

    private mutating func appendHTMLImage(
        _ text: UnsafeBufferPointer<UInt8>, _ source: String, _ width: Int?, _ height: Int?
    ) {
        guard let address = URLFilter.image(source) else { return appendHTML(text) }
        append("<img src=\"")
        appendHTMLAddress(address)
        append("\" alt=\"")
        appendHTMLAttribute(text)
        append("\"")
        if let width, width > 0 { appendAttribute(" width=\"", width) }
        if let height, height > 0 { appendAttribute(" height=\"", height) }
        append(" loading=\"lazy\">")
    }

    private mutating func appendAttribute(_ start: StaticString, _ number: Int) {
        append(start)
        append(decimal: number)
        append("\"")
    }
}

extension TextStyle {
    /// The style without what it shares with that of the whole cell.
    fileprivate func within(_ cell: TextStyle) -> TextStyle {
        TextStyle(
            foreground: foreground == cell.foreground ? nil : foreground,
            background: background == cell.background ? nil : background, emphasis: emphasis)
    }
}
