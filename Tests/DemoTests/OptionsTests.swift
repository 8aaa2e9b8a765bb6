import TableDSL
import Testing

@testable import dsl_demo

@Suite("Options of an example")
struct OptionsTests {
    @Test("Nothing said leaves everything to the table")
    func none() throws {
        let options = try Options([])
        #expect(options.format == .ansi)
        #expect(options.sort == nil && options.select == nil && options.columns == nil && options.width == nil)
    }

    @Test("Every option is read, with its value behind a space or an equals sign")
    func all() throws {
        let options = try Options([
            "--format=csv", "--input", "a", "--input=-", "--output", "out", "--sort", "Math:desc,name,ID:asc",
            "--search=a b", "--select", "1, 2", "--expand", "none", "--columns=x", "--hide", "y,z", "--width", "80",
            "--style", "heavy", "--color", "never", "--size-class", "compact", "--page", "2", "--page-size", "5",
        ])
        #expect(options.format == .csv)
        #expect(options.inputs == ["a", "-"])
        #expect(options.output == "out")
        #expect(options.sort?.map(\.column) == ["Math", "name", "ID"])
        #expect(options.sort?.map(\.isDescending) == [true, false, false])
        #expect(options.search == "a b")
        #expect(options.select == ["1", "2"])
        #expect(options.expand == Options.Opening.none)
        #expect(options.columns == ["x"] && options.hide == ["y", "z"])
        #expect(options.width == 80 && options.page == 2 && options.pageSize == 5)
        #expect(options.style == .heavy && options.color == .never && options.sizeClass == .compact)
    }

    @Test("An equals sign belongs to the value after the first")
    func equals() throws {
        #expect(try Options(["--search=a=b"]).search == "a=b")
    }

    @Test("A dash alone as the output is standard output")
    func dash() throws {
        #expect(try Options(["--output", "-"]).output == nil)
    }

    @Test(
        "What isn't understood is answered with what there is",
        arguments: [
            (["--inpt", "x"], "There is no option “--inpt”. Did you mean “--input”? Options: --format,"),
            (["-x"], "There is no option “-x”."),
            (["--zzzzzzzz"], "There is no option “--zzzzzzzz”. Options:"),
            (["extra"], "“extra” stands where an option is expected."),
            (["--format", "pdf"], "Formats: ansi, markdown, html, page, csv, tsv, json, jsonl, latex, asciidoc,"),
            (["--style", "hevy"], "There is no style “hevy”. Did you mean “heavy”? Styles: automatic, rounded,"),
            (["--color", "sometimes"], "Choices: auto, always, never, 16, 256, truecolor."),
            (["--size-class", "compakt"], "Did you mean “compact”?"),
            (["--width"], "--width needs a value."),
            (["--width", "0"], "--width needs a whole number from 1, not “0”."),
            (["--page", "two"], "--page needs a whole number from 1, not “two”."),
            (["--select", ","], "--select needs at least one name."),
            (["--input="], "--input needs a value that isn't empty."),
            (["--sort", "Name:up"], "There is no direction “up”. Directions of --sort: asc, desc."),
            (["--input", "-", "--input", "-"], "Standard input can be read once"),
        ])
    func unknown(arguments: [String], message: String) {
        let fault = #expect(throws: Fault.self) { try Options(arguments) }
        #expect(fault?.code == .usage)
        #expect(fault?.message.contains(message) == true)
    }
}

@Suite("Commands")
struct CommandTests {
    @Test(
        "Help is there for the program and each command",
        arguments: [["--help"], ["-h"], ["help"], ["list", "--help"], ["gallery", "-h"], ["students", "--help"]])
    func help(arguments: [String]) throws {
        guard case .help(let text) = try Command(arguments) else {
            Issue.record("no help")
            return
        }
        #expect(text.contains("Usage:"))
    }

    @Test(
        "An unknown command is answered with the nearest",
        arguments: [("studnets", "students"), ("galery", "gallery"), ("lst", "list"), ("ORDERS", "orders")])
    func unknown(name: String, nearest: String) {
        let fault = #expect(throws: Fault.self) { try Command([name]) }
        #expect(fault?.code == .usage)
        #expect(fault?.message.contains("Did you mean “\(nearest)”?") == true)
        #expect(fault?.message.contains("students, people, tips, records, beers, orders, budget") == true)
    }

    @Test("A gallery needs a folder, and a list nothing")
    func folder() {
        #expect(throws: Fault.self) { try Command(["gallery"]) }
        #expect(throws: Fault.self) { try Command(["list", "x"]) }
        #expect(throws: Fault.self) { try Command(["--width", "3"]) }
    }

    @Test(
        "The nearest name is told where it is near",
        arguments: [
            ("nmae", "Name"), ("beer", "beers"), ("sience", "Science"), ("soc", "Social Science"), ("q", nil),
            ("", nil), ("entirely different", nil),
        ] as [(String, String?)])
    func nearest(typed: String, known: String?) {
        #expect(nearestName(to: typed, among: ["Name", "beers", "Science", "Social Science"]) == known)
    }
}
