import Foundation
import Renderers
import TableDSL
import Testing

/// Writes reports whose every text is hostile in each Markdown, for programs that others wrote to read:
/// `Foreign/check.py` says how.
@Suite("Markdown for foreign readers")
struct ForeignMarkdownTests {
    private static let folder = ProcessInfo.processInfo.environment["TABLEDSL_FOREIGN"]
    /// How many reports there are, of 26 texts each: many where `TABLEDSL_LONG_TESTS` is set.
    private static let count: UInt64 =
        ProcessInfo.processInfo.environment["TABLEDSL_LONG_TESTS"] == nil ? 150 : 4000

    @Test(
        "reports are written in each Markdown, with what each text must say",
        .enabled(if: Self.folder != nil, "TABLEDSL_FOREIGN names no folder to write to"))
    func write() throws {
        let folder = URL(fileURLWithPath: try #require(Self.folder))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var lines = Data()
        for seed in 0..<Self.count {
            var texts = ReportTexts(seed: seed)
            for flavor in MarkdownRenderer.Flavor.allCases {
                let renderer = MarkdownRenderer(seed % 2 == 0 ? .aligned : .compact, flavor: flavor)
                texts.markdown[flavor.rawValue] = texts.report.rendered(as: renderer)
            }
            lines.append(try JSONEncoder().encode(texts))
            lines.append(0x0A)
        }
        try lines.write(to: folder.appendingPathComponent("markdown.jsonl"))
    }
}

/// The texts of a report, by where they stand.
private struct ReportTexts: Encodable {
    var texts: [String: String] = [:]
    var markdown: [String: String] = [:]

    static let places = [
        "title", "subtitle", "heading", "paragraph", "linked", "bold", "plain", "tableTitle", "tableSubtitle", "group",
        "column", "other", "section", "first", "second", "link", "image", "boldCell", "caption", "note", "footnote",
        "listTitle", "status", "detail", "detail2", "listSection",
    ]

    init(seed: UInt64) {
        var random = HostileText(seed: seed &+ 900_000)
        for place in Self.places {
            let text = random.once(in: 2) ? random.text() : Self.marks(&random)
            texts[place] = text.unicodeScalars.allSatisfy { $0.properties.isWhitespace } ? "x" : text
        }
    }

    /// A text in which nearly every character may be markup.
    private static func marks(_ random: inout HostileText) -> String {
        let characters = Array("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~**__``[[]]!\\\\  \n\tab1aé漢\u{A0}\u{3000}")
        return String(
            (0..<Int.random(in: 1...12, using: &random)).map { _ in characters.randomElement(using: &random) ?? " " })
    }

    subscript(place: String) -> String { texts[place] ?? "" }

    var report: Report {
        Report(self["title"]) {
            Heading(self["heading"])
            Paragraph(self["paragraph"])
            Paragraph { Link(self["linked"], destination: "https://e.example/") }
            Paragraph { Text(self["bold"]).bold() + Text(self["plain"]) }
            table
            list
        }
        .subtitle(self["subtitle"])
    }

    private var table: Table<Cells> {
        Table {
            ColumnGroup(self["group"]) { Column(self["column"]) }
            Column(self["other"]).footnote(self["footnote"])
            Section(self["section"]) {
                Row(self["first"], self["second"])
                Row(
                    Link(self["link"], destination: "https://e.example/"),
                    Image("https://e.example/a.png", description: self["image"]))
                Row(Text(self["boldCell"]).bold(), "")
            }
        }
        .title(self["tableTitle"]).subtitle(self["tableSubtitle"]).caption(self["caption"]).note(self["note"])
    }

    private var list: Table<[String]> {
        Table(of: [String].self) {
            Column("", \.[0]).binding(.title)
            Column("", \.[1]).binding(.status)
            Column("", \.[2]).binding(.subtitle)
            Column("", \.[3]).binding(.footnote)
        } rows: {
            Section(self["listSection"]) {
                Row([self["listTitle"], self["status"], self["detail"], self["detail2"]])
            }
        }
        .sizeClass(.compact)
    }
}
