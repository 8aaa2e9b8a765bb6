import TableDSL

/// Text as docutils reads it back: the one escaper of reStructuredText.
enum ReStructuredTextText {
    /// A cell's lines in the source: a paragraph, a line block, or a picture.
    static func cell(_ cell: DocumentCell) -> [String] {
        if cell.lead.isEmpty, cell.lines.count == 1, cell.lines[0].count == 1,
            case .image(let address, let width, let height) = cell.lines[0][0].target
        {
            return picture(cell.lines[0][0].text, address, width, height)
        }
        let lines = cell.lines.map { line(of: $0) }
        // A backslash and a blank are nothing, and keep what is behind them from being taken for an indentation.
        let lead = cell.lead.isEmpty ? "" : "\\ " + cell.lead
        if lines.isEmpty { return cell.lead.isEmpty ? [] : [lead] }
        if lines.count > 1 {
            return lines.enumerated().map { index, line in
                let text = (index == 0 ? lead : "") + line
                return text.isEmpty ? "|" : "| " + text
            }
        }
        return [lead.isEmpty ? begun(lines[0]) : lead + lines[0]]
    }

    /// Text on one line as a paragraph, a cell or a title.
    static func paragraph(_ text: String) -> String { begun(escaped(text)) }

    private static func line(of runs: [DocumentRun]) -> String {
        var result = ""
        for (index, run) in runs.enumerated() {
            let isEdge = (index == 0, index == runs.count - 1)
            let text = run.text.unicodeScalars
            // Markup begins and ends with what can be seen.
            let start = text.firstIndex { !$0.properties.isWhitespace } ?? text.endIndex
            let end = text[start...].lastIndex { !$0.properties.isWhitespace }.map { text.index(after: $0) } ?? start
            let inner = String(text[start..<end])
            guard let (open, close) = marks(of: run), !inner.isEmpty else {
                result += escaped(run.text, isFirst: isEdge.0, isLast: isEdge.1)
                continue
            }
            result += escaped(String(text[..<start]), isFirst: isEdge.0, isLast: false)
            result += "\\ \(open)\(escaped(inner, isLabel: open == "`"))\(close)\\ "
            result += escaped(String(text[end...]), isFirst: false, isLast: isEdge.1)
        }
        // Nothing need be told apart from markup at the ends of a line, nor from a blank.
        if result.hasPrefix("\\ *") || result.hasPrefix("\\ `") { result.removeFirst(2) }
        if result.hasSuffix("*\\ ") || result.hasSuffix("_\\ ") { result.removeLast(2) }
        return result
    }

    /// What is before and behind a stretch of a look, of which markup has one at a time; nil for plain text.
    private static func marks(of run: DocumentRun) -> (open: String, close: String)? {
        if case .link(let address) = run.target, !address.isEmpty {
            // An underscore at the end would be read as another link's name.
            var address = DocumentText.address(address, keeping: "-.~_:/?#@!$&'()+,;=")
            if address.hasSuffix("_") { address = String(address.dropLast()) + "%5F" }
            return ("`", " <\(address)>`__")
        }
        if run.isImage { return nil }
        if run.style.emphasis.contains(.bold) { return ("**", "**") }
        if run.style.emphasis.contains(.italic) { return ("*", "*") }
        return nil
    }

    private static func picture(_ text: String, _ address: String, _ width: Int?, _ height: Int?) -> [String] {
        var lines = [".. image:: \(DocumentText.address(address, keeping: "-.~_:/?#@!$&'()+,;="))"]
        if !text.isEmpty { lines.append("   :alt: \(text)") }
        if let width, width > 0 { lines.append("   :width: \(width)px") }
        if let height, height > 0 { lines.append("   :height: \(height)px") }
        return lines
    }

    /// The text with a backslash before every character that could begin or end markup inside a line.
    ///
    /// - Parameters:
    ///   - isFirst: Whether blanks at the beginning would be lost.
    ///   - isLast: Whether blanks at the end would be lost.
    ///   - isLabel: Whether this is a link's text, in which `<` begins an address.
    static func escaped(
        _ text: String, isFirst: Bool = true, isLast: Bool = true, isLabel: Bool = false
    ) -> String {
        let scalars = Array(text.unicodeScalars)
        var result = ""
        if isFirst, scalars.first?.properties.isWhitespace == true { result += "\\ " }
        // Whether there is a letter in the word so far, which could be the scheme of an address.
        var hasLetter = false
        for (index, scalar) in scalars.enumerated() {
            let before = index > 0 ? scalars[index - 1] : nil
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            switch scalar {
            case "\\", "*", "`", "|", "@": result += "\\"
            case "<" where isLabel: result += "\\"
            case "_":
                let isInside = before?.isASCIIAlphanumeric == true && next?.isASCIIAlphanumeric == true
                if !isInside { result += "\\" }
            case ":":
                if hasLetter && next != " " || next == ":" || before == ":" { result += "\\" }
            default: break
            }
            result.unicodeScalars.append(scalar)
            if scalar.properties.isAlphabetic { hasLetter = true } else if scalar == " " { hasLetter = false }
        }
        // A backslash that ends a line is nothing, and keeps the blanks before it.
        if isLast, scalars.last?.properties.isWhitespace == true { result += "\\" }
        return result
    }

    /// A line with a backslash before it where it would begin something other than a paragraph.
    private static func begun(_ line: String) -> String {
        let scalars = Array(line.unicodeScalars)
        guard let first = scalars.first else { return line }
        switch first {
        case "-", "+", "•", "‣", "⁃", ":", "/", ">", ".", "#", "=": return "\\" + line
        case "!"..."~" where !first.isASCIIAlphanumeric && scalars.allSatisfy { $0 == first || $0 == " " }:
            // A line of one sign is a rule; backslashes are pairs already.
            return (first == "\\" ? "\\ " : "\\") + line
        default: return beginsList(scalars) ? "\\" + line : line
        }
    }

    /// Whether the first word is a list's number or letter: `1.`, `(a)`, `iv)`.
    private static func beginsList(_ line: [Unicode.Scalar]) -> Bool {
        let word = line.prefix { $0 != " " }
        guard let last = word.last, last == "." || last == ")" else { return false }
        let name = word.dropLast().drop { $0 == "(" }
        return !name.isEmpty && name.allSatisfy(\.isASCIIAlphanumeric)
    }
}
