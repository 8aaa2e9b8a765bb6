public import FoundationEssentials

/// Text in a cell, with a style of its own.
///
/// ```swift
/// Text("Overdue").foregroundStyle(.red).bold()
/// Text(order.total, format: .currency(code: "EUR"))
/// Text("Ana").bold() + Text(" Núñez")
/// ```
/// The text is data: no markup in it is read, in any output. A line feed starts a new line.
@frozen
public struct Text: CellContent {
    @usableFromInline var first: Run
    @usableFromInline var rest: [Run] = []

    /// A stretch with one look, in a form that is copied without asking what colours it has.
    @frozen
    @usableFromInline
    struct Run {
        @usableFromInline var text: String
        @usableFromInline var packed = PackedStyle()
        /// The style where it has a named colour.
        @usableFromInline var named: NamedStyle?

        @inlinable
        init(text: String) { self.text = text }

        var style: TextStyle {
            get { named?.style ?? packed.style }
            set {
                let packed = PackedStyle(newValue)
                self.packed = packed ?? PackedStyle()
                named = packed == nil ? NamedStyle(newValue) : nil
            }
        }

        func write(to cell: inout CellWriter) {
            if let named { cell.write(text, style: named.style) } else { cell.write(text, packed: packed) }
        }
    }

    @usableFromInline
    final class NamedStyle {
        let style: TextStyle

        init(_ style: TextStyle) { self.style = style }
    }

    /// Text written with values in it: `Text("No. \(number)")`.
    @inlinable
    public init(_ text: InterpolatedText) {
        first = Run(text: text.text)
    }

    // Disfavoured, so that a literal is an `InterpolatedText`: its interpolations have one overload to try where
    // `String`'s have many, which halves the time that a wide table takes to type-check.
    /// The text of a string.
    @_disfavoredOverload
    @inlinable
    public init(_ text: String) {
        first = Run(text: text)
    }

    /// A value as a format style shows it; the table's locale, where it has one, takes the place of the style's.
    public init<Style: FormatStyle>(_ value: Style.FormatInput, format: Style) where Style.FormatOutput == String {
        first = Run(text: CellEnvironment.current.applied(to: format).text(showing: value))
    }

    /// Writes the content at the end of a cell.
    public func write(to cell: inout CellWriter) {
        first.write(to: &cell)
        if !rest.isEmpty { for run in rest { run.write(to: &cell) } }
    }

    /// Two texts, one after the other on a line, each with its own style.
    public static func + (first: Text, second: Text) -> Text {
        var text = first
        text.rest.append(second.first)
        text.rest.append(contentsOf: second.rest)
        return text
    }

    /// Text of this colour; nil leaves it as it is.
    @inlinable
    public consuming func foregroundStyle(_ color: Color?) -> Text {
        let code = PackedStyle.code(color)
        if code == 0 { return self }
        guard code != PackedStyle.name, first.named == nil, rest.isEmpty else {
            return styled { $0.foreground = color }
        }
        first.packed.foreground = code
        return self
    }

    /// This colour behind the text; nil leaves it as it is.
    @inlinable
    public consuming func background(_ color: Color?) -> Text {
        let code = PackedStyle.code(color)
        if code == 0 { return self }
        guard code != PackedStyle.name, first.named == nil, rest.isEmpty else {
            return styled { $0.background = color }
        }
        first.packed.background = code
        return self
    }

    /// Bold, unless `isActive` is false.
    public func bold(_ isActive: Bool = true) -> Text { emphasis(.bold, isActive) }

    /// Italic, unless `isActive` is false.
    public func italic(_ isActive: Bool = true) -> Text { emphasis(.italic, isActive) }

    /// Underlined, unless `isActive` is false.
    public func underline(_ isActive: Bool = true) -> Text { emphasis(.underline, isActive) }

    /// Struck through, unless `isActive` is false.
    public func strikethrough(_ isActive: Bool = true) -> Text { emphasis(.strikethrough, isActive) }

    /// Less prominent, unless `isActive` is false.
    public func dim(_ isActive: Bool = true) -> Text { emphasis(.dim, isActive) }

    private func emphasis(_ emphasis: TextStyle.Emphasis, _ isActive: Bool) -> Text {
        styled { style in
            if isActive { style.emphasis.insert(emphasis) } else { style.emphasis.remove(emphasis) }
        }
    }

    @usableFromInline
    func styled(_ change: (inout TextStyle) -> Void) -> Text {
        var text = self
        change(&text.first.style)
        for index in text.rest.indices { change(&text.rest[index].style) }
        return text
    }
}
