import Foundation
import TableDSL
import Testing

@Suite("Cell content")
struct CellContentTests {
    private func cell<Content: CellContent>(@CellBuilder _ content: @escaping (Int) -> Content) throws -> Cell {
        try #require(Table([7]) { Column("", content: content) }.cells.first)
    }

    private func run(_ text: String, _ style: TextStyle = .plain, _ role: CellRun.Role = .text) -> CellRun {
        var run = CellRun.plain
        run.text = text
        run.style = style
        run.role = role
        return run
    }

    @Test("several expressions are lines")
    func lines() throws {
        let cell = try cell { number in
            Text("a")
            "b"
            number
            Optional(2.5)
        }
        #expect(cell.text == "a\nb\n7\n2.5")
        #expect(cell.runs == [run("a\nb\n7\n2.5")])
    }

    @Test("no expression is an empty cell, which isn't missing")
    func empty() throws {
        let cell = try cell { _ in }
        #expect(cell.text == "")
        #expect(cell.runs == [])
        #expect(!cell.isMissing)
    }

    @Test("more than ten lines, and lines made in a loop")
    func manyLines() throws {
        let written = try cell { _ in
            1
            2
            3
            4
            5
            6
            7
            8
            9
            10
            11
            12
        }
        #expect(written.text == (1...12).map(String.init).joined(separator: "\n"))
        let looped = try cell { _ in
            Text("start")
            for number in 1...3 { Text("\(number)") }
        }
        #expect(looped.text == "start\n1\n2\n3")
    }

    @Test("a condition that shows nothing takes no line", arguments: [true, false])
    func conditions(isOn: Bool) throws {
        let cell = try cell { _ in
            if isOn { Text("first") }
            Text("always")
            if isOn { Text("then") } else { Link("else", destination: "x") }
            if !isOn {}
            switch isOn {
            case true: Text("on")
            case false: 0
            }
            if #available(macOS 13, *) { Text("new") }
        }
        #expect(cell.text == (isOn ? "first\nalways\nthen\non\nnew" : "always\nelse\n0\nnew"))
    }

    @Test("a nil among lines takes none, and leaves the cell's text alone")
    func missingLine() throws {
        let before = try cell { _ in
            String?.none
            Text("x")
        }
        let after = try cell { _ in
            Text("x")
            String?.none
        }
        let alone = try cell { _ in
            String?.none
            Int?.none
        }
        #expect([before.text, after.text, alone.text] == ["x", "x", "–"])
        #expect([before.isMissing, after.isMissing, alone.isMissing] == [false, false, true])
    }

