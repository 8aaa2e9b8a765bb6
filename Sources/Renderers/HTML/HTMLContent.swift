import TableDSL

extension ByteBuffer {
    /// Appends what a cell shows: its text escaped, its looks, links and pictures as elements.
    mutating func appendHTML(_ index: Int, of cells: borrowing CellWriter) {
        if cells.isPlain(index) { return appendHTML(cells.text(of: index)) }
        cells.forEachSpan(of: index) { appendHTML($0, style: $1.style, role: $1.role) }
    }

    private mutating func appendHTML(
        _ text: UnsafeBufferPointer<UInt8>, style: TextStyle, role: CellRun.Role
    ) {
        let classes = style.htmlClasses
        let hasSpan = classes != nil || style.htmlColors != nil
        if hasSpan {
            append("<span")
            if let classes { append(" class=\"\(classes)\"") }
            if let colors = style.htmlColors { append(" style=\"\(colors)\"") }
            append(">")
        }
        let tags = style.htmlTags
        for tag in tags { append("<\(tag)>") }
        switch role {
        case .text: appendHTML(text)
        case .link(let destination): appendHTMLLink(text, to: destination)
        case .image(let source, let width, let height): appendHTMLImage(text, source, width, height)
        }
        for tag in tags.reversed() { append("</\(tag)>") }
        if hasSpan { append("</span>") }
    }

    private mutating func appendHTMLLink(_ text: UnsafeBufferPointer<UInt8>, to destination: String) {
        guard let address = URLFilter.link(destination) else { return appendHTML(text) }
        append("<a href=\"")
        appendHTMLAddress(address)
        append("\">")
        appendHTML(text)
        append("</a>")
    }

    private mutating func appendHTMLImage(
        _ text: UnsafeBufferPointer<UInt8>, _ source: String, _ width: Int?, _ height: Int?
    ) {
        guard let address = URLFilter.image(source) else { return appendHTML(text) }
        append("<img src=\"")
        appendHTMLAddress(address)
        append("\" alt=\"")
        appendHTMLAttribute(String(decoding: text, as: UTF8.self))
        append("\"")
        if let width, width > 0 { append(" width=\"\(width)\"") }
        if let height, height > 0 { append(" height=\"\(height)\"") }
        append(" loading=\"lazy\">")
    }
}

extension TextStyle {
    /// The elements that show the emphasis, from the outside in: what has a meaning without a style sheet.
    fileprivate var htmlTags: [String] {
        var tags: [String] = []
        if emphasis.contains(.bold) { tags.append("strong") }
        if emphasis.contains(.italic) { tags.append("em") }
        if emphasis.contains(.underline) { tags.append("u") }
        if emphasis.contains(.strikethrough) { tags.append("s") }
        return tags
    }

    /// The classes of named colours and of dim text; nil where there are none.
    fileprivate var htmlClasses: String? {
        var classes: [String] = []
        if let name = foreground?.htmlName { classes.append("tdsl-fg-\(name)") }
        if let name = background?.htmlName { classes.append("tdsl-bg-\(name)") }
        if emphasis.contains(.dim), foreground != .secondary { classes.append("tdsl-fg-secondary") }
        return classes.isEmpty ? nil : classes.joined(separator: " ")
    }

    /// The declarations of exact colours; nil where there are none.
    fileprivate var htmlColors: String? {
        var declarations: [String] = []
        if let value = foreground?.htmlValue { declarations.append("color:\(value)") }
        if let value = background?.htmlValue { declarations.append("background-color:\(value)") }
        return declarations.isEmpty ? nil : declarations.joined(separator: ";")
    }
}

extension Color {
    /// The colour's name in class names; nil for an exact colour and for names that can't be one.
    fileprivate var htmlName: String? {
        switch self {
        case .rgb: nil
        case .secondary: "secondary"
        case .named(let name):
            name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 } ? name : nil
        default: "\(self)".lowercased()
        }
    }

    /// The colour as CSS writes it; nil for a name, which the style sheet resolves.
    fileprivate var htmlValue: String? {
        guard case .rgb(let red, let green, let blue) = self else { return nil }
        let number = Int(red) << 16 | Int(green) << 8 | Int(blue)
        let digits = String(number, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
