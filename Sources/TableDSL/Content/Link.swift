public import FoundationEssentials

/// Text that leads somewhere.
///
/// Renderers make it live for addresses with `http`, `https`, `mailto` or `tel`, relative ones and fragments; of any
/// other address the text alone is shown.
public struct Link: CellContent {
    /// nil where it is missing.
    private let text: String?
    /// nil where it leads nowhere.
    private let destination: String?
    private var style = TextStyle.plain

    /// A link by an address as text; it need not be a valid URL to be shown.
    public init(_ text: String, destination: String) {
        self.text = text
        self.destination = destination
    }

    /// A link by a URL.
    public init(_ text: String, destination: URL) {
        self.init(text, destination: destination.absoluteString)
    }

    /// A link of which parts may be missing: without a text the cell's value is missing, without an address the text
    /// stands alone.
    @_disfavoredOverload
    public init(_ text: String?, destination: String?) {
        self.text = text
        self.destination = destination
    }

    /// A link of which parts may be missing, by a URL.
    @_disfavoredOverload
    public init(_ text: String?, destination: URL?) {
        self.init(text, destination: destination?.absoluteString)
    }

    /// Writes the content at the end of a cell.
    public func write(to cell: inout CellWriter) {
        guard let text else { return cell.writeMissing() }
        guard let destination else { return cell.write(text, style: style) }
        cell.withLink(to: destination) { $0.write(text, style: style) }
    }

    /// Text of this colour; nil leaves it as it is.
    public func foregroundStyle(_ color: Color?) -> Link {
        var link = self
        link.style.foreground = color ?? style.foreground
        return link
    }

    /// Bold, unless `isActive` is false.
    public func bold(_ isActive: Bool = true) -> Link {
        var link = self
        if isActive { link.style.emphasis.insert(.bold) } else { link.style.emphasis.remove(.bold) }
        return link
    }
}
