public import TableDSL

extension Border {
    /// The lines of a table's style; those of `.rounded` for `.automatic` and names that aren't known.
    public init(_ style: TableStyle) {
        switch style {
        case .square: self = .square
        case .heavy: self = Border("━┣┫╋┻┳", top: "━┏┓━━┳", bottom: "━┗┛━┻━", column: "┃")
        case .double: self = Border("═╠╣╬╩╦", top: "═╔╗══╦", bottom: "═╚╝═╩═", column: "║")
        case .heavyHead: self = .heavyHead
        case .squareDoubleHead:
            self = .square
            header = Rule("═╞╡╪╧╤")
        case .heavyEdge:
            self = Border("─┠┨┼┴┬", top: "━┏┓━━┯", bottom: "━┗┛━┷━", column: "│")
            setSides("┃")
        case .doubleEdge:
            self = Border("─╟╢┼┴┬", top: "═╔╗══╤", bottom: "═╚╝═╧═", column: "│")
            setSides("║")
        case .ascii: self = .ascii
        case .asciiDoubleHead, .grid:
            self = .ascii
            header = Rule("=+++++")
            hasRowRules = style == .grid
            hasColumnRulesInGroups = style == .grid
        case .dots: self = Border(".:::::", top: "......", bottom: ".:::::", column: ":")
        case .block: self = Border("██████", top: "██████", bottom: "██████", column: "█")
        case .minimal, .simple, .simpleHeavy, .horizontals, .none: self = .square.withoutColumns(as: style)
        case .psql:
            self = .ascii
            hasOutline = false
        case .markdown: self = .markdown
        case .reStructuredText: self = .reStructuredText
        default: self = Border("─├┤┼┴┬", top: "─╭╮──┬", bottom: "─╰╯─┴─", column: "│")
        }
    }

    static let square = Border("─├┤┼┴┬", top: "─┌┐──┬", bottom: "─└┘─┴─", column: "│")
    static let ascii = Border("-+++++", top: "-+++++", bottom: "-+++++", column: "|")

    private static var heavyHead: Border {
        var border = square
        border.top = Rule("━┏┓━━┳")
        border.group = Rule("━┣┫╋┻┳")
        (border.groupStart, border.groupEnd) = ("┣", "┫")
        border.header = Rule("━┡┩╇┻┯")
        (border.headerLeft, border.headerColumn, border.headerRight) = ("┃", "┃", "┃")
        return border
    }

    /// A rule below the header alone, or a line more of Markdown would not be one.
    private static var markdown: Border {
        var border = Border("-|||||", top: "-|||||", bottom: "-|||||", column: "|")
        border.hasTopRule = false
        border.hasBottomRule = false
        border.hasGroupRules = false
        border.hasSectionRules = false
        border.hasSummaryRule = false
        return border
    }

    /// What reStructuredText calls a simple table.
    private static var reStructuredText: Border {
        var border = Border("======", top: "======", bottom: "======", column: "|")
        border.group = Rule("------")
        border.hasSides = false
        border.hasColumnRules = false
        border.hasSectionRules = false
        border.hasSummaryRule = false
        border.rulesStopBetweenColumns = true
        return border
    }

    /// Rules across the table alone, as many as a style has of them.
    private func withoutColumns(as style: TableStyle) -> Border {
        var border = self
        border.hasColumnRules = false
        border.hasOutline = false
        switch style {
        case .horizontals:
            border.hasTopRule = true
            border.hasBottomRule = true
        case .simple: border.rulesStopBetweenColumns = true
        case .simpleHeavy:
            border.header = Rule("━┝┥┿┷┯")
            border.summary = border.header
        case .none:
            border.hasGroupRules = false
            border.hasHeaderRule = false
            border.hasSectionRules = false
            border.hasSummaryRule = false
        default: break
        }
        return border
    }

    /// Sides of another weight than the rules between columns, which the rules below groups' titles meet as well.
    private mutating func setSides(_ side: Character) {
        (left, right, headerLeft, headerRight) = (side, side, side, side)
        (groupStart, groupEnd) = ("├", "┤")
    }

    private init(_ rule: String, top: String, bottom: String, column: Character) {
        self.init(rule: Rule(rule), top: Rule(top), bottom: Rule(bottom), column: column)
    }
}

extension Border.Rule {
    /// A rule by its six characters: line, left, right, cross, up, down.
    fileprivate init(_ characters: String) {
        let parts = Array(characters)
        self.init(
            line: parts[0], left: parts[1], right: parts[2], cross: parts[3], up: parts[4], down: parts[5])
    }
}
