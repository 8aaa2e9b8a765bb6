import Renderers
import TableDSL
import Testing

@Suite("Right-to-left text on a terminal")
struct BidiTests {
    private func text(_ table: some RenderableTable, width: Int? = nil) -> String {
        var renderer = ANSIRenderer(width: width, color: .never, style: .ascii)
        renderer.isolatesBidirectionalText = true
        // Isolates as brackets, which can be seen.
        let scalars = table.rendered(as: renderer).unicodeScalars.map { scalar -> Character in
            scalar == "\u{2068}" ? "⟨" : scalar == "\u{2069}" ? "⟩" : Character(scalar)
        }
        return String(scalars)
    }

    @Test("text that is written from the right stands between isolates, which take no cell; other text doesn't")
    func cells() {
        #expect(
            text(grid(["Name", "שם"], [["שלום", "1"], ["مرحبا", "漢é"], ["plain", "x"]])) == """
                +-------+-----+
                | Name  | ⟨שם⟩  |
                +-------+-----+
                | ⟨שלום⟩  | 1   |
                | ⟨مرحبا⟩ | 漢é |
                | plain | x   |
                +-------+-----+

                """)
    }

    @Test("each line of a cell has its own isolates, within its padding, and so does a cut one with its mark")
    func lines() {
        let table = Table {
            Column("a").width(6).alignment(.center).lineBreakMode(.word)
            Column("b").width(4).truncationMode(.tail)
            Row("שלום לך", "אבגדהו")
        }
        #expect(
            text(table) == """
                +--------+------+
                |   a    | b    |
                +--------+------+
                |  ⟨שלום⟩  | ⟨אבג…⟩ |
                |   ⟨לך⟩   |      |
                +--------+------+

                """)
    }

    @Test("the guides of a hierarchy stay outside of isolates")
    func guides() {
        let table = Table([Node(name: "שורש", children: [Node(name: "ענף", children: nil)])], children: \.children) {
            Column("n", \Node.name)
        }
        #expect(
            text(table) == """
                +---------+
                | n       |
                +---------+
                | ▾ ⟨שורש⟩  |
                |   └ ⟨ענף⟩ |
                +---------+

                """)
    }

    @Test("isolates in data can't end those of the table")
    func data() {
        #expect(
            text(grid(["a"], [["\u{2069}ש\u{2069}\u{202E}x\u{2067}"]])) == """
                +----+
                | a  |
                +----+
                | ⟨שx⟩ |
                +----+

                """)
    }

    @Test("without the option there is nothing that reorders or isolates")
    func off() {
        let text = grid(["שם"], [["\u{2068}שלום\u{2069}\u{200F}"]]).rendered(as: .ansi(color: .never, style: .ascii))
        #expect(!text.unicodeScalars.contains { ["\u{2068}", "\u{2069}", "\u{200F}"].contains($0) })
    }

    @Test(
        "letters of every right-to-left block are found, wherever they stand",
        arguments: [0x0590, 0x05D0, 0x0627, 0x0700, 0x0780, 0x07C0, 0x08FF, 0xFB1D, 0xFE70, 0x10800, 0x1E900, 0x1EE00]
            as [UInt32])
    func blocks(code: UInt32) throws {
        let letter = try #require(Unicode.Scalar(code))
        var rightToLeft = "aé漢👍\(letter)"
        #expect(rightToLeft.withUTF8 { $0.hasRightToLeft })
        var other = "aé漢👍\u{58F}\u{900}\u{FB1C}\u{FEFF}\u{11000}"
        #expect(!other.withUTF8 { $0.hasRightToLeft })
    }
}

private struct Node: Identifiable {
    var name: String
    var children: [Node]?
    var id: String { name }
}
