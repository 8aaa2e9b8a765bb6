import TableDSL

extension ByteBuffer {
    /// Appends the start of an element that shows a style's colours; false where there are none.
    mutating func appendHTMLSpan(_ style: TextStyle) -> Bool {
        var attribute = HTMLAttribute.none
        if let color = style.foreground { append(color, prefix: "tdsl-fg-", in: &attribute) }
        if let color = style.background { append(color, prefix: "tdsl-bg-", in: &attribute) }
        if style.emphasis.contains(.dim), style.foreground != .secondary {
            append(.secondary, prefix: "tdsl-fg-", in: &attribute)
        }
        if attribute == .classes { append("\"") }
        if let color = style.foreground { append(color, property: "color:", in: &attribute) }
        if let color = style.background { append(color, property: "background-color:", in: &attribute) }
        switch attribute {
        case .none: return false
        case .classes: append(">")
        case .style: append("\">")
        }
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

    /// Appends the class of a named colour.
    private mutating func append(_ color: Color, prefix: StaticString, in attribute: inout HTMLAttribute) {
        guard let name = color.htmlName else { return }
        append(attribute == .none ? "<span class=\"" : " ")
        attribute = .classes
        append(prefix)
        append(string: name)
    }

    /// Appends the declaration of an exact colour.
    private mutating func append(_ color: Color, property: StaticString, in attribute: inout HTMLAttribute) {
        guard case .rgb = color else { return }
        switch attribute {
        case .none: append("<span style=\"")
        case .classes: append(" style=\"")
        case .style: append(";")
        }
        attribute = .style
        append(property)
        appendHTMLColor(color)
    }

    /// Appends an exact colour as CSS writes it; nothing for others.
    mutating func appendHTMLColor(_ color: Color) {
        guard case .rgb(let red, let green, let blue) = color else { return }
        append("#")
        for byte in [red, green, blue] {
            append(Self.hexDigit(byte >> 4))
            append(Self.hexDigit(byte & 15))
        }
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 48 + value : 87 + value }
}

/// The attribute of a start tag that is being written.
private enum HTMLAttribute { case none, classes, style }

extension Color {
    /// The colour's name in class names; nil for exact ones, and names that no class can have.
    var htmlName: String? {
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
