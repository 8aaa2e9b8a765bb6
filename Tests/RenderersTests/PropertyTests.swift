import Renderers
import TableDSL
import Testing

@Suite("What holds for every table in every form")
struct PropertyTests {
    @Test(
        "a table gives the same bytes each time, and they are as many in pieces as in one", arguments: Fixture.allCases)
    func deterministic(fixture: Fixture) throws {
        try expectSameBytes(fixture.table)
    }

    @Test("so does a table of hostile text", arguments: 0..<300 as Range<UInt64>)
    func deterministic(seed: UInt64) throws {
        try expectSameBytes(HostileTable.make(seed: seed))
    }

    private func expectSameBytes(_ table: any RenderableTable) throws {
        for form in Form.allCases {
            let whole = table.rendered(as: form.renderer)
            var collector = ChunkCollector()
            try table.render(as: form.renderer, to: &collector)
            #expect(collector.chunks.flatMap { $0 } == Array(whole.utf8), "\(form)")
        }
    }

    @Test("a long table comes in chunks of whole characters", arguments: Form.allCases)
    func chunks(form: Form) throws {
        let table = Table(0..<4000) {
            Column("Number", \.self)
            Column("Text") { Text("漢字 \($0) 👩\u{200D}🔧") }
        }
        var collector = ChunkCollector()
        try table.render(as: form.renderer, to: &collector)
        #expect(collector.chunks.count > 1)
        #expect(collector.chunks.allSatisfy { String(validating: $0, as: UTF8.self) != nil })
        #expect(collector.chunks.flatMap { $0 } == Array(table.rendered(as: form.renderer).utf8))
        #expect((collector.chunks.map(\.count).max() ?? 0) < 100_000)
    }

    @Test("what an output throws ends the rendering and reaches the caller", arguments: Form.allCases, [0, 1])
    func throwing(form: Form, chunks: Int) {
        let table = Table(0..<4000) { Column("Text") { Text("some text in row \($0)") } }
        var output = ClosingOutput(chunksLeft: chunks)
        #expect(throws: ClosingOutput.Closed()) { try table.render(as: form.renderer, to: &output) }
    }

    @Test("HTML has a table's structure", arguments: Fixture.allCases)
    func htmlStructure(fixture: Fixture) {
        #expect(HTMLShape(fixture.table.rendered(as: .html)).problems == [])
        #expect(HTMLShape(fixture.table.rendered(as: .html(.page))).problems == [])
    }

    @Test("HTML of hostile text has a table's structure", arguments: 0..<300 as Range<UInt64>)
    func htmlStructure(seed: UInt64) {
        let html = HostileTable.make(seed: seed).rendered(as: .html(.page))
        #expect(HTMLShape(html).problems == [])
        #expect(!html.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
    }

    @Test("Markdown has the same number of cells on each line", arguments: 0..<300 as Range<UInt64>)
    func markdownStructure(seed: UInt64) {
        for renderer in [MarkdownRenderer.markdown, .markdown(.compact)] {
            let lines = HostileTable.make(seed: seed).rendered(as: renderer).split(separator: "\n")
            let counts = lines.filter { $0.hasPrefix("| ") }.map(cellCount)
            #expect(Set(counts).count <= 1, "\(lines.joined(separator: "\n"))")
        }
    }

    /// The pipes that divide cells: a backslash before a pipe makes it text (GFM 4.10).
    private func cellCount(_ line: Substring) -> Int {
        zip(" " + line, line).count { $1 == "|" && $0 != "\\" } - 1
    }
}
