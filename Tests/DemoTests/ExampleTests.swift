import Foundation
import Renderers
import TableDSL
import Testing

@testable import dsl_demo

/// An example as its program shows it, without a process.
func shown(_ example: Example, _ arguments: [String] = [], form: OutputForm = .csv) throws -> String {
    let options = try Options(arguments)
    var presentation = try example.presentation(of: options.inputs)
    try presentation.apply(options)
    var text = ""
    try presentation.render(as: form, to: &text)
    return text
}

extension TerminalEnvironment {
    /// What a program sees that writes into a pipe, with no variable set.
    static let pipe = TerminalEnvironment(variables: [:], isTerminal: false)
}

/// A CSV table's lines; no field of the examples' regular form has a line break.
func lines(_ csv: String) -> [String] { csv.split(separator: "\r\n").map(String.init) }

@Suite("Every example")
struct ExampleTests {
    private static let titles = [
        "students": "Students", "people": "People", "tips": "Tips", "records": "Records", "beers": "Beers",
        "orders": "Orders", "budget": "Budget of the library’s friends", "climate": "The year in six places",
        "trial": "A trial of walking", "tea": "Teas of the year", "league": "League table",
    ]

    @Test("renders in every format from its own data", arguments: Example.all.map(\.name), Format.allCases)
    func renders(name: String, format: Format) throws {
        let example = try Example.named(name)
        var options = Options()
        options.format = format
        let text = try shown(example, form: OutputForm(options, .pipe))
        let title = try #require(Self.titles[name])
        switch format {
        case .ansi: #expect(text.hasPrefix(title) && text.contains("╭") && !text.contains("\u{1B}"))
        case .markdown: #expect(text.contains("| ---"))
        case .html: #expect(text.hasPrefix("<table") && text.contains(">\(title)<"))
        case .page: #expect(text.hasPrefix("<!DOCTYPE html>") && text.contains("<title>\(title)</title>"))
        case .csv, .tsv: #expect(lines(text).count > 4)
        case .jsonl: #expect(text.hasPrefix("{") && text.hasSuffix("}\n"))
        case .latex: #expect(text.hasPrefix("\\begin{table}") && text.contains("\\caption{\(title)"))
        case .asciiDoc: #expect(text.hasPrefix(".\(title)") && text.contains("\n[cols=") && text.contains("|===\n"))
        case .reStructuredText: #expect(text.hasPrefix(".. list-table:: \(title)"))
        case .svg: #expect(text.hasPrefix("<svg ") && text.contains("<title>\(title)</title>"))
        case .json: _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
        }
    }

    @Test("has a table that nothing is doubtful about", arguments: Example.all.map(\.name))
    func diagnostics(name: String) throws {
        let presentation = try Example.named(name).presentation(of: [])
        #expect(diagnostics(of: presentation) == [])
    }

    private func diagnostics(of presentation: any Presentation) -> [String] {
        func diagnostics<RowValue>(of table: TablePresentation<RowValue>) -> [String] {
            table.table.description.diagnostics.map(\.description)
        }
        return switch presentation {
        case let table as TablePresentation<Student>: diagnostics(of: table)
        case let table as TablePresentation<Person>: diagnostics(of: table)
        case let table as TablePresentation<Purchase>: diagnostics(of: table)
        case let table as TablePresentation<Record>: diagnostics(of: table)
        case let table as TablePresentation<Beer>: diagnostics(of: table)
        case let table as TablePresentation<Order>: diagnostics(of: table)
        case let table as TablePresentation<BudgetPart.Entry>: diagnostics(of: table)
        case let table as TablePresentation<Climate>: diagnostics(of: table)
        case let table as TablePresentation<Trial>: diagnostics(of: table)
        case let table as TablePresentation<Tea>: diagnostics(of: table)
        case let table as TablePresentation<Club>: diagnostics(of: table)
        default: ["unknown table"]
        }
    }

