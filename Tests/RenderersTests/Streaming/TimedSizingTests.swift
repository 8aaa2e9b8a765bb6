import Renderers
import TableDSL
import Testing

/// Numbers of which those from `pauseAt` on come after a pause.
private struct SlowNumbers: AsyncSequence, AsyncIteratorProtocol {
    var count: Int
    var pauseAt: Int
    var pause: Duration
    private var next = 0

    init(_ count: Int, pauseAt: Int, pause: Duration) {
        (self.count, self.pauseAt, self.pause) = (count, pauseAt, pause)
    }

    mutating func next() async throws -> Int? {
        guard next < count else { return nil }
        if next == pauseAt { try await Task.sleep(for: pause) }
        defer { next += 1 }
        return next < pauseAt ? next : next * 100_000
    }

    func makeAsyncIterator() -> SlowNumbers { self }
}

private func table(_ numbers: some Sequence<Int>) -> Table<Int> {
    Table(numbers) { Column("No", \.self).alignment(.leading) }
}

@Suite("Widths from the rows that come within some time")
struct TimedSizingTests {
    @Test("are those of all rows where there is time", arguments: [3, 2000])
    func muchTime(count: Int) {
        #expect(
            table(0..<count).rendered(as: .ansi(sizing: .rows(within: .seconds(3600))))
                == table(0..<count).rendered(as: .ansi))
    }

    @Test("are those of the first row where there is none", arguments: [Duration.zero, .seconds(-5)])
    func noTime(time: Duration) {
        #expect(
            table([1, 12345]).rendered(as: .ansi(color: .never, sizing: .rows(within: time)))
                == table([1, 12345]).rendered(as: .ansi(color: .never, sizing: .firstRows(1))))
    }

    @Test("are those of the rows before a pause that is longer")
    @MainActor func pause() async throws {
        let numbers = SlowNumbers(4, pauseAt: 2, pause: .milliseconds(200))
        let shown = try await AsyncTable(numbers) { Column("No", \.self).alignment(.leading) }
            .rendered(as: .ansi(color: .never, sizing: .rows(within: .milliseconds(100))))
        #expect(
            shown == """
                ╭────╮
                │ No │
                ├────┤
                │ 0  │
                │ 1  │
                │ 20 │
                │ 00 │
                │ 00 │
                │ 30 │
                │ 00 │
                │ 00 │
                ╰────╯

                """)
    }

    @Test("hand each later row to the output as it comes")
    func chunks() throws {
        var collector = ChunkCollector()
        try table(0..<5).render(as: .ansi(color: .never, sizing: .rows(within: .zero)), to: &collector)
        #expect(collector.chunks.count == 5)
        var whole = ChunkCollector()
        try table(0..<5).render(as: .ansi(color: .never, sizing: .firstRows(1)), to: &whole)
        #expect(whole.chunks.count == 1)
    }

    @Test("a table without rows has its placeholder")
    func noRows() {
        #expect(
            table([]).rendered(as: .ansi(sizing: .rows(within: .seconds(1)))) == table([]).rendered(as: .ansi))
    }
}

@Suite("A header that stands again after some rows")
struct RepeatedHeaderTests {
    private func text(
        _ table: some RenderableTable, every interval: Int, style: TableStyle = .ascii,
        sizing: ANSIRenderer.Sizing = .allRows
    ) -> String {
        var renderer = ANSIRenderer(color: .never, style: style, sizing: sizing)
        renderer.headerInterval = interval
        return table.rendered(as: renderer)
    }

    @Test(
        "is between rows, and not behind the last", arguments: [ANSIRenderer.Sizing.allRows, .firstRows(1), .declared])
    func between(sizing: ANSIRenderer.Sizing) {
        #expect(
            text(table(1...4), every: 2, sizing: sizing) == """
                +----+
                | No |
                +----+
                | 1  |
                | 2  |
                +----+
                | No |
                +----+
                | 3  |
                | 4  |
                +----+

                """)
    }

    @Test("never comes for an interval of 0 or less", arguments: [0, -3, Int.min])
    func never(interval: Int) {
        #expect(text(table(1...9), every: interval) == text(table(1...9), every: 0))
        #expect(text(table(1...9), every: interval).split(separator: "\n").count == 13)
    }

    @Test("stands before a section's header, and not before a summary")
    func sections() {
        #expect(
            withoutBlanksAtEnds(text(Item.purchases, every: 2, style: .minimal)) == """
                Item            Qty    Price
                ────────────────────────────
                Housing
                ────────────────────────────
                Insurance        12   100.00
                Bicycle repair    1    20.00
                ────────────────────────────
                Item            Qty    Price
                ────────────────────────────
                Food
                ────────────────────────────
                Groceries        30  1080.50
                ────────────────────────────
                                 43  1200.50

                """)
        #expect(text(Item.purchases, every: 3) == text(Item.purchases, every: 0))
    }

    private func withoutBlanksAtEnds(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
    }

    @Test("isn't there where no header is")
    func noHeader() {
        let compact = table(1...4).sizeClass(.compact)
        #expect(text(compact, every: 1) == text(compact, every: 0))
    }

    @Test("is not in records")
    func records() {
        var renderer = ANSIRenderer.records(color: .never)
        renderer.headerInterval = 1
        #expect(table(1...3).rendered(as: renderer) == table(1...3).rendered(as: .records(color: .never)))
    }
}
