import TableDSL

/// What stands around the content of a page.
///
/// It is an object, since a writer that may have none would else be as large again.
final class HTMLPage {
    private let renderer: HTMLRenderer
    private let title: String
    /// Whether the content has a heading that says the title.
    private let hasHeading: Bool
    private let themes: [HTMLRenderer.Theme]
    private let looks: HTMLLooks

    /// A page with a title, or else with a name that stands for it.
    init(
        _ renderer: HTMLRenderer, title: String?, standIn: String, themes: [HTMLRenderer.Theme], looks: HTMLLooks
    ) {
        self.renderer = renderer
        let isNamed = title?.isEmpty == false
        self.title = isNamed ? title ?? standIn : standIn
        hasHeading = isNamed
        self.themes = themes
        self.looks = looks
    }

    /// Writes what comes before the content.
    func begin(_ output: inout ByteBuffer, gathered: GatheredColors?, links: HTMLPageLinks?) {
        output.append("<!DOCTYPE html>\n<html lang=\"")
        output.append(string: renderer.languageTag)
        output.append("\"")
        output.append(string: renderer.directionAttribute)
        if renderer.appearance != .automatic, !looks.isInline {
            output.append(string: " data-theme=\"\(renderer.appearance.rawValue)\"")
        }
        output.append(
            """
            >
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="
            """)
        let isOne = looks.isInline && renderer.appearance == .automatic
        output.append(isOne ? "light" : renderer.appearance == .automatic ? "light dark" : "")
        if renderer.appearance != .automatic { output.append(string: renderer.appearance.rawValue) }
        output.append("\">\n<title>")
        // A title holds no elements, so that its line breaks are those of an attribute.
        output.appendHTMLAttribute(string: title)
        links?.writeTitle(to: &output)
        output.append("</title>\n")
        links?.writeHead(to: &output)
        if !looks.isInline {
            output.append("<style")
            if let nonce = renderer.nonce {
                output.append(" nonce=\"")
                output.appendHTMLAttribute(string: nonce)
                output.append("\"")
            }
            output.append(">\n")
            output.append(string: StyleSheet(renderer, themes: themes).text)
            if let gathered { output.append(string: gathered.rules) }
            output.append("</style>\n")
        }
        output.append("</head>\n<body")
        output.append(string: looks.attribute(.page))
        output.append(">\n<main")
        output.append(string: looks.attribute(.main))
        output.append(">\n")
        if hasHeading { return }
        output.append("<h1")
        output.append(string: looks.attribute(.hidden))
        output.append(">")
        output.appendHTML(title)
        output.append("</h1>\n")
    }

    /// Writes what comes after the content.
    func end(_ output: inout ByteBuffer) { output.append("</main>\n</body>\n</html>\n") }
}
