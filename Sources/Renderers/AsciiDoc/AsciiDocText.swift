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

    /// The text of a whole cell.
    static func cell(_ text: String) -> String { escaped(text, isFirst: true, isLast: true) }

    /// A table's title, behind the period that makes it one.
    static func title(_ text: String) -> String {
        isWords(text.prefix(1)) ? outside(text) : passed(text, in: .paragraph)
    }

    /// Text as a paragraph, which a list's mark, a label or the like would make something else.
    static func paragraph(_ text: String) -> String {
        (isWords(text.prefix { $0 != " " }) ? "" : "{empty}") + outside(text)
    }

    private static func outside(_ text: String) -> String {
        isPlain(text, isFirst: true, isLast: true) ? text : passed(text, in: .paragraph)
    }

    private static func shown(_ run: DocumentRun, isFirst: Bool, isLast: Bool) -> String {
        let emphasis = run.style.emphasis
        var text: String
        switch run.target {
        case .none:
            text = escaped(run.text, isFirst: isFirst, isLast: isLast)
        case .link(let address):
            text =
                "link:\(passed(DocumentText.address(address)))[\(isWords(run.text) ? run.text : passed(run.text, in: .label))]"
        case .image(let address, let width, let height):
            let description = run.text.isEmpty ? "alt=\"\"" : passed(run.text, in: .label)
            let size = measure("width", width) + measure("height", height)
            text = "image:\(passed(DocumentText.address(address)))[\(description)\(size)]"
        }
        if emphasis.contains(.underline) { text = "[.underline]##\(text)##" }
        if emphasis.contains(.strikethrough) { text = "[.line-through]##\(text)##" }
        if emphasis.contains(.italic) { text = "__\(text)__" }
        if emphasis.contains(.bold) { text = "**\(text)**" }
        return text
    }

    private static func measure(_ name: String, _ points: Int?) -> String {
        points.map { $0 > 0 ? ",\(name)=\($0)" : "" } ?? ""
    }

    private static func escaped(_ text: String, isFirst: Bool, isLast: Bool) -> String {
        isPlain(text, isFirst: isFirst, isLast: isLast) ? text : passed(text)
    }

    /// Where text stands between `+++`.
    private enum Place {
        case cell, paragraph
        /// Between the brackets of a link or a picture in a cell.
        case label
    }

    /// Text between `+++`, which hands it on to the document as it is: so it is escaped as the document needs it.
    private static func passed(_ text: String, in place: Place = .cell) -> String {
        var result = "+++"
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "+": result += "&#43;"
            case "|" where place != .paragraph: result += "\\|"
            case "]" where place == .label: result += "&#93;"
            // Two of them would part a term from what it means, wherever they are.
            case ":" where place == .paragraph: result += "&#58;"
            case ";" where place == .paragraph: result += "&#59;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return text.isEmpty ? "" : result + "+++"
    }

    /// Whether a text is letters and digits, with blanks between them.
    private static func isWords(_ text: some StringProtocol) -> Bool {
        let isInner = text.first != " " && text.last != " "
        return isInner
            && text.unicodeScalars.allSatisfy {
                $0 == " " || $0.isASCIIAlphanumeric || $0.value > 0x7F && $0.properties.isAlphabetic
            }
    }

    /// Whether nothing in a text could be read as markup, wherever in a line it stands.
    private static func isPlain(_ text: String, isFirst: Bool, isLast: Bool) -> Bool {
        let scalars = Array(text.unicodeScalars)
        if isFirst && scalars.first == " " || isLast && scalars.last == " " { return false }
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
