import TableDSL

extension TerminalWriter {
    /// Writes one line of a cell, padded; each run's style ends with the run.
    mutating func write(
        _ line: CellLines.Line, of cell: StoredCell, width: Int, before: Int, _ style: TextStyle
    ) {
        writeBlanks(before, style)
        if let guides = line.guides {
            write(guides, style)
        } else if line.indent > 0 {
            writePassingGuides(of: cell, cells: line.indent, style)
        }
        writePart(line.text.head, of: cell, from: line.start, style)
        if line.text.hasMark {
            // The mark looks as what it follows does, or goes before.
            let neighbour = line.text.head.isEmpty ? line.text.tail.lowerBound : line.text.head.upperBound - 1
            let isStyled = sgr.append(self.style(at: line.start + neighbour, of: cell, style), to: &buffer)
            truncation.appendMark(cells: line.text.markCells, to: &buffer)
            if isStyled { buffer.append(SGR.reset) }
        }
        writePart(line.text.tail, of: cell, from: line.start, style)
        writeBlanks(width - before - line.cells, style)
    }

    /// Writes what of a row's guides goes on beside the lines below its first.
    mutating func writePassingGuides(of cell: StoredCell, cells: Int, _ style: TextStyle) {
        let text = String(decoding: grid.store.text.bytes.part(cell.text), as: UTF8.self)
        let passing = text.prefix(cells).map { guide in
            switch guide {
            case "│", "├": "│"
            case "|": "|"
            default: " "
            }
        }
        let isStyled = sgr.append(style, to: &buffer)
        buffer.append(string: passing.joined())
        if isStyled { buffer.append(SGR.reset) }
    }

    /// The style of the text at a place in the store.
    func style(at place: Int, of cell: StoredCell, _ style: TextStyle) -> TextStyle {
        cell.spans.first { cell.text.lowerBound + grid.store.spans[$0].end > place }
            .map { grid.store.spans[$0].style.over(style) } ?? style
    }

    mutating func writePart(_ part: Range<Int>, of cell: StoredCell, from start: Int, _ style: TextStyle) {
        guard !part.isEmpty else { return }
        let range = start + part.lowerBound..<start + part.upperBound
        guard !cell.spans.isEmpty else { return write(range, style) }
        var from = cell.text.lowerBound
        for index in cell.spans {
            let span = grid.store.spans[index]
            let end = cell.text.lowerBound + span.end
            let shown = range.clamped(to: from..<end)
            if !shown.isEmpty { write(shown, span.style.over(style)) }
            from = end
        }
    }

    mutating func write(_ range: Range<Int>, _ style: TextStyle) {
        let isStyled = sgr.append(style, to: &buffer)
        buffer.append(grid.store.text.bytes.part(range))
        if isStyled { buffer.append(SGR.reset) }
    }

    /// Writes blanks, over the style's background where it has one.
    mutating func writeBlanks(_ count: Int, _ style: TextStyle) {
        guard count > 0 else { return }
        let isStyled = sgr.append(TextStyle(background: style.background), to: &buffer)
        buffer.append(repeating: UInt8(ascii: " "), count: count)
        if isStyled { buffer.append(SGR.reset) }
    }

    /// Writes text that is known to be safe, padded and cut to a width.
    mutating func writeText(_ text: String, width: Int, alignment: ColumnAlignment, _ style: TextStyle) {
        var text = text
        text.withUTF8 { bytes in
            let cut = truncation.cut(bytes, to: width, mode: .tail)
            let before = Self.blanks(width - cut.cells, alignment)
            buffer.append(repeating: UInt8(ascii: " "), count: before)
            let isStyled = !bytes.isEmpty && sgr.append(style, to: &buffer)
            buffer.append(bytes.part(cut.head))
            if cut.hasMark { truncation.appendMark(cells: cut.markCells, to: &buffer) }
            if isStyled { buffer.append(SGR.reset) }
            buffer.append(repeating: UInt8(ascii: " "), count: width - before - cut.cells)
        }
    }

    func wrap(_ text: String, width: Int) -> [String] {
        var text = text
        return text.withUTF8 { bytes in
            TextWrapping(measure: grid.measure).lines(of: bytes, width: width, mode: .word)
                .map { String(decoding: bytes.part($0), as: UTF8.self) }
        }
    }

    mutating func writeParagraph(_ text: String, _ style: TextStyle) {
        for line in limit.map({ wrap(text, width: $0) }) ?? [text] {
            let isStyled = sgr.append(style, to: &buffer)
            buffer.append(string: line)
            if isStyled { buffer.append(SGR.reset) }
            buffer.append("\n")
        }
    }

    mutating func beginLine() { buffer.append(lineStart, of: lineParts) }

    mutating func writeSeparator(after position: Int) {
        buffer.append(placements[layout.shown[position]].separator, of: lineParts)
    }

    mutating func endLine() { buffer.append(lineEnd, of: lineParts) }
}
