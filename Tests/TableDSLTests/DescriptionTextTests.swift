import Foundation
import TableDSL
import Testing

@Suite("Descriptions")
struct DescriptionTextTests {
    @Test("a description says in a few lines what the columns are")
    func text() {
        var columns = ColumnCustomization()
        columns[visibility: "Member"] = .hidden
        let table = Table(Person.sample) {
            IndexColumn()
            Column("Name", editing: \.name).width(min: 15).rowHeader()
            ColumnGroup("Numbers") {
                Column("Age", \.age).width(8)
                ColumnGroup("Inner") { Column("Score", \.score, format: .fixed(2)).width(min: 4, max: 20) }
            }
            Column("Member", \.isMember).customizationID("member")
            Column("Member", \.isMember).alignment(.center)
            Column("") { Text($0.name) }
        }
        .title("People")
        .sortOrder([KeyPathComparator(\.age, order: .reverse), KeyPathComparator(\.score)])
        .columnCustomization(columns)
        let expected = """
            Table of Person “People”
              #: content, width auto, trailing
              Name: String, width ≥ 15, leading, row header, editable
              Numbers / Age: Int, width 8, trailing, sorted ▼1
              Numbers / Inner / Score: Double, width 4…20, trailing, sorted ▲2
              Member: Bool, width auto, leading, id “member”
              Member: Bool, width auto, center, hidden
              (no title): content, width auto, leading, id “column 7”
            """
        #expect("\(table.description)" == expected)
    }

    @Test("a table without columns, and one of cells")
    func small() {
        #expect("\(Table([Int]()) {}.description)" == "Table of Int")
        let cells = Table {
            Column("Item")
            Row("a", 1)
        }
        let expected = """
            Table of Cells
              Item: content, width auto, leading
              (no title): content, width auto, trailing, id “column 2”
            """
        #expect("\(cells.description)" == expected)
    }

    private func header(@ColumnBuilder<Int> _ columns: () -> ColumnList<Int>) -> [String] {
        header(Table([1], columns: columns))
    }

    /// The header's rows: each cell with the columns below it and, where it takes several rows, how many.
    private func header(_ table: Table<Int>) -> [String] {
        table.description.headerRows.map { row in
            row.map { cell in
                let columns = cell.columns.count == 1 ? "\(cell.columns.lowerBound)" : "\(cell.columns)"
                let mark = cell.isGroup ? "*" : ""
                return "\(cell.title)\(mark) \(columns)\(cell.rowSpan == 1 ? "" : " ↓\(cell.rowSpan)")"
            }
            .joined(separator: ", ")
        }
    }

    @Test("a header without groups is a row of titles")
    func plainHeader() {
        let header = header {
            Column("a", \.self)
            Column("b", \.self)
        }
        #expect(header == ["a 0, b 1"])
    }

    @ColumnBuilder<Int> private var nested: some ColumnContent<Int> {
        Column("a", \.self)
        ColumnGroup("G") {
            Column("b", \.self)
            ColumnGroup("H") {
                Column("c", \.self)
                Column("d", \.self)
            }
            Column("e", \.self)
        }
        ColumnGroup("I") { Column("f", \.self) }
        ColumnGroup("I") { Column("g", \.self) }
    }

    @Test("groups span their columns, columns the rows below; two groups of one title stay apart")
    func groups() {
        #expect(
            header { nested } == [
                "a 0 ↓3, G* 1..<5, I* 5, I* 6", "b 1 ↓2, H* 2..<4, e 4 ↓2, f 5 ↓2, g 6 ↓2", "c 2, d 3",
            ])
    }

    @Test("every column has one cell above it in each header row")
    func cover() {
        let rows = Table([1]) { nested }.description.headerRows
        var covered = Array(repeating: 0, count: 7)
        for cell in rows.joined() {
            for column in cell.columns { covered[column] += cell.rowSpan }
        }
        #expect(covered == Array(repeating: 3, count: 7))
    }

    @Test("hidden columns take nothing of the header, and their groups go with them")
    func hidden() {
        var columns = ColumnCustomization()
        for id in ["c", "f"] { columns[visibility: id] = .hidden }
        let table = Table([1]) { nested }
        #expect(
            header(table.columnCustomization(columns)) == [
                "a 0 ↓3, G* 1..<4, I* 4", "b 1 ↓2, H* 2, e 3 ↓2, g 4 ↓2", "d 2",
            ])
        columns[visibility: "d"] = .hidden
        #expect(header(table.columnCustomization(columns)) == ["a 0 ↓2, G* 1..<3, I* 3", "b 1, e 2, g 3"])
    }

    @Test("a group whose columns were moved apart has its title over each part")
    func reordered() {
        var columns = ColumnCustomization()
        columns.order = ["c", "a", "e", "b"]
        #expect(
            header(Table([1]) { nested }.columnCustomization(columns)) == [
                "G* 0, a 1 ↓3, G* 2..<5, I* 5, I* 6", "H* 0, e 2 ↓2, b 3 ↓2, H* 4, f 5 ↓2, g 6 ↓2", "c 0, d 4",
            ])
    }
}
