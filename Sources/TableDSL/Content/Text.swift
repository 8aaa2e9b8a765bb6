public import FoundationEssentials

/// Text in a cell, with a style of its own.
///
/// ```swift
/// Text("Overdue").foregroundStyle(.red).bold()
/// Text(order.total, format: .currency(code: "EUR"))
/// Text("Ana").bold() + Text(" Núñez")
/// ```
/// The text is data: no markup in it is read, in any output. A line feed starts a new line.
public struct Text: CellContent {
    private var first: Run
    private var rest: [Run] = []

    private struct Run {
        var text: String
        var style = TextStyle.plain
    }

    /// Text written with values in it: `Text("No. \(number)")`.
    public init(_ text: InterpolatedText) {
        first = Run(text: text.text)
    }

    // Disfavoured, so that a literal is an `InterpolatedText`: its interpolations have one overload to try where
    // `String`'s have many, which halves the time that a wide table takes to type-check.
    /// The text of a string.
    @_disfavoredOverload
    public init(_ text: String) {
        first = Run(text: text)
    }

    /// A value as a format style shows it; the table's locale, where it has one, takes the place of the style's.
    public init<Style: FormatStyle>(_ value: Style.FormatInput, format: Style) where Style.FormatOutput == String {
        first = Run(text: CellEnvironment.current.applied(to: format).format(value))
    }

    /// Writes the content at the end of a cell.
    public func write(to cell: inout CellWriter) {
        cell.write(first.text, style: first.style)
        for run in rest { cell.write(run.text, style: run.style) }
    }

    /// Two texts, one after the other on a line, each with its own style.
    public static func + (first: Text, second: Text) -> Text {
        var text = first
        text.rest.append(second.first)
        text.rest.append(contentsOf: second.rest)
        return text
    }

    /// Text of this colour; nil leaves it as it is.
    public func foregroundStyle(_ color: Color?) -> Text {
        color == nil ? self : styled { $0.foreground = color }
    }

    /// This colour behind the text; nil leaves it as it is.
    public func background(_ color: Color?) -> Text {
        color == nil ? self : styled { $0.background = color }
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

    private func styled(_ change: (inout TextStyle) -> Void) -> Text {
        var text = self
        change(&text.first.style)
        for index in text.rest.indices { change(&text.rest[index].style) }
        return text
    }
}
