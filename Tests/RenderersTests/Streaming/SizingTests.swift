import Renderers
import TableDSL
import Testing

private struct Word {
    var number: Int
    var text: String
}

private func table(_ words: some Sequence<Word>) -> Table<Word> {
    Table(words) {
        Column("No", \.number)
        Column("Word", \.text)
    }
}

private let words = [
    Word(number: 1, text: "one"), Word(number: 2, text: "twenty"), Word(number: 33, text: "a longer one"),
]

@Suite("Widths of columns in a terminal")
struct SizingTests {
    @Test("come from all rows unless said otherwise")
    func allRows() {
        #expect(
            table(words).rendered(as: .ansi(color: .never)) == """
                ╭────┬──────────────╮
                │ No │ Word         │
                ├────┼──────────────┤
                │  1 │ one          │
                │  2 │ twenty       │
                │ 33 │ a longer one │
                ╰────┴──────────────╯

                """)
    }

    @Test("come from the first rows; longer cells wrap, longer numbers are cut")
    func firstRows() {
        var words = words
        words.append(Word(number: 12345, text: "end"))
        #expect(
            table(words).rendered(as: .ansi(color: .never, sizing: .firstRows(2))) == """
                ╭────┬────────╮
                │ No │ Word   │
                ├────┼────────┤
                │  1 │ one    │
                │  2 │ twenty │
                │ 33 │ a      │
                │    │ longer │
                │    │ one    │
                │ 1… │ end    │
                ╰────┴────────╯

                """)
    }

    @Test("come from declarations and titles alone")
    func declared() {
        let table = Table(words) {
            Column("No", \.number).width(4)
            Column("Word", \.text)
        }
        #expect(
            table.rendered(as: .ansi(color: .never, sizing: .declared)) == """
                ╭──────┬──────╮
                │   No │ Word │
                ├──────┼──────┤
                │    1 │ one  │
                │    2 │ twen │
                │      │ ty   │
                │   33 │ a    │
                │      │ long │
                │      │ er   │
                │      │ one  │
                ╰──────┴──────╯

                """)
    }

    @Test("of the first rows are those of all where there are no more", arguments: [3, 4, 1000])
    func fewRows(count: Int) {
        #expect(
            table(words).rendered(as: .ansi(sizing: .firstRows(count))) == table(words).rendered(as: .ansi))
    }

    @Test("a lazy sequence is read no further than what is written needs")
    func laziness() throws {
        final class Counter { var made = 0 }
        struct Probe: TableOutput {
            let counter: Counter
            var madeAtFirstWrite: Int?
            mutating func write(_ bytes: Span<UInt8>) { madeAtFirstWrite = madeAtFirstWrite ?? counter.made }
        }
        func check(_ renderer: some TableRenderer) throws -> Int {
            let counter = Counter()
            let rows = (0..<50_000).lazy.map { number in
                counter.made += 1
                return Word(number: number, text: "word")
            }
            var probe = Probe(counter: counter)
            try table(rows).render(as: renderer, to: &probe)
            #expect(counter.made == 50_000)
            return probe.madeAtFirstWrite ?? 0
        }
        #expect(try check(.html) < 5_000)
        #expect(try check(.csv) < 5_000)
        #expect(try check(.markdown(.compact)) < 5_000)
        #expect(try check(.ansi(sizing: .declared)) < 5_000)
        #expect(try check(.ansi(sizing: .firstRows(100))) < 5_000)
        #expect(try check(.ansi) == 50_000)
    }
}
