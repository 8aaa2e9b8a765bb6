import Renderers
import TableDSL
import Testing

@Suite("Control characters on a terminal")
struct ControlTests {
    private func text(
        _ table: some RenderableTable, _ policy: ControlCharacterPolicy, color: ANSIRenderer.ColorMode = .always,
        style: TableStyle = .ascii
    ) -> String {
        var renderer = ANSIRenderer(color: color, style: style)
        renderer.controlCharacters = policy
        return table.rendered(as: renderer)
    }

    /// The rows of a table without borders and of plain titles.
    private func rows(_ table: some RenderableTable, _ policy: ControlCharacterPolicy = .sgrOnly) -> [String] {
        text(table, policy, style: TableStyle.none).split(separator: "\n").dropFirst().map(String.init)
    }

    @Test(
        "each policy has its own form of what another program wrote",
        arguments: [
            (ControlCharacterPolicy.visible, "a␛[31mb␇"), (.strip, "ab"), (.sgrOnly, "a\u{1B}[31mb\u{1B}[0m"),
            (.raw, "a\u{1B}[31mb\u{7}\u{1B}[0m"),
        ])
    func policies(policy: ControlCharacterPolicy, expected: String) {
        #expect(rows(grid(["t"], [["a\u{1B}[31mb\u{7}"]]), policy) == [expected])
    }

