import TableDSL

/// Draws what a terminal shows.
struct SVGPicture {
    private let screen: TerminalScreen
    private let options: SVGRenderer
    // Lengths are in hundredths of a point, so that they are the same on every machine.
    private let cellWidth: Int
    private let lineHeight: Int
    private let margin: Int
    private let barHeight: Int
    private let width: Int
    private let height: Int
    /// The values of the theme's colours by their names, the light ones where the reader's system chooses.
    private let colors: [String: String]
    /// The names of those that were used, where the reader's system chooses among themes.
    private let used: Set<String>

    init(_ screen: TerminalScreen, _ options: SVGRenderer) {
        self.screen = screen
        self.options = options
        cellWidth = options.fontSize * 602 / 10
        // As high as fonts of one width are, so that lines of tables join.
        lineHeight = options.fontSize * 118
        margin = options.frame == .none ? 0 : options.fontSize * 120
        barHeight = options.frame == .window ? options.fontSize * 150 : 0
        let palette: SVGPalette = options.theme == .dark ? .dark : .light
        colors = Dictionary(palette.named.map { ($0.name, $0.value) }) { first, _ in first }
        let looks = screen.pieces.compactMap { piece in
            piece.look.foreground.map { Self.name(of: $0, "f") } ?? (piece.link == nil ? nil : "link")
        }
        used = Set(looks + screen.fills.map { Self.name(of: $0.paint, "b") } + ["text", "ground"])
        width = screen.columns * cellWidth + 2 * margin
        height = screen.rows * lineHeight + 2 * margin + barHeight
    }

    /// Writes the picture, with what a reader is told who doesn't see it.
    func write(titled title: String, to output: inout some TableOutput) throws {
        let (width, height) = (Self.number(width), Self.number(height))
        var text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
            + "viewBox=\"0 0 \(width) \(height)\" role=\"img\">\n<title>\(SVGText.escaped(title))</title>\n"
            + styleSheet + frame
        func add(_ part: String) throws {
            text += part
            guard text.utf8.count > 32_768 else { return }
            try output.write(text)
            text = ""
        }
        for fill in screen.fills { try add(rectangle(of: fill)) }
        try add("<g \(paint("text")) \(Self.font) font-size=\"\(options.fontSize)\" xml:space=\"preserve\">\n")
        var row: Int?
        for piece in screen.pieces {
            if piece.row != row {
                let y = Self.number(top(of: piece.row) + options.fontSize * 93)
                try add("\(row == nil ? "" : "</text>\n")<text y=\"\(y)\">")
                row = piece.row
            }
            try add(span(of: piece))
        }
        try add("\(row == nil ? "" : "</text>\n")</g>\n</svg>\n")
        try output.write(text)
    }

    private static let font = """
        font-family="ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"
        """

    private func top(of row: Int) -> Int { margin + barHeight + row * lineHeight }

    private var frame: String {
        if options.frame == .none { return "" }
        let (right, bottom) = (Self.number(width - 100), Self.number(height - 100))
        var text =
            "<rect x=\".5\" y=\".5\" width=\"\(right)\" height=\"\(bottom)\" rx=\"8\" \(paint("ground"))/>\n"
        guard options.frame == .window else { return text }
        let radius = options.fontSize * 40
        for (index, color) in ["#ff5f57", "#febc2e", "#28c840"].enumerated() {
            let x = margin + radius + index * radius * 3
            text += "<circle cx=\"\(Self.number(x))\" cy=\"\(Self.number(barHeight / 2 + options.fontSize * 35))\" "
            text += "r=\"\(Self.number(radius))\" fill=\"\(color)\"/>\n"
        }
        return text
    }

    private func rectangle(of fill: TerminalScreen.Fill) -> String {
        let x = Self.number(margin + fill.column * cellWidth)
        return "<rect x=\"\(x)\" y=\"\(Self.number(top(of: fill.row)))\" "
            + "width=\"\(Self.number(fill.cells * cellWidth))\" height=\"\(Self.number(lineHeight))\" "
            + "\(paint(fill.paint, "b"))/>\n"
    }

    private func span(of piece: TerminalScreen.Piece) -> String {
        var attributes = "x=\"\(Self.number(margin + piece.column * cellWidth))\""
        if piece.script != .wide, piece.cells > 1 {
            attributes += " textLength=\"\(Self.number(piece.cells * cellWidth))\" lengthAdjust=\"spacingAndGlyphs\""
        }
        let emphasis = piece.look.emphasis
        if let foreground = piece.look.foreground {
            attributes += " \(paint(foreground, "f"))"
        } else if piece.link != nil {
            attributes += " \(paint("link"))"
        }
        if emphasis.contains(.bold) { attributes += " font-weight=\"bold\"" }
        if emphasis.contains(.italic) { attributes += " font-style=\"italic\"" }
        if emphasis.contains(.dim) { attributes += " fill-opacity=\".7\"" }
        let lines = [
            emphasis.contains(.underline) || piece.link != nil ? "underline" : nil,
            emphasis.contains(.strikethrough) ? "line-through" : nil,
        ].compactMap { $0 }
        if !lines.isEmpty { attributes += " text-decoration=\"\(lines.joined(separator: " "))\"" }
        let span = "<tspan \(attributes)>\(SVGText.escaped(piece.text))</tspan>"
        return piece.link.map { "<a href=\"\(SVGText.escaped($0))\">\(span)</a>" } ?? span
    }

    // Colours

    /// The name of one of the sixteen colours; empty for an exact one.
    private static func name(of paint: Paint, _ kind: String) -> String {
        if case .numbered(let number) = paint { "\(kind)\(number)" } else { "" }
    }

    private func paint(_ paint: Paint, _ kind: String) -> String {
        switch paint {
        case .numbered: self.paint(Self.name(of: paint, kind))
        case .exact(let red, let green, let blue): "fill=\"rgb(\(red),\(green),\(blue))\""
        }
    }

    /// The attribute for a colour of the theme: its value, or a class where the reader's system chooses; the ground has its
    /// edge with it.
    private func paint(_ name: String) -> String {
        guard options.theme == .automatic else {
            let edge = name == "ground" ? " stroke=\"\(colors["edge"] ?? "")\"" : ""
            return "fill=\"\(colors[name] ?? "")\"\(edge)"
        }
        return "class=\"tdsl-\(name)\""
    }

    /// The rules for the colours that were used; none where the theme is fixed.
    private var styleSheet: String {
        guard options.theme == .automatic else { return "" }
        func rules(_ palette: SVGPalette) -> String {
            palette.named.filter { used.contains($0.name) }.map { name, value in
                ".tdsl-\(name){fill:\(value)\(name == "ground" ? ";stroke:\(palette.edge)" : "")}"
            }.joined(separator: "\n")
        }
        return "<style>\n\(rules(.light))\n@media (prefers-color-scheme:dark){\n\(rules(.dark))\n}\n</style>\n"
    }

    /// A length in points: `8.42`, `17`.
    private static func number(_ hundredths: Int) -> String {
        let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
        if rest == 0 { return "\(whole)" }
        let digits = "\(rest)"
        return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(digits.count == 1 ? "0" : "")\(digits)"
    }
}
