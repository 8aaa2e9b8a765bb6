import Renderers
import TableDSL
import Testing

@Suite("What a terminal shows, by its environment")
struct EnvironmentTests {
    /// A terminal, or a pipe, with variables set.
    struct Case: CustomTestStringConvertible {
        var variables: [String: String]
        var isTerminal = true

        static func terminal(_ variables: [String: String]) -> Case { Case(variables: variables) }
        static func pipe(_ variables: [String: String]) -> Case { Case(variables: variables, isTerminal: false) }

        var environment: TerminalEnvironment {
            TerminalEnvironment(
                variables: variables, isTerminal: isTerminal, size: isTerminal ? .init(columns: 72, rows: 20) : nil)
        }
        var testDescription: String {
            let pairs = variables.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " ")
            return "\(isTerminal ? "terminal" : "pipe") \(pairs)"
        }
    }

    @Test(
        "colours are for terminals that don't decline them, or where they are forced",
        arguments: [
            (.terminal([:]), .ansi16),
            (.pipe([:]), .none),
            // no-color.org: present and not empty, whatever the value.
            (.terminal(["NO_COLOR": ""]), .ansi16),
            (.terminal(["NO_COLOR": "0"]), .none),
            (.terminal(["NO_COLOR": "1"]), .none),
            (.terminal(["NO_COLOR": "yes"]), .none),
            (.terminal(["TERM": "dumb"]), .none),
            (.terminal(["TERM": "unknown"]), .none),
            (.terminal(["TERM": "dumb", "COLORTERM": "truecolor"]), .none),
            // force-color.org: beats NO_COLOR.
            (.pipe(["FORCE_COLOR": "1"]), .ansi16),
            (.pipe(["FORCE_COLOR": "true"]), .ansi16),
            (.pipe(["FORCE_COLOR": "1", "TERM": "xterm-256color"]), .ansi256),
            (.pipe(["FORCE_COLOR": "2"]), .ansi256),
            (.pipe(["FORCE_COLOR": "3"]), .trueColor),
            (.terminal(["FORCE_COLOR": "2", "COLORTERM": "truecolor"]), .ansi256),
            (.terminal(["FORCE_COLOR": "0"]), .none),
            (.terminal(["FORCE_COLOR": "false"]), .none),
            (.pipe(["FORCE_COLOR": ""]), .none),
            (.pipe(["FORCE_COLOR": "3", "NO_COLOR": "1"]), .trueColor),
            (.terminal(["FORCE_COLOR": "1", "TERM": "dumb"]), .ansi16),
            // bixense.com/clicolors: NO_COLOR, then CLICOLOR_FORCE, then CLICOLOR.
            (.pipe(["CLICOLOR_FORCE": "1"]), .ansi16),
            (.pipe(["CLICOLOR_FORCE": "0"]), .none),
            (.terminal(["CLICOLOR_FORCE": "0"]), .ansi16),
            (.pipe(["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]), .none),
            (.pipe(["CLICOLOR_FORCE": "1", "CLICOLOR": "0"]), .ansi16),
            (.terminal(["CLICOLOR": "0"]), .none),
            (.terminal(["CLICOLOR": "1"]), .ansi16),
            (.pipe(["CLICOLOR": "1"]), .none),
            (.pipe(["CI": "true"]), .none),
            (.terminal(["CI": "true"]), .ansi16),
        ] as [(Case, ColorDepth)])
    func color(given: Case, depth: ColorDepth) {
        #expect(given.environment.colorDepth == depth)
    }

    @Test(
        "the depth is what the terminal says it has",
        arguments: [
            (["COLORTERM": "truecolor"], .trueColor),
            (["COLORTERM": "24bit", "TERM": "xterm"], .trueColor),
            (["COLORTERM": "yes", "TERM": "xterm"], .ansi16),
            (["TERM": "xterm-256color"], .ansi256),
            (["TERM": "screen.xterm-256color"], .ansi256),
            (["TERM": "xterm-direct"], .trueColor),
            (["TERM": "xterm-kitty"], .trueColor),
            (["TERM": "alacritty"], .trueColor),
            (["TERM": "foot-extra"], .trueColor),
            (["TERM": "linux"], .ansi16),
            (["TERM": "vt100"], .ansi16),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .ansi256),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .trueColor),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"], .trueColor),
        ] as [([String: String], ColorDepth)])
    func depth(variables: [String: String], depth: ColorDepth) {
        #expect(Case.terminal(variables).environment.colorDepth == depth)
    }

    @Test(
        "lines are as long as COLUMNS says, else as the terminal has them, else without a limit",
        arguments: [
            (.terminal([:]), 72), (.pipe([:]), nil), (.terminal(["COLUMNS": "100"]), 100),
            (.pipe(["COLUMNS": "100"]), 100), (.terminal(["COLUMNS": ""]), 72), (.terminal(["COLUMNS": "x"]), 72),
            (.terminal(["COLUMNS": "0"]), 72), (.pipe(["COLUMNS": "-5"]), nil),
            (.pipe(["COLUMNS": "99999999999999999999"]), nil), (.terminal(["TERM": "dumb"]), 72),
            (.pipe(["CI": "true"]), nil), (.pipe(["FORCE_COLOR": "1"]), nil),
        ] as [(Case, Int?)])
    func width(given: Case, width: Int?) {
        #expect(given.environment.width == width)
    }

    @Test("a screen has as many lines as LINES says, else as the terminal has")
    func height() {
        #expect(Case.terminal([:]).environment.height == 20)
        #expect(Case.terminal(["LINES": "50"]).environment.height == 50)
        #expect(Case.pipe([:]).environment.height == nil)
    }

    @Test("a terminal that doesn't know its size has 80 by 24 cells", arguments: [nil, 0])
    func unknownSize(columns: Int?) {
        let size = columns.map { TerminalEnvironment.Size(columns: $0, rows: 0) }
        let environment = TerminalEnvironment(variables: [:], isTerminal: true, size: size)
        #expect(environment.width == 80 && environment.height == 24)
    }

    @Test(
        "links are for terminals that are known to show them",
        arguments: [
            (.terminal([:]), false),
            (.terminal(["TERM": "xterm-256color"]), false),
            (.terminal(["TERM": "xterm-kitty"]), true),
            (.pipe(["TERM": "xterm-kitty"]), false),
            (.terminal(["TERM": "dumb", "VTE_VERSION": "7600"]), false),
            (.terminal(["VTE_VERSION": "7600"]), true),
            (.terminal(["VTE_VERSION": "5000"]), false),
            (.terminal(["VTE_VERSION": "4902"]), false),
            (.terminal(["TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.5.0"]), true),
            (.terminal(["TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.0.15"]), false),
            (.terminal(["TERM_PROGRAM": "Apple_Terminal"]), false),
            (.terminal(["TERM_PROGRAM": "vscode"]), true),
            (.terminal(["WT_SESSION": "1"]), true),
            (.terminal(["KONSOLE_VERSION": "221203"]), true),
            // Inside a multiplexer the variables are those of the terminal around it.
            (.terminal(["TERM": "screen-256color", "VTE_VERSION": "7600"]), false),
            (.terminal(["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.3a"]), false),
            (.terminal(["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.4"]), true),
            (.terminal(["VTE_VERSION": "7600", "CI": "true"]), false),
            (.terminal(["VTE_VERSION": "7600", "CI": "false"]), true),
            (.terminal(["VTE_VERSION": "7600", "NO_COLOR": "1"]), true),
            (.pipe(["FORCE_HYPERLINK": "1"]), true),
            (.terminal(["VTE_VERSION": "7600", "FORCE_HYPERLINK": "0"]), false),
        ] as [(Case, Bool)])
    func links(given: Case, areShown: Bool) {
        #expect(given.environment.supportsLinks == areShown)
    }

    @Test(
        "characters beyond ASCII are for locales in UTF-8, the first variable that isn't empty decides",
        arguments: [
            ([:], true),
            (["LANG": "C"], false),
            (["LANG": "POSIX"], false),
            (["LANG": "en_US.UTF-8"], true),
            (["LANG": "de_DE.utf8"], true),
            (["LANG": "C.UTF-8"], true),
            (["LANG": "de_DE.ISO-8859-1"], false),
            (["LANG": "en_US.UTF-8", "LC_ALL": "C"], false),
            (["LANG": "C", "LC_ALL": "en_US.UTF-8"], true),
            (["LANG": "C", "LC_CTYPE": "UTF-8"], true),
            (["LANG": "en_US.UTF-8", "LC_CTYPE": "C"], false),
            (["LANG": "en_US.UTF-8", "LC_ALL": ""], true),
            (["LC_NUMERIC": "C"], true),
        ] as [([String: String], Bool)])
    func characters(variables: [String: String], isUTF8: Bool) {
        #expect(Case.terminal(variables).environment.isUTF8 == isUTF8)
    }

    @Test("nobody sits at a pipe, a dumb terminal or a build server")
    func interaction() {
        #expect(Case.terminal(["TERM": "xterm"]).environment.isInteractive)
        #expect(Case.terminal(["NO_COLOR": "1"]).environment.isInteractive)
        #expect(!Case.pipe(["TERM": "xterm"]).environment.isInteractive)
        #expect(!Case.terminal(["TERM": "dumb"]).environment.isInteractive)
        #expect(!Case.terminal(["CI": "1"]).environment.isInteractive)
    }

    @Test("a table follows what the terminal shows")
    func table() {
        let table = cell(Text("abc").foregroundStyle(.rgb(255, 135, 0)))
        let environment = TerminalEnvironment(
            variables: ["TERM": "xterm-256color", "LANG": "C", "COLUMNS": "6"], isTerminal: true)
        #expect(
            table.rendered(as: .ansi(environment)) == """
                +----+
                | \u{1B}[1mT\u{1B}[0m  |
                +----+
                | \u{1B}[38;5;208mab\u{1B}[0m |
                | \u{1B}[38;5;208mc\u{1B}[0m  |
                +----+

                """)
    }

    @Test("the string form depends on its options alone")
    func stringForm() {
        #expect(ANSIRenderer().colorDepth == .trueColor && ANSIRenderer().width == nil)
        #expect(ANSIRenderer(color: .never).colorDepth == .none)
    }
}
