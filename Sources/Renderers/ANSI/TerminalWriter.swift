import TableDSL

/// Writes a grid as lines for a terminal.
struct TerminalWriter: ~Copyable {
    private let grid: TerminalGrid
    private let layout: TerminalLayout
    private let sgr: SGR
    private let limit: Int?
    private let usesASCII: Bool
    private let truncation: TextTruncation
    private var buffer = ByteBuffer(capacity: ByteBuffer.chunk * 2)

    init(_ grid: consuming TerminalGrid, options: ANSIRenderer) {
        limit = options.width
        usesASCII = options.usesASCII
        sgr = SGR(isActive: options.color == .always, theme: options.theme)
        layout = TerminalLayout(grid, limit: options.width, usesASCII: options.usesASCII)
        truncation = TextTruncation(measure: grid.measure, usesASCII: options.usesASCII)
        self.grid = grid
    }

    /// Writes all lines.
    mutating func write(to output: inout some TableOutput) throws {
        if let title = grid.title {
            writeParagraph(title, TextStyle(emphasis: .bold))
            buffer.append("\n")
        }
        if !layout.shown.isEmpty {
            writeHeader()
            try writeRows(to: &output)
        }
        if !layout.hiddenTitles.isEmpty {
            let count = layout.hiddenTitles.count
            let names = layout.hiddenTitles.map { $0.isEmpty ? "(no title)" : $0 }.joined(separator: ", ")
            writeParagraph(
                "\(count) \(count == 1 ? "column" : "columns") not shown: \(names)", TextStyle(emphasis: .dim))
        }
        for note in grid.notes { writeParagraph(note, TextStyle(emphasis: .dim)) }
        try buffer.flush(to: &output, all: true)
    }

    // MARK: - Header

    private mutating func writeHeader() {
        let hasHeader = !grid.headerRows.isEmpty
        let first = grid.rows.first.map { dividers(of: $0.kind) } ?? layout.dividers
        writeRule(above: nil, below: hasHeader ? topDividers : first)
        guard hasHeader else { return }
        for level in 0..<grid.headerRows.count - 1 { writeGroups(level) }
        writeTitles()
        if layout.border.hasRowRules { writeRule(above: layout.dividers, below: first) }
    }

    /// The dividers of the header's first row, where a group's title has none inside.
    private var topDividers: [Bool] {
        let groups = grid.headerRows[0].filter(\.isGroup).map { layout.positions(of: $0.columns) }
        return layout.dividers.enumerated().map { position, isDivided in
            isDivided && !groups.contains { $0.contains(position) && $0.contains(position + 1) }
        }
    }

    /// Writes the groups of a header row, each centred over a rule across its columns.
    private mutating func writeGroups(_ level: Int) {
        let groups = grid.headerRows[level].filter(\.isGroup)
            .map { (title: $0.title, columns: layout.positions(of: $0.columns)) }
            .filter { !$0.columns.isEmpty }
        for isRule in layout.border.hasRowRules ? [false, true] : [false] {
            buffer.append(layout.leading)
            var column = 0
            while column < layout.shown.count {
                let group = groups.first { $0.columns.lowerBound == column }
                let columns = group?.columns ?? column..<column + 1
                let width = layout.width(of: columns)
                if let group, isRule {
                    for _ in 0..<width { buffer.append(layout.border.horizontal) }
                    column = group.columns.upperBound
                } else {
                    writeText(group?.title ?? "", width: width, alignment: .center, TextStyle(emphasis: .bold))
                    column = columns.upperBound
                }
                if column < layout.shown.count { writeSeparator(after: column - 1) }
            }
            endLine()
        }
    }

    private mutating func writeTitles() {
        let wrapped = layout.shown.enumerated().map { position, index in
            wrap(grid.columns[index].title, width: layout.widths[position])
        }
        let height = wrapped.map(\.count).max() ?? 1
        for line in 0..<height {
            buffer.append(layout.leading)
            for (position, index) in layout.shown.enumerated() {
                // Titles stand on the header's last line, next to their columns.
                let number = line - (height - wrapped[position].count)
                let text = number >= 0 ? wrapped[position][number] : ""
                writeText(
                    text, width: layout.widths[position], alignment: grid.columns[index].alignment,
                    TextStyle(emphasis: .bold))
                if position + 1 < layout.shown.count { writeSeparator(after: position) }
            }
            endLine()
        }
    }

    // MARK: - Rows

    private mutating func writeRows(to output: inout some TableOutput) throws {
        var cursor = CellCursor()
        var cells: [StoredCell] = []
        for (number, row) in grid.rows.enumerated() {
            if number > 0 { writeRule(between: grid.rows[number - 1], and: row) }
            cells.removeAll(keepingCapacity: true)
            if row.kind == .sectionHeader {
                writeSpanning(cursor.next(in: grid.store))
            } else {
                for _ in grid.columns.indices { cells.append(cursor.next(in: grid.store)) }
                write(row, cells)
            }
            try buffer.flush(to: &output)
        }
        writeRule(above: grid.rows.last.map { dividers(of: $0.kind) } ?? layout.dividers, below: nil)
    }

