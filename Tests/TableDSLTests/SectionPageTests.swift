import TableDSL
import Testing

@Suite("Pages of sections")
struct SectionPageTests {
    private var table: Table<String> {
        Table(of: String.self) {
            Column("A", \.self)
        } rows: {
            Section("Sec") {
                Row("in1")
                Row("in2")
            }
            Row("outside3")
            Section("Outer") {
                Section("Inner") { Row("deep4") }
                Row("outer5")
            }
        }
    }

    @Test(
        "a page has the headers of the sections that its rows are in, and no other",
        arguments: [
            (1, ["Sec", "in1", "in2"]), (2, ["outside3", "Outer", "Inner", "deep4"]), (3, ["Outer", "outer5"]),
        ])
    func headers(page: Int, expected: [String]) {
        let rows = table.page(size: 2, number: page).description.rows.map { $0.cells[0].text }
        #expect(rows == expected)
    }
}
