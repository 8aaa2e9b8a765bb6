/// What one cell shows, free of any output's markup.
public struct Cell: Hashable, Sendable {
    /// The text, line feeds between its lines; the missing text where the value is missing.
    public let text: String
    /// The text in runs of one look each; empty where there is no text.
    public let runs: [CellRun]
    /// Whether the value is missing.
    public let isMissing: Bool

    init(_ writer: inout CellWriter) {
        writer.end()
        let bytes = writer.text.bytes
        text = String(decoding: bytes, as: UTF8.self)
        isMissing = writer.isMissing
        var start = 0
        var runs = writer.spans.map { span in
            let part = UnsafeBufferPointer(rebasing: bytes[start..<span.end])
            start = span.end
            return CellRun(text: String(decoding: part, as: UTF8.self), style: span.style, role: span.role)
        }
        if runs.isEmpty, !text.isEmpty { runs = [CellRun(text: text, style: .plain, role: .text)] }
        self.runs = runs
    }

    /// The text of some content, as a cell of its own.
    static func text(of content: any CellContent) -> String {
        var writer = CellWriter()
        content.write(to: &writer)
        return String(decoding: writer.text.bytes, as: UTF8.self)
    }
}
