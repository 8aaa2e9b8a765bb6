/// Text as XML carries it: the one escaper of SVG, for text and for attributes between `"`.
enum SVGText {
    /// The text with references for what is markup; characters that XML doesn't have become U+FFFD, and line breaks and
    /// tabs a blank.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in DocumentText.lines(of: text).joined(separator: " ").unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
