import TableDSL
import Testing

@testable import dsl_demo

@Suite("The student table")
struct StudentsTests {
    @Test(
        "Grades are green from 90, yellow from 75 and red below",
        arguments: [
            (100, Color.green), (90, .green), (89, .yellow), (75, .yellow), (74, .red), (0, .red),
        ])
    func colors(grade: Int, color: Color) {
        #expect(gradeColor(grade) == color)
    }

    @Test("Numbers follow what is shown after a search")
    func index() throws {
        let rows = lines(try shown(.students, ["--search", "WIŚNIEWSKI", "--columns", "index,name"]))
        #expect(rows.dropFirst().first == "No. 1,Łukasz Wiśniewski")
        #expect(lines(try shown(.students, ["--columns", "index,name"]))[4] == "No. 4,Łukasz Wiśniewski")
    }

    @Test("A search looks at names, ids and grades", arguments: [("moreau", 1), ("s020", 1), ("zzzz", 0)])
    func search(text: String, count: Int) throws {
        #expect(lines(try shown(.students, ["--search", text])).count == 1 + count)
    }

    @Test("A search for a grade finds those who have it")
    func searchGrade() throws {
        let rows = lines(try shown(.students, ["--search", "41", "--expand", "none"])).dropFirst()
        #expect(!rows.isEmpty && rows.allSatisfy { $0.contains("41") })
    }

    @Test("Rows are sorted by a column, from the greatest down, and then by another")
    func sort() throws {
        let arguments = ["--sort", "math:desc,NAME", "--columns", "math,name", "--expand", "none"]
        let rows = lines(try shown(.students, arguments)).dropFirst().map { $0.split(separator: ",", maxSplits: 1) }
        let grades = rows.compactMap { Int($0[0]) }
        #expect(grades == grades.sorted(by: >))
        #expect(grades.first == 100)
        let best = rows.filter { $0[0] == "100" }.map { String($0[1]) }
        #expect(best == best.sorted())
    }

    @Test("A missing grade shows a dash and sorts last either way", arguments: ["Physics", "Physics:desc"])
    func missing(sort: String) throws {
        let form = OutputForm.ansi(width: nil, isColored: false)
        let arguments = ["--sort", sort, "--columns", "Physics", "--expand", "none"]
        let text = try shown(.students, arguments, form: form)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("│") }
        #expect(rows.last?.contains("–") == true)
    }

    @Test("Students inside students are shown where their row is open")
    func expand() throws {
        func count(_ expand: String) throws -> Int { lines(try shown(.students, ["--expand", expand])).count - 1 }
        #expect(try count("all") == 81)
        #expect(try count("none") == 68)
        #expect(try count("s004") == 70)
        #expect(try count("s011") == 71)
        #expect(try count("s011,s071") == 73)
    }

    @Test("A column that isn't there or can't be sorted by is a fault of the command line")
    func columns() {
        let unknown = #expect(throws: Fault.self) { try shown(.students, ["--sort", "mth"]) }
        #expect(unknown?.message.contains("Did you mean “Math”? Columns: Index, Name, ID,") == true)
        let unsortable = #expect(throws: Fault.self) { try shown(.students, ["--sort", "index"]) }
        #expect(unsortable?.message.contains("can't be sorted by") == true)
    }

    @Test("An id that isn't there is told, and the table is shown all the same")
    func warnings() throws {
        let options = try Options(["--select", "s001,nobody", "--expand", "noone"])
        var presentation = try Example.students.presentation(of: [])
        try presentation.apply(options)
        #expect(presentation.warnings(options).count == 2)
    }
}
