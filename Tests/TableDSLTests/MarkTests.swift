import TableDSL
import Testing

@Suite("Marks in cells")
struct MarkTests {
    @Test(
        "a sparkline draws numbers as bars, gaps where there are none, and says them in words",
        arguments: [
            ([1, 2, 3, 4, 5, 6, 7, 8], "▁▂▃▄▅▆▇█", "__.-=*##", "1, 2, 3, 4, 5, 6, 7, 8"),
            ([0, 10], "▁█", "_#", "0, 10"),
            ([3, 3], "▄▄", "--", "3, 3"),
            ([1, .nan, 2.5], "▁ █", "_ #", "1, none, 2.5"),
            ([-.infinity, 4], " ▄", " -", "none, 4"),
        ] as [([Double], String, String, String)])
    func sparkline(values: [Double], picture: String, ascii: String, text: String) {
        #expect(shown(Sparkline(values)) == Shown(picture, ascii, text))
    }

    @Test("a sparkline of the greatest numbers, or in endless bounds, is drawn")
    func extremes() {
        let numbers = [-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude]
        #expect(shown(Sparkline(numbers))?.picture == "▁█")
        #expect(shown(Sparkline([1, 2], in: -.infinity ... .infinity))?.picture == "▁▁")
    }

    @Test("a sparkline of nothing writes nothing")
    func nothing() {
        #expect(shown(Sparkline([])) == nil)
    }

    @Test("a sparkline's bounds hold for numbers beyond them")
    func bounds() {
        #expect(shown(Sparkline([-5, 0, 50, 100, 500], in: 0...100)) == Shown("▁▁▅██", "__=##", "-5, 0, 50, 100, 500"))
    }

    @Test(
        "a meter is as full as its share",
        arguments: [
            (0, 1, "░░░░\u{A0}\u{A0}\u{A0}0%", "....   0%", "0%"), (1, 1, "████\u{A0}100%", "#### 100%", "100%"),
            (0.5, 1, "██░░\u{A0}\u{A0}50%", "##..  50%", "50%"), (3, 8, "█▌░░\u{A0}\u{A0}38%", "#...  38%", "38%"),
            (2, 1, "████\u{A0}100%", "#### 100%", "100%"), (-1, 1, "░░░░\u{A0}\u{A0}\u{A0}0%", "....   0%", "0%"),
            (.nan, 1, "░░░░\u{A0}\u{A0}\u{A0}0%", "....   0%", "0%"),
            (1, 0, "░░░░\u{A0}\u{A0}\u{A0}0%", "....   0%", "0%"),
            (.infinity, 1, "████\u{A0}100%", "#### 100%", "100%"),
        ] as [(Double, Double, String, String, String)])
    func meter(value: Double, total: Double, picture: String, ascii: String, text: String) {
        #expect(shown(Meter(value, of: total, width: 4)) == Shown(picture, ascii, text))
    }

    @Test("a check and a badge say in words what they show")
    func words() {
        #expect(shown(Check(true)) == Shown("✓", "[x]", "yes"))
        #expect(shown(Check(false)) == Shown("✗", "[ ]", "no"))
        #expect(shown(Badge("Late", color: .red)) == Shown("[Late]", "[Late]", "Late"))
    }

    private struct Shown: Equatable {
        var picture, ascii, text: String

        init(_ picture: String, _ ascii: String, _ text: String) {
            (self.picture, self.ascii, self.text) = (picture, ascii, text)
        }
    }

    private func shown(_ content: some CellContent) -> Shown? {
        let table = Table([0]) { Column("Mark") { (_: Int) in content } }
        for row in table.description.rows {
            for run in row.cells[0].runs {
                if case .mark(let picture, let ascii, _) = run.role { return Shown(picture, ascii, run.text) }
            }
        }
        return nil
    }
}
