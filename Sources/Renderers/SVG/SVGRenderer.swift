public import TableDSL

/// A picture of the table as a terminal shows it, for a README or a page: SVG 1.1, without script and without anything
/// that has to be loaded.
///
/// Text stays text, which can be searched and copied. Every stretch of it is placed by the cells that a terminal counts,
/// so that columns line up whatever font the reader has.
/// ```swift
/// try table.render(as: .svg, to: &file)
/// try table.render(as: .svg(theme: .dark, frame: .none), to: &file)
/// try table.render(as: .svg(.ansi(width: 80, style: .heavy)), to: &file)
/// ```
public struct SVGRenderer: TableRenderer {
    /// The colours of text, background and the terminal's sixteen.
    ///
    /// Each of them has a contrast of at least 4.5 on the theme's background. Exact colours are shown as they are.
    public enum Theme: Hashable, Sendable, CaseIterable {
        /// Light or dark, as the reader's system is set up; light where that isn't known.
        case automatic
        /// Dark text on white.
        case light
        /// Light text on a dark ground.
        case dark
    }

    /// What is around the text.
    public enum Frame: Hashable, Sendable, CaseIterable {
        /// A window with rounded corners and three buttons.
        case window
        /// A ground with rounded corners.
        case card
        /// Nothing: the text alone, on what the picture is placed on.
        case none
    }

    /// The terminal that is pictured: its width, borders, colours and links.
    public var terminal: ANSIRenderer
    /// The colours.
    public var theme: Theme
    /// What is around the text.
    public var frame: Frame
    /// The size of the text in points, from 4 to 100; others count as the nearest of these.
    public var fontSize = 14 {
        didSet { fontSize = min(max(fontSize, 4), 100) }
    }
    /// What a reader is told who doesn't see the picture; nil for the table's title.
    public var alternativeText: String?

    /// A picture of a terminal.
    ///
    /// - Parameters:
    ///   - terminal: The terminal that is pictured; nil for one as wide as needed, in all colours and with live links.
    ///   - theme: The colours.
    ///   - frame: What is around the text.
    public init(_ terminal: ANSIRenderer? = nil, theme: Theme = .automatic, frame: Frame = .window) {
        var usual = ANSIRenderer()
        usual.links = .osc8
        self.terminal = terminal ?? usual
        self.theme = theme
        self.frame = frame
    }

    /// Writes the picture to the output; throws nothing but what the output throws.
    public func render<RowValue>(_ table: TableDescription<RowValue>, to output: inout some TableOutput) throws {
        var text = ""
        try terminal.render(table, to: &text)
        let screen = TerminalScreen(text, ambiguousWidth: terminal.ambiguousWidth)
        let title = alternativeText ?? table.title ?? ""
        try SVGPicture(screen, self).write(titled: title.isEmpty ? "Table" : title, to: &output)
    }
}

extension TableRenderer where Self == SVGRenderer {
    /// A picture of the table in a terminal, light or dark as the reader's system is.
    public static var svg: SVGRenderer { SVGRenderer() }

    /// A picture of the table in a terminal, as options say.
    public static func svg(
        _ terminal: ANSIRenderer? = nil, theme: SVGRenderer.Theme = .automatic, frame: SVGRenderer.Frame = .window
    ) -> SVGRenderer { SVGRenderer(terminal, theme: theme, frame: frame) }
}
