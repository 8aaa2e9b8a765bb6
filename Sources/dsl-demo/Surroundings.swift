import Foundation

/// What the process's surroundings say about its output.
struct Surroundings {
    var environment: [String: String] = [:]
    /// Whether standard output is a terminal.
    var isTerminal = false
    /// The terminal's width in cells, where it is known.
    var terminalWidth: Int?

    static var ofProcess: Surroundings {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        return Surroundings(
            environment: ProcessInfo.processInfo.environment,
            isTerminal: isTerminal,
            terminalWidth: isTerminal ? measuredWidth : nil)
    }

    /// Whether colour is welcome where nobody said so: see https://no-color.org and https://force-color.org.
    var welcomesColor: Bool { Self.welcomesColor(environment: environment, isTerminal: isTerminal) }

    /// The same as a function of its own, since that is what has to be right.
    static func welcomesColor(environment: [String: String], isTerminal: Bool) -> Bool {
        for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
            if let value = environment[name], !value.isEmpty, value != "0" { return true }
        }
        if let value = environment["NO_COLOR"], !value.isEmpty { return false }
        return isTerminal && environment["TERM"] != "dumb"
    }

    /// The width of a line where nobody said so; nil for no limit.
    var width: Int? {
        if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
        return isTerminal ? terminalWidth : nil
    }

    private static var measuredWidth: Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
