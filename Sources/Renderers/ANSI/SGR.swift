import TableDSL

/// The control sequences that switch a terminal's colours and emphasis (ECMA-48, 8.3.117).
struct SGR {
    /// How many colours there are; with none, no sequence is written.
    let depth: ColorDepth
    /// What the names of a theme stand for.
    let theme: [String: Color]
    /// Whether sequences are written at all.
    let isActive: Bool

    init(depth: ColorDepth, theme: [String: Color]) {
        self.depth = depth
        self.theme = theme
        isActive = depth > .none
    }

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
        let foreground = resolved(style.foreground)
        if style.emphasis.contains(.bold) { code(1) }
        if style.emphasis.contains(.dim) || foreground == .secondary { code(2) }
        if style.emphasis.contains(.italic) { code(3) }
        if style.emphasis.contains(.underline) { code(4) }
        if style.emphasis.contains(.strikethrough) { code(9) }
        if let foreground { codes(of: foreground, base: 30, code) }
        if let background = resolved(style.background) { codes(of: background, base: 40, code) }
        if isOpen { buffer.append("m") }
        return isOpen
    }

    /// The colour that a name of the theme stands for; nil where there is none.
    private func resolved(_ color: Color?) -> Color? {
        guard case .named(let name) = color else { return color }
        // A name that stands for another name is unknown, or names could go in circles.
        if case .named = theme[name] { return nil }
        return theme[name]
    }

    /// Calls `body` with the codes of a colour, for text where `base` is 30 and for what is behind it where it is 40.
    private func codes(of color: Color, base: Int, _ body: (Int) -> Void) {
        switch (color, depth) {
        case (.secondary, _): if base == 40 { body(base + 60) }
        case (.rgb(let red, let green, let blue), .trueColor):
            for code in [base + 8, 2, Int(red), Int(green), Int(blue)] { body(code) }
        case (.rgb(let red, let green, let blue), .ansi256):
            for code in [base + 8, 5, TerminalPalette.nearestOf256((red, green, blue))] { body(code) }
        case (.rgb(let red, let green, let blue), _):
            body(base + Self.code(ofSixteen: TerminalPalette.nearestOf16((red, green, blue))))
        default: color.number.map { body(base + Self.code(ofSixteen: $0)) }
        }
    }

    /// What is added to the base for one of the sixteen colours: the bright eight have codes of their own.
    private static func code(ofSixteen number: Int) -> Int { number < 8 ? number : 52 + number }
}

extension Color {
    /// The number of one of a terminal's sixteen; nil for other colours.
    fileprivate var number: Int? {
        switch self {
        case .black: 0
        case .red: 1
        case .green: 2
        case .yellow: 3
        case .blue: 4
        case .magenta: 5
        case .cyan: 6
        case .white: 7
        case .brightBlack: 8
        case .brightRed: 9
        case .brightGreen: 10
        case .brightYellow: 11
        case .brightBlue: 12
        case .brightMagenta: 13
        case .brightCyan: 14
        case .brightWhite: 15
        case .secondary, .rgb, .named: nil
        }
    }
}
