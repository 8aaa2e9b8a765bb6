import TableDSL

/// What a terminal shows of the text that a table is written in: stretches of text at their cells.
struct TerminalScreen {
    /// Text of one look, at its place.
    struct Piece {
        var row: Int
        var column: Int
        /// The cells that it takes.
        var cells = 0
        var text = ""
        var look: Look
        var link: String?
        var script: Script
        /// Blanks that were read behind it and belong to it only if more text follows.
        fileprivate var blanks = 0
    }

    /// Kinds of text that a picture places in different ways.
    enum Script {
        /// A cell for each character, as fonts of one width have them.
        case narrow
        /// One character of two cells.
        case wide
        /// Letters that may join.
        case joining
    }

    /// Cells side by side with the same colour behind them.
    struct Fill {
        var row: Int
        var column: Int
        var cells: Int
        var paint: Paint
    }

    private(set) var pieces: [Piece] = []
    private(set) var fills: [Fill] = []
    private(set) var rows = 0
    private(set) var columns = 0

    private var look = Look()
    private var link: String?

    /// Reads text with the sequences that set looks and links; others do nothing.
    init(_ text: String, ambiguousWidth: Int) {
        let width = TextWidth(ambiguousWidth: ambiguousWidth)
        var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        for line in lines {
            ContiguousArray(line).withUnsafeBufferPointer { read($0, width) }
            rows += 1
        }
    }

    private mutating func read(_ line: UnsafeBufferPointer<UInt8>, _ width: TextWidth) {
        var column = 0
        var open: Piece?
        for cluster in TextClusters(line, width: width) {
            let bytes = line.part(cluster.range)
            if bytes[0] == 0x1B {
                readSequence(bytes)
                continue
            }
            let text = String(decoding: bytes, as: UTF8.self)
            if cluster.cells > 0, let paint = look.background { fill(paint, at: column, cells: cluster.cells) }
            let isBlank = text == " " && look.lines.isEmpty
            if open?.look != look || open?.link != link
                || open?.script != Self.script(text, cluster.cells, isBlank, open)
                || !isBlank && (open?.blanks ?? 0) > 1
            {
                close(&open)
            }
            if isBlank {
                if open != nil { open?.blanks += 1 }
            } else {
                if open == nil {
                    let script = Self.script(text, cluster.cells, false, nil)
                    open = Piece(row: rows, column: column, look: look, link: link, script: script)
                }
                let blanks = open?.blanks ?? 0
                open?.text += String(repeating: " ", count: blanks) + text
                open?.cells += blanks + cluster.cells
                open?.blanks = 0
                if open?.script == .wide { close(&open) }
            }
            column += cluster.cells
        }
        close(&open)
        columns = max(columns, column)
    }

    private mutating func close(_ piece: inout Piece?) {
        if let piece { pieces.append(piece) }
        piece = nil
    }

    private mutating func fill(_ paint: Paint, at column: Int, cells: Int) {
        if let last = fills.last, last.row == rows, last.paint == paint, last.column + last.cells == column {
            fills[fills.count - 1].cells += cells
        } else {
            fills.append(Fill(row: rows, column: column, cells: cells, paint: paint))
        }
    }

    /// How a cluster is placed; what takes no cell, and a blank, is placed as what is before it.
    private static func script(_ text: String, _ cells: Int, _ isBlank: Bool, _ open: Piece?) -> Script {
        if let open, isBlank || cells == 0 { return open.script }
        if cells > 1 { return .wide }
        let isNarrow = text.unicodeScalars.allSatisfy { $0.value < 0x0590 || 0x2000...0x2BFF ~= $0.value }
        return isNarrow ? .narrow : .joining
    }

    private mutating func readSequence(_ sequence: UnsafeBufferPointer<UInt8>) {
        if EscapeSequence.styleEnd(in: sequence, from: 0) == sequence.count {
            look.read(String(decoding: sequence.part(2..<sequence.count - 1), as: UTF8.self))
        } else if sequence.starts(with: "\u{1B}]8;".utf8) {
            let end = sequence.last == 0x07 ? 1 : 2
            let parts = sequence.dropFirst(4).dropLast(end).split(
                separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
            let address = parts.count == 2 ? String(decoding: parts[1], as: UTF8.self) : ""
            link = address.isEmpty ? nil : URLFilter.link(address)
        }
    }
}
