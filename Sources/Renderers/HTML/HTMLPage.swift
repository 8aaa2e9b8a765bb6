import TableDSL

extension HTMLWriter {
    /// Writes what comes before the table in a page.
    mutating func beginPage(title: String?) {
        output.append(
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>
            """)
        // A title holds no elements, so that its line breaks are those of an attribute.
        output.appendHTMLAttribute(string: title ?? "Table")
        output.append("</title>\n<style>\n")
        output.append(StyleSheet.text)
        output.append("</style>\n</head>\n<body class=\"tdsl-page\">\n<main>\n")
        if title == nil { output.append("<h1 class=\"tdsl-hidden\">Table</h1>\n") }
        output.append("<div class=\"tdsl-scroll\" role=\"region\" tabindex=\"0\" aria-label=\"")
        output.appendHTMLAttribute(string: title ?? "Table")
        output.append("\">\n")
    }

    /// Writes what comes after the table in a page.
    mutating func endPage() {
        output.append("</div>\n</main>\n</body>\n</html>\n")
    }
}
