// table-bench FILE MODE [--repeats N]: renders the rows of FILE in memory and prints one line of JSON with the times.
import FoundationEssentials
import Renderers
import TableDSL

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

struct Student {
    var id: String
    var name: String
    var math: Int
    var science: Int
    var english: Int
    var gpa: Double
    var enrolled: String
    var city: String
    var note: String
}

func readStudents(_ path: String) throws -> [Student] {
    let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    return text.split(separator: "\n").dropFirst().compactMap { line in
        let fields = line.split(separator: "\u{1F}", omittingEmptySubsequences: false)
        guard fields.count == 9, let math = Int(fields[2]), let science = Int(fields[3]),
            let english = Int(fields[4]), let gpa = Double(fields[5])
        else { return nil }
        return Student(
            id: String(fields[0]), name: String(fields[1]), math: math, science: science, english: english, gpa: gpa,
            enrolled: String(fields[6]), city: String(fields[7]), note: String(fields[8]))
    }
}

func table(_ students: [Student]) -> Table<Student> {
    Table(students) {
        Column("id", \.id)
        Column("name", \.name)
        Column("math", \.math)
        Column("science", \.science)
        Column("english", \.english)
        Column("gpa", \.gpa, format: .fixed(2))
        Column("enrolled", \.enrolled)
        Column("city", \.city)
        Column("note", \.note)
    }
}

func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

func memory(_ key: String) -> Int {
    let status = (try? String(contentsOf: URL(filePath: "/proc/self/status"), encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(key) }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
}

func measure(_ students: [Student], _ renderer: some TableRenderer, repeats: Int) throws {
    let table = table(students)
    let loaded = memory("VmHWM")
    var wall: [Double] = []
    var cpu: [Double] = []
    var count = 0
    for _ in 0..<repeats {
        let start = (seconds(CLOCK_MONOTONIC), seconds(CLOCK_PROCESS_CPUTIME_ID))
        var bytes: [UInt8] = []
        try table.render(as: renderer, to: &bytes)
        wall.append(seconds(CLOCK_MONOTONIC) - start.0)
        cpu.append(seconds(CLOCK_PROCESS_CPUTIME_ID) - start.1)
        count = bytes.count
    }
    print(
        #"{"rows":\#(students.count),"bytes":\#(count),"cpu":\#(cpu),"wall":\#(wall),"#
            + #""rss_load_kb":\#(loaded),"rss_peak_kb":\#(memory("VmHWM"))}"#)
}

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
    print("usage: table-bench FILE html|markdown|markdown-compact|ansi|csv [--repeats N]")
    exit(64)
}
let repeats = arguments.firstIndex(of: "--repeats").flatMap { Int(arguments[$0 + 1]) } ?? 5
let students = try readStudents(arguments[1])
switch arguments[2] {
case "html": try measure(students, .html, repeats: repeats)
case "markdown": try measure(students, .markdown, repeats: repeats)
case "markdown-compact": try measure(students, .markdown(.compact), repeats: repeats)
case "ansi": try measure(students, .ansi(color: .never), repeats: repeats)
case "csv": try measure(students, .csv, repeats: repeats)
default:
    print("table-bench: no mode \(arguments[2])")
    exit(64)
}
