import Foundation
import TableDSL
import Testing

@Suite("Diagnostics")
struct DiagnosticsTests {
    private struct Item: Identifiable {
        var id: String
        var items: [Item]?
    }

    private let table = Table(Person.sample) {
        Column("Name", \.name)
        Column("Age", \.age).customizationID("age").sortable(false)
    }

    private func found<RowValue>(_ table: Table<RowValue>) -> [String] {
        table.description.diagnostics.map { "\($0.kind): \($0)" }
    }

    @Test("nothing doubtful")
    func none() {
        #expect(found(table) == [])
        #expect(found(Table(Node.forest, children: \.children) { Column("Name", \.id) }) == [])
    }

    @Test("rows with the same id, each id once, wherever the rows are")
    func duplicates() {
        let items = ["a", "b", "a", "a", "b", "c"].map { Item(id: $0) }
        #expect(
            found(Table(items) { Column("Id", \.id) }) == [
                "duplicateRowID: Several rows have the id “a”.", "duplicateRowID: Several rows have the id “b”.",
            ])
        let tree = Table([Item(id: "x", items: [Item(id: "y", items: [Item(id: "x")])])], children: \.items) {
            Column("Id", \.id)
        }
        #expect(found(tree.expanded(.none)) == ["duplicateRowID: Several rows have the id “x”."])
        #expect(found(Table(Person.sample, id: \.age) { Column("Name", \.name) }).count == 1)
    }

    @Test("selected and open rows that aren't there")
    func unknownRows() {
        let items = Table([Item(id: "a", items: [])], children: \.items) { Column("Id", \.id) }
        #expect(
            found(items.selection(["a", "z", "y"]).expanded(["a", "w"])) == [
                "unknownSelectedRow: No row has the selected id “y”.",
                "unknownSelectedRow: No row has the selected id “z”.",
                "unknownExpandedRow: No row has the open id “w”.",
            ])
        #expect(found(items.selection("q")).count == 1)
    }

    @Test("a row is known though it is hidden by a search, a page or a closed parent")
    func hiddenRows() {
        let tree = Table(Node.forest, children: \.children) { Column("Name", \.id) }
        #expect(found(tree.selection(["cox"]).expanded(["apple"]).searching("salt").page(size: 1)) == [])
    }

    @Test("columns that aren't there")
    func unknownColumns() {
        var columns = ColumnCustomization()
        columns.order = ["Age", "Name"]
        columns[visibility: "Nome"] = .hidden
        #expect(
            found(table.columnCustomization(columns).sortOrder([ColumnSort("size"), ColumnSort("Name")])) == [
                "unknownColumn: The sort order names a column “size” that isn't there.",
                "unknownColumn: The customization names a column “Age” that isn't there.",
                "unknownColumn: The customization names a column “Nome” that isn't there.",
            ])
    }

    @Test("a column that can't be sorted by")
    func unsortable() {
        #expect(
            found(table.sortOrder([ColumnSort("age")])) == [
                "unsortableColumn: The column “age” can't be sorted by."
            ])
    }

    @Test("groups without columns, also inside others")
    func emptyGroups() {
        let table = Table(Person.sample) {
            ColumnGroup("one") {}
            ColumnGroup("two") {
                Column("Name", \.name)
                ColumnGroup("three") { if Person.sample.isEmpty { Column("Age", \.age) } }
            }
        }
        #expect(
            found(table) == [
                "emptyGroup: The column group “one” has no columns.",
                "emptyGroup: The column group “three” has no columns.",
            ])
        #expect(table.titles == ["Name"])
    }

    @Test("no columns at all")
    func noColumns() {
        #expect(found(Table(Person.sample) {}) == ["noColumns: The table has no columns."])
        #expect(found(Table {}) == ["noColumns: The table has no columns."])
    }

    @Test(
        "widths whose bounds contradict each other",
        arguments: [(10, 0, 5), (0, 30, 20), (5, 3, .max), (5, 9, 8)])
    func widths(minimum: Int, ideal: Int, maximum: Int) {
        let table = Table([1]) { Column("n", \.self).width(min: minimum, ideal: ideal, max: maximum) }
        #expect(table.description.diagnostics.map(\.kind) == [.contradictoryWidth])
    }

    @Test(
        "widths that don't",
        arguments: [(5, 5, 5), (0, 0, .max), (1, 0, 9), (0, 4, .max), (2, 4, 4)])
    func goodWidths(minimum: Int, ideal: Int, maximum: Int) {
        let table = Table([1]) { Column("n", \.self).width(min: minimum, ideal: ideal, max: maximum) }
        #expect(table.description.diagnostics == [])
    }

    private final class Folder: Identifiable {
        let id: String
        var folders: [Folder]
        init(_ id: String, _ folders: [Folder] = []) {
            self.id = id
            self.folders = folders
        }
    }

    @Test("an object inside itself is shown without its children there", .timeLimit(.minutes(1)))
    func cycles() {
        let inner = Folder("inner")
        let outer = Folder("outer", [inner, Folder("other")])
        inner.folders = [outer]
        defer { inner.folders = [] }
        let table = Table([outer], children: \.folders) { Column("Id", \.id) }
        #expect(table.lines == ["outer", "  inner", "    outer", "  other"])
        #expect(table.searching("other").lines == ["outer", "  other"])
        #expect(table.description.diagnostics.map(\.kind) == [.duplicateRowID, .cyclicChildren])
        #expect(found(table).last == "cyclicChildren: The row “outer” is inside itself; its children are shown once.")
    }
}
