import Renderers
import TableDSL
import Testing

@Suite("Looks by value")
struct LooksTests {
    @Test("each look in each form is as recorded")
    func forms() {
        var ascii = ANSIRenderer(color: .never)
        ascii.usesASCII = true
        let table = Measured.table
        expectGolden(table.rendered(as: .ansi), named: "measured.color.txt")
        expectGolden(table.rendered(as: .ansi(color: .never)), named: "measured.txt")
        expectGolden(table.rendered(as: ascii), named: "measured.ascii.txt")
        expectGolden(table.rendered(as: .html), named: "measured.html")
        expectGolden(table.rendered(as: .markdown), named: "measured.md")
        expectGolden(table.rendered(as: .csv), named: "measured.csv")
        expectGolden(table.rendered(as: .linear), named: "measured.linear.txt")
        #expect(HTMLShape(table.rendered(as: .html)).problems == [])
    }

    @Test("the same text comes with looks as without them where there are none")
    func textAlone() {
        func table(_ change: (Column<Double, Double>) -> Column<Double, Double>) -> Table<Double> {
            Table([1.5, -.infinity, .nan]) { change(Column("n", \.self)) }
        }
        let plain = table { $0 }
        let looks = table { $0.colorScale(.viridis).dataBar().icons(.quarters) }
        for renderer in [.markdown, .csv, .json, .linear] as [any TableRenderer] {
            #expect(looks.rendered(as: renderer) == plain.rendered(as: renderer))
        }
    }

    @Test(
        "a background is the whole cell's: an exact colour as a style, a named one as a class",
        arguments: [
            (.red, nil, "<td class=\"tdsl-n tdsl-bg-red\">1</td>"),
            (.red, .blue, "<td class=\"tdsl-n tdsl-fg-blue tdsl-bg-red\">1</td>"),
            (.rgb(1, 2, 3), nil, "<td class=\"tdsl-n\" style=\"color:#ffffff;background-color:#010203\">1</td>"),
            (.rgb(250, 250, 250), nil, "<td class=\"tdsl-n\" style=\"color:#000000;background-color:#fafafa\">1</td>"),
            (
                .rgb(1, 2, 3), .named("x"),
                "<td class=\"tdsl-n tdsl-fg-x\" style=\"background-color:#010203\">1</td>"
            ),
            (.named("a\" b"), nil, "<td class=\"tdsl-n\">1</td>"),
            (.named("a\" b"), .rgb(9, 9, 9), "<td class=\"tdsl-n\" style=\"color:#090909\">1</td>"),
            (nil, .rgb(9, 9, 9), "<td class=\"tdsl-n\"><span style=\"color:#090909\">1</span></td>"),
        ] as [(Color?, Color?, String)])
    func wholeCells(background: Color?, foreground: Color?, cell: String) {
        let column = Table([1]) { Column("n", \.self).background(background).foregroundStyle(foreground) }
        let row = Table([1]) { Column("n", \.self) }
            .rowStyle { _ in TextStyle(foreground: foreground, background: background) }
        for table in [column, row] {
            #expect(table.rendered(as: .html).contains("<tbody>\n<tr>\(cell)</tr>\n</tbody>"))
        }
    }

    @Test("a coloured row header, a cell without a class and content with looks of its own keep all they have")
    func mixed() {
        let table = Table(["x<"]) {
            Column("a", \.self).rowHeader().background(.blue)
            Column("b") { Text($0).bold() + Text("y").background(.red) }.background(.rgb(0, 0, 0))
            Column("c", \.self)
        }
        #expect(
            table.rendered(as: .html).contains(
                "<tr><th scope=\"row\" class=\"tdsl-bg-blue\">x&lt;</th>"
                    + "<td style=\"color:#ffffff;background-color:#000000\"><strong>x&lt;</strong>"
                    + "<span class=\"tdsl-bg-red\">y</span></td><td>x&lt;</td></tr>"))
    }

    @Test("numbers that make no sense are drawn as nothing or as all there is")
    func absurd() {
        struct Drawn: CellContent {
            let drawing: MarkDrawing
            func write(to cell: inout CellWriter) {
                cell.writeMark("<", ascii: "<", description: "a\"<b>", drawing: drawing)
            }
        }
        let numbers = [Double.nan, .infinity, -.infinity, -1, 1e300, 0.5]
        var drawings: [MarkDrawing] = [.badge, .chart(heights: [], form: .bars), .stars(.nan, of: .max)]
        for number in numbers {
            drawings += [
                .meter(number, showsWords: true), .bar(from: number, to: -number, axis: number),
                .stars(number, of: .min), .chart(heights: [number, nil], form: .line),
                .chart(heights: [nil, number], form: .bars), .chart(heights: [number], form: .winLoss),
            ]
        }
        let html = Table(drawings) { Column("d") { Drawn(drawing: $0) } }.rendered(as: .html)
        #expect(HTMLShape(html).problems == [])
        #expect(!html.contains("<b>"))
        #expect(!html.contains("width=\"-"))
        let many = Table([0]) { Column("d") { (_: Int) in Sparkline(Array(repeating: 1, count: 5000)) } }
        #expect(many.rendered(as: .html).contains("width=\"502\""))
    }

    @Test("rows that come over time are all seen first where a domain has to be found")
    func overTime() async throws {
        let numbers = AsyncStream<Int> { stream in
            for number in [4, 0, 8] { stream.yield(number) }
            stream.finish()
        }
        let table = Table([4, 0, 8]) { Column("n", \.self).colorScale(.blues).dataBar() }
        let async = Table([] as [Int]) { Column("n", \.self).colorScale(.blues).dataBar() }.rows(from: numbers)
        #expect(try await async.rendered(as: .html) == table.rendered(as: .html))
    }
}
