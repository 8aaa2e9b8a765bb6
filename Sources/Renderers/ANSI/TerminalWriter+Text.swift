import TableDSL

extension TerminalWriter {
    /// Writes one line of a cell, padded: what it opens ends before the blanks behind it.
    mutating func write(
        _ line: CellLines.Line, of cell: StoredCell, width: Int, before: Int, _ style: TextStyle
    ) {
        writeBlanks(before, style)
        if let guides = line.guides {
            write(guides, style)
        } else if line.indent > 0 {
            writePassingGuides(of: cell, cells: line.indent, style)
        }
        if cell.spans.isEmpty, !line.text.hasMark, !keepsControls, !isolates {
            write(line.start + line.text.head.lowerBound..<line.start + line.text.head.upperBound, style)
        } else {
            writeRuns(line, of: cell, style)
        }
        writeBlanks(width - before - line.cells, style)
    }

    /// Writes the text of a line of which stretches have looks of their own.
    private mutating func writeRuns(_ line: CellLines.Line, of cell: StoredCell, _ style: TextStyle) {
        let (head, tail) = (line.text.head, line.text.tail)
        let isIsolated =
            isolates && (hasRightToLeft(head, from: line.start) || hasRightToLeft(tail, from: line.start))
        if isIsolated { buffer.append(BidiIsolation.start) }
        var run = OpenRun(styles: line.styles)
        writePart(head, of: cell, from: line.start, style, &run)
        if line.text.hasMark {
            // The mark looks as what it follows does, or goes before, and leads where that does.
            let neighbour = head.isEmpty ? tail.lowerBound : head.upperBound - 1
            let look = look(at: line.start + neighbour, of: cell, style)
            open(look.style, look.link, in: cell, &run)
            truncation.appendMark(cells: line.text.markCells, to: &buffer)
        }
        if !tail.isEmpty {
            if keepsControls { skip(head.upperBound..<tail.lowerBound, of: cell, from: line.start, &run) }
            writePart(tail, of: cell, from: line.start, style, &run)
        }
        endRun(&run)
        if isIsolated { buffer.append(BidiIsolation.end) }
    }

    private func hasRightToLeft(_ part: Range<Int>, from start: Int) -> Bool {
        grid.store.text.bytes.part(start + part.lowerBound..<start + part.upperBound).hasRightToLeft
    }

    /// Takes in what a part that is left out does to the style of what is behind it.
    private mutating func skip(_ part: Range<Int>, of cell: StoredCell, from start: Int, _ run: inout OpenRun) {
        let wereOpen = run.styles.areOpen
        if wereOpen { endRun(&run) }
        let first = start - cell.text.lowerBound
        let text = grid.store.text.bytes.part(cell.text)
        run.styles.read(first + part.lowerBound..<first + part.upperBound, of: text)
        if !wereOpen, run.style != nil { run.styles.append(of: text, to: &buffer) }
    }

    /// Writes what of a row's guides goes on beside the lines below its first.
    mutating func writePassingGuides(of cell: StoredCell, cells: Int, _ style: TextStyle) {
        // A guide is of three bytes at most.
        let guides = grid.store.text.bytes.part(cell.text).prefix(3 * cells)
        let text = String(decoding: guides, as: UTF8.self)
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

    /// The style of the text at a place in the store, and where it leads.
    private func look(at place: Int, of cell: StoredCell, _ style: TextStyle) -> (style: TextStyle, link: String?) {
        guard let span = cell.spans.first(where: { cell.text.lowerBound + grid.store.spans[$0].end > place }) else {
            return (style, nil)
        }
        return (grid.store.spans[span].style.over(style), grid.store.spans[span].role.destination)
    }

    private mutating func writePart(
        _ part: Range<Int>, of cell: StoredCell, from start: Int, _ style: TextStyle, _ run: inout OpenRun
    ) {
        guard !part.isEmpty else { return }
        let range = start + part.lowerBound..<start + part.upperBound
        if cell.spans.isEmpty {
            open(style, nil, in: cell, &run)
            return appendText(range, of: cell, &run)
        }
        var from = cell.text.lowerBound
        for index in cell.spans {
            let end = cell.text.lowerBound + grid.store.spans[index].end
            let shown = range.clamped(to: from..<end)
            if !shown.isEmpty {
                let span = grid.store.spans[index]
                open(span.style.over(style), span.role.destination, in: cell, &run)
                appendText(shown, of: cell, &run)
            }
            from = max(from, end)
        }
        // Guides stand in no stretch where there is no text behind them.
        let rest = range.clamped(to: from..<max(cell.text.upperBound, from))
        if !rest.isEmpty {
            open(style, nil, in: cell, &run)
            appendText(rest, of: cell, &run)
        }
    }

    private mutating func write(_ range: Range<Int>, _ style: TextStyle) {
        if range.isEmpty { return }
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
            let isIsolated = isolates && bytes.hasRightToLeft
            writeBlanks(before, style)
            if isIsolated { buffer.append(BidiIsolation.start) }
            writeLine(bytes.part(cut.head), style, markCells: cut.markCells)
            if isIsolated { buffer.append(BidiIsolation.end) }
            writeBlanks(width - before - cut.cells, style)
        }
    }

    /// Writes text of one style and the mark behind it, and ends what it opened.
    private mutating func writeLine(_ text: UnsafeBufferPointer<UInt8>, _ style: TextStyle, markCells: Int = 0) {
        guard !text.isEmpty || markCells > 0 else { return }
        let isStyled = sgr.append(style, to: &buffer)
        var styles = OpenStyles()
        if keepsControls {
            buffer.append(text, keeping: style, sgr)
            styles.read(0..<text.count, of: text)
        } else {
            buffer.append(text)
        }
        truncation.appendMark(cells: markCells, to: &buffer)
        if isStyled || styles.areOpen { buffer.append(SGR.reset) }
    }

    /// The lines of a text that is known to be safe; each opens and ends the style sequences that were kept.
    func wrap(_ text: String, width: Int) -> [String] {
        var text = text
        return text.withUTF8 { bytes in
            let ranges = TextWrapping(measure: grid.measure).lines(of: bytes, width: width, mode: .word)
            guard keepsControls else { return ranges.map { String(decoding: bytes.part($0), as: UTF8.self) } }
            var styles = OpenStyles()
            return ranges.map { range in
                var line = ByteBuffer()
                styles.append(of: bytes, to: &line)
                line.append(bytes.part(range))
                styles.read(range, of: bytes)
                styles.appendReset(to: &line)
                return String(decoding: line.bytes, as: UTF8.self)
            }
        }
    }

    mutating func writeParagraph(_ text: String, _ style: TextStyle) {
        for line in limit.map({ wrap(text, width: $0) }) ?? [text] {
            var line = line
            line.withUTF8 { writeLine($0, style) }
            buffer.append("\n")
        }
    }

    mutating func beginLine() { buffer.append(lineStart, of: lineParts) }

    mutating func writeSeparator(after position: Int) {
        buffer.append(placements[layout.shown[position]].separator, of: lineParts)
    }

    mutating func endLine() { buffer.append(lineEnd, of: lineParts) }
}
