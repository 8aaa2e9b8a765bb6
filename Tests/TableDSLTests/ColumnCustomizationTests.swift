import Foundation
import TableDSL
import Testing

@Suite("Column customization")
struct ColumnCustomizationTests {
    private let table = Table(Person.sample) {
        Column("Name", \.name)
        Column("Age", \.age).customizationID("age")
        Column("Score", \.score).defaultVisibility(.hidden)
        Column("Member", \.isMember).defaultVisibility(.visible)
    }

    private func customized(_ order: [String] = [], _ visibilities: [String: Visibility] = [:]) -> Table<Person> {
        var columns = ColumnCustomization()
        columns.order = order
        for (id, visibility) in visibilities { columns[visibility: id] = visibility }
        return table.columnCustomization(columns)
    }

    @Test("columns as they were declared")
    func declared() {
        #expect(table.titles == ["Name", "Age", "Member"])
        #expect(table.description.allColumns.map(\.title) == ["Name", "Age", "Score", "Member"])
        #expect(table.description.allColumns.map(\.isVisible) == [true, true, false, true])
    }

    @Test(
        "columns that an order names come first, the rest as declared",
        arguments: [
            (["Member"], ["Member", "Name", "age", "Score"]), (["Score", "age"], ["Score", "age", "Name", "Member"]),
            (["Member", "Score", "age", "Name"], ["Member", "Score", "age", "Name"]),
            (["Age", "nothing", ""], ["Name", "age", "Score", "Member"]),
        ])
    func order(order: [String], ids: [String]) {
        #expect(customized(order).description.allColumns.map(\.id) == ids)
    }

    @Test("a column named twice in an order is shown once")
    func namedTwice() {
        let description = customized(["age", "Name", "age"]).description
        #expect(description.allColumns.map(\.id) == ["age", "Name", "Score", "Member"])
        #expect(description.columns.map(\.id) == ["age", "Name", "Member"])
    }

    @Test("a reader's visibility goes before the default one, which automatic restores")
    func visibility() {
        #expect(customized([], ["age": .hidden, "Score": .visible]).titles == ["Name", "Score", "Member"])
        #expect(customized([], ["Score": .automatic, "Member": .automatic]).titles == ["Name", "Age", "Member"])
        #expect(customized([], ["Age": .hidden]).titles == ["Name", "Age", "Member"])
        #expect(customized([], ["Name": .hidden, "age": .hidden, "Member": .hidden]).titles == [])
    }

    @Test("visibilities are read back")
    func subscripts() {
        var columns = ColumnCustomization()
        #expect(columns[visibility: "a"] == .automatic)
        columns[visibility: "a"] = .hidden
        #expect(columns[visibility: "a"] == .hidden)
        columns[visibility: "a"] = .automatic
        #expect(columns == ColumnCustomization())
    }

    @Test("cells follow their columns")
    func cells() {
        #expect(
            customized(["Member", "Score"], ["Name": .hidden, "Score": .visible]).lines == [
                "true | 9.5 | 36", "false | – | 20", "false | 7.25 | 36",
            ])
    }

    @Test("a table whose columns are all hidden still has its rows")
    func noneVisible() {
        let table = customized([], ["Name": .hidden, "age": .hidden, "Member": .hidden])
        #expect(table.description.rows.map { $0.cells.count } == [0, 0, 0])
        #expect(table.sizeClass(.compact).description.rows.map { $0.cells.count } == [0, 0, 0])
        #expect(table.description.headerRows == [])
    }

    @Test("the compact form is the first column shown")
    func compact() {
        #expect(customized(["age"]).sizeClass(.compact).titles == ["Age"])
        #expect(customized([], ["Name": .hidden]).sizeClass(.compact).titles == ["Age"])
    }

    @Test("columns with the same id get a number, titles without text their place")
    func ids() {
        let table = Table([1]) {
            for title in ["a", "a", "", "a 2", "", "a"] { Column(title, \.self) }
            Column("b", \.self).customizationID("a")
        }
        #expect(table.description.columns.map(\.id) == ["a", "a 2", "column 3", "a 2 2", "column 5", "a 3", "a 4"])
    }
}
