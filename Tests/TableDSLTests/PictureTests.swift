import TableDSL
import Testing

@Suite("Pictures beside numbers")
struct PictureTests {
    @Test(
        "a bar is as long as its number, to the side of its sign, and blank where there is none",
        arguments: [
            (0...8, 8, "████", "####"), (0...8, 3, "█▌  ", "##  "), (0...8, 0, "    ", "    "),
            (0...8, 99, "████", "####"),
            (0...8, -1, "    ", "    "), (0...8, nil, "    ", "    "), (0...8, .nan, "    ", "    "),
            (0...8, .infinity, "████", "####"), (-8...8, -8, "██  ", "##  "), (-8...8, -2, " ▐  ", " #  "),
            (-8...8, 6, "  █▌", "  ##"), (-1...1000, -1, "█   ", "#   "), (-8...0, -4, "  ██", "  ##"),
            (4...8, 6, "██  ", "##  "), (-8 ... -4, -6, "  ██", "  ##"), (5...5, 5, "    ", "    "),
            (-.infinity ... .infinity, 5, "    ", "    "), (0...0, .infinity, "    ", "    "),
        ] as [(ClosedRange<Double>, Double?, String, String)])
    func bars(domain: ClosedRange<Double>, value: Double?, picture: String, ascii: String) {
        let table = Table([Numbers(value)]) { Column("n", \.value).dataBar(domain: domain, width: 4).missing("") }
        let drawn = pictures(table)
        #expect(drawn.map(\.picture.unpadded) == [" " + picture])
        #expect(drawn.map(\.ascii) == [" " + ascii])
    }

    @Test("a bar's domain is found with 0 in it, its width held within bounds, its cell's text the number alone")
    func foundBar() {
        let table = Table([2.0, 4.0]) { Column("n", \.self, format: .fixed(1)).dataBar(width: -3) }
        #expect(pictures(table).map(\.picture.unpadded) == [" █ ", " ██"])
        #expect(table.description.rows.map { $0.cells[0].text } == ["2.0", "4.0"])
        #expect(pictures(Table([1.0]) { Column("n", \.self).dataBar(width: .max) })[0].picture.count == 101)
    }

    @Test(
        "a missing value stays missing beside a bar, on either side", arguments: [ColumnAlignment.leading, .trailing])
    func missing(alignment: ColumnAlignment) {
        let table = Table([Numbers(nil)]) {
            Column("n", \.value).dataBar().icons(.flags).alignment(alignment).missing("none")
        }
        let cell = table.description.rows.map { $0.cells[0] }[0]
        #expect(cell.isMissing)
        #expect(cell.text == "none")
    }

    @Test(
        "a symbol tells which part of the domain, or which threshold, a number has reached",
        arguments: [
            (0, "▼", "▼"), (1, "▼", "►"), (1.5, "►", "►"), (2.5, "▲", "▲"), (3, "▲", "▲"), (99, "▲", "▲"),
            (-9, "▼", "▼"),
            (.infinity, "▲", "▲"), (.nan, "", ""), (nil, "", ""),
        ] as [(Double?, String, String)])
    func icons(value: Double?, even: String, thresholds: String) {
        let table = Table([Numbers(value)]) {
            Column("a", \.value).icons(.arrows, domain: 0...3.1)
            Column("b", \.value).icons(.arrows, thresholds: [2, 1])
        }
        #expect(pictures(table, 0).map(\.picture.trimmed) == [even])
        #expect(pictures(table, 1).map(\.picture.trimmed) == [thresholds])
    }

    @Test("sets without symbols and thresholds beyond the symbols are harmless")
    func absurdIcons() {
        let table = Table([5.0]) {
            Column("a", \.self).icons(IconSet([]))
            Column("b", \.self).icons(.flags, thresholds: [1, 2, 3, .nan])
            Column("c") { (_: Double) in Icon(nil, thresholds: []) }
        }
        #expect(pictures(table, 0).map(\.picture.trimmed) == [""])
        #expect(pictures(table, 1).map(\.picture.trimmed) == ["⚑"])
        #expect(table.description.rows.allSatisfy { $0.cells[2].isMissing })
    }

