import Foundation
import TableDSL
import Testing

/// What a column shows of a value by itself.
private func shown<Value: CellValue>(_ value: Value) -> String {
    Table([Box(value)]) { Column("Value", \.value) }.lines.first ?? ""
}

/// What a column shows of a value where it is computed, and so not read from where it is stored.
private func computed<Value: CellValue>(_ value: Value) -> String {
    Table([value]) { Column("Value", \.[id: 0]) }.lines.first ?? ""
}

extension CellValue {
    fileprivate subscript(id id: Int) -> Self { self }
}

@Suite("Default texts")
struct DefaultTextTests {
    private enum Status: String { case open = "Still open", paid }
    private enum Level: Int { case low = 1, high = 10 }
    private enum Shape: String, CustomStringConvertible {
        case round = "r"
        var description: String { "a round shape" }
    }
    private enum Plain { case first, second }
    private struct Money: CustomStringConvertible {
        var amount: Int
        var description: String { "\(amount) €" }
    }
    private struct Grade: CellValue {
        var points: Int
        var description: String { "\(points)" }
        func write(to cell: inout CellWriter) {
            cell.write("\(points)", style: TextStyle(emphasis: .bold))
            cell.write(" points")
        }
        static var isNumeric: Bool { true }
    }

    @Test(
        "doubles are the shortest digits that read back, without an exponent in the usual range",
        arguments: [
            (0.0, "0.0"), (-0.0, "-0.0"), (1, "1.0"), (-1.5, "-1.5"), (0.1, "0.1"), (0.1 + 0.2, "0.30000000000000004"),
            (1e15, "1000000000000000.0"), (1e16, "10000000000000000.0"), (-1.25e17, "-125000000000000000.0"),
            (1.2345678901234567e19, "12345678901234567000.0"), (1e21, "1000000000000000000000.0"), (1e22, "1e+22"),
            (9_007_199_254_740_992, "9007199254740992.0"), (1e-4, "0.0001"), (1e-5, "0.00001"),
            (-1.5e-7, "-0.00000015"), (1e-8, "1e-08"), (.leastNonzeroMagnitude, "5e-324"),
            (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (.nan, "nan"), (.infinity, "inf"),
            (-.infinity, "-inf"), (2.0 / 3, "0.6666666666666666"),
        ])
    func doubles(value: Double, text: String) {
        #expect(shown(value) == text)
        #expect(computed(value) == text)
        #expect(value.isNaN || Double(text) == value)
    }

    @Test(
        "floats are the shortest digits that read back as a float",
        arguments: [
            (Float(0.1), "0.1"), (16_777_216, "16777216.0"), (1e10, "10000000000.0"), (-0.0, "-0.0"), (.nan, "nan"),
            (3.4028235e38, "3.4028235e+38"), (1e-5, "0.00001"),
        ])
    func floats(value: Float, text: String) {
        #expect(shown(value) == text)
        #expect(computed(value) == text)
    }

    @Test("integers of every width, to their bounds")
    func integers() {
        func bounds<Number: FixedWidthInteger & CellValue>(_ type: Number.Type) -> [String] {
            [shown(Number.min), shown(Number.max), computed(Number.min), computed(Number.max)]
        }
        func twice(_ least: String, _ greatest: String) -> [String] { [least, greatest, least, greatest] }
        #expect(bounds(Int8.self) == twice("-128", "127"))
        #expect(bounds(UInt8.self) == twice("0", "255"))
        #expect(bounds(Int16.self) == twice("-32768", "32767"))
        #expect(bounds(UInt16.self) == twice("0", "65535"))
        #expect(bounds(Int32.self) == twice("-2147483648", "2147483647"))
        #expect(bounds(UInt32.self) == twice("0", "4294967295"))
        #expect(bounds(Int64.self) == twice("-9223372036854775808", "9223372036854775807"))
        #expect(bounds(UInt64.self) == twice("0", "18446744073709551615"))
        #expect(bounds(Int.self) == twice("\(Int.min)", "\(Int.max)"))
        #expect(bounds(UInt.self) == twice("0", "\(UInt.max)"))
        #expect(
            bounds(Int128.self)
                == twice("-170141183460469231731687303715884105728", "170141183460469231731687303715884105727"))
        #expect(bounds(UInt128.self) == twice("0", "340282366920938463463374607431768211455"))
        #expect([0, 7, -7, 10, 99, 100, -1000].map(shown) == ["0", "7", "-7", "10", "99", "100", "-1000"])
    }

