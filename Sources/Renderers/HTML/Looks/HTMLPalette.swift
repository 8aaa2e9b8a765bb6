import TableDSL

/// The colours of a page, light or dark.
///
/// Each colour of text keeps a contrast of at least 4.5 on the page, on a tinted row and on a selected one.
struct HTMLPalette {
    var ground: ExactColor
    var text: ExactColor
    var secondary: ExactColor
    /// The hairlines between rows.
    var line: ExactColor
    /// The lines that part the header and sums from the rows.
    var strongLine: ExactColor
    /// Behind every other row, where rows are striped.
    var stripe: ExactColor
    var accent: ExactColor
    /// Behind selected rows.
    var selected: ExactColor
    var black: ExactColor
    var red: ExactColor
    var green: ExactColor
    var yellow: ExactColor
    var blue: ExactColor
    var magenta: ExactColor
    var cyan: ExactColor
    var white: ExactColor

    static let light = HTMLPalette(
        ground: .white, text: ExactColor(0x1D1D1F), secondary: ExactColor(0x5F6066), line: ExactColor(0xE2E2E6),
        strongLine: ExactColor(0xB9B9C0), stripe: ExactColor(0xF6F6F8), accent: ExactColor(0x0B57C2),
        selected: ExactColor(0xE8F0FD), black: ExactColor(0x1D1D1F), red: ExactColor(0xB42318),
        green: ExactColor(0x1A6E33), yellow: ExactColor(0x7A5600), blue: ExactColor(0x0B57C2),
        magenta: ExactColor(0x9A2A87), cyan: ExactColor(0x0A6673), white: ExactColor(0x5F6066))

    static let dark = HTMLPalette(
        ground: ExactColor(0x161618), text: ExactColor(0xECECF0), secondary: ExactColor(0xA3A3AD),
        line: ExactColor(0x2F2F34), strongLine: ExactColor(0x5A5A63), stripe: ExactColor(0x1E1E21),
        accent: ExactColor(0x8AB4FF), selected: ExactColor(0x1C2A44), black: ExactColor(0xA3A3AD),
        red: ExactColor(0xFF9A8F), green: ExactColor(0x7BD88F), yellow: ExactColor(0xF0C85A),
        blue: ExactColor(0x8AB4FF), magenta: ExactColor(0xF0A0E0), cyan: ExactColor(0x6FD3E0),
        white: ExactColor(0xECECF0))

    /// A palette with a ground and a tint of one's own, whose other colours are brought to where they can be read.
    func adapted(ground newGround: Color?, tint: Color?) -> HTMLPalette {
        var palette = self
        if let newGround, let color = palette.color(newGround) {
            palette.ground = color
            palette.line = color.mixed(with: text, 0.13)
            palette.strongLine = color.mixed(with: text, 0.32)
            palette.stripe = color.mixed(with: text, 0.04)
            palette.selected = color.mixed(with: accent, 0.1)
        }
        if let tint, let color = palette.color(tint) {
            palette.accent = color.readable(on: [palette.ground])
            palette.selected = palette.ground.mixed(with: palette.accent, 0.1)
        }
        if newGround == nil && tint == nil { return palette }
        let grounds = [palette.ground, palette.stripe, palette.selected]
        for part in Self.texts { palette[keyPath: part] = palette[keyPath: part].readable(on: grounds) }
        return palette
    }

    private static var texts: [WritableKeyPath<HTMLPalette, ExactColor>] {
        [
            \.text, \.secondary, \.accent, \.black, \.red, \.green, \.yellow, \.blue, \.magenta, \.cyan, \.white,
        ]
    }

    /// The shade of a colour of text; nil where it is a name that isn't known here.
    func color(_ color: Color) -> ExactColor? {
        switch color {
        case .black: black
        case .red, .brightRed: red
        case .green, .brightGreen: green
        case .yellow, .brightYellow: yellow
        case .blue, .brightBlue: blue
        case .magenta, .brightMagenta: magenta
        case .cyan, .brightCyan: cyan
        case .white, .brightWhite: white
        case .secondary, .brightBlack: secondary
        case .rgb(let red, let green, let blue): ExactColor(red, green, blue)
        case .named(let name): name == "accent" ? accent : nil
        }
    }

    /// The shade of a background, and the colour of text on it; nil where it is a name that isn't known here.
    ///
    /// On an exact one the text keeps its colour.
    static func background(_ color: Color) -> (ground: ExactColor, text: ExactColor?)? {
        switch color {
        case .black, .brightBlack, .secondary: (ExactColor(0x3A3A40), .white)
        case .red, .brightRed: (ExactColor(0xFFD9D4), ExactColor(0x5C120C))
        case .green, .brightGreen: (ExactColor(0xCDF0D5), ExactColor(0x0C3D1B))
        case .yellow, .brightYellow: (ExactColor(0xFBE8B0), ExactColor(0x452F00))
        case .blue, .brightBlue: (ExactColor(0xD6E4FF), ExactColor(0x06316E))
        case .magenta, .brightMagenta: (ExactColor(0xF9D9F3), ExactColor(0x55144A))
        case .cyan, .brightCyan: (ExactColor(0xCDEEF3), ExactColor(0x05393F))
        case .white, .brightWhite: (ExactColor(0xECECF0), ExactColor(0x1D1D1F))
        case .rgb(let red, let green, let blue): (ExactColor(red, green, blue), nil)
        case .named(let name): name == "accent" ? background(.blue) : nil
        }
    }

    /// The custom properties that hold the colours.
    var properties: String {
        let names: [(String, ExactColor)] = [
            ("ground", ground), ("text", text), ("secondary", secondary), ("line", line), ("strong-line", strongLine),
            ("tint", stripe), ("accent", accent), ("selected", selected), ("black", black), ("red", red),
            ("green", green), ("yellow", yellow), ("blue", blue), ("magenta", magenta), ("cyan", cyan),
            ("white", white),
        ]
        return names.map { "--tdsl-\($0): \($1.css);" }.joined(separator: " ")
    }
}
