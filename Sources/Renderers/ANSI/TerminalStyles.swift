public import TableDSL

extension ANSIRenderer {
    /// How the parts of a table look beside its cells, each within the colours that the terminal has.
    ///
    /// ```swift
    /// var renderer = ANSIRenderer()
    /// renderer.styles.border = TextStyle(foreground: .secondary)
    /// renderer.styles.header = TextStyle(foreground: .named("accent"), emphasis: .bold)
    /// ```
    public struct Styles: Hashable, Sendable {
        /// Rules and corners; no cell's style ever reaches them.
        public var border = TextStyle.plain
        /// The table's title.
        public var title = TextStyle(emphasis: .bold)
        /// Columns' titles.
        public var header = TextStyle(emphasis: .bold)
        /// Groups' titles, above their columns'.
        public var group = TextStyle(emphasis: .bold)
        /// Sections' headers.
        public var section = TextStyle(emphasis: .bold)
        /// Rows that sum up columns.
        public var summary = TextStyle(emphasis: .bold)
        /// Cells by which a row is called.
        public var rowHeader = TextStyle(emphasis: .bold)
        /// Selected rows.
        public var selection = TextStyle(emphasis: .bold)
        /// The caption and the notes.
        public var note = TextStyle(emphasis: .dim)

        /// The usual looks: bold titles, dim notes, plain borders.
        public init() {}
    }

    /// Where a text about the table stands.
    public enum TextPlacement: String, Hashable, Sendable, CaseIterable {
        /// On lines of its own above or below the table.
        case outside
        /// In the rule at the table's top or bottom, after two cells of it.
        ///
        /// A text that doesn't fit there, or a table without that rule, has it outside.
        case onBorder
    }
}
