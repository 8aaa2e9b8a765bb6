import TableDSL

/// Text as Asciidoctor reads it back: the one escaper of AsciiDoc.
enum AsciiDocText {
    /// What a cell shows, a hard break between its lines.
    static func cell(_ cell: DocumentCell) -> String {
        let lines = cell.lines.map { line in
            // A line of nothing would end the paragraph.
            if line.isEmpty { return "{empty}" }
            return line.enumerated().map { index, run in
                shown(run, isFirst: index == 0, isLast: index == line.count - 1)
            }.joined()
        }
        return cell.lead + lines.joined(separator: " +\n")
    }

    /// Text by itself: a title or a whole cell.
    static func escaped(_ text: String) -> String { escaped(text, isFirst: true, isLast: true) }

    /// Text as a paragraph, which a list's mark, a label or the like would make something else.
    static func paragraph(_ text: String) -> String {
        let word = text.unicodeScalars.prefix { $0 != " " }
        let isWord = word.allSatisfy { $0.isASCIIAlphanumeric || $0.value > 0x7F && $0.properties.isAlphabetic }
        return (isWord ? "" : "{empty}") + escaped(text)
    }

    private static func shown(_ run: DocumentRun, isFirst: Bool, isLast: Bool) -> String {
        let emphasis = run.style.emphasis
        var text: String
        switch run.target {
        case .none:
            text = escaped(run.text, isFirst: isFirst, isLast: isLast)
        case .link(let address):
            text = "link:\(passed(DocumentText.address(address)))[\(passed(run.text))]"
        case .image(let address, let width, let height):
            let size = width == nil && height == nil ? "" : ",\(measure(width)),\(measure(height))"
            text = "image:\(passed(DocumentText.address(address)))[\(passed(run.text))\(size)]"
        }
        if emphasis.contains(.underline) { text = "[.underline]##\(text)##" }
        if emphasis.contains(.strikethrough) { text = "[.line-through]##\(text)##" }
        if emphasis.contains(.italic) { text = "__\(text)__" }
        if emphasis.contains(.bold) { text = "**\(text)**" }
        return text
    }

    private static func measure(_ points: Int?) -> String { points.map { $0 > 0 ? "\($0)" : "" } ?? "" }

    private static func escaped(_ text: String, isFirst: Bool, isLast: Bool) -> String {
        isPlain(text, isFirst: isFirst, isLast: isLast) ? text : passed(text)
    }

    /// Text between `+++`, which hands it on to the document as it is: so it is escaped as the document needs it.
    private static func passed(_ text: String) -> String {
        var result = "+++"
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "+": result += "&#43;"
            case "|": result += "\\|"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return text.isEmpty ? "" : result + "+++"
    }

    /// Whether nothing in a text could be read as markup, wherever in a line it stands.
    private static func isPlain(_ text: String, isFirst: Bool, isLast: Bool) -> Bool {
        let scalars = Array(text.unicodeScalars)
        if isFirst, scalars.first == " " || isLast, scalars.last == " " { return false }
        return scalars.indices.allSatisfy { index in
            let scalar = scalars[index]
            let before = index > 0 ? scalars[index - 1] : nil
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            switch scalar {
            case " ", ",", ";", "?", "!", "%", "\"": return true
            // Two or three of these in a row are a dash, an ellipsis, a comment, and so on.
            case "-", ".", "/", ":", "$": return next != scalar && before != scalar
            case "(": return next.map { !"(CRT".unicodeScalars.contains($0) } ?? false
            case ")": return next != ")"
            case "_": return before?.isASCIIAlphanumeric == true && next?.isASCIIAlphanumeric == true
            case "&": return next == " "
            default: return scalar.value > 0x7F || scalar.isASCIIAlphanumeric
            }
        }
    }
}
