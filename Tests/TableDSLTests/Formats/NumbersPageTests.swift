import Foundation
import TableDSL
import Testing

@Suite("The page about numbers")
struct NumbersPageTests {
    /// The text that a table shows of a value, at the line that asks for it.
    private static func row<Value: Sendable, Style: FormatStyle>(
        _ value: Value, _ style: Style, line: Int = #line
    ) -> (line: Int, text: String) where Style.FormatInput == Value, Style.FormatOutput == String {
        (line, Table([Box(value)]) { Column("", \.value, format: style) }.lines[0])
    }

    // A line for each example, which is also the page's text of value and style.
    private static let rows: [(line: Int, text: String)] = [
        row(1234.5, .integer()),
        row(3.5, .fixed(2)),
        row(3.5, .decimals(0...2)),
        row(0.0012345, .significant(3)),
        row(1_234_567, .grouped()),
        row(1234.5, .fixed(2).grouped()),
        row(1_234_567, .integer().grouped(.indian)),
        row(5.0, .fixed(1).sign(.always)),
        row(-5.0, .fixed(2).sign(.accounting)),
        row(0.256, .fixed(1).percent()),
        row(0.0125, .fixed(1).perMille()),
        row(72.5, .fixed(1).suffix(" kg")),
        row(999_949, .compact()),
        row(999_950, .compact()),
        row(1_000_000_000, .compact()),
        row(1023, .bytes()),
        row(999_999, .bytes()),
        row(1536, .bytes(.binary)),
        row(1_048_575, .bytes(.binary)),
        row(12_345, .scientific()),
        row(12_345, .scientific(3, .ascii)),
        row(12_345, .engineering()),
        row(2.3333, .fraction()),
        row(0.0625, .fraction(maximumDenominator: 16)),
        row(21, .ordinal()),
        row(3900, .duration()),
        row(Duration.seconds(59.9), .duration()),
        row(1.25, .duration(smallest: .milliseconds)),
        row(5400, .duration(largest: .hours, smallest: .hours).decimals(1)),
        row(3900, .clock()),
        row(3900, .clock(largest: .minutes)),
        row(-20, .currency("$")),
        row(-20, .currency("$", decimals: 0).sign(.accounting)),
        row(1234.5, .currency("€", .trailing).separators(decimal: ",", grouping: ".")),
        row(1...5, .range(.integer())),
        row(0.5...1.0, .range(.fixed(1))),
        row(0.5, .fixed(0)),
        row(1.5, .fixed(0)),
        row(2.5, .fixed(0)),
        row(-0.5, .fixed(0)),
        row(2.675, .fixed(2)),
        row(0.285, .fixed(0).percent()),
        row(2.5, .fixed(0).rounded(.toNearestOrAwayFromZero)),
        row(-0.4, .fixed(0)),
        row(-0.04, .fixed(1).sign(.always)),
        row(-0.000089, .currency("$")),
        row(-0.000089, .currency(code: "USD").locale(american)),
    ]

    @Test("every example on it is what a table shows")
    func examples() throws {
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
        let expected = try Self.rows.map { row in
            // The value ends where the style's point begins.
            let call = source[row.line - 1].trimmingCharacters(in: .whitespaces)
            let match = try #require(call.wholeMatch(of: /row\((.+?), (\..+)\),/))
            return "`\(match.2)` | `\(match.1)` | `\(row.text)`"
        }
        #expect(try exampleRows() == expected)
    }

    /// The rows of the page's tables whose first cell is a style, without their remarks.
    private func exampleRows() throws -> [String] {
        let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Docs/Numbers.md")
        return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
            guard line.hasPrefix("| `.") else { return nil }
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return cells.prefix(3).joined(separator: " | ")
        }
    }
}
