import Foundation
import TableDSL

/// A compact table beside the details of its selected rows, in each format's own way: one below the other.
struct SidebarForm {
    private let form: OutputForm
    /// What stands in a detail's place where nothing is selected.
    static let placeholder = "Please select"

    init(_ form: OutputForm) { self.form = form }

    func write<RowValue>(_ table: Table<RowValue>, details: [Table<Cells>], to output: inout some TableOutput) throws {
        if case .page = form { return try writePage(table, details, to: &output) }
        try form.write(table, to: &output)
        try writeDetails(details, as: form, to: &output)
    }

    private func writeDetails(_ details: [Table<Cells>], as form: OutputForm, to output: inout some TableOutput) throws
    {
        if details.isEmpty {
            switch form {
            case .html, .page: try output.write("<p>\(Self.placeholder)</p>\n")
            case .csv, .tsv: try output.write("\r\n\(Self.placeholder)\r\n")
            // Data has no place for a request.
            case .json, .jsonl: break
            case .ansi, .markdown, .latex, .asciiDoc, .reStructuredText:
                try output.write("\n\(Self.placeholder)\n")
            // A file is one picture.
            case .svg: break
            }
        }
        for detail in details {
            switch form {
            case .html, .page, .json, .jsonl, .svg: break
            case .csv, .tsv: try output.write("\r\n")
            case .ansi, .markdown, .latex, .asciiDoc, .reStructuredText: try output.write("\n")
            }
            try form.write(detail, to: &output)
        }
    }

    /// A page holds one document, so the details go in before the end of its main part.
    private func writePage<RowValue>(
        _ table: Table<RowValue>, _ details: [Table<Cells>], to output: inout some TableOutput
    ) throws {
        var page = ""
        try form.write(table, to: &page)
        var fragment = ""
        try writeDetails(details, as: .html, to: &fragment)
        let end = page.range(of: "</main>", options: .backwards)?.lowerBound ?? page.endIndex
        page.insert(contentsOf: fragment, at: end)
        try output.write(page)
    }
}
