extension CellWriter {
    /// A stretch of a cell's text up to `end` (from where the one before ended) with one look.
    @frozen
    @usableFromInline
    package struct Span {
        @usableFromInline package var end: Int
        /// The style, where that is all and it has no named colours.
        @usableFromInline package let packed: PackedStyle
        @usableFromInline let looks: Looks?

        /// Whether this is text of the packed style.
        @inlinable package var isPacked: Bool { looks == nil }

        /// A style with a named colour, or what the stretch is besides text.
        @usableFromInline
        final class Looks {
            let style: TextStyle
            let role: CellRun.Role

            init(style: TextStyle, role: CellRun.Role) {
                self.style = style
                self.role = role
            }
        }

        init(end: Int, packed: PackedStyle) {
            self.end = end
            self.packed = packed
            looks = nil
        }

        package init(end: Int, style: TextStyle, role: CellRun.Role) {
            self.end = end
            let packed = PackedStyle(style)
            self.packed = packed ?? PackedStyle()
            if packed != nil, case .text = role { looks = nil } else { looks = Looks(style: style, role: role) }
        }

        package var style: TextStyle {
            if let looks { return looks.style }
            return packed.style
        }

        package var role: CellRun.Role {
            if let looks { return looks.role }
            return .text
        }

        /// Whether this is text that looks the same as another stretch of text.
        func looksLike(_ other: Span) -> Bool {
            guard let looks, let others = other.looks else {
                return looks == nil && other.looks == nil && packed == other.packed
            }
            return looks.role == .text && others.role == .text && looks.style == others.style
        }
    }
}
