public import TableDSL

/// A long table as several pages, linked with each other without any script.
///
/// ```swift
/// let pages = HTMLPages(rowsPerPage: 1000)
/// try pages.render(table.description) { name, page in
///     try page.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
/// }
/// ```
/// The rows are walked once, and one page is in memory at a time, so that a table of a million rows takes no more than one
/// of a thousand. Each page has the title, the header, the section that it goes on with, and the texts below; the rows
/// that sum up the table stand on the last. A row of a hierarchy and those inside it stay on one page, however many.
public struct HTMLPages {
    /// How pages look; its form counts as ``HTMLRenderer/Form/page``.
    public var renderer: HTMLRenderer
    /// How many rows of data a page has; less than 1 counts as 1.
    public var rowsPerPage: Int
    /// The name of a page by its number, from 1: what links lead to, an address relative to the other pages.
    public var name: (Int) -> String

    /// Pages of so many rows, named `page-1.html`, `page-2.html` and so on.
    public init(_ renderer: HTMLRenderer = HTMLRenderer(.page), rowsPerPage: Int = 1000) {
        self.renderer = renderer
        self.rowsPerPage = rowsPerPage
        name = { "page-\($0).html" }
    }

    /// Hands each page to a function, with its name, as soon as it is complete; throws what the function throws.
    public func render<RowValue>(
        _ table: TableDescription<RowValue>, write: (_ name: String, _ page: String) throws -> Void
    ) throws {
        var renderer = renderer
        renderer.form = .page
        var place = HTMLPlace(of: renderer)
        place.isHeld = true
        var (number, rows) = (1, 0)
        var writer = HTMLWriter(table, renderer, in: place)
        // The headers of the sections around the row, from the outside in.
        var sections: [RowInfo] = []
        func finish(isLast: Bool) throws {
            writer.links = HTMLPageLinks(number: number, isLast: isLast, name: name)
            var page = ""
            try writer.end(to: &page)
            try write(name(number), page)
        }
        let limit = max(rowsPerPage, 1)
        try table.rows.forEachInfo { row, cells in
            if row.kind == .sectionHeader {
                sections.removeAll { $0.level >= row.level }
                sections.append(row)
            }
            let isStart = row.kind == .data && (row.level == 0 || !writer.isHierarchical)
            if isStart, rows >= limit {
                try finish(isLast: false)
                number += 1
                rows = 0
                if renderer.gathersColors { place.gathered = GatheredColors() }
                writer = HTMLWriter(table, renderer, in: place)
                if row.section > 0 { for section in sections { writer.write(section, cells) } }
            }
            if row.kind == .data { rows += 1 }
            writer.write(row, cells)
        }
        try finish(isLast: true)
    }
}

/// The pages before and behind a page.
struct HTMLPageLinks {
    let number: Int
    let isLast: Bool
    let name: (Int) -> String

    /// Whether there is more than one page.
    private var areSeveral: Bool { number > 1 || !isLast }

    /// Writes which page it is behind the page's title.
    func writeTitle(to output: inout ByteBuffer) {
        if areSeveral { output.append(string: " – page \(number)") }
    }

    /// Writes what the page's head says of the others.
    func writeHead(to output: inout ByteBuffer) {
        if number > 1 { writeLink("<link rel=\"prev\"", number - 1, ">\n", to: &output) }
        if !isLast { writeLink("<link rel=\"next\"", number + 1, ">\n", to: &output) }
    }

    /// Writes the links below the table.
    func write(to output: inout ByteBuffer, _ looks: HTMLLooks) {
        if !areSeveral { return }
        output.append("<nav aria-label=\"Pages\"")
        output.append(string: looks.attribute(.pages))
        output.append(">\n")
        if number > 1 { writeLink("<a rel=\"prev\"", number - 1, ">Previous</a>\n", to: &output) }
        if number > 3 { writeLink("<a", 1, ">1</a>\n<span>…</span>\n", to: &output) }
        for near in max(number - 2, 1)..<number { writeLink("<a", near, ">\(near)</a>\n", to: &output) }
        output.append(string: "<span aria-current=\"page\">\(number)</span>\n")
        if !isLast {
            writeLink("<a", number + 1, ">\(number + 1)</a>\n", to: &output)
            writeLink("<a rel=\"next\"", number + 1, ">Next</a>\n", to: &output)
        }
        output.append("</nav>\n")
    }

    private func writeLink(_ start: StaticString, _ page: Int, _ end: String, to output: inout ByteBuffer) {
        output.append(start)
        output.append(" href=\"")
        output.appendHTMLAddress(URLFilter.link(name(page)) ?? "")
        output.append("\"")
        output.append(string: end)
    }
}
