import TableDSL

/// A colour of a terminal: one of the sixteen, or an exact one.
enum Paint: Hashable {
    case numbered(Int)
    case exact(UInt8, UInt8, UInt8)
}

/// What a terminal is switched to (ECMA-48, 8.3.117).
struct Look: Hashable {
    var foreground: Paint?
    var background: Paint?
    var emphasis: TextStyle.Emphasis = []

    /// The lines under and through the text, which are drawn under and through blanks too.
    var lines: TextStyle.Emphasis { emphasis.intersection([.underline, .strikethrough]) }

    /// Takes in the parameters of a sequence that sets looks; those that it doesn't know do nothing.
    mutating func read(_ parameters: String) {
        let codes = parameters.split(omittingEmptySubsequences: false) { $0 == ";" || $0 == ":" }.map { Int($0) ?? 0 }
        var index = 0
        while index < codes.count {
            let code = codes[index]
            index += 1
            switch code {
            case 0: self = Look()
            case 1: emphasis.insert(.bold)
            case 2: emphasis.insert(.dim)
            case 3: emphasis.insert(.italic)
            case 4: emphasis.insert(.underline)
            case 9: emphasis.insert(.strikethrough)
            case 22: emphasis.subtract([.bold, .dim])
            case 23: emphasis.remove(.italic)
            case 24: emphasis.remove(.underline)
            case 29: emphasis.remove(.strikethrough)
            case 30...37: foreground = .numbered(code - 30)
            case 38: Self.paint(codes, &index).map { foreground = $0 }
            case 39: foreground = nil
            case 40...47: background = .numbered(code - 40)
            case 48: Self.paint(codes, &index).map { background = $0 }
            case 49: background = nil
            case 90...97: foreground = .numbered(code - 82)
            case 100...107: background = .numbered(code - 92)
            default: break
            }
        }
    }

    /// The colour of the codes behind 38 or 48: `5;n` or `2;r;g;b`.
    private static func paint(_ codes: [Int], _ index: inout Int) -> Paint? {
        let rest = codes[index...].map { UInt8(clamping: $0) }
        if rest.count >= 2, rest[0] == 5 {
            index += 2
            let number = Int(rest[1])
            return number < 16 ? .numbered(number) : exact(number)
        }
        if rest.count >= 4, rest[0] == 2 {
            index += 4
            return .exact(rest[1], rest[2], rest[3])
        }
        return nil
    }

    /// A colour of xterm's cube or greys, by its number from 16 on.
    private static func exact(_ number: Int) -> Paint {
        if number >= 232 {
            let level = UInt8(clamping: 8 + 10 * (number - 232))
            return .exact(level, level, level)
        }
        let levels = TerminalPalette.cubeLevels
        let place = number - 16
        return .exact(levels[place / 36], levels[place / 6 % 6], levels[place % 6])
    }
}
