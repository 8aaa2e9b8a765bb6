/// How a run of text looks: colours and emphasis.
///
/// The default is plain text.
@frozen
public struct TextStyle: Hashable, Sendable {
    /// The emphasis of a run, any number of them together.
    @frozen
    public struct Emphasis: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt8
        /// Emphasis by its bits.
        @inlinable
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Heavier.
        public static let bold = Emphasis(rawValue: 1)
        /// Slanted.
        public static let italic = Emphasis(rawValue: 2)
        /// With a line below.
        public static let underline = Emphasis(rawValue: 4)
        /// With a line through it.
        public static let strikethrough = Emphasis(rawValue: 8)
        /// Less prominent.
        public static let dim = Emphasis(rawValue: 16)
    }

    /// The colour of the text; nil where it is the surroundings'.
    public var foreground: Color?
    /// The colour behind the text; nil where it is the surroundings'.
    public var background: Color?
    /// Bold, italic and their kin.
    public var emphasis: Emphasis

    /// A style; with no arguments, plain text.
    @inlinable
    public init(foreground: Color? = nil, background: Color? = nil, emphasis: Emphasis = []) {
        self.foreground = foreground
        self.background = background
        self.emphasis = emphasis
    }

    /// No colour and no emphasis.
    public static let plain = TextStyle()

    /// Whether this is plain text.
    public var isPlain: Bool { foreground == nil && background == nil && emphasis.isEmpty }

    /// This style with what it leaves open filled from `outer`: a run's style inside its cell's, a cell's in its row's.
    public func over(_ outer: TextStyle) -> TextStyle {
        TextStyle(
            foreground: foreground ?? outer.foreground,
            background: background ?? outer.background,
            emphasis: emphasis.union(outer.emphasis)
        )
    }
}
