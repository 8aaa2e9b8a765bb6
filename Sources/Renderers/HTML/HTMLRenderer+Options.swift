import TableDSL

extension HTMLRenderer {
    /// How much of a document is written.
    public enum Form: Hashable, Sendable {
        /// The `<table>` alone, or a report's `<article>`; class names begin with `tdsl-` and mean nothing without a style
        /// sheet, such as ``HTMLRenderer/styleSheet``.
        case fragment
        /// A complete page with its style sheet.
        case page
    }

    /// How tables look.
    public enum Theme: String, Hashable, Sendable, CaseIterable {
        /// What the table's style asks for: `rounded` is inset, `horizontals` and `simpleHeavy` are editorial, those with
        /// lines between columns are bordered, all others plain.
        case automatic
        /// Hairlines between rows.
        case plain
        /// Hairlines in a box with round corners.
        case inset
        /// Lines around every cell.
        case bordered
        /// Every other row tinted, without lines.
        case striped
        /// Rules above, below and under the header, in serif type.
        case editorial
    }

    /// Where looks are said.
    public enum Styles: Hashable, Sendable {
        /// In classes, for a style sheet.
        case classes
        /// In the `style` attribute of each element, without classes and style sheet, for mail.
        ///
        /// A reader's setting can't be followed, so that the page is light unless ``HTMLRenderer/appearance`` says
        /// otherwise; and nothing sticks or becomes cards.
        case inline
        /// The same with attributes of old that Outlook asks for (`border`, `cellpadding`, `cellspacing`), which the
        /// standard calls obsolete.
        case mail
    }

    /// Whether a page is light or dark.
    public enum Appearance: String, Hashable, Sendable, CaseIterable {
        /// As the reader's system is.
        case automatic
        /// Dark text on light ground.
        case light
        /// Light text on dark ground.
        case dark
    }

    /// The direction of text.
    public enum Direction: Hashable, Sendable {
        /// That of what is around, which in a page is from left to right.
        case automatic
        case leftToRight
        case rightToLeft
    }
}

extension HTMLRenderer {
    /// The theme for a table.
    func theme<RowValue>(of table: TableDescription<RowValue>) -> Theme {
        if theme != .automatic { return theme }
        switch table.style {
        case .rounded: return .inset
        case .horizontals, .simpleHeavy: return .editorial
        case .square, .squareDoubleHead, .heavy, .heavyEdge, .heavyHead, .double, .doubleEdge, .block, .dots, .ascii,
            .asciiDoubleHead, .grid, .psql:
            return .bordered
        default: return .plain
        }
    }

    /// The palettes of a page by the options: the light one, and the dark one.
    var palettes: (light: HTMLPalette, dark: HTMLPalette) {
        var (light, dark) = (HTMLPalette.light, HTMLPalette.dark)
        if let background, let ground = light.color(background) {
            // The background is there by day and by night.
            if ground.isDark { light = dark } else { dark = light }
        }
        return (light.adapted(ground: background, tint: tint), dark.adapted(ground: background, tint: tint))
    }

    /// The attribute for the direction; empty where nothing was said.
    var directionAttribute: String {
        switch direction {
        case .automatic: ""
        case .leftToRight: " dir=\"ltr\""
        case .rightToLeft: " dir=\"rtl\""
        }
    }

    /// The language's name as an attribute may have it.
    var languageTag: String {
        let parts = language.split(separator: "-", omittingEmptySubsequences: false)
        let isTag = parts.allSatisfy { part in
            (1...8).contains(part.utf8.count) && part.utf8.allSatisfy(Self.isWordByte)
        }
        return isTag && (2...8).contains(parts[0].utf8.count) ? language : "en"
    }

    /// The id as an attribute and a selector may have it; nil where none was given.
    var ownID: String? {
        guard let id else { return nil }
        let bytes = id.utf8.map { Self.isWordByte($0) || $0 == 0x2D || $0 == 0x5F ? $0 : 0x2D }
        let name = String(decoding: bytes, as: UTF8.self)
        // A selector's name begins with a letter.
        return name.utf8.first.map { (0x41...0x7A).contains($0) && $0 != 0x5F } == true ? name : "t" + name
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}
