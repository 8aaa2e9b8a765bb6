import TableDSL

/// A report's headings, with their ids and the levels that make a whole outline.
struct HTMLHeadings {
    struct Heading {
        let text: String
        let id: String
        let level: Int
    }

    private(set) var list: [Heading] = []

    init(_ report: Report, prefix: String) {
        var last = 1
        for case .heading(let text, let level) in report.blocks {
            let level = min(level, last + 1)
            if !text.isEmpty { last = level }
            list.append(Heading(text: text, id: "\(prefix)section-\(list.count + 1)", level: level))
        }
    }

    /// Writes the table of contents: a list of links, with lists inside for the levels below; nothing without headings.
    func writeContents(to output: inout ByteBuffer, _ looks: HTMLLooks) {
        let shown = list.filter { !$0.text.isEmpty }
        if shown.isEmpty { return }
        output.append("<nav aria-label=\"Contents\"")
        output.append(string: looks.attribute(.contents))
        output.append(">\n")
        var depth = 1
        for heading in shown {
            if heading.level > depth {
                output.append("<ol>\n")
                depth = heading.level
            } else {
                output.append("</li>\n")
                while depth > heading.level {
                    output.append("</ol>\n</li>\n")
                    depth -= 1
                }
            }
            output.append("<li><a href=\"#")
            output.append(string: heading.id)
            output.append("\">")
            output.appendHTML(heading.text)
            output.append("</a>")
        }
        while depth > 1 {
            output.append("</li>\n</ol>\n")
            depth -= 1
        }
        output.append("</nav>\n")
    }
}
