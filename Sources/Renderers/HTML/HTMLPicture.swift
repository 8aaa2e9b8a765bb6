import TableDSL

// Pictures are SVG in the page, in tenths of a CSS pixel, so that whole numbers are exact enough. They take the colour of
// the text around them, which holds in light and dark, in forced colours and on paper.
extension ByteBuffer {
    /// Appends a mark as it is drawn, or where mail is to show it, which drops drawings, as the characters say it.
    mutating func appendHTMLDrawing(
        _ drawing: MarkDrawing, _ words: UnsafeBufferPointer<UInt8>, _ picture: String, _ style: TextStyle,
        _ colors: HTMLColors
    ) {
        if colors.palette != nil { return appendHTMLPicture(picture, words) }
        let takesAccent = style.foreground == nil && style.background == nil
        switch drawing {
        case .badge:
            append("<span class=\"tdsl-badge\">")
            appendHTML(words)
            append("</span>")
        case .chart(let heights, let form):
            guard !heights.isEmpty else { return appendHTMLPicture(picture, words) }
            appendHTMLChart(heights, form, words, takesAccent: takesAccent)
        case .meter(let share, let showsWords):
            // Words that are seen stay beside the picture, and needn't be said by it too.
            if showsWords { append("<span class=\"tdsl-nowrap\">") }
            beginHTMLPicture(width: 80, height: 12, showsWords ? nil : words, takesAccent: takesAccent)
            appendRectangle(x: 0, y: 0, width: 800, height: 120, "fill=\"currentColor\" fill-opacity=\"0.2\"")
            appendRectangle(x: 0, y: 0, width: Self.place(share, in: 800), height: 120, "fill=\"currentColor\"")
            append("</svg>")
            guard showsWords else { return }
            append("\u{A0}")
            appendHTML(words)
            append("</span>")
        case .bar(let from, let to, let axis):
            beginHTMLPicture(width: 80, height: 12, words, takesAccent: takesAccent)
            let (start, end) = (Self.place(from, in: 800), Self.place(to, in: 800))
            appendRectangle(x: start, y: 10, width: end - start, height: 100, "fill=\"currentColor\"")
            if axis > 0 && axis < 1 {
                appendRectangle(x: Self.place(axis, in: 790), y: 0, width: 10, height: 120, "fill=\"currentColor\"")
            }
            append("</svg>")
        case .stars(let share, let count):
            let count = min(max(count, 1), 20)
            beginHTMLPicture(width: 16 * count, height: 16, words, takesAccent: false)
            appendStars(count, "fill=\"none\" stroke=\"currentColor\" stroke-width=\"10\"")
            // What an inner picture is too small for is not seen.
            append("<svg width=\"")
            append(decimal: Self.place(share, in: 160 * count))
            append("\" height=\"160\">")
            appendStars(count, "fill=\"currentColor\"")
            append("</svg></svg>")
        }
    }

    /// Appends a picture made of characters; one without words is hidden from those who are read to.
    mutating func appendHTMLPicture(_ picture: String, _ words: UnsafeBufferPointer<UInt8>) {
        if words.isEmpty {
            append("<span aria-hidden=\"true\">")
        } else {
            append("<span role=\"img\" aria-label=\"")
            appendHTMLAttribute(words)
            append("\">")
        }
        appendHTML(picture)
        append("</span>")
    }

    /// Appends the start of a picture of so many CSS pixels; one without words is hidden from those who are read to.
    mutating func beginHTMLPicture(
        width: Int, height: Int, _ words: UnsafeBufferPointer<UInt8>?, takesAccent: Bool
    ) {
        append(takesAccent ? "<svg class=\"tdsl-accent\" " : "<svg ")
        if let words, !words.isEmpty {
            append("role=\"img\" aria-label=\"")
            appendHTMLAttribute(words)
        } else {
            append("aria-hidden=\"true")
        }
        append("\" width=\"")
        append(decimal: width)
        append("\" height=\"")
        append(decimal: height)
        append("\" viewBox=\"0 0 ")
        append(decimal: width * 10)
        append(" ")
        append(decimal: height * 10)
        append("\">")
    }

    private mutating func appendRectangle(x: Int, y: Int, width: Int, height: Int, _ paint: StaticString) {
        guard width > 0 else { return }
        append("<rect x=\"")
        append(decimal: x)
        append("\" y=\"")
        append(decimal: y)
        append("\" width=\"")
        append(decimal: width)
        append("\" height=\"")
        append(decimal: height)
        append("\" ")
        append(paint)
        append("/>")
    }

    private mutating func appendStars(_ count: Int, _ paint: StaticString) {
        append("<path d=\"")
        for index in 0..<count {
            append("M")
            append(decimal: 160 * index + 80)
            append(" 15l20 43 47 6-35 32 9 47-41-23-41 23 9-47-35-32 47-6z")
        }
        append("\" ")
        append(paint)
        append("/>")
    }

    /// A share of a length; 0 for what isn't a number.
    static func place(_ share: Double, in length: Int) -> Int {
        share > 0 ? Int((min(share, 1) * Double(length)).rounded()) : 0
    }
}
