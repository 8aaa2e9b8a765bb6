import TableDSL

/// How the colours of texts are written: by classes and, where they are exact, by style attributes or by classes that
/// are gathered for the style sheet; or all by style attributes.
struct HTMLColors {
    /// Where exact colours are gathered; nil where style attributes have them.
    let gathered: GatheredColors?
    /// The shades of style attributes; nil where named colours are classes.
    let palette: HTMLPalette?
}

/// The exact colours met so far, for a style sheet that no style attribute may stand beside.
final class GatheredColors {
    private var foregrounds: Set<ExactColor> = []
    private var backgrounds: Set<ExactColor> = []

    func addForeground(_ color: ExactColor) { foregrounds.insert(color) }
    func addBackground(_ color: ExactColor) { backgrounds.insert(color) }

    /// The rules of their classes, in an order that doesn't depend on the rows'.
    var rules: String {
        func rules(_ colors: Set<ExactColor>, _ prefix: String, _ property: String) -> String {
            colors.map(\.digits).sorted().map { ".tdsl-\(prefix)-\($0) { \(property): #\($0); }\n" }.joined()
        }
        return rules(foregrounds, "fg", "color") + rules(backgrounds, "bg", "background-color")
    }
}
