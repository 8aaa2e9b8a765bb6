import Testing

@testable import dsl_demo

@Suite("Colour and width by the surroundings")
struct SurroundingsTests {
    @Test(
        "Colour is for terminals that don't decline it, or where it is forced",
        arguments: [
            ([:], true, true),
            ([:], false, false),
            (["NO_COLOR": "1"], true, false),
            (["NO_COLOR": ""], true, true),
            (["TERM": "dumb"], true, false),
            (["TERM": "xterm-256color"], true, true),
            (["FORCE_COLOR": "1"], false, true),
            (["FORCE_COLOR": "0"], false, false),
            (["FORCE_COLOR": ""], false, false),
            (["CLICOLOR_FORCE": "1"], false, true),
            (["CLICOLOR_FORCE": "0"], true, true),
            (["FORCE_COLOR": "3", "NO_COLOR": "1"], false, true),
            (["FORCE_COLOR": "1", "TERM": "dumb"], true, true),
        ] as [([String: String], Bool, Bool)])
    func color(environment: [String: String], isTerminal: Bool, isColored: Bool) {
        #expect(Surroundings.welcomesColor(environment: environment, isTerminal: isTerminal) == isColored)
    }

    @Test(
        "The width is that of COLUMNS, else the terminal's, else unlimited",
        arguments: [
            ("100", true, 100), ("100", false, 100), ("", true, 72), ("x", true, 72), ("0", true, 72),
            ("-5", false, nil), ("", false, nil),
        ] as [(String, Bool, Int?)])
    func width(columns: String, isTerminal: Bool, width: Int?) {
        let surroundings = Surroundings(
            environment: ["COLUMNS": columns], isTerminal: isTerminal, terminalWidth: 72)
        #expect(surroundings.width == width)
    }

    @Test("A file gets no colour and no limit unless asked for")
    func file() throws {
        let surroundings = Surroundings(
            environment: ["COLUMNS": "40", "FORCE_COLOR": "1"], isTerminal: true, terminalWidth: 40)
        guard case .ansi(let width, let isColored) = OutputForm(try Options(["--output", "x"]), surroundings),
            case .ansi(let asked, let coloured) = OutputForm(
                try Options(["--output", "x", "--width", "9", "--color", "always"]), surroundings)
        else {
            Issue.record("not a terminal's table")
            return
        }
        #expect(width == nil && !isColored)
        #expect(asked == 9 && coloured)
    }
}
