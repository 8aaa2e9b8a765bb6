import Foundation
import TableDSL

/// Every example in every format, written into a folder, and a page that shows them.
struct Gallery {
    /// A file of an example: how its name ends, what it is called, and how it is made.
    struct Piece {
        let suffix: String
        let title: String
        let form: OutputForm
        /// Whether the page frames the file instead of quoting its text.
        var isPage = false
    }

    private let folder: String
    /// The cells in a line of a terminal's table, so that it is the same wherever it was made.
    private static let width = 100

    static let pieces = [
        Piece(suffix: "html", title: "Page", form: .page, isPage: true),
        Piece(suffix: "txt", title: "Terminal", form: .ansi(width: width, isColored: false)),
        Piece(suffix: "md", title: "Markdown", form: .markdown),
        Piece(suffix: "fragment.html", title: "HTML", form: .html),
        Piece(suffix: "csv", title: "CSV", form: .csv),
    ]

    /// The terminal's table with its colours, which only a terminal can show: the page links to it.
    static let colored = Piece(suffix: "ansi", title: "Terminal, in colour", form: .ansi(width: width, isColored: true))

    init(folder: String) { self.folder = folder }

    /// Writes all files, the index last, so that it leads to nothing that isn't there.
    func write() throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            let reason = (error as? CocoaError)?.underlying.map { Fault.reason($0.code.rawValue) } ?? "\(error)"
            throw Fault(.cantCreate, "The folder \(folder) can't be created: \(reason).")
        }
        var index = GalleryIndex()
        for example in Example.all {
            let presentation = try example.presentation(of: [])
            index.begin(example)
            for piece in Self.pieces + [Self.colored] {
                var text = ""
                try presentation.render(as: piece.form, to: &text)
                try write(text, to: "\(example.name).\(piece.suffix)")
                index.add(piece, of: example, text: text)
            }
            index.end()
        }
        try write(index.page, to: "index.html")
    }

    private func write(_ text: String, to name: String) throws {
        try OutputFile("\(folder)/\(name)").write { try $0.write(text) }
    }
}

extension CocoaError {
    /// The system's error behind this one.
    fileprivate var underlying: POSIXError? { userInfo[NSUnderlyingErrorKey] as? POSIXError }
}
