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

extension Student {
    /// The student in a line of a file; nil for the header.
    init?(line: UnsafeRawBufferPointer) {
        let fields = line.split(separator: 0x1F, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard fields.count == 9, let math = Int(fields[2]), let science = Int(fields[3]),
            let english = Int(fields[4]), let gpa = Double(fields[5])
        else { return nil }
        self.init(
            id: fields[0], name: fields[1], math: math, science: science, english: english, gpa: gpa,
            enrolled: fields[6], city: fields[7], note: fields[8])
    }
}

/// Reads the rows line by line, so that the memory in use before the measurement is that of the rows.
func readStudents(_ path: String) throws -> [Student] {
    var students: [Student] = []
    try forEachLine(of: path) { line in
        if let student = Student(line: line) { students.append(student) }
    }
    return students
}

/// Calls `body` with the bytes of each line, without its line feed.
func forEachLine(of path: String, _ body: (UnsafeRawBufferPointer) -> Void) throws {
    guard let file = fopen(path, "r") else { throw FileError(path) }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while true {
        let count = getline(&line, &capacity, file)
        guard count > 0, let line else { return }
        let bytes = UnsafeRawBufferPointer(start: line, count: count)
        body(bytes.last == 0x0A ? UnsafeRawBufferPointer(rebasing: bytes.dropLast()) : bytes)
    }
}

/// A file that can't be opened.
struct FileError: Error, CustomStringConvertible {
    let description: String

    init(_ path: String) { description = "can't open \(path): \(String(cString: strerror(errno)))" }
}
