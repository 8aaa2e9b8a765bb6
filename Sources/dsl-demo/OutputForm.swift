import Renderers
import TableDSL

/// The format of an output, by the name it has on the command line.
enum Format: String, CaseIterable {
    case ansi, markdown, html, page, csv, tsv, json, jsonl, latex
    case asciiDoc = "asciidoc"
    case reStructuredText = "rst"
    case svg
}

/// A format with all that it depends on decided, so that rendering asks its surroundings nothing.
enum OutputForm {
    case ansi(ANSIRenderer)
    case markdown, html, page, csv, tsv, json, jsonl, latex, asciiDoc, reStructuredText, svg

    /// A terminal's form of a width, in all colours or in none.
    static func ansi(width: Int?, isColored: Bool) -> OutputForm {
        .ansi(ANSIRenderer(width: width, color: isColored ? .always : .never))
    }

    /// The form that options ask for in this environment.
    init(_ options: Options, _ environment: TerminalEnvironment) {
        switch options.format {
        case .markdown: self = .markdown
        case .html: self = .html
        case .page: self = .page
        case .csv: self = .csv
        case .tsv: self = .tsv
        case .json: self = .json
        case .jsonl: self = .jsonl
        case .latex: self = .latex
        case .asciiDoc: self = .asciiDoc
        case .reStructuredText: self = .reStructuredText
        case .svg: self = .svg
        case .ansi:
            // A file is read who knows where, so it gets what any terminal shows.
            var renderer: ANSIRenderer =
                options.output == nil ? .ansi(environment) : .ansi(width: nil, color: .never)
            if let width = options.width { renderer.width = width }
            if let depth = options.color.depth { renderer.colorDepth = depth }
            // A terminal's own depth is the better one where it has any.
            if options.color == .always && renderer.colorDepth == .none { renderer.colorDepth = .trueColor }
            self = .ansi(renderer)
        }
    }

    /// Writes one table.
    func write<RowValue>(_ table: Table<RowValue>, to output: inout some TableOutput) throws {
        switch self {
        case .ansi(let renderer): try table.render(as: renderer, to: &output)
        case .markdown: try table.render(as: .markdown, to: &output)
        case .html: try table.render(as: .html, to: &output)
        case .page: try table.render(as: .html(.page), to: &output)
        case .csv: try table.render(as: .csv, to: &output)
        case .tsv: try table.render(as: .tsv, to: &output)
        case .json: try table.render(as: .json, to: &output)
        case .jsonl: try table.render(as: .jsonLines, to: &output)
        case .latex: try table.render(as: .latex, to: &output)
        case .asciiDoc: try table.render(as: .asciiDoc, to: &output)
        case .reStructuredText: try table.render(as: .reStructuredText, to: &output)
        case .svg: try table.render(as: .svg, to: &output)
        }
    }
}
