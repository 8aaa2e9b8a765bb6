import TableDSL

/// The control sequences that switch a terminal's colours and emphasis (ECMA-48, 8.3.117).
struct SGR {
    /// Whether sequences are written at all.
    let isActive: Bool
    /// What the names of a theme stand for.
    let theme: [String: Color]

    /// The sequence that ends every style.
    static let reset: StaticString = "\u{1B}[0m"

    /// Switches a style on; returns whether anything was written, so that it has to be reset.
    func append(_ style: TextStyle, to buffer: inout ByteBuffer) -> Bool {
        guard isActive, !style.isPlain else { return false }
        var isOpen = false
        func code(_ number: Int) {
            buffer.append(isOpen ? ";" : "\u{1B}[")
            isOpen = true
            buffer.append(decimal: number)
        }
        if style.emphasis.contains(.bold) { code(1) }
        if style.emphasis.contains(.dim) || style.foreground == .secondary { code(2) }
        if style.emphasis.contains(.italic) { code(3) }
        if style.emphasis.contains(.underline) { code(4) }
        if style.emphasis.contains(.strikethrough) { code(9) }
        if let color = style.foreground { codes(of: color, base: 30, code) }
        if let color = style.background { codes(of: color, base: 40, code) }
        if isOpen { buffer.append("m") }
        return isOpen
    }

    /// Calls `body` with the codes of a colour, for text where `base` is 30 and for what is behind it where it is 40;
    /// there are none where the theme doesn't know it.
    private func codes(of color: Color, base: Int, _ body: (Int) -> Void) {
        switch color {
        case .black: body(base)
        case .red: body(base + 1)
        case .green: body(base + 2)
        case .yellow: body(base + 3)
        case .blue: body(base + 4)
        case .magenta: body(base + 5)
        case .cyan: body(base + 6)
        case .white: body(base + 7)
        case .brightBlack: body(base + 60)
        case .brightRed: body(base + 61)
        case .brightGreen: body(base + 62)
        case .brightYellow: body(base + 63)
        case .brightBlue: body(base + 64)
        case .brightMagenta: body(base + 65)
        case .brightCyan: body(base + 66)
        case .brightWhite: body(base + 67)
        case .secondary: if base == 40 { body(100) }
        case .rgb(let red, let green, let blue):
            body(base + 8)
            body(2)
            for part in [red, green, blue] { body(Int(part)) }
        case .named(let name):
            guard let resolved = theme[name] else { return }
            // A name that stands for another name is unknown, or names could go in circles.
            if case .named = resolved { return }
            codes(of: resolved, base: base, body)
        }
    }
}
