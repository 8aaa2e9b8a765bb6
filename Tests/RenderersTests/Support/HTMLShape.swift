import Foundation

/// Reads HTML that a renderer wrote and lists what is wrong with its structure.
struct HTMLShape {
    private(set) var problems: [String] = []
    /// The tags that are open, from the outside in.
    private var open: [String] = []
    /// For each row of the group that is open, how many columns its cells take.
    private var columns = 0
    /// Cells of rows above that reach down: how many rows they still take, and over how many columns.
    private var reaching: [(rows: Int, columns: Int)] = []
    private var widths: Set<Int> = []

    init(_ html: String) {
        var rest = html.utf8[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            guard let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) else {
                problems.append("a tag that doesn't end: \(rest[start...].prefix(40))")
                return
            }
            let tag = String(decoding: rest[rest.index(after: start)..<end], as: UTF8.self)
            rest = rest[rest.index(after: end)...]
            read(tag)
            // The style sheet's text is no markup.
            if tag == "style", let close = String(rest)?.range(of: "</style>")?.lowerBound {
                rest = rest[close...]
            }
        }
        if !open.isEmpty { problems.append("never closed: \(open)") }
        if widths.count > 1 { problems.append("rows of different widths: \(widths.sorted())") }
    }

    private mutating func read(_ tag: String) {
        if tag.hasPrefix("!DOCTYPE") { return }
        if tag.hasPrefix("/") {
            let name = String(tag.dropFirst())
            if open.last != name { problems.append("</\(name)> inside \(open)") }
            if !open.isEmpty { open.removeLast() }
            if name == "tr" { endRow() }
            return
        }
        let name = String(tag.prefix { $0.isLetter || $0.isNumber })
        checkPlace(of: name)
        if name == "td" || name == "th" {
            let span = number("colspan", in: tag) ?? 1
            columns += span
            if let rows = number("rowspan", in: tag) { reaching.append((rows, span)) }
        }
        if ["thead", "tbody", "tfoot"].contains(name) { reaching = [] }
        // In a drawing an element without content ends itself.
        if tag.hasSuffix("/") && open.contains("svg") { return }
        if !["br", "hr", "img", "input", "link", "meta"].contains(name) { open.append(name) }
    }

    private mutating func checkPlace(of name: String) {
        let places: [String: Set<String>] = [
            "tr": ["thead", "tbody", "tfoot"], "td": ["tr"], "th": ["tr"], "caption": ["table"], "thead": ["table"],
            "tbody": ["table"], "tfoot": ["table"],
        ]
        if let places = places[name], !places.contains(open.last ?? "") { problems.append("<\(name)> inside \(open)") }
        if name == "script" { problems.append("a script") }
    }

    private mutating func endRow() {
        widths.insert(columns)
        columns = 0
        for index in reaching.indices {
            reaching[index].rows -= 1
            if reaching[index].rows > 0 { columns += reaching[index].columns }
        }
        reaching.removeAll { $0.rows <= 0 }
    }

    private func number(_ name: String, in tag: String) -> Int? {
        guard let start = tag.range(of: " \(name)=\"")?.upperBound else { return nil }
        return Int(tag[start...].prefix { $0.isNumber })
    }
}
