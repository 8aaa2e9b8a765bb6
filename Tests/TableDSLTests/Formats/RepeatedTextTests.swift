import Foundation
import TableDSL
import Testing

/// A style that counts how often it is asked, by a name of one's own.
private struct CountingStyle<Value: Codable & Hashable & Sendable>: FormatStyle {
    var name: String

    func format(_ value: Value) -> String {
        Calls.add(name)
        return "<\(value)>"
    }
}

private enum Calls {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var counts: [String: Int] = [:]

    static func add(_ name: String) { lock.withLock { counts[name, default: 0] += 1 } }
    static func count(_ name: String) -> Int { lock.withLock { counts[name] ?? 0 } }
}

/// A value whose equality leaves out what is shown.
private struct Tag: Codable, Hashable, Sendable, CustomStringConvertible {
    var id: Int
    var title: String

    var description: String { title }

    static func == (first: Self, second: Self) -> Bool { first.id == second.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@Suite("Repeated values in other styles")
struct RepeatedTextTests {
    @Test("a style is asked once for neighbours with the same value")
    func neighbours() {
        let table = Table([1.5, 1.5, 2, 2, 2, 1.5].map(Box.init)) {
            Column("", \.value, format: CountingStyle<Double>(name: #function))
        }
        #expect(table.lines == ["<1.5>", "<1.5>", "<2.0>", "<2.0>", "<2.0>", "<1.5>"])
        #expect(Calls.count(#function) == 3)
    }

    @Test("each walk asks anew")
    func walks() {
        let table = Table([Box(7), Box(7)]) { Column("", \.value, format: CountingStyle<Int>(name: #function)) }
        #expect(table.lines == table.lines)
        #expect(Calls.count(#function) == 2)
    }

    @Test("missing values stay missing between the same values")
    func missing() {
        let table = Table([1, nil, nil, 1, 1, nil].map(Box<Int?>.init)) {
            Column("", \.value, format: CountingStyle<Int>(name: #function)).missing("none")
        }
        #expect(table.lines == ["<1>", "none", "none", "<1>", "<1>", "none"])
        #expect(Calls.count(#function) == 2)
    }

    @Test("0 and -0 are equal and neither has a sign")
    func zeros() {
        let table = Table([0.0, -0.0, 0.0, .nan, .nan, -.nan].map(Box.init)) {
            Column("", \.value, format: .number.precision(.fractionLength(1)).locale(american))
        }
        #expect(Array(table.lines.prefix(5)) == ["0.0", "0.0", "0.0", "NaN", "NaN"])
    }

    @Test("values whose equality leaves something out are each asked for")
    func equality() {
        let table = Table([Tag(id: 1, title: "a"), Tag(id: 1, title: "b")].map(Box.init)) {
            Column("", \.value, format: CountingStyle<Tag>(name: #function))
        }
        #expect(table.lines == ["<a>", "<b>"])
    }

    @Test("dates, decimals, durations and integers of all widths are shown by their own values")
    func types() {
        let numbers: [Int8] = [1, 1, -1, 127, 127, -128]
        func texts<Value: Codable & Hashable & Sendable>(_ value: @escaping (Int8) -> Value) -> Bool {
            let values = numbers.map(value)
            let table = Table(values.map(Box.init)) { Column("", \.value, format: CountingStyle(name: "types")) }
            return table.lines == values.map { "<\($0)>" }
        }
        #expect(texts { Date(timeIntervalSince1970: Double($0)) })
        #expect(texts { Decimal($0) / 8 })
        #expect(texts { Duration.milliseconds($0) })
        #expect(texts { $0 })
        #expect(texts { Int16($0) })
        #expect(texts { UInt32(bitPattern: Int32($0)) })
        #expect(texts { Float($0) / 3 })
        #expect(texts { "\($0)" })
    }

    @Test("rows that are shown on another thread than their walk's are asked for each")
    func otherThread() {
        nonisolated(unsafe) let rows = Array(
            Table([1, 1, 1].map(Box.init)) { Column("", \.value, format: CountingStyle<Int>(name: #function)) }
                .description.rows)
        #expect(rows.map { $0.cells[0].text } == ["<1>", "<1>", "<1>"])
        #expect(Calls.count(#function) == 1)
        let isDone = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var texts: [String] = []
        Thread.detachNewThread {
            texts = rows.map { $0.cells[0].text }
            isDone.signal()
        }
        isDone.wait()
        #expect(texts == ["<1>", "<1>", "<1>"])
        #expect(Calls.count(#function) == 4)
    }

    @Test("rows of one walk that are shown on several threads at once have their own texts")
    func threads() {
        let values = (0..<400).map { $0 / 3 }
        nonisolated(unsafe) let rows = Array(
            Table(values.map(Box.init)) { Column("", \.value, format: CountingStyle<Int>(name: #function)) }
                .description.rows)
        let lock = NSLock()
        nonisolated(unsafe) var wrong: [Int] = []
        DispatchQueue.concurrentPerform(iterations: 4000) { index in
            let place = index % rows.count
            let text = rows[place].cells[0].text
            if text != "<\(values[place])>" { lock.withLock { wrong.append(place) } }
        }
        #expect(wrong == [])
    }
}
