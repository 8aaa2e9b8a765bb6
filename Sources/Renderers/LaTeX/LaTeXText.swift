import TableDSL

/// Text as LaTeX reads it back: the one escaper of LaTeX.
enum LaTeXText {
    /// What a cell shows; several lines are a table of one column.
    static func cell(_ cell: DocumentCell, alignment: String, isBold: Bool) -> String {
        let lines = cell.lines.map { line in
            var previous: Unicode.Scalar?
            return line.enumerated().map { index, run in
                var run = run
                if isBold { run.style.emphasis.insert(.bold) }
                defer { previous = run.text.unicodeScalars.last ?? previous }
                return shown(run, behind: previous, isLast: index == line.count - 1)
            }.joined()
        }
        if lines.count < 2 { return cell.lead + (lines.first ?? "") }
        return cell.lead + "\\begin{tabular}[t]{@{}\(alignment)@{}}" + lines.joined(separator: " \\\\ ")
            + "\\end{tabular}"
    }

    /// A stretch in its looks, as far as the kernel, xcolor and hyperref have them.
    private static func shown(_ run: DocumentRun, behind previous: Unicode.Scalar?, isLast: Bool) -> String {
        var text = escaped(run.text, behind: previous, isLast: isLast)
        if case .link(let address) = run.target, let address = self.address(address) {
            text = "\\href{\(address)}{\(text)}"
        }
        if run.style.emphasis.contains(.italic) { text = "\\textit{\(text)}" }
        if run.style.emphasis.contains(.bold) { text = "\\textbf{\(text)}" }
        if run.style.emphasis.contains(.underline) { text = "\\underline{\(text)}" }
        // A colour that was chosen for what is behind it can't be read without that.
        if run.style.background == nil, let color = run.style.foreground.flatMap(self.color) {
            text = "\\textcolor[RGB]{\(color)}{\(text)}"
        }
        return text
    }

    /// The text with every character that means something to LaTeX as a command that writes it.
    ///
    /// - Parameters:
    ///   - previous: What stands before it on its line; nil at the beginning.
    ///   - isLast: Whether it ends a cell, a line or a paragraph.
    static func escaped(_ text: String, behind previous: Unicode.Scalar? = nil, isLast: Bool = true) -> String {
        var result = ""
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let before = index > 0 ? scalars[index - 1] : previous
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            switch scalar {
            case "\\": result += "\\textbackslash{}"
            case "{", "}", "$", "&", "#", "%", "_": result += "\\\(scalar)"
            case "~": result += "\\textasciitilde{}"
            case "^": result += "\\textasciicircum{}"
            case "<": result += "\\textless{}"
            case ">": result += "\\textgreater{}"
            case "|": result += "\\textbar{}"
            // A command of the name is in some encodings alone.
            case "\"": result += "\\symbol{34}"
            case "`": result += "\\textasciigrave{}"
            // Two of these would be drawn as one sign, in LuaLaTeX also with braces between them.
            case "-" where next == scalar, "'" where next == scalar, "," where next == scalar: result += "\(scalar)\\/"
            // Behind the end of a row these would be read as its options.
            case "[" where before == nil, "*" where before == nil: result += "{\(scalar)}"
            case " " where before == nil || before == " ": result += "\\ "
            case " " where next == nil && isLast: result += "\\ "
            // Not every font of TeX has raised digits.
            case _ where scalar.raisedDigit != nil: result += "\\textsuperscript{\(scalar.raisedDigit ?? 0)}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// An address for a link, in which nothing means anything to LaTeX; nil for a relative one, which a document that
    /// may be anywhere can't follow.
    private static func address(_ address: String) -> String? {
        let lower = address.lowercased()
        guard ["http:", "https:", "mailto:", "tel:"].contains(where: { lower.hasPrefix($0) }) else { return nil }
        return DocumentText.address(address, keeping: "-._:/?#@!&()*+,;=").unicodeScalars.map { scalar in
            switch scalar {
            case "%", "#", "&", "_": "\\\(scalar)"
            default: "\(scalar)"
            }
        }.joined()
    }

    /// A colour's red, green and blue from 0 to 255, in shades that can be read on paper; nil for the text's own.
    private static func color(_ color: Color) -> String? {
        switch color {
        case .red, .brightRed: "180,35,24"
        case .green, .brightGreen: "26,110,51"
        case .yellow, .brightYellow: "122,86,0"
        case .blue, .brightBlue: "11,87,194"
        case .magenta, .brightMagenta: "154,42,135"
        case .cyan, .brightCyan: "10,102,115"
        case .secondary, .brightBlack, .white, .brightWhite: "95,96,102"
        case .rgb(let red, let green, let blue): "\(red),\(green),\(blue)"
        case .black, .named: nil
        }
    }
}

extension Unicode.Scalar {
    /// The digit that this raises; nil where it is no raised digit.
    fileprivate var raisedDigit: Int? {
        let digits: [Unicode.Scalar] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
        return value < 0xB2 || value > 0x2079 ? nil : digits.firstIndex(of: self)
    }
}
