import Foundation
import TableDSL
import Testing

@Suite("Concurrency")
struct ConcurrencyTests {
    @MainActor final class Model: Identifiable {
        nonisolated let id: Int
        var name: String
        var parts: [Model]?
        init(_ id: Int, _ name: String, _ parts: [Model]? = nil) {
            self.id = id
            self.name = name
            self.parts = parts
        }
    }

    @Test("rows isolated to the main actor are shown there")
    @MainActor func mainActor() {
        let models = [Model(1, "b", [Model(3, "c")]), Model(2, "a")]
        let table = Table(models, children: \.parts) {
            Column("Name", \.name)
            Column("Upper") { Text($0.name.uppercased()) }
            Column("Length", \.name.count) { model in Text("\(model.name)!") }
        }
        .sortOrder([ColumnSort("Name")])
        #expect(table.lines == ["a | A | a!", "b | B | b!", "  c | C | c!"])
        #expect(table.searching("C").selection([3]).description.selectedRows.map(\.name) == ["c"])
    }

    private final class Counter {
        var calls = 0
        func next() -> Int {
            calls += 1
            return calls
        }
    }

    @Test("a closure may capture an object that isn't Sendable, and change it")
    func capturedObject() {
        let counter = Counter()
        let formatter = NumberFormatter()
        formatter.minimumFractionDigits = 3
        formatter.locale = Locale(identifier: "en_US")
        let table = Table([1, 2]) {
            Column("Call") { _ in Text("\(counter.next())") }
            Column("Formatted", \.self) { Text(formatter.string(from: NSNumber(value: $0)) ?? "") }
        }
        #expect(table.lines == ["1 | 1.000", "2 | 2.000"])
        #expect(counter.calls == 2)
    }

    @Test("a key path may come from a variable, a property or a parameter")
    func keyPathFromVariable() {
        let paths: [any KeyPath<Person, Int> & Sendable] = [\.age, \.name.count]
        func column(_ path: KeyPath<Person, String>) -> Column<Person, String> { Column("Name", path) }
        var changing: KeyPath<Person, Double?> = \.score
        let table = Table(Person.sample) {
            column(\.name)
            for path in paths { Column("n", path) }
            Column("Score", changing)
        }
        changing = \.score
        #expect(table.lines == ["Ada | 36 | 3 | 9.5", "Bob | 20 | 3 | –", "Cem | 36 | 3 | 7.25"])
        #expect(table.sortOrder([KeyPathComparator(paths[0])]).description.columns[1].sort?.rank == 1)
    }

    @Test("a table is sent to a task and rendered there")
    func sentToTask() async {
        let people = Person.sample
        let table = Table(people) {
            Column("Name", \.name)
            Column("Age") { Text("\($0.age)") }
        }
        .sortOrder([KeyPathComparator(\.name, order: .reverse)])
        let lines = await Task.detached { table.lines }.value
        #expect(lines == ["Cem | 36", "Bob | 20", "Ada | 36"])
    }

    @Test("a table of objects is made in one task and rendered in another")
    func sentBack() async {
        func make() -> sending Table<Node> {
            Table(Node.forest, children: \.children) { Column("Name", \.id) }
        }
        let table = make()
        async let lines = table.expanded(.none).lines
        #expect(await lines == ["fruit", "nuts", "salt"])
    }

    @Test("async code renders on its own actor")
    @MainActor func asyncRendering() async throws {
        let table = Table([Model(1, "a")]) { Column("Name", \.name) }
        await Task.yield()
        var output = ""
        try table.render(as: .lines, to: &output)
        #expect(output == "a\n")
    }

    @Test("many tasks render at the same time")
    func manyTasks() async {
        let results = await withTaskGroup(of: (Int, [String]).self) { group in
            for number in 0..<64 {
                group.addTask {
                    let table = Table(0..<200) {
                        IndexColumn()
                        Column("n", \.self).summary(.sum)
                        Column("x") { Text("\($0 * number)") }
                    }
                    .sortOrder([ColumnSort("n", order: .reverse)]).searching("1")
                    return (number, table.lines)
                }
            }
            return await group.reduce(into: [Int: [String]]()) { $0[$1.0] = $1.1 }
        }
        let hits = (0..<200).filter { "\($0)".contains("1") }
        for number in 0..<64 {
            let shown = (0..<200).reversed().filter {
                "\($0)".contains("1") || "\($0 * number)".contains("1")
            }
            let lines = shown.enumerated().map { "\($0 + 1) | \($1) | \($1 * number)" }
            #expect(results[number] == lines + ["=  | \(shown.reduce(0, +)) | "])
            #expect(shown.count >= hits.count)
        }
    }
}
