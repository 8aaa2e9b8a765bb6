import TableDSL
import Testing

@Suite("Column builder")
struct ColumnBuilderTests {
    private enum Detail: CaseIterable, Sendable { case none, some, all }

    /// The columns with the groups around them.
    private func paths(_ table: Table<Person>) -> [String] {
        table.description.columns.map { ($0.groups + [$0.title]).joined(separator: "/") }
    }

    private func paths(@ColumnBuilder<Person> _ columns: () -> ColumnList<Person>) -> [String] {
        paths(Table(Person.sample, columns: columns))
    }

    @Test("columns stand in the order they are written")
    func order() {
        let titles = paths {
            Column("b", \.name)
            Column("a", \.age)
            IndexColumn()
        }
        #expect(titles == ["b", "a", "#"])
    }

    @Test("no columns")
    func none() {
        #expect(paths {} == [])
        #expect(Table(Person.sample) {}.description.headerRows == [])
    }

    @Test("if, with and without else", arguments: [true, false])
    func conditions(isOn: Bool) {
        let titles = paths {
            if isOn { Column("only", \.name) }
            if isOn {
                Column("then", \.name)
                Column("then 2", \.age)
            } else {
                Column("else", \.age)
            }
            if !isOn, let title = Optional("bound") { Column(title, \.name) }
        }
        #expect(titles == (isOn ? ["only", "then", "then 2"] : ["else", "bound"]))
    }

    @Test("switch", arguments: zip(Detail.allCases, [[], ["name"], ["name", "age", "score"]]))
    private func switches(detail: Detail, titles: [String]) {
        let found = paths {
            switch detail {
            case .none: Column<Person, String>?.none
            case .some: Column("name", \.name)
            case .all:
                Column("name", \.name)
                Column("age", \.age)
                Column("score", \.score)
            }
        }
        #expect(found == titles)
    }

    @Test("for, over data, with where, and inside one another")
    func loops() {
        let paths = paths {
            for (title, path) in [("Name", \Person.name), ("Again", \Person.name)] { Column(title, path) }
            for number in 1...4 where number % 2 == 0 { Column("\(number)") { Text("\($0.age * number)") } }
            for outer in ["x", "y"] {
                ColumnGroup(outer) {
                    for inner in 1...2 { Column("\(inner)", \.age) }
                }
            }
            for _ in [Int]() { Column("never", \.age) }
        }
        #expect(paths == ["Name", "Again", "2", "4", "x/1", "x/2", "y/1", "y/2"])
    }

    @Test("ForEach makes columns, several of an element, with conditions inside")
    func forEach() {
        let paths = paths {
            ForEach(1...3) { number in
                Column("a\(number)", \.age)
                if number == 2 { Column("b\(number)") { Text($0.name) } }
            }
            ForEach(["g"]) { title in ColumnGroup(title) { Column("in", \.name) } }
        }
        #expect(paths == ["a1", "a2", "b2", "a3", "g/in"])
    }

    @Test("#available")
    func availability() {
        let titles = paths {
            if #available(macOS 13, *) { Column("new", \.name) } else { Column("old", \.name) }
            if #available(macOS 13, *) { Column("also", \.age) }
        }
        #expect(titles == ["new", "also"])
    }

    @Test("an optional column is a column or none")
    func optional() {
        let present: Column<Person, String>? = Column("here", \.name)
        let absent: Column<Person, String>? = nil
        let titles = paths {
            present
            absent
            Optional(ColumnGroup<Person>("g") { Column("in", \.age) })
        }
        #expect(titles == ["here", "g/in"])
    }

    @Test("groups hold groups to any depth")
    func groups() {
        let paths = paths {
            ColumnGroup("1") {
                ColumnGroup("2") {
                    ColumnGroup("3") { ColumnGroup("4") { Column("deep", \.name) } }
                    Column("less", \.age)
                }
            }
            ColumnGroup("empty") {}
        }
        #expect(paths == ["1/2/3/4/deep", "1/2/less"])
    }

    @ColumnBuilder<Person> private var part: some ColumnContent<Person> {
        Column("Name", \.name)
        ColumnGroup("Numbers") { numbers(2) }
    }

    @ColumnBuilder<Person> private func numbers(_ count: Int) -> some ColumnContent<Person> {
        for number in 0..<count { Column("\(number)", \.age) }
    }

    @Test("parts come from properties and functions, and from constants")
    func parts() {
        let constant = Column("Constant", \Person.score)
        let paths = paths {
            part
            numbers(1)
            constant
            let title = "Local"
            Column(title, \.name)
        }
        #expect(paths == ["Name", "Numbers/0", "Numbers/1", "0", "Constant", "Local"])
    }

    @Test("a table has more than 100 columns, by hand, in loops and in groups")
    func wide() {
        let table = Table(Person.sample) {
            wideColumns
            ForEach(0..<100) { number in Column("f\(number)") { Text("\($0.age + number)") } }
            ColumnGroup("g") { for number in 0..<1000 { Column("l\(number)", \.age) } }
        }
        #expect(table.description.columns.count == 1120)
        #expect(Set(table.description.columns.map(\.id)).count == 1120)
        #expect(table.lines.map { $0.split(separator: " | ").count } == [1120, 1120, 1120])
        #expect(table.lines[1].hasPrefix("20 | 20") && table.lines[1].hasSuffix("20 | 20"))
    }

    @ColumnBuilder<Person> private var wideColumns: some ColumnContent<Person> {
        Column("c", \.age)
        Column("c", \.age)
        Column("c", \.age)
        Column("c", \.age)
        Column("c", \.age)
        Column("c", \.age)
        Column("c", \.age)
        Column("c", \.age)
        Column("c", \.age)
        Column("c", \.age)
        Column("c", \.age)
        Column("c", \.age)
        Column("c", \.age)
        Column("c", \.age)
        Column("c", \.age)
        Column("c", \.age)
        Column("c", \.age)
        Column("c", \.age)
        Column("c", \.age)
        Column("c", \.age)
    }
}