    @Test("texts are themselves", arguments: ["", "a", "Zoë 👩‍🔧", "a\u{0}b", "line\nline", "<b>|*", "e\u{301}"])
    func texts(text: String) {
        let expected = text.replacingOccurrences(of: "\n", with: "⏎")
        #expect(shown(text) == expected)
        #expect(computed(text) == expected)
        #expect(shown("ab\(text)cd".dropFirst(2).dropLast(2)) == expected)
        #expect(text.map { shown($0) }.joined() == text.map { $0 == "\n" ? "⏎" : String($0) }.joined())
    }

    @Test("Booleans are true and false")
    func booleans() {
        #expect([shown(true), shown(false), computed(true)] == ["true", "false", "true"])
    }

    @Test("decimals keep their digits")
    func decimals() throws {
        let texts = ["0", "120", "-5", "99.95", "0.1", "12345678901234567890.123456789"]
        let values = try texts.map { try #require(Decimal(string: $0)) }
        #expect(values.map(shown) == texts)
        #expect(shown(Decimal(string: "1.50") ?? 0) == "1.5")
        #expect(shown(Decimal.nan) == "NaN")
    }

    @Test("dates are ISO 8601 in UTC")
    func dates() {
        #expect(shown(Date(timeIntervalSince1970: 1_769_851_800)) == "2026-01-31T09:30:00Z")
        #expect(shown(Date(timeIntervalSince1970: 0)) == "1970-01-01T00:00:00Z")
        #expect(shown(Date(timeIntervalSince1970: -1)) == "1969-12-31T23:59:59Z")
    }

    @Test("durations, addresses and UUIDs")
    func others() throws {
        #expect(shown(Duration.seconds(5400)) == "5400.0 seconds")
        #expect(shown(try #require(URL(string: "https://example.com/a?b=ü#c"))).hasPrefix("https://example.com/a?b="))
        #expect(shown(try #require(URL(string: "relative/path"))) == "relative/path")
        let uuid = try #require(UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"))
        #expect(shown(uuid) == "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    }

    @Test("enums show their raw values, also where they have a description")
    func enums() {
        #expect(Table([Status.open, .paid]) { Column("", \.self) }.lines == ["Still open", "paid"])
        #expect(Table([Level.low, .high]) { Column("", \.self) }.lines == ["1", "10"])
        #expect(Table([Shape.round]) { Column("", \.self) }.lines == ["r"])
        #expect(Table([Plain.first]) { Column("") { Text("\($0)") } }.lines == ["first"])
        let table = Table([Level.low]) { Column("", \.self) }
        #expect(table.description.columns.map(\.alignment) == [.trailing])
    }

    @Test("anything that describes itself shows its description; a cell value shows what it writes")
    func described() {
        #expect(Table([Money(amount: 5)]) { Column("", \.self) }.lines == ["5 €"])
        #expect(Table([[1, 2]]) { Column("", \.self) }.lines == ["[1, 2]"])
        #expect(Table([1..<3]) { Column("", \.self) }.lines == ["1..<3"])
        let grades = Table([Grade(points: 3)]) { Column("", \.self) }
        #expect(grades.lines == ["3 points"])
        #expect(grades.cells.map { $0.runs.map(\.style.emphasis) } == [[.bold, []]])
        #expect(grades.description.columns.map(\.alignment) == [.trailing])
    }

    @Test("optionals show what they wrap, or the missing text")
    func optionals() {
        func both<Value>(_ value: Value, _ column: Column<Box<Value?>, Value>) -> [String] {
            Table([Box<Value?>(value), Box<Value?>(nil)]) { column }.lines
        }
        #expect(both("a", Column("", \.value)) == ["a", "–"])
        #expect(both(Substring("a"), Column("", \.value)) == ["a", "–"])
        #expect(both(Character("a"), Column("", \.value)) == ["a", "–"])
        #expect(both(-1, Column("", \.value)) == ["-1", "–"])
        #expect(both(UInt8.max, Column("", \.value)) == ["255", "–"])
        #expect(both(1e16, Column("", \.value)) == ["10000000000000000.0", "–"])
        #expect(both(Float(0.5), Column("", \.value)) == ["0.5", "–"])
        #expect(both(Decimal(3), Column("", \.value)) == ["3", "–"])
        #expect(both(false, Column("", \.value)) == ["false", "–"])
        #expect(both(Date(timeIntervalSince1970: 0), Column("", \.value)) == ["1970-01-01T00:00:00Z", "–"])
        #expect(both(Status.open, Column("", \.value)) == ["Still open", "–"])
        #expect(both(Level.high, Column("", \.value)) == ["10", "–"])
        #expect(both(Shape.round, Column("", \.value)) == ["r", "–"])
        #expect(both(Money(amount: 1), Column("", \.value)) == ["1 €", "–"])
        #expect(both(Grade(points: 1), Column("", \.value)) == ["1 points", "–"])
    }
}
