public import TableDSL

/// A table for a terminal: borders, columns that line up whatever the script, colours and emphasis.
///
/// The text depends on the options alone, never on the process's surroundings. Where a width is given no line is wider
/// than it: the widest columns give way first, their cells wrap or are cut, then columns leave, and a line below says
/// which; at last the rows are shown as records. ``overflow`` says which of these steps are taken.
public struct ANSIRenderer: TableRenderer, Sendable {
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
        /// From the rows that come until so much time has passed since the first of them, which always counts; less than
        /// no time is none.
        ///
        /// For rows that come slowly, as those of an `AsyncTable`: from then on each is handed to the output as it comes.
        /// The time is looked at as rows come, so that the rows before a long pause are shown after it.
        case rows(within: Duration)
        /// From the declared widths and the titles alone; longer cells wrap or are cut.
        case declared
    }

    /// The greatest width of a line, in cells, 1 or more; nil for no limit.
    public var width: Int?
    /// How many colours there are; exact ones become the nearest of those.
    ///
    /// With none there is no emphasis either.
    public var colorDepth: ColorDepth
    /// Whether colours and emphasis are written: whether ``colorDepth`` is anything but none.
    ///
    /// `.always` keeps a depth that was set before, else takes 24 bits.
    public var color: ColorMode {
        get { colorDepth == .none ? .never : .always }
        set { colorDepth = newValue == .never ? .none : colorDepth == .none ? .trueColor : colorDepth }
    }
    /// The borders; `.automatic` for the table's own style.
    public var style: TableStyle
    /// Borders of one's own, in place of a style's; nil for the style's.
    public var border: Border?
    /// Where the widths of columns come from.
    public var sizing: Sizing
    /// What may happen to a table that is wider than ``width``; everything unless said otherwise.
    public var overflow = Overflow.all
    /// The shape in which rows are shown.
    public var form = Form.table
    /// The header stands again after every so many rows of the data; 0 or less for never.
    public var headerInterval = 0
    /// Whether lines and marks keep to ASCII.
    public var usesASCII = false
    /// How headers, sections, notes and borders look.
    public var styles = Styles()
    /// Where the table's title stands.
    public var titlePlacement = TextPlacement.outside
    /// Where the caption or a note stands, where there is just one of them; several stand below the table.
    public var notePlacement = TextPlacement.outside
    /// What the names of ``Color/named(_:)`` stand for; `"stripe"` is what is behind every other row where the table wants
    /// that, which are dim without it.
    public var theme: [String: Color] = ["accent": .blue, "positive": .green, "negative": .red, "warning": .yellow]
    /// The cells that a character of East Asian Width A (UAX #11) takes, such as `℃` or `½`: 1 as in most terminals, or 2
    /// as in some for Chinese, Japanese and Korean; what is less or more counts as the nearer of the two.
    ///
    /// With 2 the table's own lines and marks keep to ASCII, for the usual ones are such characters.
    public var ambiguousWidth = 1 {
        didSet { ambiguousWidth = min(max(ambiguousWidth, 1), 2) }
    }
    /// What happens to control characters in cells, titles, notes and all other text of the table.
    public var controlCharacters = ControlCharacterPolicy.visible
    /// Whether text with letters that are written from right to left is kept from reordering the cells beside it, by
    /// isolates (UAX #9: U+2068 and U+2069) around each line of a cell.
    ///
    /// For terminals that reorder text; others may show the isolates, which take no cell.
    public var isolatesBidirectionalText = false
    /// What becomes of links.
    ///
    /// ```swift
    /// var renderer = ANSIRenderer()
    /// renderer.links = .osc8
    /// ```
    public var links = LinkMode.text

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
        colorDepth = color == .never ? .none : .trueColor
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

    /// A table for a terminal by what it shows: its width, colours, characters and links.
    ///
    /// ```swift
    /// print(table.rendered(as: .ansi(.detected)))
    /// ```
    public static func ansi(
        _ environment: TerminalEnvironment, style: TableStyle = .automatic, sizing: ANSIRenderer.Sizing = .allRows
    ) -> ANSIRenderer {
        var renderer = ANSIRenderer(environment)
        renderer.style = style
        renderer.sizing = sizing
        return renderer
    }
}

extension ANSIRenderer {
    /// A renderer for a terminal by what it shows, to be set further.
    ///
    /// ```swift
    /// var renderer = ANSIRenderer(.detected)
    /// renderer.border = Border(.double)
    /// ```
    public init(_ environment: TerminalEnvironment) {
        self.init(width: environment.width)
        colorDepth = environment.colorDepth
        usesASCII = !environment.isUTF8
        links = environment.supportsLinks ? .osc8 : .text
    }
}
