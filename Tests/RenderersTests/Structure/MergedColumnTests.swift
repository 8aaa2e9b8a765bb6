import Renderers
import TableDSL
import Testing

@Suite("Merged columns and texts in place of values")
struct MergedColumnTests {
    struct Estimate: Identifiable {
        let id: Int
        var mean: Double?
        var deviation: Double?
        var count: Int?
    }

    private func texts(_ pattern: String, _ rows: [Estimate]) -> [String] {
        let table = Table(rows) {
            MergedColumn("Estimate", pattern) {
                Column("Mean", \.mean, format: .fixed(1))
                Column("Deviation", \.deviation, format: .fixed(2)).missing("?")
                Column("Count", \.count).foregroundStyle(.red)
            }
        }
        return table.description.rows.map { $0.cells[0].text }
    }

    @Test(
        "cells stand where the pattern has their numbers, optional parts where all of their values are there",
        arguments: [
            ("{1} ({2})", ["1.5 (0.25)", "2.0 (?)", "–"]),
            ("{1} ± {2}<< (n = {3})>>", ["1.5 ± 0.25 (n = 7)", "2.0 ± ?", "–"]),
            ("{3}/{3}", ["7/7", "–/–", "–"]), ("{4} {0} {x} {", ["{4} {0} {x} {", "{4} {0} {x} {", "–"]),
            ("", ["", "", "–"]), ("<<{2}", ["<<0.25", "<<?", "–"]),
        ])
    func patterns(pattern: String, texts: [String]) {
        let rows = [
            Estimate(id: 1, mean: 1.5, deviation: 0.25, count: 7), Estimate(id: 2, mean: 2), Estimate(id: 3),
        ]
        #expect(self.texts(pattern, rows) == texts)
    }

    @Test("a merged column is sorted and summed up as its first, and keeps the looks of each")
    func first() {
        let rows = [Estimate(id: 1, mean: 10, count: 1), Estimate(id: 2, mean: 9, count: 2)]
        let table = Table(rows) {
            MergedColumn("Estimate", "{1} ({2})") {
                Column("Mean", \.mean, format: .fixed(0)).summary(.sum)
                Column("Count", \.count).foregroundStyle(.red)
            }
        }
        .sortOrder([ColumnSort("Estimate")])
        #expect(table.description.rows.map { $0.cells[0].text } == ["9 (2)", "10 (1)", "19"])
        let runs = table.description.rows.first { _ in true }?.cells[0].runs ?? []
        #expect(runs.map(\.text) == ["9 (", "2", ")"])
        #expect(runs.map(\.style.foreground) == [nil, .red, nil])
        #expect(table.description.columns[0].alignment == .trailing)
        let none = Table(rows) { MergedColumn("", "{1}") {} }
        #expect(none.description.columns.isEmpty)
    }

    @Test("zero, small, large and other values are told in words, in summaries too")
    func replacing() {
        let table = Table([0, 0.0004, -0.0004, 0.5, 2000]) {
            Column("p", \.self, format: .fixed(3)).small("<0.001", below: 0.001).large(">1000", above: 1000).zero("nil")
                .summary(.minimum)
            Column("q", \.self).replacing(with: "half") { $0 == 0.5 }
        }
        let rows = table.description.rows.map { $0.cells.map(\.text) }
        #expect(rows.map { $0[0] } == ["nil", "<0.001", "<0.001", "0.500", ">1000", "<0.001"])
        #expect(rows.map { $0[1] } == ["0.0", "0.0004", "-0.0004", "half", "2000.0", ""])
        let missing = Table([Estimate(id: 1), Estimate(id: 2, count: 0)]) {
            Column("n", \.count).zero("none").missing("unknown").summary(.sum)
        }
        #expect(missing.description.rows.map { $0.cells[0].text } == ["unknown", "none", "none"])
        #expect(missing.rendered(as: .jsonLines) == "{\"n\":null}\n{\"n\":0}\n")
    }

    @Test("the table's own missing text is that of merged cells too")
    func missing() {
        let table = Table([Estimate(id: 1, mean: 1)]) {
            MergedColumn("e", "{1} {2}") {
                Column("", \.mean)
                Column("", \.deviation)
            }
        }
        .missing("n/a")
        #expect(table.description.rows.map { $0.cells[0].text } == ["1.0 n/a"])
    }
}
