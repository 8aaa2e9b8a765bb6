public import TableDSL

/// JSON (RFC 8259): an object for each data row, whose members are named by the columns' ids and hold typed values.
///
/// Numbers are numbers, with all their digits; a missing value, and a number that JSON doesn't have, such as infinity,
/// is `null`; a date is a string by ISO 8601; an enum is its raw value; anything else, and what a closure makes, is the
/// text that the cell shows. Sections, summaries and looks have no place in it; rows that are closed or that a search
/// leaves out aren't there either.
///
/// ```swift
/// print(table.rendered(as: .json))           // [{"Name":"Ana","Math":91}, …]
/// print(table.rendered(as: .jsonLines))      // an object on each line
/// ```
public struct JSONRenderer: TableRenderer {
    /// How the objects follow each other.
    public enum Layout: Sendable {
        /// One array of all rows.
        case array
        /// An object on each line, by which programs read one at a time.
        case lines
    }

    /// Where the rows inside a row of a hierarchy are.
    public enum Hierarchy: Sendable {
        /// In an array inside their row's object, named `children`, or with underscores behind where a column is called
        /// so.
        case nested
        /// Behind their row, each row with its depth from 0, named `level` in the same way.
        case flat
    }

    /// How the objects follow each other.
    public var layout: Layout
    /// Where the rows inside a row of a hierarchy are.
    public var hierarchy: Hierarchy

    /// JSON as an array of nested objects, where nothing else is said.
    public init(layout: Layout = .array, hierarchy: Hierarchy = .nested) {
        self.layout = layout
        self.hierarchy = hierarchy
    }

    /// Writes the table to the output; throws nothing but what the output throws.
    public func render<RowValue>(_ table: TableDescription<RowValue>, to output: inout some TableOutput) throws {
        let ids = table.columns.map(\.id)
        let names = ids.map { JSONText.string($0) }
        func free(_ name: String) -> String {
            var name = name
            while ids.contains(name) { name += "_" }
            return JSONText.string(name)
        }
        let isNested = table.isHierarchical && hierarchy == .nested
        let (children, depth) = (free("children"), free("level"))
        // The objects that may still get rows inside them, and whether each is in another's array.
        var open: [(level: Int, isInside: Bool)] = []
        var text = layout == .array ? "[" : ""
        var isFirst = true

        /// Ends the objects from a level on; returns whether a next one of this level is in another's array.
        func close(downTo level: Int) -> Bool {
            while let last = open.last, last.level >= level {
                open.removeLast()
                text += "}"
                if last.level == level { return last.isInside }
                // A page may begin inside a row that it doesn't show.
                if last.isInside { text += "]" }
            }
            return false
        }
        for row in table.rows where row.kind == .data {
            guard let value = row.value else { continue }
            let level = isNested ? row.level : 0
            if let last = open.last, level > last.level {
                text += ",\(children):["
                open.append((level, true))
            } else {
                let isInside = close(downTo: level)
                if isInside { text += "," } else if !isFirst { text += layout == .array ? ",\n" : "\n" }
                open.append((level, isInside))
            }
            isFirst = false
            // Most rows are told by their values alone, so that no cell need be written.
            lazy var cells = row.cells
            var members = table.columns.indices.map { index in
                "\(names[index]):" + JSONText.value(of: table.columns[index], in: value, cell: cells[index])
            }
            if table.isHierarchical, hierarchy == .flat { members.append("\(depth):\(row.level)") }
            text += "{" + members.joined(separator: ",")
            if text.utf8.count > 32_768 {
                try output.write(text)
                text = ""
            }
        }
        _ = close(downTo: 0)
        try output.write(text + (layout == .array ? "]\n" : isFirst ? "" : "\n"))
    }
}

extension TableRenderer where Self == JSONRenderer {
    /// JSON: one array of all rows.
    public static var json: JSONRenderer { JSONRenderer() }

    /// JSON Lines: an object on each line.
    public static var jsonLines: JSONRenderer { JSONRenderer(layout: .lines) }

    /// JSON with the rows inside a row where the hierarchy says.
    public static func json(
        _ layout: JSONRenderer.Layout = .array, hierarchy: JSONRenderer.Hierarchy
    ) -> JSONRenderer { JSONRenderer(layout: layout, hierarchy: hierarchy) }
}
