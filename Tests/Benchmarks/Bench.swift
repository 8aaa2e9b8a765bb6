import Renderers
import TableDSL

/// Renders what the options ask for.
struct Bench {
    private let options: Options

    init(_ options: Options) { self.options = options }

    func measurement() throws -> Measurement {
        switch options.mode {
        case .html: try inMemory(.html) { ready(plainTable($0)) }
        case .markdown: try inMemory(.markdown) { ready(plainTable($0)) }
        case .markdownCompact: try inMemory(.markdown(.compact)) { ready(plainTable($0)) }
        case .ansi: try inMemory(.ansi(color: .never)) { ready(plainTable($0)) }
        case .csv: try inMemory(.csv) { ready(plainTable($0)) }

        case .htmlString: try asString(.html)
        case .markdownString: try asString(.markdown)
        case .ansiString: try asString(.ansi(color: .never))

        case .htmlNull: try inFile(.html, try readStudents(options.input))
        case .streamHTML: try inFile(.html, try madeStudents())
        case .streamMarkdown: try inFile(.markdown(.compact), try madeStudents())
        case .streamANSI: try inFile(.ansi(color: .never, sizing: .firstRows(1000)), try madeStudents())

        case .closures: try inMemory(.html) { ready(closureTable($0)) }
        case .closuresANSI: try inMemory(.ansi) { ready(closureTable($0)) }
        case .format: try inMemory(.html) { ready(formatTable(try $0.map(Account.init))) }
        case .tree: try inMemory(.html) { ready(treeTable(groups(of: $0))) }

        case .sort: try inMemory(.csv) { ready(plainTable($0).sortedByCity()) }
        case .sortBaseline: try inMemory(.csv) { students in { plainTable(students.sortedByCity()) } }
        case .sortComparators: try inMemory(.csv) { ready(plainTable($0).sortedByComparators()) }
        case .sortComparatorsBaseline:
            try inMemory(.csv) { students in { plainTable(students.sortedByComparators()) } }
        case .search: try inMemory(.html) { ready(plainTable($0).searching(searchedText)) }
        case .searchBaseline: try inMemory(.html) { students in { plainTable(students.foundByFoundation()) } }
        case .searchLowercased: try inMemory(.html) { students in { plainTable(students.foundInLowercase()) } }
        case .searchName: try inMemory(.html) { students in { plainTable(students.foundInName()) } }
        }
    }

    /// Renders into an array of bytes.
    ///
    /// What `prepare` does is done before the clock starts; what the function does that it returns is a part of the work.
    private func inMemory<RowValue>(
        _ renderer: some TableRenderer, _ prepare: ([Student]) throws -> () -> Table<RowValue>
    ) throws -> Measurement {
        let students = try readStudents(options.input)
        let table = try prepare(students)
        var bytes: [UInt8] = []
        let measurement = try Measurement(rows: students.count, repeats: options.repeats) {
            bytes = []
            try table().render(as: renderer, to: &bytes)
            return bytes.count
        }
        if let path = options.output { _ = try OutputFile.write(path) { try $0.write(bytes.span) } }
        return measurement
    }

    private func ready<RowValue>(_ table: Table<RowValue>) -> () -> Table<RowValue> { { table } }

    private func asString(_ renderer: some TableRenderer) throws -> Measurement {
        let students = try readStudents(options.input)
        let table = plainTable(students)
        var text = ""
        let measurement = Measurement(rows: students.count, repeats: options.repeats) {
            text = ""
            text = table.rendered(as: renderer)
            return text.utf8.count
        }
        if let path = options.output { _ = try OutputFile.write(path) { try $0.write(text) } }
        return measurement
    }

    private func inFile(
        _ renderer: some TableRenderer, _ students: some Collection<Student>
    ) throws -> Measurement {
        let table = plainTable(students)
        return try Measurement(rows: students.count, repeats: options.repeats) {
            try OutputFile.write(options.output ?? "/dev/null") { try table.render(as: renderer, to: &$0) }
        }
    }

    /// Rows that are made as they are read.
    private func madeStudents() throws -> some Collection<Student> {
        guard let count = Int(options.input), count >= 0 else { throw UsageError("no count of rows: \(options.input)") }
        return (0..<count).lazy.map(Student.init(number:))
    }
}
