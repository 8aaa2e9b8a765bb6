import Foundation
import Renderers
import TableDSL
import Testing

/// What Docs/Reports.md shows is what the code below it prints, and its code is the code here.
@Suite("The page on reports")
struct ReportsPageTests {
    // code
    struct Expense {
        let item: String
        let quantity: Int
        let price: Double
        let isEstimated: Bool
    }

    static func expenses(housing: [Expense], food: [Expense]) -> Table<Expense> {
        Table(of: Expense.self) {
            Column("Item", \.item).footnote("Estimated.") { $0.isEstimated }
            Column("Qty", \.quantity).zero("–").summary(.sum)
            Column("Price", \.price, format: .fixed(2).grouped()).footnote("In dollars.").summary(.sum)
        } rows: {
            Section("Housing") { ForEach(housing) { Row($0) } }
            Section("Food") { ForEach(food) { Row($0) } }
        }
        .subtotals()
        .title("Expenses")
        .source("Source: the household book.")
    }

    static func report(_ expenses: Table<Expense>) -> Report {
        Report("The year 2025") {
            Paragraph("What a household of two spent.")
            Heading("By purpose")
            expenses
            Divider()
            Paragraph { Text("Figures are ") + Text("not audited").bold() + Text(".") }
        }
        .subtitle("Annual report")
    }
    // end

    private var report: Report {
        Self.report(
            Self.expenses(
                housing: [
                    Expense(item: "Insurance", quantity: 12, price: 100, isEstimated: false),
                    Expense(item: "Bicycle repair", quantity: 1, price: 20, isEstimated: true),
                ], food: [Expense(item: "Groceries", quantity: 30, price: 1080.5, isEstimated: false)]))
    }

    @Test("its outputs are those of the code")
    func outputs() throws {
        #expect(try block("markdown") == report.rendered(as: .markdown))
        #expect(try block("ansi") == report.rendered(as: .ansi(width: 60, color: .never)))
    }

    @Test("its code is the code that is compiled here")
    func code() throws {
        let own = try String(contentsOfFile: #filePath, encoding: .utf8)
        let start = try #require(own.range(of: "    // code\n")).upperBound
        let end = try #require(own.range(of: "    // end\n")).lowerBound
        let lines = own[start..<end].split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map { ($0.hasPrefix("    ") ? $0.dropFirst(4) : $0) + "\n" }
        #expect(try block("code") == lines.joined().replacing("static func", with: "func").replacing("Self.", with: ""))
    }

    /// The fenced block behind a mark.
    private func block(_ mark: String) throws -> String {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Docs/Reports.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let behind = try #require(text.range(of: "<!-- \(mark) -->\n")).upperBound
        let lines = text[behind...].split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        return lines.prefix { !$0.hasPrefix("````") }.map { $0 + "\n" }.joined()
    }
}
