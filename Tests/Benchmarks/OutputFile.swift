import TableDSL

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file that a table goes to, and how many bytes it got, which a device doesn't tell.
struct OutputFile: TableOutput {
    private var file: FileOutput
    private(set) var count = 0

    mutating func write(_ bytes: Span<UInt8>) throws {
        count += bytes.count
        try file.write(bytes)
    }

    /// Opens the file for as long as `body` takes, and returns how many bytes it got.
    static func write(_ path: String, _ body: (inout OutputFile) throws -> Void) throws -> Int {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard descriptor >= 0 else { throw FileError(path) }
        defer { close(descriptor) }
        var output = OutputFile(file: FileOutput(descriptor: descriptor))
        try body(&output)
        return output.count
    }
}
