import TableDSL

extension ByteBuffer {
    /// Appends the start of an element that shows a style's colours; false where there are none.
    mutating func appendHTMLSpan(_ style: TextStyle, _ colors: HTMLColors) -> Bool {
        var (classes, declarations): ([String], [String]) = ([], [])
        let isDim = style.emphasis.contains(.dim) && style.foreground != .secondary
        if let palette = colors.palette {
            let background = style.background.flatMap { HTMLPalette.background($0) }
            let foreground = style.foreground.flatMap { palette.color($0) } ?? (isDim ? palette.secondary : nil)
            if let color = background?.text ?? foreground { declarations.append("color:\(color.css)") }
            if let color = background?.ground { declarations.append("background-color:\(color.css)") }
        } else {
            for (color, prefix) in [
                (style.foreground, "fg"), (style.background, "bg"), (isDim ? .secondary : nil, "fg"),
            ] {
                guard let color else { continue }
                if let name = color.htmlName {
                    classes.append("tdsl-\(prefix)-\(name)")
                } else if case .rgb(let red, let green, let blue) = color {
                    let exact = ExactColor(red, green, blue)
                    let isText = prefix == "fg"
                    guard let gathered = colors.gathered else {
                        declarations.append((isText ? "color:" : "background-color:") + exact.css)
                        continue
                    }
                    if isText { gathered.addForeground(exact) } else { gathered.addBackground(exact) }
                    classes.append("tdsl-\(prefix)-\(exact.digits)")
                }
            }
        }
        if classes.isEmpty && declarations.isEmpty { return false }
        append("<span")
        if !classes.isEmpty { append(string: " class=\"\(classes.joined(separator: " "))\"") }
        if !declarations.isEmpty { append(string: " style=\"\(declarations.joined(separator: ";"))\"") }
        append(">")
        return true
    }

    /// Appends the elements that show emphasis, from the outside in: what has a meaning without a style sheet.
    mutating func appendHTMLTags(_ emphasis: TextStyle.Emphasis) {
        if emphasis.contains(.bold) { append("<strong>") }
        if emphasis.contains(.italic) { append("<em>") }
        if emphasis.contains(.underline) { append("<u>") }
        if emphasis.contains(.strikethrough) { append("<s>") }
    }

    /// Ends the elements that show emphasis.
    mutating func appendHTMLEndTags(_ emphasis: TextStyle.Emphasis) {
        if emphasis.contains(.strikethrough) { append("</s>") }
        if emphasis.contains(.underline) { append("</u>") }
        if emphasis.contains(.italic) { append("</em>") }
        if emphasis.contains(.bold) { append("</strong>") }
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
