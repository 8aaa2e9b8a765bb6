/// A page's style sheet: system type, hairlines, tabular figures, light and dark, screen and paper.
///
/// All that depends on a reader's setting or on an option is a custom property, and each background comes with its colour
/// of text. Sides are those of the text's direction. Cells have borders of their own, which stay where cells stick.
struct StyleSheet {
    let text: String

    /// The style sheet of a renderer for tables of some themes.
    init(_ renderer: HTMLRenderer, themes: [HTMLRenderer.Theme]) {
        let palettes = renderer.palettes
        var text = Self.variables(palettes, renderer)
        text += Self.page + Self.table + Self.rows + Self.tree + Self.colors
        text += themes.compactMap { Self.themes[$0] }.joined()
        if renderer.sticks { text += Self.sticky }
        text += Self.cards(under: ".tdsl-cards", indent: "")
        text +=
            "@container (max-width: 34rem) {\n" + Self.compact + Self.cards(under: ".tdsl-listable", indent: "  ")
            + "}\n"
        self.text = text + Self.media(renderer) + Self.print(palettes.light)
    }

    /// The colours by the reader's setting or the root's, and the lengths.
    private static func variables(
        _ palettes: (light: HTMLPalette, dark: HTMLPalette), _ renderer: HTMLRenderer
    ) -> String {
        let vertical = CSSLength.pixels(renderer.verticalPadding).map { CSSLength.text($0) } ?? "0.5rem"
        let horizontal = CSSLength.pixels(renderer.horizontalPadding).map { CSSLength.text($0) } ?? "0.75rem"
        let height = CSSLength.pixels(renderer.minimumRowHeight).map { CSSLength.text($0) } ?? "auto"
        let width = CSSLength.pixels(renderer.minimumColumnWidth).map { CSSLength.text($0) } ?? "0"
        return """
            :root {
              \(palettes.light.properties)
              --tdsl-pad-block: \(vertical); --tdsl-pad-inline: \(horizontal);
              --tdsl-row-height: \(height); --tdsl-column-width: \(width);
            }
            @media (prefers-color-scheme: dark) {
              :root:not([data-theme="light"]) { \(palettes.dark.properties) }
            }
            :root[data-theme="dark"] { \(palettes.dark.properties) color-scheme: dark; }
            :root[data-theme="light"] { color-scheme: light; }

            """
    }

    /// What depends on the window and the reader's system.
    private static func media(_ renderer: HTMLRenderer) -> String {
        let vertical = CSSLength.pixels(renderer.verticalPadding) == nil ? "--tdsl-pad-block: 0.4rem;" : ""
        let horizontal = CSSLength.pixels(renderer.horizontalPadding) == nil ? "--tdsl-pad-inline: 0.5rem;" : ""
        return """
            @media (max-width: 34rem) { :root { \(vertical) \(horizontal) } }
            @media (forced-colors: active) { .tdsl tbody tr[aria-selected="true"] { outline: 2px solid Highlight; } }

            """
    }

    /// Paper: dark on light, all rows, the header on each page, no row cut in two.
    private static func print(_ light: HTMLPalette) -> String {
        """
        @media print {
          :root:root:root { \(light.properties) --tdsl-text: #000000; color-scheme: light; }
          .tdsl-page { print-color-adjust: exact; -webkit-print-color-adjust: exact; font-size: 10pt; }
          .tdsl-page main, .tdsl-report { max-width: none; padding: 0; }
          .tdsl-scroll { overflow: visible; max-height: none; container-type: normal; }
          .tdsl thead { display: table-header-group; }
          .tdsl tfoot { display: table-row-group; }
          .tdsl thead, .tdsl tr > * { position: static !important; }
          .tdsl tr, .tdsl caption { break-inside: avoid; }
          .tdsl caption, .tdsl .tdsl-section, .tdsl-report h2, .tdsl-report h3 { break-after: avoid; }
          .tdsl-pages, .tdsl-contents { display: none; }
        }

        """
    }
}
