import Foundation
import Testing

@testable import dsl_demo

@Suite("The built program")
struct ProgramTests {
    @Test(
        "ends with the code that tells what is wrong, and says so on standard error",
        arguments: [
            (["studnts"], 64), (["students", "--nope"], 64), (["students", "--sort", "nope"], 64),
            (["tips", "--style", "nope"], 64), (["gallery"], 64), (["tips", "--input", "/nonexistent.json"], 66),
            (["tips", "--input", "/"], 66), (["tips", "--input", "-"], 65),
            (["tips", "--output", "/nonexistent/x"], 73), (["tips", "--output", "/"], 73),
            (["tips", "--output", "/dev/full"], 74),
        ] as [([String], Int32)])
    func codes(arguments: [String], code: Int32) throws {
        let result = try BuiltProgram.run(arguments)
        #expect(result.code == code)
        #expect(result.output.isEmpty)
        #expect(result.messages.hasPrefix("dsl-demo: "))
        #expect(result.messages.split(separator: "\n").count == 1)
    }

    @Test("shows the student table and how to see more")
    func overview() throws {
        let result = try BuiltProgram.run([], environment: ["COLUMNS": "100"])
        #expect(result.code == 0 && result.messages.isEmpty)
        #expect(result.output.hasPrefix("Students\n"))
        #expect(result.output.contains("See more:\n"))
        #expect(!result.output.contains("\u{1B}"))
    }

    @Test("lists the examples, a line each")
    func list() throws {
        let result = try BuiltProgram.run(["list"])
        #expect(result.output.split(separator: "\n").count == Example.all.count)
    }

    @Test("writes colour where it is forced")
    func color() throws {
        #expect(try BuiltProgram.run(["students"], environment: ["FORCE_COLOR": "1"]).output.contains("\u{1B}["))
        #expect(try BuiltProgram.run(["students", "--color=always"]).output.contains("\u{1B}["))
    }

    @Test("reads standard input")
    func standardInput() throws {
        let json = "[{\"givenName\":\"Ann\",\"familyName\":\"Lee\",\"emailAddress\":\"ann@example.com\"}]"
        let result = try BuiltProgram.run(["people", "--input", "-", "--format", "csv"], input: json)
        #expect(result.output == "Given Name,Family Name,E-Mail Address\r\nAnn,Lee,ann@example.com\r\n")
    }

    @Test("replaces a file once the new one is complete, and keeps its permissions")
    func replaces() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("out", "old")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        #expect(try BuiltProgram.run(["tips", "--output", file.path]).code == 0)
        #expect(try folder.text("out").hasPrefix("Tips\n"))
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(try folder.names == ["out"])
    }

    @Test("keeps a link to a file a link")
    func link() throws {
        let folder = try TemporaryFolder()
        try folder.file("file", "old")
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "file")
        #expect(try BuiltProgram.run(["tips", "--output", folder.path("link")]).code == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "file")
        #expect(try folder.text("file").hasPrefix("Tips\n"))
    }

    @Test("leaves a file as it was where an input is faulty, and nothing beside it")
    func intact() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("out", "old")
        let result = try BuiltProgram.run(
            ["tips", "--input", "-", "--output", file.path], input: "{\"prices\":[\n{}]}")
        #expect(result.code == 65)
        let reason = "expected an entry “price”, found an object without it"
        #expect(result.messages == "dsl-demo: standard input, line 2, $.prices[0]: \(reason)\n")
        #expect(try folder.text("out") == "old")
        #expect(try folder.names == ["out"])
        let new = folder.path("new")
        #expect(try BuiltProgram.run(["tips", "--input", "/nonexistent", "--output", new]).code == 66)
        #expect(try folder.names == ["out"])
    }

    @Test("ends quietly where its reader has enough")
    func closedOutput() throws {
        let folder = try TemporaryFolder()
        let person = "{\"givenName\":\"Ann\",\"familyName\":\"Lee\",\"emailAddress\":\"ann@example.com\"}"
        try folder.file("in", "[\(Array(repeating: person, count: 20_000).joined(separator: ","))]")
        let script = "(\"$0\" people --input \"$1\" --format csv; echo $? >&2) | head -1"
        let result = try BuiltProgram.run(script: script, [folder.path("in")])
        #expect(result.output == "Given Name,Family Name,E-Mail Address\r\n")
        #expect(result.messages == "0\n")
    }

    @Test("doesn't hand control characters of a name to the terminal")
    func printable() throws {
        let result = try BuiltProgram.run(["\u{1B}[2Jx"])
        #expect(result.code == 64 && !result.messages.contains("\u{1B}"))
    }

    @Test("writes a gallery whose index leads to files that are there")
    func gallery() throws {
        let folder = try TemporaryFolder()
        #expect(try BuiltProgram.run(["gallery", "--output", folder.path("a/b")]).code == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("a/b"))
        #expect(names.count == Example.all.count * (Gallery.pieces.count + 1) + 1)
        let index = try folder.text("a/b/index.html")
        let links = index.matches(of: /(?:href|src)="([^"#]+)"/).map { String($0.output.1) }
        #expect(Set(links) == Set(names).subtracting(["index.html"]))
        #expect(index.contains("&lt;table") && index.hasPrefix("<!DOCTYPE html>"))
    }
}
