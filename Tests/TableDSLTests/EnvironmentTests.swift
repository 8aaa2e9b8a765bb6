import Foundation
import TableDSL
import Testing

@Suite("Locale and time zone")
struct EnvironmentTests {
    private let german = Locale(identifier: "de_DE")
    private let english = Locale(identifier: "en_US")
    private let moment = Date(timeIntervalSince1970: 1_769_851_800)
    private var tokyo: TimeZone { TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt }

    private func table() -> Table<Box<Double>> {
        Table([Box(1234.5)]) {
            Column("a", \.value, format: .number.locale(english))
            Column("b", \.value) { Text($0.value, format: .number.locale(Locale(identifier: "en_US"))) }
            Column("c") { Text("\($0.value, format: .number.locale(Locale(identifier: "en_US")))") }
            Column("d", \.value)
            Column("e", \.value, format: .fixed(2))
        }
    }

    @Test("formats keep the locale they carry, unless the table sets one")
    func locale() {
        #expect(table().lines == ["1,234.5 | 1,234.5 | 1,234.5 | 1234.5 | 1234.50"])
        #expect(table().locale(german).lines == ["1.234,5 | 1.234,5 | 1.234,5 | 1234.5 | 1234,50"])
        #expect(table().locale(german).locale(english).lines == table().lines)
    }

    @Test("summaries are in the table's locale")
    func summary() {
        let table = Table([1000.5, 1000]) {
            Column("a", \.self, format: .number.locale(english)).summary(.sum)
            Column("b", \.self).summary { rows in
                Text(rows.reduce(0, +), format: .number.locale(Locale(identifier: "en_US")))
            }
        }
        #expect(table.locale(german).lines.last == "= 2.000,5 | 2.000,5")
    }

    @Test("dates by ISO 8601 are in the table's time zone")
    func timeZone() {
        let table = Table([moment]) {
            Column("a", \.self)
            Column("b", \.self, format: .iso8601.year().month().day().time(includingFractionalSeconds: false))
            Column("c") { $0 }
            Column("d") { Text($0, format: .iso8601) }
        }
        #expect(
            table.lines == ["2026-01-31T09:30:00Z | 2026-01-31T09:30:00 | 2026-01-31T09:30:00Z | 2026-01-31T09:30:00Z"])
        #expect(
            table.timeZone(tokyo).lines == [
                "2026-01-31T18:30:00+0900 | 2026-01-31T18:30:00 | 2026-01-31T18:30:00+0900 | 2026-01-31T18:30:00+0900"
            ])
    }

    @Test("a front end that reads the description's rows finds the locale and time zone that renderers do")
    func description() {
        let numbers = table().locale(german)
        #expect(numbers.description.rows.map { $0.cells.map(\.text).joined(separator: " | ") } == numbers.lines)
        let dates = Table([moment]) { Column("a", \.self) }.timeZone(tokyo)
        #expect(dates.cells.map(\.text) == dates.lines)
    }

    @Test("a search finds what is shown in the table's locale, whoever asks")
    func searching() {
        let table = Table([Box(1234.5)]) {
            Column("c") { Text("\($0.value, format: .number.locale(Locale(identifier: "en_US")))") }
        }
        .locale(german)
        #expect(table.searching("1.234,5").lines == ["1.234,5"])
        #expect(Array(table.searching("1.234,5").description.rows).count == 1)
    }

    @Test("a table inside another's cell has its own")
    func nested() {
        let inner = Table([0.5]) { Column("") { Text($0, format: .number.locale(Locale(identifier: "de_DE"))) } }
        let plain = inner.lines[0]
        let outer = Table([1.5]) {
            Column("") { number in
                Text(inner.locale(Locale(identifier: "en_US")).lines[0])
                Text(inner.lines[0])
                Text(number, format: .number.locale(Locale(identifier: "en_US")))
            }
        }
        #expect(plain == "0,5")
        #expect(outer.locale(german).lines == ["0.5⏎0,5⏎1,5"])
    }

    @Test("the machine's locale and time zone change nothing")
    func machine() {
        let table = Table([Box(Date(timeIntervalSince1970: 0))]) { Column("a", \.value) }
        let before = TimeZone.ReferenceType.default
        TimeZone.ReferenceType.default = tokyo
        defer { TimeZone.ReferenceType.default = before }
        #expect(table.lines == ["1970-01-01T00:00:00Z"])
    }

    @Test("tables rendered at the same time don't meet each other's locale or time zone")
    func tasks() async {
        let identifiers = ["de_DE", "en_US", "fr_CH", "pt_BR"]
        let expected = ["1.234,5", "1,234.5", "1 234,5", "1.234,5"]
        await withTaskGroup(of: (Int, Set<String>).self) { group in
            for number in 0..<32 {
                group.addTask {
                    let table = Table([1234.5]) {
                        Column("") { Text($0, format: .number.locale(Locale(identifier: "en_US"))) }
                    }
                    .locale(Locale(identifier: identifiers[number % 4]))
                    var seen: Set<String> = []
                    for _ in 0..<50 {
                        seen.formUnion(table.lines)
                        await Task.yield()
                    }
                    return (number % 4, seen)
                }
            }
            for await (locale, seen) in group {
                let spaced = seen.map { $0.map { $0.isWhitespace ? " " : $0 } }.map { String($0) }
                #expect(spaced == [expected[locale]])
            }
        }
        #expect(table().lines == ["1,234.5 | 1,234.5 | 1,234.5 | 1234.5 | 1234.50"])
    }
}