    @Test("Tips are exact, and sections have titles")
    func tips() throws {
        let rows = lines(try shown(.tips))
        #expect(rows[0] == "Base price,With 15% tip,With 20% tip,With 25% tip")
        #expect(rows[3] == "$75.00,$86.25,$90.00,$93.75")
        #expect(try shown(.tips, form: .ansi(width: nil, isColored: false)).contains("│ Large parties"))
    }

    @Test(
        "Dollars have two decimals and groups of three digits",
        arguments: [
            ("0", "$0.00"), ("0.5", "$0.50"), ("999.999", "$1,000.00"), ("1234567.89", "$1,234,567.89"),
            ("-149.9", "-$149.90"), ("0.125", "$0.12"), ("100", "$100.00"), ("-0.001", "$0.00"),
        ])
    func dollars(amount: String, text: String) throws {
        #expect(Dollars().format(try #require(Decimal(string: amount))) == text)
    }

    @Test("Parents are bold and the exact sum of their children")
    func records() throws {
        let folder = try TemporaryFolder()
        let children = (0..<10).map { _ in "{\"name\":\"c\",\"value\":0.1}" }.joined(separator: ",")
        try folder.file("in", "[{\"name\":\"p\",\"value\":7,\"children\":[\(children)]}]")
        let rows = lines(try shown(.records, ["--input", folder.path("in")]))
        #expect(rows[1].hasSuffix("$1.00"))
        let colored = try shown(.records, ["--input", folder.path("in")], form: .ansi(width: nil, isColored: true))
        #expect(colored.contains("▾ p\u{1B}[0m") && colored.contains("└ c │"))
    }

    @Test("Pages of beers are put together and sorted in reverse")
    func beers() throws {
        let folder = try TemporaryFolder()
        func page(_ names: [String]) -> String {
            "[\(names.map { "{\"id\":\"\($0)\",\"name\":\"\($0)\",\"first_brewed\":\"01/2000\"}" }.joined(separator: ","))]"
        }
        try folder.file("1", page(["b", "d"]))
        try folder.file("2", page(["a", "c"]))
        let rows = lines(try shown(.beers, ["--input", folder.path("1"), "--input", folder.path("2")]))
        #expect(rows.dropFirst().map { $0.prefix(1) } == ["d", "c", "b", "a"])
    }

    @Test("A sidebar stands beside the selected beer, or asks for one", arguments: Format.allCases)
    func sidebar(format: Format) throws {
        var options = Options()
        options.format = format
        let form = OutputForm(options, .pipe)
        let none = try shown(.beers, ["--size-class", "compact"], form: form)
        // Data has no place for a request, and a picture is one table.
        #expect(none.contains("Please select") != [.json, .jsonl, .svg].contains(format))
        let one = try shown(.beers, ["--size-class", "compact", "--select", "3"], form: form)
        let title = format == .latex ? "ABV \\%" : "ABV %"
        #expect(!one.contains("Please select") && one.contains(title))
        #expect(try !shown(.beers, form: form).contains("Please select"))
        if format == .page { #expect(one.hasSuffix("</main>\n</body>\n</html>\n")) }
    }

    @Test("One person can be selected, not two")
    func people() throws {
        #expect(throws: Fault.self) { try shown(.people, ["--select", "a,b"]) }
        let compact = try shown(
            .people, ["--size-class", "compact", "--select", "mireille@example.com"],
            form: .ansi(width: nil, isColored: false))
        #expect(compact.contains("● │ Mireille Dufresne"))
        #expect(compact.contains("mireille@example.com"))
    }

    @Test("A choice shows only columns that are named, in that order, and hides others")
    func columns() throws {
        #expect(lines(try shown(.orders, ["--columns", "due,ORDER"]))[0] == "Due,Order")
        #expect(lines(try shown(.people, ["--hide", "EMAIL"]))[0] == "Given Name,Family Name")
    }

    @Test("Parts of the rows are shown by number and size")
    func pages() throws {
        #expect(lines(try shown(.people, ["--page", "2", "--page-size", "5"])).count == 6)
        #expect(lines(try shown(.people, ["--page-size", "5"])).count == 6)
    }
}
