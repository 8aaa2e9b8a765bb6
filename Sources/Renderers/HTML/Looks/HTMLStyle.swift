import TableDSL

extension ByteBuffer {
    /// Appends the start of an element that shows a style's colours; false where there are none.
    mutating func appendHTMLSpan(_ style: TextStyle, _ colors: HTMLColors) -> Bool {
        let look = colors.look(of: style)
        if look.isPlain { return false }
        append("<span")
        if !look.classes.isEmpty { append(string: " class=\"\(look.classes.joined(separator: " "))\"") }
        append(string: HTMLLooks.style(look.declarations))
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
