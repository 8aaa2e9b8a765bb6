import TableDSL

extension StyleSheet {
    /// The colours of texts by their names: each name's shade of the palette, and the backgrounds, which have a colour of
    /// text of their own.
    static let colors: String = {
        var rules = """
            .tdsl-fg-secondary, .tdsl-fg-brightblack { color: var(--tdsl-secondary); }
            .tdsl-fg-black { color: var(--tdsl-black); }
            .tdsl-fg-white, .tdsl-fg-brightwhite { color: var(--tdsl-white); }
            .tdsl-fg-accent { color: var(--tdsl-accent); }

            """
        for name in ["red", "green", "yellow", "blue", "magenta", "cyan"] {
            rules += ".tdsl-fg-\(name), .tdsl-fg-bright\(name) { color: var(--tdsl-\(name)); }\n"
        }
        rules += "span[class*=\"tdsl-bg-\"] { padding: 0.05em 0.3em; border-radius: 0.2em; }\n"
        let grounds: [(Color, String)] = [
            (.black, "black"), (.red, "red"), (.green, "green"), (.yellow, "yellow"), (.blue, "blue"),
            (.magenta, "magenta"), (.cyan, "cyan"), (.white, "white"), (.secondary, "secondary"),
            (.named("accent"), "accent"),
        ]
        for (color, name) in grounds {
            guard let (ground, text) = HTMLPalette.background(color) else { continue }
            let bright = name == "secondary" || name == "accent" ? "" : ", .tdsl-bg-bright\(name)"
            rules += ".tdsl-bg-\(name)\(bright) { background: \(ground.css); color: \((text ?? .black).css); }\n"
        }
        return rules + cells
    }()

    /// Cells with a colour behind all of them, whose contents take the colour of text that can be read on it; pictures.
    private static let cells = """
        td[class*="tdsl-bg-"] :not([class*="tdsl-bg-"]), th[class*="tdsl-bg-"] :not([class*="tdsl-bg-"]) { color: inherit; }
        td[style] a, td[style] .tdsl-fg-secondary, td[style] .tdsl-toggle, td[style] .tdsl-accent { color: inherit; }
        th[style] a, th[style] .tdsl-fg-secondary, th[style] .tdsl-toggle, th[style] .tdsl-accent { color: inherit; }
        svg { vertical-align: -0.125em; max-width: none; }
        .tdsl-accent { color: var(--tdsl-accent); }
        .tdsl-badge { display: inline-block; padding: 0 0.5em; border: 1px solid; border-radius: 1em; font-size: 0.8125rem; line-height: 1.4; white-space: nowrap; }
        @media (forced-colors: active) { .tdsl-accent { color: inherit; } }

        """
}
