import Foundation
import Renderers
import TableDSL
import Testing

/// Writes tables of hostile text for programs that others wrote to read: `Foreign/check.py` says how.
@Suite("Tables for foreign readers")
struct ForeignTests {
    private static let folder = ProcessInfo.processInfo.environment["TABLEDSL_FOREIGN"]
    private static let isLong = ProcessInfo.processInfo.environment["TABLEDSL_LONG_TESTS"] != nil

    @Test(
        "tables are written in every form, with what each cell must say",
        .enabled(if: Self.folder != nil, "TABLEDSL_FOREIGN names no folder to write to"),
        arguments: 0..<(Self.isLong ? 2000 : 60) as Range<UInt64>)
    func write(seed: UInt64) throws {
        let folder = URL(fileURLWithPath: try #require(Self.folder))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let expected = ForeignTable(seed: seed)
        let table = expected.table
        func write(_ data: Data, _ end: String) throws {
            try data.write(to: folder.appendingPathComponent("\(seed).\(end)"))
        }
        try write(JSONEncoder().encode(expected), "json")
        for form in Form.allCases {
            try write(Data(table.rendered(as: form.renderer).utf8), form.fileExtension)
        }
        let narrow = table.rendered(as: .ansi(width: 30, color: .never))
        try write(Data(narrow.utf8), "narrow.txt")
    }

    /// How many tables a foreign counter of cells gets: many where `TABLEDSL_LONG_TESTS` is set.
    private static let measured: UInt64 = isLong ? 10_000 : 500

    @Test(
        "tables of the texts that are hardest to count are written for another counter of cells",
        .enabled(if: Self.folder != nil, "TABLEDSL_FOREIGN names no folder to write to"))
    func writeTerminal() throws {
        let folder = URL(fileURLWithPath: try #require(Self.folder))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var lines = Data()
        for seed in 0..<Self.measured {
            var random = HostileText(seed: seed &+ 500_000)
            let columns = Int.random(in: 1...4, using: &random)
            func text(_ random: inout HostileText) -> String {
                random.text(upTo: 9, of: NastyText.pieces + HostileText.pieces)
            }
            let titles = (0..<columns).map { _ in text(&random) }
            let table = grid(titles, (0..<4).map { _ in (0..<columns).map { _ in text(&random) } })
            let texts = [nil, Int.random(in: 8...40, using: &random)].map { width in
                table.rendered(as: .ansi(width: width, color: .never))
            }
            lines.append(try JSONEncoder().encode(texts))
            lines.append(0x0A)
        }
        try lines.write(to: folder.appendingPathComponent("terminal.jsonl"))
    }
}

/// A table by what its cells must say, as a reader has to find them.
private struct ForeignTable: Encodable {
    struct Cell: Encodable {
        /// How the text is written: as one text, in runs, bold, as a link, or as a picture's description.
        enum Kind: String, Encodable { case text, runs, bold, link, refusedLink, image }

        var kind: Kind
        var text: String
        var parts: [String]

        init(_ random: inout HostileText) {
            kind = random.one(of: .text, .text, .text, .runs, .bold, .link, .refusedLink, .image)
            parts = (0..<(kind == .runs ? 4 : 1)).map { _ in random.text(of: ForeignTable.pieces) }
            text = parts.joined()
        }

        var content: Text {
            let texts = parts.enumerated().map { index, part in
                Text(part).bold(kind == .bold).foregroundStyle(index % 2 == 0 ? nil : .red)
            }
            return texts.dropFirst().reduce(texts[0], +)
        }
    }

    var title: String
    var note: String
    var titles: [String]
    var rows: [[Cell]]

    /// All pieces but those whose width terminals don't agree on.
    private static let pieces =
        HostileText.plain + HostileText.plain + HostileText.controls + HostileText.breaks + HostileText.invisibles
        + HostileText.html + HostileText.markdown + HostileText.markdown + HostileText.documents + HostileText.formulas
        + HostileText.scripts.filter { $0 != "क्षि" }

    init(seed: UInt64) {
        var random = HostileText(seed: seed &+ 10_000)
        title = random.text(of: Self.pieces)
        note = random.text(of: Self.pieces)
        let columns = Int.random(in: 1...4, using: &random)
        titles = (0..<columns).map { _ in random.text(upTo: 4, of: Self.pieces) }
        rows = (0..<6).map { _ in (0..<columns).map { _ in Cell(&random) } }
    }

    var table: Table<Cells> {
        Table {
            ForEach(titles) { Column($0) }
            ForEach(rows) { row in
                Row(
                    Cells(
                        row.map { cell -> any CellContent in
                            switch cell.kind {
                            case .text: cell.text
                            case .runs, .bold: cell.content
                            case .link: Link(cell.text, destination: "https://e.example/a|b (c)?d=1&e=*f*")
                            case .refusedLink: Link(cell.text, destination: "javascript:x")
                            case .image: Image("https://e.example/a.png", description: cell.text)
                            }
                        }))
            }
        }
        .title(title)
        .note(note)
        .rowDividers()
    }
}