    private func dividers(of kind: RowKind) -> [Bool] {
        kind == .sectionHeader ? layout.dividers.map { _ in false } : layout.dividers
    }

    private mutating func writeRule(between above: TerminalGrid.Row, and below: TerminalGrid.Row) {
        guard layout.border.hasRowRules else { return }
        let interval = grid.rowDividerInterval
        let isDivided =
            above.kind == .sectionHeader || below.kind == .sectionHeader
            || (below.kind == .summary && above.kind != .summary)
            || (interval > 0 && above.kind == .data && above.ordinal % interval == 0)
        if isDivided { writeRule(above: dividers(of: above.kind), below: dividers(of: below.kind)) }
    }

    private mutating func writeSpanning(_ cell: StoredCell) {
        let column = TerminalGrid.Column(title: "", groups: [], alignment: .leading)
        let width = layout.innerWidth
        let lines = CellLines(
            grid.store.text.bytes.part(cell.text), at: cell.text.lowerBound, column: column, width: width,
            measure: grid.measure, usesASCII: usesASCII)
        for line in lines.lines {
            buffer.append(layout.leading)
            write(line, of: cell, width: width, before: 0, TextStyle(emphasis: .bold))
            endLine()
        }
    }

    private mutating func write(_ row: TerminalGrid.Row, _ cells: [StoredCell]) {
        let isSimple = layout.shown.enumerated().allSatisfy { position, index in
            let cell = cells[index]
            return !cell.entry.isMultiline && cell.width <= layout.widths[position]
        }
        guard isSimple else { return writeTall(row, cells) }
        buffer.append(layout.leading)
        for (position, index) in layout.shown.enumerated() {
            let cell = cells[index]
            let width = layout.widths[position]
            let style = style(of: row, grid.columns[index])
            let before = blanks(before: cell, in: grid.columns[index], width: width)
            if cell.entry.spans == 0 && (style.isPlain || !sgr.isActive) {
                buffer.append(repeating: UInt8(ascii: " "), count: before)
                buffer.append(grid.store.text.bytes.part(cell.text))
                buffer.append(repeating: UInt8(ascii: " "), count: width - before - cell.width)
            } else {
                let text = CutText(
                    head: 0..<cell.text.count, tail: cell.text.count..<cell.text.count, markCells: 0, cells: cell.width)
                let line = CellLines.Line(text: text, start: cell.text.lowerBound)
                write(line, of: cell, width: width, before: before, style)
            }
            if position + 1 < layout.shown.count { writeSeparator(after: position) }
        }
        endLine()
    }

    /// Writes a row of which some cells take several lines or have to be cut.
    private mutating func writeTall(_ row: TerminalGrid.Row, _ cells: [StoredCell]) {
        var wrapped: [[CellLines.Line]] = []
        for (position, index) in layout.shown.enumerated() {
            let cell = cells[index]
            wrapped.append(
                CellLines(
                    grid.store.text.bytes.part(cell.text), at: cell.text.lowerBound,
                    guides: grid.columns[index].source == grid.outlineColumn ? row.guides : .init(),
                    column: grid.columns[index], width: layout.widths[position], measure: grid.measure,
                    usesASCII: usesASCII
                ).lines)
        }
        let height = wrapped.map(\.count).max() ?? 1
        for number in 0..<height {
            buffer.append(layout.leading)
            for (position, index) in layout.shown.enumerated() {
                let column = grid.columns[index]
                let lines = wrapped[position]
                let above =
                    switch column.verticalAlignment {
                    case .top: 0
                    case .center: (height - lines.count) / 2
                    case .bottom: height - lines.count
                    }
                let width = layout.widths[position]
                let style = style(of: row, column)
                if lines.indices.contains(number - above) {
                    let line = lines[number - above]
                    let before =
                        lines.count == 1 && line.cells == cells[index].width
                        ? blanks(before: cells[index], in: column, width: width)
                        : Self.blanks(width - line.cells, column.alignment)
                    write(line, of: cells[index], width: width, before: before, style)
                } else {
                    writeBlanks(width, style)
                }
                if position + 1 < layout.shown.count { writeSeparator(after: position) }
            }
            endLine()
        }
    }

    private func style(of row: TerminalGrid.Row, _ column: TerminalGrid.Column) -> TextStyle {
        var style = TextStyle()
        if row.kind != .data || row.isSelected || column.isRowHeader { style.emphasis = .bold }
        if grid.alternatesRowBackgrounds, row.kind == .data, row.ordinal % 2 == 0 {
            // No one background can be read on both light and dark terminals; dim text can.
            if sgr.theme["stripe"] == nil {
                style.emphasis.insert(.dim)
            } else {
                style.background = .named("stripe")
            }
        }
        return style
    }

