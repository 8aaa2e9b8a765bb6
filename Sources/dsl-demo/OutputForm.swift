import Renderers
import TableDSL

/// The format of an output, by the name it has on the command line.
enum Format: String, CaseIterable {
    case ansi, markdown, html, page, csv
}

/// A format with all that it depends on decided, so that rendering asks its surroundings nothing.
enum OutputForm {
    case ansi(width: Int?, isColored: Bool)
    case markdown, html, page, csv

    /// The form that options ask for in these surroundings.
    init(_ options: Options, _ surroundings: Surroundings) {
        switch options.format {
        case .markdown: self = .markdown
        case .html: self = .html
        case .page: self = .page
        case .csv: self = .csv
        case .ansi:
            let writesFile = options.output != nil
            let isColored =
                switch options.color {
                case .always: true
                case .never: false
                case .auto: !writesFile && surroundings.welcomesColor
                }
            let width = options.width ?? (writesFile ? nil : surroundings.width)
            self = .ansi(width: width, isColored: isColored)
        }
    }

    /// Writes one table.
    func write<RowValue>(_ table: Table<RowValue>, to output: inout some TableOutput) throws {
        switch self {
        case .ansi(let width, let isColored):
            try table.render(as: .ansi(width: width, color: isColored ? .always : .never), to: &output)
        case .markdown: try table.render(as: .markdown, to: &output)
        case .html: try table.render(as: .html, to: &output)
        case .page: try table.render(as: .html(.page), to: &output)
        case .csv: try table.render(as: .csv, to: &output)
        }
    }
}
