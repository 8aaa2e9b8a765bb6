import Foundation
import TableDSL
import Testing

@Suite("Grouped integers")
struct GroupedFormatStyleTests {
    /// An integer type, and the values of it that come out otherwise than they should.
    struct Width: Sendable, CustomStringConvertible {
        let description: String
        /// Values of the type that come out otherwise than by Foundation.
        let groupedDifferences: @Sendable () -> [String]
        /// Values of the type that come out ungrouped otherwise than as the standard library describes them.
        let plainDifferences: @Sendable () -> [String]

        init<Number: FixedWidthInteger & CellValue & SendableMetatype>(_: Number.Type) {
            description = "\(Number.self)"
            groupedDifferences = {
                let reference = IntegerFormatStyle<Number>(locale: american)
                return differences(Column("", \Box<Number>.value, format: .grouped()), reference.format)
            }
            plainDifferences = { differences(Column("", \Box<Number>.value)) { $0.description } }
        }
    }

    private static let widths: [Width] = {
        var widths = [
            Width(Int.self), Width(Int8.self), Width(Int16.self), Width(Int32.self), Width(Int64.self),
            Width(UInt.self), Width(UInt8.self), Width(UInt16.self), Width(UInt32.self), Width(UInt64.self),
        ]
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            widths += [Width(Int128.self), Width(UInt128.self)]
        }
        return widths
    }()

    @Test("whole numbers of every width are as Foundation has them", arguments: widths)
    func grouped(width: Width) { #expect(width.groupedDifferences() == []) }

    @Test("whole numbers of every width show their digits", arguments: widths)
    func plain(width: Width) { #expect(width.plainDifferences() == []) }

    private static let examples: [(Int, String)] = [
        (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (-1000, "-1,000"), (1_234_567, "1,234,567"),
        (1_000_001, "1,000,001"), (.max, "9,223,372,036,854,775,807"), (.min, "-9,223,372,036,854,775,808"),
    ]

    @Test("examples", arguments: examples)
    func example(number: Int, text: String) {
        #expect(GroupedFormatStyle<Int>().format(number) == text)
        #expect(Table([number]) { Column("n", \.self, format: .grouped()) }.lines == [text])
        #expect(Table([number]) { Column("n") { Text($0, format: .grouped()) } }.lines == [text])
    }

    @Test("stored, computed and missing values are shown alike, alone and in a summary")
    func readers() {
        let table = Table([Box<Int?>(12_345), Box(nil), Box(-999_999)]) {
            Column("stored", \.value, format: .grouped()).summary(.sum)
            Column("computed", \.twice, format: .grouped())
            Column("text", \.text.utf8.count, format: .grouped())
        }
        #expect(
            table.lines == ["12,345 | 24,690 | 15", "– | – | 3", "-999,999 | -1,999,998 | 17", "= -987,654 |  | "])
    }

    @Test("a style is saved")
    func saving() throws {
        let saved = try JSONEncoder().encode(GroupedFormatStyle<Int>())
        #expect(try JSONDecoder().decode(GroupedFormatStyle<Int>.self, from: saved) == GroupedFormatStyle())
    }
}

extension Box<Int?> {
    fileprivate var twice: Int? { value.map { $0 * 2 } }
    fileprivate var text: String { "\(value as Int?)" }
}

/// The type's bounds, powers of ten and their neighbours, and random values of every length.
private func values<Number: FixedWidthInteger>(of _: Number.Type) -> [Number] {
    var values: [Number] = [.min, .max, 0, .min + 1, .max - 1]
    var power: Number = 1
    while true {
        for number in [power, power - 1, power + 1] {
            values.append(number)
            if Number.isSigned { values.append(0 - number) }
        }
        let (next, overflows) = power.multipliedReportingOverflow(by: 10)
        if overflows { break }
        power = next
    }
    var generator = SeededGenerator(UInt64(Number.bitWidth))
    for _ in 0..<comparedValues / 12 {
        let bits = Number.random(in: .min ... .max, using: &generator)
        values.append(bits >> Number.random(in: 0..<Number(Number.bitWidth - 1), using: &generator))
    }
    return values
}

/// The first values that a column shows otherwise than they should be.
private func differences<Number: FixedWidthInteger & SendableMetatype>(
    _ column: Column<Box<Number>, Number>, _ expected: (Number) -> String
) -> [String] {
    let values = values(of: Number.self)
    var lines = Table(values.map(Box.init)) { column }.lines.makeIterator()
    return firstDifferences(values, shown: { _ in lines.next() ?? "" }, expected: expected)
}
