import TableDSL

extension ByteBuffer {
    /// Appends bars or a line for heights from 0 to 1, of which there is one at least.
    mutating func appendHTMLChart(
        _ heights: [Double?], _ form: Sparkline.Form, _ words: UnsafeBufferPointer<UInt8>, takesAccent: Bool
    ) {
        // Many numbers stand closer together; more than there is room for lie over each other.
        let step = min(max(1600 / heights.count, 1), form == .line ? 120 : 70)
        let width = (step * (form == .line ? heights.count - 1 : heights.count) + 29) / 10
        beginHTMLPicture(width: width, height: 16, words, takesAccent: takesAccent)
        append("<path d=\"")
        switch form {
        case .line: appendLine(heights, step)
        case .bars:
            appendBars(heights, step) { height in
                let top = 10 + Self.place(height, in: 130)
                return (150 - top, top)
            }
        case .winLoss:
            appendBars(heights, step) { height in height == 0.5 ? (75, 10) : height > 0.5 ? (20, 50) : (90, 50) }
        }
        append("\" ")
        append(
            form == .line
                ? "fill=\"none\" stroke=\"currentColor\" stroke-width=\"15\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/></svg>"
                : "fill=\"currentColor\"/></svg>")
    }

    /// Appends a line through the points, broken where there are none; a point alone is a dot.
    private mutating func appendLine(_ heights: [Double?], _ step: Int) {
        var isDrawing = false
        for (index, height) in heights.enumerated() {
            guard let height else {
                isDrawing = false
                continue
            }
            append(isDrawing ? "L" : "M")
            append(decimal: step * index + 10)
            append(" ")
            append(decimal: 145 - Self.place(height, in: 130))
            if !isDrawing { append("h0") }
            isDrawing = true
        }
    }

    /// Appends bars, whose top and height `body` tells.
    private mutating func appendBars(_ heights: [Double?], _ step: Int, _ body: (Double) -> (y: Int, height: Int)) {
        let width = max(step * 3 / 4, 1)
        for (index, height) in heights.enumerated() {
            guard let height else { continue }
            let bar = body(height)
            append("M")
            append(decimal: step * index + 10)
            append(" ")
            append(decimal: bar.y)
            append("h")
            append(decimal: width)
            append("v")
            append(decimal: bar.height)
            append("h")
            append(decimal: -width)
            append("z")
        }
    }
}
