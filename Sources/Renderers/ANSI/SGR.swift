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
        var codes: [String] = []
        if style.emphasis.contains(.bold) { codes.append("1") }
        if style.emphasis.contains(.dim) || style.foreground == .secondary { codes.append("2") }
        if style.emphasis.contains(.italic) { codes.append("3") }
        if style.emphasis.contains(.underline) { codes.append("4") }
        if style.emphasis.contains(.strikethrough) { codes.append("9") }
        if let code = style.foreground.flatMap({ code(of: $0, base: 30) }) { codes.append(code) }
        if let code = style.background.flatMap({ code(of: $0, base: 40) }) { codes.append(code) }
        guard !codes.isEmpty else { return false }
        buffer.append("\u{1B}[\(codes.joined(separator: ";"))m")
        return true
    }

    /// The code of a colour, for text where `base` is 30 and for what is behind it where it is 40; nil where the theme
    /// doesn't know it.
    private func code(of color: Color, base: Int) -> String? {
        switch color {
        case .black: "\(base)"
        case .red: "\(base + 1)"
        case .green: "\(base + 2)"
        case .yellow: "\(base + 3)"
        case .blue: "\(base + 4)"
        case .magenta: "\(base + 5)"
        case .cyan: "\(base + 6)"
        case .white: "\(base + 7)"
        case .brightBlack: "\(base + 60)"
        case .brightRed: "\(base + 61)"
        case .brightGreen: "\(base + 62)"
        case .brightYellow: "\(base + 63)"
        case .brightBlue: "\(base + 64)"
        case .brightMagenta: "\(base + 65)"
        case .brightCyan: "\(base + 66)"
        case .brightWhite: "\(base + 67)"
        case .secondary: base == 40 ? "100" : nil
        case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
        case .named(let name):
            theme[name].flatMap { resolved in
                // A name that stands for another name is unknown, or names could go in circles.
                if case .named = resolved { nil } else { code(of: resolved, base: base) }
            }
        }
    }
}
