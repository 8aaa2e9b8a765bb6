/// What a terminal, or what stands in its place, shows: colours, links, characters, and how many cells.
///
/// ```swift
/// print(table.rendered(as: .ansi(.detected)))                    // for this process's standard output
/// try table.render(as: .ansi(.detected(.standardError)), to: &errors)
/// ```
/// The rules are a function of its three arguments alone, ``init(variables:isTerminal:size:)``, and so can be tested
/// without a terminal.
public struct TerminalEnvironment: Hashable, Sendable {
    /// A screen's size, in cells.
    public struct Size: Hashable, Sendable {
        /// Cells in a line.
        public var columns: Int
        /// Lines.
        public var rows: Int

        /// A size; 0 where it isn't known.
        public init(columns: Int, rows: Int) {
            self.columns = columns
            self.rows = rows
        }
    }

    /// Cells in a line, 1 or more; nil for no limit, as in a pipe or a file.
    public var width: Int?
    /// Lines on the screen, 1 or more; nil where there is no screen.
    public var height: Int?
    /// How many colours are shown.
    public var colorDepth: ColorDepth
    /// Whether links can be clicked (OSC 8).
    public var supportsLinks: Bool
    /// Whether characters beyond ASCII are shown.
    public var isUTF8: Bool
    /// Whether somebody sits at it, who could press a key: a terminal that isn't dumb, outside a build server.
    public var isInteractive: Bool

    /// What is shown where these variables are set.
    ///
    /// **Size**: `COLUMNS` and `LINES` where they are whole numbers from 1, else the terminal's, else 80 by 24; without a
    /// terminal no limit.
    ///
    /// **Colour**, the first that applies:
    /// 1. `FORCE_COLOR` (force-color.org): `0` and `false` for none, `2` for 256 colours, `3` for 24 bits, any other text
    ///    for what the terminal has, sixteen at least. Empty is as good as not set.
    /// 2. `NO_COLOR` (no-color.org), not empty: none.
    /// 3. `CLICOLOR_FORCE` (bixense.com/clicolors), not empty and not `0`: what the terminal has, sixteen at least.
    /// 4. no terminal, `TERM` of `dumb` or `unknown`, `CLICOLOR` of `0`: none.
    /// 5. what the terminal has: by `COLORTERM` (`truecolor` or `24bit`), by `TERM_PROGRAM`, by `TERM`, else sixteen.
    ///
    /// **Links**: `FORCE_HYPERLINK` (`0` for none); else on terminals that are known to show them, and on no build
    /// server (`CI`).
    ///
    /// **Characters**: `LC_ALL`, else `LC_CTYPE`, else `LANG` (POSIX), each where it isn't empty: UTF-8 if it says so.
    /// Where none of them says anything, UTF-8 is taken for granted.
    ///
    /// - Parameters:
    ///   - variables: The process's environment.
    ///   - isTerminal: Whether what is written to is a terminal.
    ///   - size: The terminal's size; nil where it isn't known.
    public init(variables: [String: String], isTerminal: Bool, size: Size? = nil) {
        let variables = TerminalVariables(variables)
        let isDumb = ["dumb", "unknown"].contains(variables["TERM"])
        let isBuildServer = variables["CI"].map { $0 != "false" && $0 != "0" } ?? false
        width = variables.count("COLUMNS") ?? (isTerminal ? size?.columns.positive ?? 80 : nil)
        height = variables.count("LINES") ?? (isTerminal ? size?.rows.positive ?? 24 : nil)
        colorDepth = variables.forcedDepth ?? (isTerminal && !isDumb ? variables.depth : ColorDepth.none)
        supportsLinks = variables.forcesLinks ?? (isTerminal && !isDumb && !isBuildServer && variables.knowsLinks)
        isUTF8 = variables.isUTF8
        isInteractive = isTerminal && !isDumb && !isBuildServer
    }
}

/// The variables that a process inherits; one that is empty is as good as not set.
private struct TerminalVariables {
    private let values: [String: String]

    init(_ values: [String: String]) { self.values = values }

    subscript(name: String) -> String? {
        values[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The whole number from 1 that a variable is; nil where it is anything else.
    func count(_ name: String) -> Int? { self[name].flatMap { Int($0) }?.positive }

    /// The depth that somebody asked for, whatever is written to; nil where nobody did.
    var forcedDepth: ColorDepth? {
        switch self["FORCE_COLOR"] {
        case "0", "false": return ColorDepth.none
        case "2": return .ansi256
        case "3": return .trueColor
        case .some: return depth
        case nil: break
        }
        if self["NO_COLOR"] != nil { return ColorDepth.none }
        if let forced = self["CLICOLOR_FORCE"], forced != "0" { return depth }
        return self["CLICOLOR"] == "0" ? ColorDepth.none : nil
    }

    /// The depth that the terminal says it has.
    var depth: ColorDepth {
        let term = self["TERM"] ?? ""
        if ["truecolor", "24bit"].contains(self["COLORTERM"]) { return .trueColor }
        if term.hasSuffix("-direct") || Self.deepTerminals.contains(where: term.hasPrefix) { return .trueColor }
        switch self["TERM_PROGRAM"] {
        case "iTerm.app", "WezTerm", "vscode", "ghostty": return .trueColor
        case "Apple_Terminal": return .ansi256
        default: return term.contains("256") ? .ansi256 : .ansi16
        }
    }

    /// Terminals by the start of `TERM` that show 24 bits and links.
    private static let deepTerminals = ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm"]

    /// Whether links are asked for or forbidden; nil where nobody said anything.
    var forcesLinks: Bool? { self["FORCE_HYPERLINK"].map { $0 != "0" && $0 != "false" } }

    /// Whether the terminal is one of those that show links.
    var knowsLinks: Bool {
        let term = self["TERM"] ?? ""
        // A multiplexer hands on what the terminal around it set, so what counts is whether it knows links itself.
        if self["TERM_PROGRAM"] == "tmux" { return version("TERM_PROGRAM_VERSION", isFrom: (3, 4)) }
        if term.hasPrefix("screen") || term.hasPrefix("tmux") { return false }
        if Self.deepTerminals.contains(where: term.hasPrefix) { return true }
        switch self["TERM_PROGRAM"] {
        case "iTerm.app": return version("TERM_PROGRAM_VERSION", isFrom: (3, 1))
        case "WezTerm", "vscode", "ghostty": return true
        default: break
        }
        if self["WT_SESSION"] != nil || self["DOMTERM"] != nil || self["KONSOLE_VERSION"] != nil { return true }
        // 0.50.0 wrote links as well, and crashed.
        return (self["VTE_VERSION"].flatMap { Int($0) } ?? 0) > 5000
    }

    /// Whether a variable is a version from this one on.
    private func version(_ name: String, isFrom least: (Int, Int)) -> Bool {
        let parts = (self[name] ?? "").split(separator: ".").map { Int($0.prefix { $0.isASCII && $0.isNumber }) ?? 0 }
        return (parts.first ?? 0, parts.dropFirst().first ?? 0) >= least
    }

    /// Whether the locale's characters are encoded in UTF-8.
    var isUTF8: Bool {
        guard let locale = self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] else { return true }
        let name = locale.lowercased()
        return name.contains("utf-8") || name.contains("utf8")
    }
}

extension Int {
    /// The number where it is 1 or more.
    fileprivate var positive: Int? { self > 0 ? self : nil }
}
