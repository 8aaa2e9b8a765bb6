import Renderers
import Testing

@testable import dsl_demo

@Suite("What a terminal's table depends on")
struct OutputFormTests {
    private static let terminal = TerminalEnvironment(
        variables: ["TERM": "xterm-256color", "LANG": "C"], isTerminal: true, size: .init(columns: 40, rows: 10))

    @Test("The environment decides where no option does")
    func environment() throws {
        let renderer = try renderer([], Self.terminal)
        #expect(renderer.width == 40 && renderer.colorDepth == .ansi256 && renderer.usesASCII)
    }

    @Test("An option beats the environment")
    func options() throws {
        #expect(try renderer(["--width", "9"], Self.terminal).width == 9)
        #expect(try renderer(["--color", "never"], Self.terminal).colorDepth == .none)
        #expect(try renderer(["--color", "always"], Self.terminal).colorDepth == .ansi256)
        #expect(try renderer(["--color", "always"], .pipe).colorDepth == .trueColor)
        #expect(try renderer(["--color", "16"], .pipe).colorDepth == .ansi16)
        #expect(try renderer(["--color", "256"], .pipe).colorDepth == .ansi256)
        #expect(try renderer(["--color", "truecolor"], Self.terminal).colorDepth == .trueColor)
    }

    @Test("A file gets no colour, no limit and no links unless asked for")
    func file() throws {
        let forced = TerminalEnvironment(
            variables: ["COLUMNS": "40", "FORCE_COLOR": "1", "LANG": "C"], isTerminal: true)
        let plain = try renderer(["--output", "x"], forced)
        #expect(plain.width == nil && plain.colorDepth == .none && !plain.usesASCII)
        let asked = try renderer(["--output", "x", "--width", "9", "--color", "always"], forced)
        #expect(asked.width == 9 && asked.colorDepth == .trueColor)
    }

    private func renderer(_ arguments: [String], _ environment: TerminalEnvironment) throws -> ANSIRenderer {
        guard case .ansi(let renderer) = OutputForm(try Options(arguments), environment) else {
            Issue.record("not a terminal's table")
            return ANSIRenderer()
        }
        return renderer
    }
}
