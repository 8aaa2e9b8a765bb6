import TableDSL

/// The tags around text of the styles met so far, so that they are put together once.
struct HTMLStyleTags: ~Copyable {
    /// The bytes of all tags.
    private(set) var tags = ByteBuffer()
    /// The most bytes that tags around a text have.
    private(set) var longest = 0
    /// How colours are written.
    let colors: HTMLColors
    private var styles = ElementBuffer<(style: PackedStyle, open: Range<Int>, close: Range<Int>)>(capacity: 32)

    init(_ colors: HTMLColors) { self.colors = colors }

    /// The tags around text of a style, by their places in `tags`.
    @inline(__always)
    mutating func around(_ style: PackedStyle) -> (open: Range<Int>, close: Range<Int>) {
        for index in 0..<styles.count where styles.base[index].style == style {
            return (styles.base[index].open, styles.base[index].close)
        }
        return add(style)
    }

    private mutating func add(_ packed: PackedStyle) -> (open: Range<Int>, close: Range<Int>) {
        // As many colours as there are would make a list that is too long to look through.
        if styles.count == 32 {
            styles.removeAll()
            tags.removeAll()
        }
        let style = packed.style
        let start = tags.count
        let hasSpan = tags.appendHTMLSpan(style, colors)
        tags.appendHTMLTags(style.emphasis)
        let open = start..<tags.count
        tags.appendHTMLEndTags(style.emphasis)
        if hasSpan { tags.append("</span>") }
        let close = open.upperBound..<tags.count
        styles.append((packed, open, close))
        longest = max(longest, tags.count - start)
        return (open, close)
    }
}
