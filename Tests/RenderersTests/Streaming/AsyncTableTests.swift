import Foundation
import Renderers
import TableDSL
import Testing

/// A reading that can't leave its actor.
private final class Reading {
    let number: Int
    let note: String

    init(_ number: Int) {
        self.number = number
        note = number.isMultiple(of: 7) ? "café | <b>\(number)" : "plain"
    }
}

/// Readings one after the other, on the actor of whoever asks.
private struct Readings: AsyncSequence, AsyncIteratorProtocol {
    typealias Element = Reading

    var count: Int
    var failsAt = Int.max
    var onRequest: (Int) -> Void = { _ in }
    private var next = 0

    init(_ count: Int, failsAt: Int = .max, onRequest: @escaping (Int) -> Void = { _ in }) {
        self.count = count
        self.failsAt = failsAt
        self.onRequest = onRequest
    }

    mutating func next() async throws -> Reading? {
        try await next(isolation: #isolation)
    }

    mutating func next(isolation actor: isolated (any Actor)?) async throws -> Reading? {
        await Task.yield()
        onRequest(next)
        if next == failsAt { throw ReadingFault.cable }
        guard next < count else { return nil }
        defer { next += 1 }
        return Reading(next)
    }

    func makeAsyncIterator() -> Readings { self }
}

private enum ReadingFault: Error { case cable }

private func columns() -> Table<Reading> {
    Table([] as [Reading]) {
        Column("Number", \.number).summary(.sum)
        Column("Note", \.note)
    }
    .title("Readings")
    .caption("As they came")
}

private func table(_ count: Int) -> Table<Reading> {
    Table((0..<count).map { Reading($0) }) {
        Column("Number", \.number).summary(.sum)
        Column("Note", \.note)
    }
    .title("Readings")
    .caption("As they came")
}

@Suite("A table of rows that come one after the other")
@MainActor
struct AsyncTableTests {
    @Test("is written as that of an array is", arguments: [0, 1, 30, 3000])
    func equality(count: Int) async throws {
        func check(_ renderer: some TableRenderer) async throws {
            let shown = try await columns().rows(from: Readings(count)).rendered(as: renderer)
            #expect(shown == table(count).rendered(as: renderer))
        }
        try await check(.csv)
        try await check(.html)
        try await check(.html(.page))
        try await check(.markdown)
        try await check(.markdown(.compact))
        try await check(.ansi)
        try await check(.ansi(sizing: .firstRows(10)))
        try await check(.ansi(sizing: .declared))
    }

    @Test("can be sorted, searched and paged")
    func state() async throws {
        let sorted = columns().sortOrder([KeyPathComparator(\Reading.number, order: .reverse)])
        let shown = try await sorted.rows(from: Readings(3)).rendered(as: .csv)
        #expect(shown == "Number,Note\r\n2,plain\r\n1,plain\r\n0,café | <b>0\r\n")
        let found = try await columns().searching("CAFE").rows(from: Readings(9)).rendered(as: .csv)
        #expect(found == "Number,Note\r\n0,café | <b>0\r\n7,café | <b>7\r\n")
        let page = try await columns().page(size: 2, number: 2).rows(from: Readings(5)).rendered(as: .csv)
        #expect(page == "Number,Note\r\n2,plain\r\n3,plain\r\n")
    }

    @Test("asks for a row once those before it were taken by the output")
    func backPressure() async throws {
        let log = Log()
        let rows = Readings(20_000) { log.requested = $0 }
        var output = SlowOutput(log: log)
        try await AsyncTable(rows) { Column("Number", \.number) }.render(as: .csv, to: &output)
        // A chunk holds a few thousand of these rows.
        #expect(output.requestedAtWrites.count > 2)
        #expect(output.requestedAtWrites[0] < 10_000)
        for (earlier, later) in zip(output.requestedAtWrites, output.requestedAtWrites.dropFirst()) {
            #expect(later - earlier < 10_000)
        }
    }

    @Test("leaves what was written before the sequence failed, and throws its error")
    func failure() async throws {
        var bytes: [UInt8] = []
        await #expect(throws: ReadingFault.cable) {
            try await AsyncTable(Readings(50_000, failsAt: 40_000)) { Column("Number", \.number) }
                .render(as: .csv, to: &bytes)
        }
        #expect(bytes.starts(with: "Number\r\n0\r\n1\r\n".utf8))
    }

    @Test("is written on the caller's actor")
    func isolation() async throws {
        let shown = try await AsyncTable(Readings(2)) {
            Column("Number") { (reading: Reading) in
                MainActor.assertIsolated()
                return Text("\(reading.number)")
            }
        }
        .rendered(as: .csv)
        #expect(shown == "Number\r\n0\r\n1\r\n")
    }
}

@MainActor
private final class Log {
    nonisolated(unsafe) var requested = 0
}

private struct SlowOutput: TableOutput {
    let log: Log
    var requestedAtWrites: [Int] = []

    mutating func write(_ bytes: Span<UInt8>) { requestedAtWrites.append(log.requested) }
}
