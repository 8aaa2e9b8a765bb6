import TableDSL

/// A renderer on the public API alone: a line for each row, indented by its level, with bars between the cells.
struct LineRenderer: TableRenderer {
    func render<RowValue>(_ table: TableDescription<RowValue>, to output: inout some TableOutput) throws {
        for row in table.rows {
            try output.write(line(row) + "\n")
        }
    }

    private func line<RowValue>(_ row: PresentedRow<RowValue>) -> String {
        let indent = String(repeating: "  ", count: row.level)
        let cells = row.cells.map { $0.text.split(separator: "\n", omittingEmptySubsequences: false) }
            .map { $0.joined(separator: "⏎") }
        switch row.kind {
        case .data: return indent + cells.joined(separator: " | ")
        case .sectionHeader: return indent + "# " + (cells.first ?? "")
        case .subtotal: return indent + "- " + cells.joined(separator: " | ")
        case .summary: return indent + "= " + cells.joined(separator: " | ")
        }
    }
}

extension TableRenderer where Self == LineRenderer {
    /// A line for each row.
    static var lines: Self { LineRenderer() }
}

extension Table {
    /// The rows as they are rendered, a line each.
    var lines: [String] {
        rendered(as: .lines).split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// The titles of the columns shown.
    var titles: [String] { description.columns.map(\.title) }

    /// The first cell of each data row, as a front end reads it.
    var cells: [Cell] { description.rows.filter { $0.kind == .data }.compactMap(\.cells.first) }
}

/// A row of one value.
struct Box<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}

/// A row with a few values of different types.
struct Person: Equatable {
    var name: String
    var age: Int
    var score: Double?
    var isMember = false

    static let sample = [
        Person(name: "Ada", age: 36, score: 9.5, isMember: true),
        Person(name: "Bob", age: 20, score: nil),
        Person(name: "Cem", age: 36, score: 7.25),
    ]
}

/// A row that may hold rows, as a value.
struct Node: Identifiable, Equatable {
    var id: String
    var value: Int
    var children: [Node]?

    init(_ id: String, _ value: Int = 0, _ children: [Node]? = nil) {
        self.id = id
        self.value = value
        self.children = children
    }

    static let forest = [
        Node("fruit", 3, [Node("pear", 2), Node("apple", 9, [Node("cox", 1), Node("boskoop", 4)]), Node("fig", 5)]),
        Node("nuts", 1, []),
        Node("salt", 2),
    ]
}

extension CellRun {
    /// A run without text, to be filled.
    static var plain: CellRun {
        let cells = Table(["x"]) { Column("", \.self) }.cells
        return cells[0].runs[0]
    }
}
