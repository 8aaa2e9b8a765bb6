import TableDSL

/// What is switched on at the place of a line where the writer is: one style, one link, and sequences that were kept.
struct OpenRun {
    /// The style in force; nil before the first and after the last text of the line.
    private(set) var style: TextStyle?
    private(set) var link: String?
    /// Whether a reset is due for the style.
    fileprivate(set) var isStyled = false
    /// The kept style sequences in force, by their places in the cell.
    var styles: OpenStyles

    init(styles: OpenStyles) { self.styles = styles }

    fileprivate mutating func begin(_ style: TextStyle, _ link: String?) {
        self.style = style
        self.link = link
    }

    fileprivate mutating func end() {
        style = nil
        link = nil
        isStyled = false
    }
}

extension TerminalWriter {
    /// Makes sure that what is written next has this style and leads to this address, and that nothing else is on.
    mutating func open(_ style: TextStyle, _ link: String?, in cell: StoredCell, _ run: inout OpenRun) {
        if run.style == style && run.link == link { return }
        if run.link == link {
            if run.isStyled || run.styles.areOpen && run.style != nil { buffer.append(SGR.reset) }
        } else {
            endRun(&run)
            if let link { buffer.appendLinkStart(link) }
        }
        run.begin(style, link)
        run.isStyled = sgr.append(style, to: &buffer)
        if keepsControls { run.styles.append(of: grid.store.text.bytes.part(cell.text), to: &buffer) }
    }

    /// Ends what is on.
    mutating func endRun(_ run: inout OpenRun) {
        guard run.style != nil else { return }
        if run.isStyled || run.styles.areOpen { buffer.append(SGR.reset) }
        if run.link != nil { buffer.appendLinkEnd() }
        run.end()
    }

    /// Writes text of a cell as it is in the store; what was kept in it leaves the run's own style in force.
    mutating func appendText(_ range: Range<Int>, of cell: StoredCell, _ run: inout OpenRun) {
        let text = grid.store.text.bytes.part(range)
        guard keepsControls, let style = run.style else { return buffer.append(text) }
        buffer.append(text, keeping: style, sgr)
        let start = cell.text.lowerBound
        run.styles.read(
            range.lowerBound - start..<range.upperBound - start, of: grid.store.text.bytes.part(cell.text))
    }
}

extension ByteBuffer {
    /// Appends text with style sequences of its own, of which none ends a style around it: a reset is followed by that
    /// style, and then by what the sequence sets.
    mutating func append(_ text: UnsafeBufferPointer<UInt8>, keeping style: TextStyle, _ sgr: SGR) {
        guard !style.isPlain, sgr.isActive else { return append(text) }
        var copied = 0
        var offset = 0
        while offset < text.count {
            guard let end = EscapeSequence.styleEnd(in: text, from: offset) else {
                offset += 1
                continue
            }
            if let reset = EscapeSequence.resetEnd(text.part(offset..<end)) {
                append(text.part(copied..<offset))
                append(SGR.reset)
                _ = sgr.append(style, to: &self)
                copied = offset + 2 + reset
                if copied < end - 1 { append("\u{1B}[") } else { copied = end }
            }
            offset = end
        }
        append(text.part(copied..<text.count))
    }
}

extension CellRun.Role {
    /// The address of a link.
    var destination: String? {
        if case .link(let destination) = self { destination } else { nil }
    }
}
