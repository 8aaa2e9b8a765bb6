import Foundation
import TableDSL
import Testing

@Suite("Table state")
struct TableStateTests {
    /// The state after a change.
    private func changed(_ state: TableState = TableState(), _ change: (inout TableState) -> Void) -> TableState {
        var state = state
        change(&state)
        return state
    }

    @Test("a new state changes nothing")
    func initial() {
        let state = TableState()
        #expect(state.sortOrder == [])
        #expect(state.searchText == "")
        #expect(state.selection == [])
        #expect(state.expansion == .all)
        #expect(state.page == nil)
        #expect(state.columns == ColumnCustomization())
        #expect(state.sizeClass == .automatic)
        #expect(Table(Person.sample) { Column("Name", \.name) }.state == state)
    }

    @Test("sorting by a column makes it the first key, ascending; again turns it round, and back")
    func toggleSort() {
        var state = changed { $0.toggleSort(by: "a") }
        #expect(state.sortOrder == [ColumnSort("a")])
        state.toggleSort(by: "a")
        #expect(state.sortOrder == [ColumnSort("a", order: .reverse)])
        state.toggleSort(by: "b")
        #expect(state.sortOrder == [ColumnSort("b"), ColumnSort("a", order: .reverse)])
        state.toggleSort(by: "a")
        #expect(state.sortOrder == [ColumnSort("a"), ColumnSort("b")])
        state.toggleSort(by: "a")
        state.toggleSort(by: "a")
        #expect(state.sortOrder == [ColumnSort("a"), ColumnSort("b")])
    }

    @Test("a row is selected and taken from the selection")
    func toggleSelection() {
        var state = changed { $0.toggleSelection(of: "1") }
        state.toggleSelection(of: 2)
        #expect(state.selection == ["1", "2"])
        state.toggleSelection(of: "1")
        #expect(state.selection == ["2"])
        state.toggleSelection(of: "3", mode: .single)
        #expect(state.selection == ["3"])
        state.toggleSelection(of: "3", mode: .single)
        #expect(state.selection == [])
        state.toggleSelection(of: "3", mode: .none)
        #expect(state.selection == [])
    }

    @Test("a row is opened and closed, whichever way open rows are kept")
    func toggleExpansion() {
        var state = changed { $0.toggleExpansion(of: "a") }
        #expect(state.expansion == .allExcept(["a"]))
        state.toggleExpansion(of: "a")
        #expect(state.expansion == .all)
        state.expansion = .none
        state.toggleExpansion(of: "a")
        #expect(state.expansion == .only(["a"]))
        state.toggleExpansion(of: "b")
        state.toggleExpansion(of: "a")
        #expect(state.expansion == ["b"])
    }

    @Test("opening what is open, and closing what is closed, changes nothing")
    func setExpansion() {
        var all = Expansion.all
        all.set("a", expanded: true)
        var none = Expansion.none
        none.set("a", expanded: false)
        #expect(all == .all)
        #expect(none == .none)
        #expect([all.contains("a"), none.contains("a")] == [true, false])
    }

    @Test("a new search starts on the first page")
    func search() {
        var state = changed { $0.search(for: "x") }
        #expect(state.page == nil)
        state.page = Page(size: 10, number: 4)
        state.search(for: "y")
        #expect(state.searchText == "y")
        #expect(state.page == Page(size: 10))
    }

    @Test("pages are shown by number, from 1", arguments: [(3, 3), (1, 1), (0, 1), (-4, 1), (Int.min, 1)])
    func showPage(number: Int, shown: Int) {
        let state = changed { $0.page = Page(size: 10, number: 2) }
        #expect(changed(state) { $0.showPage(number) }.page == Page(size: 10, number: shown))
        #expect(changed { $0.showPage(number) }.page == nil)
    }

    @Test(
        "the rows of a page, past the end those of the last",
        arguments: [
            (Page(size: 10), 25, 0..<10), (Page(size: 10, number: 3), 25, 20..<25),
            (Page(size: 10, number: 4), 25, 20..<25), (Page(size: 5, number: .max), 25, 20..<25),
            (Page(size: 25), 25, 0..<25), (Page(size: 100), 25, 0..<25), (Page(size: 10, number: 2), 0, 0..<0),
            (Page(size: 0, number: 0), 2, 0..<1), (Page(size: -1, number: -1), 2, 0..<1),
        ])
    func range(page: Page, count: Int, range: Range<Int>) {
        #expect(page.range(of: count) == range)
    }

    @Test("the largest page there can be holds all rows")
    func hugePage() async {
        await #expect(processExitsWith: .success) {
            let all = Page(size: .max).range(of: 25) == 0..<25
            let last = Page(size: .max, number: .max).range(of: 25) == 0..<25
            exit(all && last ? 0 : 1)
        }
    }

    @Test("a page that was set or saved with a size or a number below 1 shows the first row")
    func brokenPage() async {
        await #expect(processExitsWith: .success) {
            let saved = try JSONDecoder().decode(Page.self, from: Data(#"{"size":0,"number":-3}"#.utf8))
            var changed = Page(size: 1)
            changed.size = -5
            changed.number = .min
            exit(saved.range(of: 9) == 0..<1 && changed.range(of: 9) == 0..<1 ? 0 : 1)
        }
    }

    @Test("a state comes back from JSON as it was")
    func codable() throws {
        let state = changed {
            $0.sortOrder = [ColumnSort("Name"), ColumnSort("Age", order: .reverse)]
            $0.searchText = "zoë \"q\""
            $0.selection = ["1", "a/b"]
            $0.expansion = .only(["x"])
            $0.page = Page(size: 20, number: 3)
            $0.columns.order = ["Age"]
            $0.columns[visibility: "Name"] = .hidden
            $0.columns[visibility: "Age"] = .visible
            $0.sizeClass = .compact
        }
        for state in [state, TableState(), changed { $0.expansion = .allExcept(["y"]) }] {
            let data = try JSONEncoder().encode(state)
            #expect(try JSONDecoder().decode(TableState.self, from: data) == state)
        }
    }

    @Test("row ids are saved as their text alone")
    func codableID() throws {
        #expect(String(decoding: try JSONEncoder().encode([RowID("a"), 2]), as: UTF8.self) == #"["a","2"]"#)
        let change = CellChange(row: "r", column: "c", text: "t")
        #expect(try JSONDecoder().decode(CellChange.self, from: JSONEncoder().encode(change)) == change)
    }
}