    @Test("kept colours take no cell and end before padding and borders")
    func keptColors() {
        let table = grid(["a", "b"], [["\u{1B}[31mred\u{1B}[0m", "z"], ["\u{1B}[32mtesting\u{1B}(B\u{1B}[m", "y"]])
        #expect(
            text(table, .sgrOnly).split(separator: "\n").dropFirst(3) == [
                "| \u{1B}[31mred\u{1B}[0m     | z |", "| \u{1B}[32mtesting\u{1B}[m | y |", "+---------+---+",
            ])
        #expect(rows(grid(["a"], [["\u{1B}[37m│\u{1B}"]])) == ["\u{1B}[37m│\u{1B}[0m"])
        #expect(rows(grid(["a"], [["\u{1B}[31m\u{301}x"]])) == ["\u{1B}[31m\u{301}x\u{1B}[0m"])
    }

    @Test("kept colours end with each line of a cell and begin again with the next")
    func keptAcrossLines() {
        func table(_ text: String) -> Table<Cells> {
            Table {
                Column("t").width(6)
                Row(text)
            }
        }
        #expect(
            rows(table("\u{1B}[31mred words here\u{1B}[0m")) == [
                "\u{1B}[31mred\u{1B}[0m   ", "\u{1B}[31mwords\u{1B}[0m ", "\u{1B}[31mhere\u{1B}[0m  ",
            ])
        #expect(
            rows(table("\u{1B}[38;2;255;0;0mred words\u{1B}[0m here")) == [
                "\u{1B}[38;2;255;0;0mred\u{1B}[0m   ", "\u{1B}[38;2;255;0;0mwords\u{1B}[0m ", "here  ",
            ])
        #expect(rows(table("\u{1B}[1ma\nb")) == ["\u{1B}[1ma\u{1B}[0m     ", "\u{1B}[1mb\u{1B}[0m     "])
    }

    @Test("a kept colour that is cut off doesn't reach the padding, and one that comes in the middle isn't lost")
    func keptAndCut() {
        func row(_ text: String, _ mode: TruncationMode) -> [String] {
            rows(
                Table {
                    Column("t").width(5).truncationMode(mode)
                    Row(text)
                })
        }
        let red = "\u{1B}[31m"
        let reset = "\u{1B}[0m"
        #expect(row("\(red)漢漢漢\(reset)", .tail) == ["\(red)漢漢…\(reset)"])
        #expect(row("\(red)漢 漢漢\(reset)", .tail) == ["\(red)漢 …\(reset) "])
        #expect(row("abc\(red)defgh\(reset)", .middle) == ["ab…\(red)gh\(reset)"])
        #expect(row("\(red)abc\(reset)defgh", .middle) == ["\(red)ab…\(reset)gh"])
    }

    @Test("a reset in a cell leaves the column's own style in force")
    func resetInside() {
        let table = Table {
            Column("t").foregroundStyle(.blue)
            Row("a\u{1B}[1mb\u{1B}[0mc\u{1B}[0;4md")
        }
        #expect(
            rows(table) == [
                "\u{1B}[34ma\u{1B}[1mb\u{1B}[0m\u{1B}[34mc\u{1B}[0m\u{1B}[34m\u{1B}[4md\u{1B}[0m\u{1B}[34m\u{1B}[0m"
            ])
    }

    @Test("numbers with kept colours line up at the decimal point")
    func decimals() {
        let table = Table {
            Column("n").alignment(.numeric)
            Row("\u{1B}[95m12.34\u{1B}[0m")
            Row("\u{1B}[95m1.23456\u{1B}[0m")
        }
        #expect(rows(table) == ["\u{1B}[95m12.34\u{1B}[0m   ", " \u{1B}[95m1.23456\u{1B}[0m"])
    }

    @Test("colours of another program are taken out where no colour is wanted")
    func noColor() {
        let table = grid(["\u{1B}[1mt"], [["\u{1B}[31mred\u{1B}[0m"]])
        #expect(text(table, .sgrOnly, color: .never, style: TableStyle.none) == "t  \nred\n")
    }

    @Test("titles and notes end their kept colours on each of their lines")
    func titles() {
        var renderer = ANSIRenderer(width: 9, style: .ascii)
        renderer.controlCharacters = .sgrOnly
        let table = grid(["\u{1B}[31mone two"], [["x"]]).title("\u{1B}[32mlong title").note("\u{1B}[33ma long note")
        for line in table.rendered(as: renderer).split(separator: "\n") where line.contains("\u{1B}") {
            let last = line.unicodeScalars.lastIndex(of: "\u{1B}") ?? line.startIndex
            #expect(line[last...].hasPrefix("\u{1B}[0m"), "\(line.debugDescription)")
            #expect(TextProbe.width(String(line)) <= 9)
        }
    }

    private static let attacks = [
        "\u{1B}[2J", "\u{1B}]0;title\u{7}", "\u{1B}]52;c;QQ==\u{7}", "\u{1B}]8;;http://evil\u{1B}\\x", "\u{9B}31m",
        "\u{9D}0;t", "\u{1B}c", "\u{1B}Pq", "\u{E}\u{F}", "\u{8}\u{8}", "\u{7F}", "\u{0}", "\u{1B}[6n", "\u{1B}]0;t",
        "\u{90}x", "\u{202E}gnp", "\u{200B}", "\u{1B}",
    ]

    @Test(
        "no text of a table reaches the terminal as a control, whatever its place", arguments: attacks,
        [ControlCharacterPolicy.visible, .strip])
    func everyPlace(attack: String, policy: ControlCharacterPolicy) {
        let table = Table([["a", nil], ["b", attack]], id: \.[0]) {
            ColumnGroup(attack + "g") {
                Column(attack + "t", \[String?].[0]).summary(.count)
                Column("u" + attack, \[String?].[1]) { _ in
                    Link("l" + attack, destination: "http://e.com/" + attack)
                    Image(attack, description: attack)
                }
            }
            Column("v", \[String?].[1]).missing(attack).priority(-1)
        }
        .title(attack).caption(attack).note(attack).missing(attack).emptyState(attack)
        for width in [nil, 12, 4] {
            for links in ANSIRenderer.LinkMode.allCases {
                var renderer = ANSIRenderer(width: width, color: .never)
                renderer.controlCharacters = policy
                renderer.links = links
                let empty = grid([attack], []).emptyState(attack)
                for text in [table.rendered(as: renderer), empty.rendered(as: renderer)] {
                    #expect(Self.controls(in: text, links: links == .osc8).isEmpty, "\(text.debugDescription)")
                }
            }
        }
    }

    /// The characters of a table's text that a terminal would act on, but for line feeds and links that are in order.
    private static func controls(in text: String, links: Bool) -> [Unicode.Scalar] {
        var text = text
        if links {
            text = text.replacing(/\u{1B}\]8;;(http:\/\/e\.com\/[!-~]*)?\u{1B}\\/) { _ in "" }
        }
        return text.unicodeScalars.filter { scalar in
            scalar != "\n" && (scalar.properties.generalCategory == .control || 0x202A...0x202E ~= scalar.value)
        }
    }
}
