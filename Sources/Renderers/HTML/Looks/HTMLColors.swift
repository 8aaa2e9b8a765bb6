import TableDSL

/// How the colours of texts are written: by classes and, where they are exact, by style attributes or by classes that
/// are gathered for the style sheet; or all by style attributes.
struct HTMLColors {
    /// Where exact colours are gathered; nil where style attributes have them.
    let gathered: GatheredColors?
    /// The shades of style attributes; nil where named colours are classes.
    let palette: HTMLPalette?
}

/// The exact colours met so far, for a style sheet that no style attribute may stand beside.
final class GatheredColors {
    private var foregrounds: Set<ExactColor> = []
    private var backgrounds: Set<ExactColor> = []

    func addForeground(_ color: ExactColor) { foregrounds.insert(color) }
    func addBackground(_ color: ExactColor) { backgrounds.insert(color) }

    /// The rules of their classes, in an order that doesn't depend on the rows'.
    var rules: String {
        func rules(_ colors: Set<ExactColor>, _ prefix: String, _ property: String) -> String {
            colors.map(\.digits).sorted().map { ".tdsl-\(prefix)-\($0) { \(property): #\($0); }\n" }.joined()
        }
        return rules(foregrounds, "fg", "color") + rules(backgrounds, "bg", "background-color")
    }
}

extension HTMLColors {
    /// How an element shows colours.
    struct Look {
        var classes: [String] = []
        /// What its style attribute says.
        var declarations: [String] = []

        var isPlain: Bool { classes.isEmpty && declarations.isEmpty }
    }

    /// How an element shows a style's colours.
    func look(of style: TextStyle) -> Look {
        let isDim = style.emphasis.contains(.dim) && style.foreground != .secondary
        if let palette { return look(of: style, isDim: isDim, palette) }
        var look = Look()
        if let color = style.foreground { add(color, isText: true, to: &look) }
        if let color = style.background { add(color, isText: false, to: &look) }
        if isDim { add(.secondary, isText: true, to: &look) }
        return look
    }

    /// How a cell shows what is behind all of it; on an exact colour, text that has none is black or white.
    func look(ofCell style: TextStyle) -> Look {
        look(
            of: TextStyle(foreground: style.foreground ?? style.background?.readableText, background: style.background))
    }

    private func look(of style: TextStyle, isDim: Bool, _ palette: HTMLPalette) -> Look {
        let background = style.background.flatMap { HTMLPalette.background($0) }
        let foreground = style.foreground.flatMap { palette.color($0) } ?? (isDim ? palette.secondary : nil)
        var look = Look()
        if let color = background?.text ?? foreground { look.declarations.append("color:\(color.css)") }
        if let color = background?.ground { look.declarations.append("background-color:\(color.css)") }
        return look
    }

    private func add(_ color: Color, isText: Bool, to look: inout Look) {
        let prefix = isText ? "tdsl-fg-" : "tdsl-bg-"
        if let name = color.htmlName { return look.classes.append(prefix + name) }
        guard case .rgb(let red, let green, let blue) = color else { return }
        let exact = ExactColor(red, green, blue)
        guard let gathered else {
            return look.declarations.append((isText ? "color:" : "background-color:") + exact.css)
        }
        if isText { gathered.addForeground(exact) } else { gathered.addBackground(exact) }
        look.classes.append(prefix + exact.digits)
    }
}

extension Color {
    /// The colour's name in class names; nil for exact ones, and for names that no class can have.
    fileprivate var htmlName: String? {
        switch self {
        case .black: "black"
        case .red: "red"
        case .green: "green"
        case .yellow: "yellow"
        case .blue: "blue"
        case .magenta: "magenta"
        case .cyan: "cyan"
        case .white: "white"
        case .brightBlack: "brightblack"
        case .brightRed: "brightred"
        case .brightGreen: "brightgreen"
        case .brightYellow: "brightyellow"
        case .brightBlue: "brightblue"
        case .brightMagenta: "brightmagenta"
        case .brightCyan: "brightcyan"
        case .brightWhite: "brightwhite"
        case .secondary: "secondary"
        case .rgb: nil
        case .named(let name): name.utf8.allSatisfy(Self.isClassByte) ? name : nil
        }
    }

    private static func isClassByte(_ byte: UInt8) -> Bool {
        (97...122).contains(byte) || (48...57).contains(byte) || byte == 45
    }
}
