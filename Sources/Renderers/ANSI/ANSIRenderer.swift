public import TableDSL

/// A table for a terminal: borders, columns that line up whatever the script, colours and emphasis.
///
/// The text depends on the options alone, never on the process's surroundings. Where a width is given no line is wider
/// than it: columns give way by ``ColumnFitting``'s rule, then wrap or are cut, then leave, and a line below says
/// which.
public struct ANSIRenderer: TableRenderer {
    /// Whether colours and emphasis are written.
    public enum ColorMode: String, Hashable, Sendable {
        /// With colours and emphasis.
        case always
        /// Text alone.
        case never
    }

    /// Where the widths of columns come from, which decides how many rows are kept before the first is written.
    public enum Sizing: Hashable, Sendable {
        /// From all rows: every cell fits as well as it can.
        case allRows
        /// From the first rows, so many of them; longer cells of later rows wrap or are cut.
        case firstRows(Int)
        /// From the declared widths and the titles alone; longer cells wrap or are cut.
        case declared
    }

    /// The greatest width of a line, in cells, 1 or more; nil for no limit.
    public var width: Int?
    /// Whether colours and emphasis are written.
    public var color: ColorMode
    /// The borders; `.automatic` for the table's own style.
    public var style: TableStyle
    /// Where the widths of columns come from.
    public var sizing: Sizing
    /// Whether lines and marks keep to ASCII.
    public var usesASCII = false
    /// What the names of ``Color/named(_:)`` stand for; `"stripe"` is what is behind every other row where the table wants
    /// that, which are dim without it.
    public var theme: [String: Color] = ["accent": .blue, "positive": .green, "negative": .red, "warning": .yellow]

    /// A renderer for a terminal of a width.
    ///
    /// - Parameters:
    ///   - width: The greatest width of a line, in cells; nil for no limit, less than 1 counts as 1.
    ///   - color: Whether colours and emphasis are written.
    ///   - style: The borders; `.automatic` for the table's own style.
    ///   - sizing: Where the widths of columns come from.
    public init(
        width: Int? = nil, color: ColorMode = .always, style: TableStyle = .automatic, sizing: Sizing = .allRows
    ) {
        self.width = width.map { max($0, 1) }
        self.color = color
        self.style = style
        self.sizing = sizing
    }

    /// Writes the table to the output; throws nothing but what the output throws.
    public func render<RowValue>(_ table: TableDescription<RowValue>, to output: inout some TableOutput) throws {
        var writer = TerminalWriter(table, options: self)
        try writer.write(table.rows, to: &output)
    }
}

extension ANSIRenderer: StreamingRenderer {
    package func makeWriter<RowValue>(_ table: TableDescription<RowValue>) -> any TableWriter & ~Copyable {
        TerminalWriter(table, options: self)
    }
}

extension TableRenderer where Self == ANSIRenderer {
    /// A table for a terminal, in colour and as wide as it needs.
    public static var ansi: ANSIRenderer { ANSIRenderer() }

    /// A table for a terminal of a width, in cells; nil for no limit.
    public static func ansi(
        width: Int? = nil, color: ANSIRenderer.ColorMode = .always, style: TableStyle = .automatic,
        sizing: ANSIRenderer.Sizing = .allRows
    ) -> ANSIRenderer {
        ANSIRenderer(width: width, color: color, style: style, sizing: sizing)
    }
}
