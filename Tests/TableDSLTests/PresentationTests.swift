import Foundation
import TableDSL
import Testing

@Suite("Selection, pages and open rows")
struct PresentationTests {
    private let table = Table(Node.forest, children: \.children) { Column("Name", \.id) }
    private let numbers = Table(1...25) { Column("n", \.self) }

    private func selected<RowValue>(_ table: Table<RowValue>) -> [String?] {
        table.description.rows.filter(\.isSelected).map { $0.id?.description }
    }

    @Test("a set selects rows by their ids, in the order they are shown")
    func set() {
        let table = table.selection(["salt", "cox", "nobody"])
        #expect(table.description.selectionMode == .multiple)
        #expect(selected(table) == ["cox", "salt"])
        #expect(table.description.selectedRows.map(\.id) == ["cox", "salt"])
        #expect(table.description.rows.map(\.isSelected).count { $0 } == 2)
    }

    @Test("one row is selected by its id, or none")
    func single() {
        let chosen: String? = "fig"
        let none: String? = nil
        #expect(selected(table.selection("fig")) == ["fig"])
        #expect(selected(table.selection(chosen)) == ["fig"])
        #expect(selected(table.selection(none)) == [])
        #expect(table.selection(none).description.selectionMode == .single)
        #expect(table.description.selectionMode == .none)
    }

    @Test("rows without an id are selected by their positions")
    func positions() {
        #expect(selected(numbers.selection([0, 24])) == ["0", "24"])
        #expect(numbers.selection([0, 24]).description.selectedRows == [1, 25])
        #expect(numbers.selection(RowID("3")).description.selectedRows == [4])
    }

    @Test("a selection follows its row through sorting and searching")
    func followed() {
        let table = numbers.selection([1]).sortOrder([ColumnSort("n", order: .reverse)])
        #expect(table.description.selectedRows == [2])
        #expect(table.description.rows.filter(\.isSelected).map(\.ordinal) == [24])
        #expect(table.searching("12").description.selectedRows == [])
        #expect(table.searching("2").description.selectedRows == [2])
        #expect(numbers.selection([11]).searching("12").description.selectedRows == [12])
    }

    @Test(
        "a page shows so many rows, the last page what is left, also when asked for one past it",
        arguments: [(1, 1...10), (2, 11...20), (3, 21...25), (4, 21...25), (0, 1...10)])
    func page(number: Int, range: ClosedRange<Int>) {
        let rows = Array(range)
        let page = numbers.page(size: 10, number: number)
        #expect(page.description.rows.map(\.value) == rows)
        #expect(page.description.rows.map(\.ordinal) == rows)
    }

    @Test("a page of no rows")
    func emptyPage() {
        #expect(Table([Int]()) { Column("n", \.self) }.page(size: 10, number: 2).lines == [])
    }

    @Test("a page cuts through sections, whose headers stay, and through open rows")
    func pageOfSections() {
        let table = Table(of: String.self) {
            Column("Text", \.self).summary(.count)
        } rows: {
            Section("A") {
                Row("1")
                Section("B") {
                    Row("2")
                    DisclosureRow("3") { Row("4") }
                }
            }
            Section("C") { Row("5") }
        }
        let pages = (1...3).map { table.page(size: 2, number: $0).lines }
        #expect(
            pages == [
                ["# A", "1", "  # B", "2", "= 4"], ["# A", "  # B", "3", "  4", "= 4"], ["# C", "5", "= 4"],
            ])
    }

    @Test("open rows: all, none, those named, all but those named")
    func expansion() {
        let closed = ["fruit", "nuts", "salt"]
        #expect(table.expanded(.none).lines == closed)
        #expect(table.expanded(.only(["apple"])).lines == closed)
        #expect(table.expanded(["fruit"]).lines == ["fruit", "  pear", "  apple", "  fig", "nuts", "salt"])
        #expect(table.expanded(Set<String>()).lines == closed)
        #expect(table.expanded(.allExcept(["apple"])).lines == table.expanded(["fruit"]).lines)
        #expect(table.expanded(.all).lines == table.lines)
        #expect(table.expanded(.none).description.rows.map(\.isExpanded) == [false, false, nil])
    }

    @Test("the children of closed rows aren't read")
    func lazyChildren() {
        final class Folder {
            let name: String
            nonisolated(unsafe) static var reads = 0
            init(_ name: String) { self.name = name }
            var folders: [Folder]? {
                Folder.reads += 1
                return name.count < 3 ? [Folder(name + "a"), Folder(name + "b")] : nil
            }
        }
        let table = Table([Folder("")], children: \.folders) { Column("Name", \.name) }
        #expect(table.expanded(["0"]).lines == ["", "  a", "  b"])
        #expect(Folder.reads <= 3)
    }

    @Test("levels, numbers and values of rows")
    func rows() {
        let rows = table.description.rows
        #expect(rows.map(\.level) == [0, 1, 1, 2, 2, 1, 0, 0])
        #expect(rows.map(\.ordinal) == Array(1...8))
        #expect(rows.map(\.kind) == Array(repeating: .data, count: 8))
        #expect(rows.map { $0.value?.id } == rows.map { $0.id?.description })
    }

    @Test("rows can be walked again, with the same result")
    func walkedAgain() {
        let rows = Table(1...3) { Column("n", \.self).summary(.sum) }.description.rows
        let walks = (1...2).map { _ in rows.map { $0.cells.map(\.text) } }
        #expect(walks == [[["1"], ["2"], ["3"], ["6"]], [["1"], ["2"], ["3"], ["6"]]])
    }

    @Test("a walk that was left early takes nothing into the next one's summary")
    func leftEarly() {
        let rows = Table(1...3) { Column("n", \.self).summary(.sum) }.description.rows
        #expect(rows.first { _ in true }?.cells.map(\.text) == ["1"])
        #expect(rows.map { $0.cells.map(\.text) } == [["1"], ["2"], ["3"], ["6"]])
    }
}
