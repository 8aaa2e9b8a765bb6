import Foundation
import TableDSL
import Testing

@Suite("Outputs")
struct OutputTests {
    private let table = Table(["ä", "b"]) { Column("Letter", \.self) }

    /// Keeps each chunk by itself.
    private struct ChunkOutput: TableOutput {
        var chunks: [[UInt8]] = []
        mutating func write(_ bytes: Span<UInt8>) {
            var chunk: [UInt8] = []
            for index in bytes.indices { chunk.append(bytes[index]) }
            chunks.append(chunk)
        }
    }

    private struct Full: Error, Equatable { var taken: Int }

    /// Takes so many bytes, then throws.
    private struct ShortOutput: TableOutput {
        var room: Int
        var taken = 0
        mutating func write(_ bytes: Span<UInt8>) throws {
            guard taken + bytes.count <= room else { throw Full(taken: taken) }
            taken += bytes.count
        }
    }

    @Test("a table is rendered to a string, and to the end of one")
    func string() throws {
        var text = "before: "
        try table.render(as: .lines, to: &text)
        #expect(text == "before: ä\nb\n")
        #expect(table.rendered(as: .lines) == "ä\nb\n")
    }

    @Test("a table is rendered to bytes")
    func bytes() throws {
        var bytes: [UInt8] = [0]
        try table.render(as: .lines, to: &bytes)
        #expect(bytes == [0, 0xC3, 0xA4, 0x0A, 0x62, 0x0A])
    }

    @Test("an output of one's own gets the chunks that the renderer writes, in order")
    func chunks() throws {
        var output = ChunkOutput()
        try table.render(as: .lines, to: &output)
        #expect(output.chunks.map { String(decoding: $0, as: UTF8.self) } == ["ä\n", "b\n"])
    }

    @Test("what an output throws reaches the caller unchanged and ends the rendering")
    func throwing() {
        var output = ShortOutput(room: 4)
        #expect(throws: Full(taken: 3)) { try table.render(as: .lines, to: &output) }
        #expect(output.taken == 3)
        var wide = ShortOutput(room: 5)
        #expect(throws: Never.self) { try table.render(as: .lines, to: &wide) }
    }

    /// A renderer that throws for reasons of its own.
    private struct StubbornRenderer: TableRenderer {
        func render<RowValue>(_ table: TableDescription<RowValue>, to output: inout some TableOutput) throws {
            try output.write("some")
            throw Full(taken: 0)
        }
    }

    @Test("a string is what was written until a renderer of one's own gave up")
    func stubborn() {
        #expect(table.rendered(as: StubbornRenderer()) == "some")
    }

    @Test("a renderer of one's own has all that it needs: titles, texts, headers, looks")
    func ownRenderer() {
        struct OutlineRenderer: TableRenderer {
            func render<RowValue>(_ table: TableDescription<RowValue>, to output: inout some TableOutput) throws {
                try output.write("\(table.title ?? "") (\(table.caption ?? ""), \(table.notes))\n")
                for row in table.headerRows { try output.write("\(row.map(\.title))\n") }
                for row in table.rows where row.kind == .data {
                    for (column, cell) in zip(table.columns, row.cells) {
                        let bold = cell.runs.filter { $0.style.emphasis.contains(.bold) }.map(\.text)
                        try output.write("\(column.id)=\(cell.text)\(bold)\(row.isSelected ? "!" : "");")
                    }
                }
            }
        }
        let table = Table(["x"]) { ColumnGroup("G") { Column("Letter", \.self).bold() } }
            .title("T").caption("C").note("N").selection([0])
        #expect(
            table.rendered(as: OutlineRenderer()) == """
                T (C, ["N"])
                ["G"]
                ["Letter"]
                Letter=x["x"]!;
                """)
    }

    @Test("a file descriptor takes all bytes, also more than a pipe holds")
    func pipe() async throws {
        let pipe = Pipe()
        let reader = Task.detached { try pipe.fileHandleForReading.readToEnd() }
        let large = Table(0..<50_000) { Column("n", \.self) }
        var output = FileOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)
        try large.render(as: .lines, to: &output)
        try pipe.fileHandleForWriting.close()
        let data = try #require(try await reader.value)
        #expect(String(decoding: data, as: UTF8.self) == large.rendered(as: .lines))
    }

    @Test("a closed descriptor is an error that says so")
    func closed() {
        var output = FileOutput(descriptor: -1)
        let error = #expect(throws: FileOutputError.self) { try table.render(as: .lines, to: &output) }
        #expect(error?.code == EBADF)
        #expect(error?.isBrokenPipe == false)
        #expect(error?.description == "can't write: Bad file descriptor (error \(EBADF))")
    }

    @Test("a pipe whose reader is gone is a broken pipe")
    func broken() async {
        await #expect(processExitsWith: .success) {
            signal(SIGPIPE, SIG_IGN)
            let pipe = Pipe()
            try pipe.fileHandleForReading.close()
            var output = FileOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)
            do {
                try Table([1]) { Column("n", \.self) }.render(as: .lines, to: &output)
                exit(1)
            } catch let error as FileOutputError {
                exit(error.isBrokenPipe ? 0 : 2)
            }
        }
    }

    @Test("standard output and standard error are known by their numbers")
    func standard() {
        #expect([FileOutput.standardOutput, .standardError].map(\.descriptor) == [1, 2])
    }
}