    /// The blanks before a cell of one line.
    private func blanks(before cell: StoredCell, in column: TerminalGrid.Column, width: Int) -> Int {
        guard column.alignment == .numeric, column.fractionWidth > 0 else {
            return Self.blanks(width - cell.width, column.alignment)
        }
        let fraction = DecimalFraction.width(of: grid.store.text.bytes.part(cell.text))
        return max(min(width - cell.width, width - cell.width - (column.fractionWidth - fraction)), 0)
    }

    private static func blanks(_ room: Int, _ alignment: ColumnAlignment) -> Int {
        switch alignment {
        case .leading, .automatic: 0
        case .center: max(room, 0) / 2
        case .trailing, .numeric: max(room, 0)
        }
    }

    // MARK: - Text

    /// Writes one line of a cell, padded; each run's style ends with the run.
    private mutating func write(
        _ line: CellLines.Line, of cell: StoredCell, width: Int, before: Int, _ style: TextStyle
    ) {
        writeBlanks(before, style)
        if line.indent > 0 { writePassingGuides(of: cell, cells: line.indent, style) }
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
    private mutating func writePassingGuides(of cell: StoredCell, cells: Int, _ style: TextStyle) {
        let text = String(decoding: grid.store.text.bytes.part(cell.text), as: UTF8.self)
        let passing = text.prefix(cells).map { guide in
            switch guide {
            case "│", "├": "│"
            case "|": "|"
            default: " "
            }
        }
        let isStyled = sgr.append(style, to: &buffer)
        buffer.append(passing.joined())
        if isStyled { buffer.append(SGR.reset) }
    }

    /// The style of the text at a place in the store.
    private func style(at place: Int, of cell: StoredCell, _ style: TextStyle) -> TextStyle {
        cell.spans.first { cell.text.lowerBound + grid.store.spans[$0].end > place }
            .map { grid.store.spans[$0].style.over(style) } ?? style
    }

    private mutating func writePart(_ part: Range<Int>, of cell: StoredCell, from start: Int, _ style: TextStyle) {
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

    private mutating func write(_ range: Range<Int>, _ style: TextStyle) {
        let isStyled = sgr.append(style, to: &buffer)
        buffer.append(grid.store.text.bytes.part(range))
        if isStyled { buffer.append(SGR.reset) }
    }

    /// Writes blanks, over the style's background where it has one.
    private mutating func writeBlanks(_ count: Int, _ style: TextStyle) {
        guard count > 0 else { return }
        let isStyled = sgr.append(TextStyle(background: style.background), to: &buffer)
        buffer.append(repeating: UInt8(ascii: " "), count: count)
        if isStyled { buffer.append(SGR.reset) }
    }

    /// Writes text that is known to be safe, padded and cut to a width.
    private mutating func writeText(_ text: String, width: Int, alignment: ColumnAlignment, _ style: TextStyle) {
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

    private func wrap(_ text: String, width: Int) -> [String] {
        var text = text
        return text.withUTF8 { bytes in
            TextWrapping(measure: grid.measure).lines(of: bytes, width: width, mode: .word)
                .map { String(decoding: bytes.part($0), as: UTF8.self) }
        }
    }

    private mutating func writeParagraph(_ text: String, _ style: TextStyle) {
        for line in limit.map({ wrap(text, width: $0) }) ?? [text] {
            let isStyled = sgr.append(style, to: &buffer)
            buffer.append(line)
            if isStyled { buffer.append(SGR.reset) }
            buffer.append("\n")
        }
    }

    private mutating func writeSeparator(after position: Int) {
        buffer.append(layout.dividers[position] ? layout.divider : layout.gap)
    }

    private mutating func endLine() {
        buffer.append(layout.trailing)
        buffer.append("\n")
    }

    /// Writes a rule between lines with these dividers; nil above is the table's top, nil below its bottom.
    private mutating func writeRule(above: [Bool]?, below: [Bool]?) {
        let border = layout.border
        if (above == nil || below == nil) && !border.hasOutline { return }
        if border.hasOutline {
            buffer.append(above == nil ? border.topLeft : below == nil ? border.bottomLeft : border.left)
            buffer.append(border.horizontal)
        }
        for (position, width) in layout.widths.enumerated() {
            for _ in 0..<width { buffer.append(border.horizontal) }
            guard position + 1 < layout.widths.count else { break }
            guard layout.gap.count == 3 else {
                for _ in 0..<layout.gap.count { buffer.append(border.horizontal) }
                continue
            }
            buffer.append(border.horizontal)
            switch (above?[position] ?? false, below?[position] ?? false) {
            case (true, true): buffer.append(border.cross)
            case (true, false): buffer.append(border.up)
            case (false, true): buffer.append(border.down)
            case (false, false): buffer.append(border.horizontal)
            }
            buffer.append(border.horizontal)
        }
        if border.hasOutline {
            buffer.append(border.horizontal)
            buffer.append(above == nil ? border.topRight : below == nil ? border.bottomRight : border.right)
        }
        buffer.append("\n")
    }
}
