import TableDSL
import Testing

@Suite("Rows builder")
struct TableBuilderTests {
    private func lines(@TableBuilder<String> _ rows: () -> TableBody<String>) -> [String] {
        Table(of: String.self, columns: { Column("Text", \.self) }, rows: rows).lines
    }

    @Test("no rows")
    func none() {
        #expect(lines {} == [])
    }

    @Test("rows stand in the order they are written, inside disclosure rows too")
    func rows() {
        let lines = lines {
            Row("b")
            DisclosureRow("a") {
                Row("d")
                DisclosureRow("c") {
                    DisclosureRow("empty") {}
                    Row("deep")
                }
                Row("e")
            }
            Row("f")
        }
        #expect(lines == ["b", "a", "  d", "  c", "    empty", "    deep", "  e", "f"])
    }

    @Test("a disclosure row can be opened and closed, a row can't")
    func disclosure() {
        let table = Table(of: String.self) {
            Column("Text", \.self)
        } rows: {
            DisclosureRow("a") { DisclosureRow("b") { Row("c") } }
            Row("d")
        }
        #expect(table.description.isHierarchical)
        #expect(table.description.rows.map(\.isExpanded) == [true, true, nil, nil])
        #expect(table.expanded(.none).lines == ["a", "d"])
        #expect(table.expanded(.none).description.rows.map(\.isExpanded) == [false, nil])
        #expect(table.expanded(["0"]).lines == ["a", "  b", "d"])
        #expect(table.expanded(.allExcept(["0/0"])).lines == ["a", "  b", "d"])
    }

    @Test("sections have headers of their own and hold sections")
    func sections() {
        let lines = lines {
            Row("first")
            Section("Fruit") {
                Row("fig")
                Section("Apples") { Row("cox") }
                Row("pear")
            }
            Section {
                Row("salt")
            } header: {
                Text("Other ").bold() + Text("things")
                Text("on two lines")
            }
            Row("last")
            Section("Empty") {}
        }
        #expect(
            lines == [
                "first", "# Fruit", "fig", "  # Apples", "cox", "pear", "# Other things⏎on two lines", "salt", "last",
                "# Empty",
            ])
    }

    @Test("rows inside a section inside a disclosure row are not lost")
    func sectionInDisclosure() {
        let table = Table(of: String.self) {
            Column("Text", \.self)
        } rows: {
            DisclosureRow("a") {
                Row("b")
                Section("S") { Row("c") }
            }
        }
        #expect(table.cells.map(\.text) == ["a", "b", "c"])
    }

    @Test("disclosure rows stand inside sections")
    func disclosureInSection() {
        let lines = lines {
            Section("S") { DisclosureRow("a") { Row("b") } }
        }
        #expect(lines == ["# S", "a", "  b"])
    }

    @Test("if, else and optional rows", arguments: [true, false])
    func conditions(isOn: Bool) {
        let present: Row<String>? = Row("present")
        let absent: Row<String>? = nil
        let lines = lines {
            if isOn { Row("only") }
            if isOn {
                Row("then")
                Row("then 2")
            } else {
                Section("Else") { Row("else") }
            }
            present
            absent
        }
        #expect(lines == (isOn ? ["only", "then", "then 2", "present"] : ["# Else", "else", "present"]))
    }

    @Test("switch", arguments: [(0, []), (1, ["one"]), (2, ["two", "more"])])
    func switches(number: Int, expected: [String]) {
        let lines = lines {
            switch number {
            case 0: Row<String>?.none
            case 1: Row("one")
            default:
                Row("two")
                Row("more")
            }
        }
        #expect(lines == expected)
    }

    @Test("for and ForEach, and #available")
    func loops() {
        let lines = lines {
            for text in ["a", "b"] { Row(text) }
            for number in 1...3 where number != 2 {
                Section("\(number)") { Row("in \(number)") }
            }
            ForEach(["x", "y"]) { text in
                DisclosureRow(text) { Row(text + text) }
            }
            ForEach([1, 2]) { Row("\($0)") }
            if #available(macOS 13, *) { Row("new") } else { Row("old") }
        }
        #expect(
            lines == ["a", "b", "# 1", "in 1", "# 3", "in 3", "x", "  xx", "y", "  yy", "1", "2", "new"])
    }

    @TableBuilder<String> private var part: some TableContent<String> {
        Row("part")
        part(of: ["p", "q"])
    }

    @TableBuilder<String> private func part(of texts: [String]) -> TableBody<String> {
        for text in texts { Row(text) }
    }

    @Test("parts come from properties and functions")
    func parts() {
        let lines = lines {
            part
            Section("S") { part(of: ["s"]) }
        }
        #expect(lines == ["part", "p", "q", "# S", "s"])
    }

    @Test("rows are numbered and known by their positions, sections aside")
    func positions() {
        let table = Table(of: String.self) {
            IndexColumn()
            Column("Text", \.self)
        } rows: {
            Row("a")
            Section("S") {
                Row("b")
                DisclosureRow("c") { Row("d") }
            }
            Row("e")
        }
        #expect(table.lines == ["1 | a", "# S", "2 | b", "3 | c", "  4 | d", "5 | e"])
        #expect(table.description.rows.map(\.id) == ["0", nil, "1", "2", "2/0", "3"])
        #expect(table.description.rows.map(\.ordinal) == [1, 0, 2, 3, 4, 5])
        #expect(table.description.rows.map(\.value) == ["a", nil, "b", "c", "d", "e"])
    }
}
