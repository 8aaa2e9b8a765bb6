import Foundation
import Testing

/// What the README shows is what the program prints.
@Suite("README")
struct ReadmeTests {
    private let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("the tips table is printed as the README shows it", arguments: ["ansi", "markdown", "html", "csv"])
    func output(format: String) throws {
        let printed = try BuiltProgram.run(["tips", "--format", format]).output
        #expect(try block("tips \(format)") == printed.replacing("\r\n", with: "\n"))
    }

    @Test("the code of the tips table is the example's")
    func code() throws {
        let example = root.appendingPathComponent("Sources/dsl-demo/Examples/Tips.swift")
        #expect(try block("tips code") == String(contentsOf: example, encoding: .utf8))
    }

    /// The fenced block behind a mark.
    private func block(_ mark: String) throws -> String {
        let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        let behind = try #require(text.range(of: "<!-- \(mark) -->\n")).upperBound
        let lines = text[behind...].split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        return lines.prefix { $0 != "```" }.map { $0 + "\n" }.joined()
    }
}