    @Test("texts are joined on a line, each with its own style")
    func joined() throws {
        let cell = try cell { _ in Text("Ana").bold() + Text(" and ") + Text("Ben").foregroundStyle(.red).italic() }
        #expect(
            cell.runs == [
                run("Ana", TextStyle(emphasis: .bold)), run(" and "),
                run("Ben", TextStyle(foreground: .red, emphasis: .italic)),
            ])
        #expect(cell.text == "Ana and Ben")
    }

    @Test("a modifier of joined texts is for all of them")
    func joinedStyle() throws {
        let cell = try cell { _ in (Text("a").foregroundStyle(.red) + Text("b")).underline().foregroundStyle(nil) }
        #expect(
            cell.runs == [
                run("a", TextStyle(foreground: .red, emphasis: .underline)), run("b", TextStyle(emphasis: .underline)),
            ])
    }

    @Test("every style of a text")
    func styles() throws {
        let cell = try cell { _ in
            Text("x").foregroundStyle(.rgb(1, 2, 3)).background(.named("accent")).bold().italic().underline()
                .strikethrough().dim()
            Text("y").bold().bold(false).foregroundStyle(.blue).foregroundStyle(nil).background(nil).dim(false)
        }
        let all: TextStyle.Emphasis = [.bold, .italic, .underline, .strikethrough, .dim]
        #expect(
            cell.runs == [
                run("x", TextStyle(foreground: .rgb(1, 2, 3), background: .named("accent"), emphasis: all)),
                run("\ny", TextStyle(foreground: .blue)),
            ])
    }

    @Test("a text's own style is within its column's, by value and at all")
    func columnStyle() {
        let table = Table([1, 2]) {
            Column("a", \.self) { number in
                if number == 1 { Text("own").foregroundStyle(.green) } else { Text("column's") }
            }
            .foregroundStyle(.blue).bold()
            Column("b", \.self).foregroundStyle { $0 == 1 ? .red : nil }.foregroundStyle(.cyan)
                .background { $0 == 2 ? .black : nil }.background(.white)
        }
        let styles = table.description.rows.map { $0.cells.map { $0.runs.map(\.style) } }
        #expect(
            styles == [
                [
                    [TextStyle(foreground: .green, emphasis: .bold)], [TextStyle(foreground: .red, background: .white)],
                ],
                [
                    [TextStyle(foreground: .blue, emphasis: .bold)], [TextStyle(foreground: .cyan, background: .black)],
                ],
            ])
    }

    @Test("a later colour by value that has none leaves an earlier one")
    func valueStyles() {
        let table = Table([1, 2, 3]) {
            Column("a", \.self).foregroundStyle { $0 < 3 ? .red : nil }.foregroundStyle { $0 == 2 ? .blue : nil }
        }
        #expect(table.cells.map { $0.runs.map(\.style.foreground) } == [[.red], [.blue], [nil]])
    }

    @Test("a colour by value isn't asked about missing values, which are dim")
    func missingStyle() {
        let table = Table([Box(Int?.none), Box(1)]) { Column("", \.value).foregroundStyle { $0 > 0 ? .red : .blue } }
        #expect(
            table.cells.map(\.runs) == [
                [run("–", TextStyle(emphasis: .dim))], [run("1", TextStyle(foreground: .red))],
            ])
    }

    @Test("links and images keep their addresses as they are given")
    func roles() throws {
        let url = try #require(URL(string: "https://example.com/a"))
        let cell = try cell { _ in
            Link("one", destination: "javascript:no").foregroundStyle(.red).bold()
            Link("two", destination: url)
            Image("a.png", description: "A").frame(width: 10)
            Image(url, description: "")
            Text("end")
        }
        #expect(cell.text == "one\ntwo\nA\n\nend")
        let runs = cell.runs.filter { $0.role != .text }
        #expect(
            runs == [
                run("one", TextStyle(foreground: .red, emphasis: .bold), .link(destination: "javascript:no")),
                run("two", .plain, .link(destination: "https://example.com/a")),
                run("A", .plain, .image(source: "a.png", width: 10, height: nil)),
                run("", .plain, .image(source: "https://example.com/a", width: nil, height: nil)),
            ])
    }

    @Test("a line feed before a link is not in the link, whatever the cell's style")
    func linkOnSecondLine() {
        let table = Table([1]) {
            Column("") { _ in
                Text("a")
                Link("b", destination: "c")
            }
            .foregroundStyle(.red)
        }
        let red = TextStyle(foreground: .red)
        #expect(
            table.cells.map(\.runs) == [[run("a\n", red), run("b", red, .link(destination: "c"))]])
    }

    /// A kind of content from outside the package.
    private struct Stars: CellContent {
        let count: Int
        func write(to cell: inout CellWriter) {
            cell.write(String(repeating: "★", count: count), style: TextStyle(foreground: .yellow))
            cell.write(" ")
            cell.write(count)
            cell.startLine()
            cell.withStyle(TextStyle(emphasis: .italic)) { cell in
                cell.write("of ")
                cell.withLink(to: "max") { $0.write("5", style: TextStyle(foreground: .red)) }
            }
            cell.writeImage("s.png", description: "star", width: 1, height: 2)
        }
    }

    @Test("a content kind of one's own is shown, alone and among others")
    func ownKind() throws {
        let cell = try cell { number in
            Stars(count: number - 4)
            Text("end")
        }
        #expect(
            cell.runs == [
                run("★★★", TextStyle(foreground: .yellow)), run(" 3"),
                run("\nof ", TextStyle(emphasis: .italic)),
                run("5", TextStyle(foreground: .red, emphasis: .italic), .link(destination: "max")),
                run("star", .plain, .image(source: "s.png", width: 1, height: 2)),
                run("\nend"),
            ])
    }

    @Test("interpolations take values, formats, nil and text with braces")
    func interpolations() throws {
        let text = "a variable"
        let cell = try cell { number in
            Text("\(number) \(text) \(0.5) \(Int?.none as Any)")
            Text("\(1234, format: .number.locale(Locale(identifier: "de"))) \(2, format: .fixed(1))")
            Text(text)
            Text(1.5, format: .fixed(2))
        }
        #expect(cell.text == "7 a variable 0.5 nil\n1.234 2.0\na variable\n1.50")
    }

    @Test("contents of a line stand side by side, each with its own looks and role")
    func line() {
        let table = Table([1]) {
            Column("") { _ in
                Line(Text("See ").bold(), Link("here", destination: "/x"), "!", 5)
                Text("below")
            }
        }
        let cell = table.description.rows.first { _ in true }?.cells[0]
        #expect(cell?.text == "See here!5\nbelow")
        #expect(cell?.runs.map(\.text) == ["See ", "here", "!5\nbelow"])
    }
}