    @Test(
        "each symbol of a set differs from the others in shape, in ASCII and in words",
        arguments: [IconSet.arrows, .trafficLights, .flags, .quarters])
    func sets(set: IconSet) {
        #expect(Set(set.symbols.map(\.picture)).count == set.symbols.count)
        #expect(Set(set.symbols.map(\.ascii)).count == set.symbols.count)
        #expect(Set(set.symbols.map(\.words)).count == set.symbols.count)
        #expect(set.symbols.allSatisfy { $0.ascii.utf8.count == 1 })
    }

    @Test(
        "stars are drawn to the nearest half and say the number",
        arguments: [
            (3.5, 5, "★★★½☆", "***+.", "3.5 of 5"), (3.7, 5, "★★★½☆", "***+.", "3.7 of 5"),
            (0, 3, "☆☆☆", "...", "0 of 3"), (9, 3, "★★★", "***", "9 of 3"), (-2, 2, "☆☆", "..", "-2 of 2"),
            (.infinity, 1, "★", "*", "inf of 1"), (1, -4, "★", "*", "1 of 1"),
        ] as [(Double, Int, String, String, String)])
    func stars(value: Double, total: Int, picture: String, ascii: String, words: String) {
        let table = Table([value]) { Column("n") { Stars($0, of: total) } }
        #expect(pictures(table).map(\.picture) == [picture])
        #expect(pictures(table).map(\.ascii) == [ascii])
        #expect(table.description.rows.map { $0.cells[0].text } == [words])
    }

    @Test("marks of nothing, and stars of what isn't a number, are missing")
    func nothing() {
        let (number, numbers): (Double?, [Double]?) = (nil, nil)
        let table = Table([0]) {
            Column("a") { (_: Int) in Meter(number) }
            Column("b") { (_: Int) in Stars(number) }
            Column("c") { (_: Int) in Sparkline(numbers) }
            Column("d") { (_: Int) in Stars(.nan) }
        }
        #expect(table.description.rows.allSatisfy { $0.cells.allSatisfy(\.isMissing) })
        let some = Table([0]) { Column("a") { (_: Int) in Sparkline([1, nil, 3] as [Double?]) } }
        #expect(pictures(some).map(\.picture) == ["▁ █"])
        #expect(some.description.rows.map { $0.cells[0].text } == ["1, none, 3"])
    }

    @Test("a link without an address is its text, one without a text is missing")
    func links() {
        let (text, address): (String?, String?) = ("docs", nil)
        let table = Table([0]) {
            Column("a") { (_: Int) in Link(text, destination: address) }
            Column("b") { (_: Int) in Link(address, destination: text) }
        }
        let cells = table.description.rows.flatMap(\.cells)
        #expect(cells.map(\.isMissing) == [false, true])
        #expect(cells[0].text == "docs")
        #expect(cells[0].runs.map(\.role) == [.text])
    }

    @Test("gains and losses are up and down")
    func winLoss() {
        let table = Table([0]) { Column("a") { (_: Int) in Sparkline([3, -1, 0, .nan], form: .winLoss) } }
        #expect(pictures(table).map(\.picture) == ["▀▄─ "])
        #expect(pictures(table).map(\.ascii) == ["+-0 "])
    }

    /// The pictures of a column's cells, a cell's pictures as one.
    private func pictures<RowValue>(
        _ table: Table<RowValue>, _ column: Int = 0
    ) -> [(picture: String, ascii: String)] {
        table.description.rows.map { row in
            row.cells[column].runs.reduce(into: ("", "")) { pictures, run in
                if case .mark(let picture, let ascii, _) = run.role {
                    pictures.0 += picture
                    pictures.1 += ascii
                }
            }
        }
    }
}

extension String {
    /// The text with usual blanks for those that don't break.
    fileprivate var unpadded: String { String(map { $0 == "\u{A0}" ? " " : $0 }) }
    /// The text without blanks.
    fileprivate var trimmed: String { filter { $0 != "\u{A0}" && $0 != " " } }
}
