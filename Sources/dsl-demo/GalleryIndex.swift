import Renderers

/// The page that shows a gallery's files: pages in frames, text as text.
struct GalleryIndex {
    private var body = ""
    private var links: [String] = []

    /// The complete page.
    var page: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>Tables declared in Swift</title>
        <style>
        \(Self.style)
        </style>
        </head>
        <body>
        <header>
        <h1>Tables declared in Swift</h1>
        <p>Each example is declared once and shown in every format.</p>
        <nav aria-label="Examples"><ul>
        \(links.joined(separator: "\n"))
        </ul></nav>
        </header>
        <main>
        \(body)</main>
        </body>
        </html>

        """
    }

    mutating func begin(_ example: Example) {
        links.append("<li><a href=\"#\(example.name)\">\(example.name)</a></li>")
        body += """
            <section id="\(example.name)">
            <h2>\(example.name)</h2>
            <p>\(escaped(example.summary)).</p>

            """
    }

    mutating func add(_ piece: Gallery.Piece, of example: Example, text: String) {
        let file = "\(example.name).\(piece.suffix)"
        let link = "<a href=\"\(file)\">\(file)</a>"
        if piece.isPage {
            body += """
                <iframe src="\(file)" title="\(example.name) as a page" loading="lazy"></iframe>
                <p>\(piece.title): \(link)</p>

                """
        } else if case .ansi(let renderer) = piece.form, renderer.colorDepth > .none {
            body += "<p>\(piece.title): \(link)</p>\n"
        } else {
            // A line feed right after the tag is left out by a browser, so one more keeps a text's own.
            body += """
                <details>
                <summary>\(piece.title)</summary>
                <p>\(link)</p>
                <pre tabindex="0">
                \(escaped(text))</pre>
                </details>

                """
        }
    }

    mutating func end() { body += "</section>\n" }

    private func escaped(_ text: String) -> String {
        text.replacing("\r\n", with: "\n").replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }

    private static let style = """
        :root { color-scheme: light dark; --ink: #1d1d1f; --paper: #fff; --line: #d8d8dc; --soft: #f5f5f7; --link: #0b57d0 }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #f2f2f4; --paper: #161618; --line: #3a3a3e; --soft: #1f1f22; --link: #8ab4f8 }
        }
        body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 72rem; background: var(--paper); color: var(--ink);
          font: 1rem/1.5 system-ui, sans-serif }
        a { color: var(--link) }
        nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none }
        section { margin-top: 3rem; border-top: 1px solid var(--line) }
        iframe { width: 100%; height: 28rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--paper) }
        summary { padding: .25rem 0; cursor: pointer }
        pre { overflow: auto; max-height: 32rem; padding: 1rem; border-radius: .5rem; background: var(--soft);
          font: .8125rem/1.4 ui-monospace, Menlo, Consolas, monospace }
        @media print { iframe { display: none } }
        """
}
