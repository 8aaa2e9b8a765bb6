import Foundation

/// The built program, run as a user runs it.
enum BuiltProgram {
    struct Result {
        let code: Int32
        let output: String
        let messages: String
    }

    /// The program beside the test bundle.
    static var url: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let tests = bundle ?? Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return tests.deletingLastPathComponent().appendingPathComponent("dsl-demo")
    }

    /// Runs the program with nothing in its environment that changes a table, unless `environment` says so.
    static func run(
        _ arguments: [String], input: String = "", environment: [String: String] = [:]
    ) throws -> Result {
        try run(url, arguments, input: input, environment: environment)
    }

    /// Runs a script in which `$0` is the program.
    static func run(script: String, _ arguments: [String] = []) throws -> Result {
        try run(URL(fileURLWithPath: "/bin/sh"), ["-c", script, url.path] + arguments, input: "", environment: [:])
    }

    private static func run(
        _ url: URL, _ arguments: [String], input: String, environment: [String: String]
    ) throws -> Result {
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        // Files in place of pipes, so that neither side waits for the other.
        process.standardInput = try FileHandle(forReadingFrom: folder.file("input", input))
        process.standardOutput = try FileHandle(forWritingTo: folder.file("output", ""))
        process.standardError = try FileHandle(forWritingTo: folder.file("messages", ""))
        try process.run()
        process.waitUntilExit()
        return Result(
            code: process.terminationStatus, output: try folder.text("output"), messages: try folder.text("messages"))
    }
}

/// A folder for one test, removed with the value.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("dsl-demo-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() } }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    @discardableResult
    func file(_ name: String, _ text: String) throws -> URL {
        let file = url.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file
    }

    func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
    }
}
