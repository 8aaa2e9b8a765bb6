import TableDSL

/// The characters of a table's lines, and which lines there are.
struct Border {
    /// Rules across the table.
    var horizontal: String
    /// Rules between columns, and at the sides.
    var vertical: String
    var topLeft: String
    var topRight: String
    var bottomLeft: String
    var bottomRight: String
    /// Where a rule meets the sides.
    var left: String
    var right: String
    /// Where a rule meets a column's rule below, above, and both.
    var down: String
    var up: String
    var cross: String
    /// Whether there are rules at the top, the bottom and the sides.
    var hasOutline = true
    /// Whether there are rules between columns, unless the table says otherwise.
    var hasColumnRules = true
    /// Whether there are rules under the header and around sections.
    var hasRowRules = true

    /// The lines of a style; in ASCII where other characters can't be shown.
    init(_ style: TableStyle, usesASCII: Bool) {
        switch style {
        case .minimal, .none:
            self = usesASCII ? .ascii : .square
            hasOutline = false
            hasColumnRules = false
            hasRowRules = style == .minimal
        case .ascii: self = .ascii
        case .square: self = usesASCII ? .ascii : .square
        case .heavy: self = usesASCII ? .ascii : .heavy
        case .double: self = usesASCII ? .ascii : .double
        default: self = usesASCII ? .ascii : .rounded
        }
    }

    private init(_ characters: String) {
        let part = characters.map(String.init)
        horizontal = part[0]
        vertical = part[1]
        topLeft = part[2]
        topRight = part[3]
        bottomLeft = part[4]
        bottomRight = part[5]
        left = part[6]
        right = part[7]
        down = part[8]
        up = part[9]
        cross = part[10]
    }

    private static let rounded = Border("─│╭╮╰╯├┤┬┴┼")
    private static let square = Border("─│┌┐└┘├┤┬┴┼")
    private static let heavy = Border("━┃┏┓┗┛┣┫┳┻╋")
    private static let double = Border("═║╔╗╚╝╠╣╦╩╬")
    private static let ascii = Border("-|+++++++++")
}
