import Renderers
import TableDSL

/// A table whose type of rows doesn't matter.
protocol RenderableTable {
    func rendered(as renderer: some TableRenderer) -> String
    func render(as renderer: some TableRenderer, to output: inout some TableOutput) throws
}

extension Table: RenderableTable {}

/// An output that keeps the chunks it is given.
struct ChunkCollector: TableOutput {
    private(set) var chunks: [[UInt8]] = []

    mutating func write(_ bytes: Span<UInt8>) {
        chunks.append(bytes.withUnsafeBufferPointer { Array($0) })
    }
}

/// An output that refuses everything after so many chunks.
struct ClosingOutput: TableOutput {
    struct Closed: Error, Equatable {}

    var chunksLeft: Int

    mutating func write(_ bytes: Span<UInt8>) throws {
        guard chunksLeft > 0 else { throw Closed() }
        chunksLeft -= 1
    }
}

/// The forms that tables are rendered in.
enum Form: String, CaseIterable {
    case text
    case color
    case markdown
    case compactMarkdown
    case html
    case page
    case csv
    case tsv
    case jsonLines
    case latex
    case asciiDoc
    case reStructuredText
    case svg

    var renderer: any TableRenderer {
        switch self {
        case .text: .ansi(color: .never)
        case .color: .ansi(color: .always)
        case .markdown: .markdown
        case .compactMarkdown: .markdown(.compact)
        case .html: .html
        case .page: .html(.page)
        case .csv: .csv
        case .tsv: .csv(separator: .tab, formulas: .verbatim)
        case .jsonLines: .jsonLines
        case .latex: .latex
        case .asciiDoc: .asciiDoc
        case .reStructuredText: .reStructuredText
        // With the terminal of `.color`, so that both say the same.
        case .svg: .svg(.ansi)
        }
    }

    /// The end of a golden file's name.
    var fileExtension: String {
        switch self {
        case .text: "txt"
        case .color: "color.txt"
        case .markdown: "md"
        case .compactMarkdown: "compact.md"
        case .html: "html"
        case .page: "page.html"
        case .csv: "csv"
        case .tsv: "tsv"
        case .jsonLines: "jsonl"
        case .latex: "tex"
        case .asciiDoc: "adoc"
        case .reStructuredText: "rst"
        case .svg: "svg"
        }
    }
}

/// A table of texts.
func grid(_ titles: [String], _ rows: [[String]]) -> Table<Cells> {
    Table {
        ForEach(titles) { Column($0) }
        ForEach(rows) { Row(Cells($0)) }
    }
}

/// A table of one cell under the title `T`.
func cell(_ content: some CellContent) -> Table<Cells> {
    Table {
        Column("T")
        Row(content)
    }
}
