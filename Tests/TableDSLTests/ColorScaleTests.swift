import Foundation
import TableDSL
import Testing

@Suite("Colours by value")
struct ColorScaleTests {
    @Test("on each colour black or white has a contrast of 4.5 or more")
    func contrast() {
        let levels = (0...255).filter { $0 % 5 == 0 }.map { UInt8($0) }
        var least = Double.infinity
        for red in levels {
            for green in levels {
                for blue in levels {
                    let background = Color.rgb(red, green, blue)
                    guard let text = background.readableText else { return #expect(Bool(false), "no text") }
                    least = min(least, WCAG.contrast(text, background))
                }
            }
        }
        #expect(least >= 4.58)
    }

    @Test(
        "a cell's text can be read on its background, anywhere on a scale",
        arguments: [
            ColorScale.viridis, .blues, .blueOrange, .init(low: .rgb(0, 0, 0), high: .rgb(255, 255, 255)),
            .init(low: .rgb(255, 0, 0), middle: .rgb(255, 255, 0), high: .rgb(0, 128, 0)),
        ])
    func scales(scale: ColorScale) {
        let table = Table(0...1000) { Column("n", \.self).colorScale(scale) }
        for row in table.description.rows {
            let style = row.cells[0].runs[0].style
            #expect(WCAG.contrast(style.foreground ?? .red, style.background ?? .red) >= 4.5)
        }
    }

    @Test(
        "values take the domain's ends beyond it, and no colour where there is no number",
        arguments: [
            (nil, nil), (.nan, nil), (-.infinity, .rgb(0, 0, 0)), (-1, .rgb(0, 0, 0)), (0, .rgb(0, 0, 0)),
            // Half as light to the eye, not half the light.
            (5, .rgb(99, 99, 99)), (10, .rgb(255, 255, 255)), (99, .rgb(255, 255, 255)),
            (.infinity, .rgb(255, 255, 255)), (-0.0, .rgb(0, 0, 0)),
        ] as [(Double?, Color?)])
    func domain(value: Double?, color: Color?) {
        let table = Table([Numbers(value)]) { Column("n", \.value).colorScale(greys, domain: 0...10) }
        #expect(backgrounds(table) == [color])
    }

    @Test("the domain is that of all finite values, also of rows that aren't shown")
    func foundDomain() {
        let rows = [3, nil, -.infinity, 1, .nan, 2, .infinity].map(Numbers.init)
        let table = Table(rows) { Column("n", \.value).colorScale(greys) }
        let (black, grey, white) = (Color.rgb(0, 0, 0), Color.rgb(99, 99, 99), Color.rgb(255, 255, 255))
        #expect(backgrounds(table) == [white, nil, black, black, nil, grey, white])
        var searched = table
        searched.state.search(for: "2")
        #expect(backgrounds(searched) == [grey])
        #expect(backgrounds(table.sortOrder([KeyPathComparator(\.value)])).contains(grey))
        let tree = Table([Numbers(0, [Numbers(10)])], children: \.inside) {
            Column("n", \.value).colorScale(greys)
        }
        #expect(backgrounds(tree.expanded(.none)) == [black])
        let sections = Table(of: Numbers.self) {
            Column("n", \.value).colorScale(greys)
        } rows: {
            Section("a") { Row(Numbers(0)) }
            Row(Numbers(2))
        }
        #expect(backgrounds(sections) == [nil, black, white])
    }

    @Test("rows that can be read only once are all there")
    func readOnce() {
        var numbers = (1...3).makeIterator()
        let once = AnySequence { AnyIterator { numbers.next() } }
        let table = Table(once) { Column("n", \.self).colorScale(greys) }
        #expect(backgrounds(table) == [.rgb(0, 0, 0), .rgb(99, 99, 99), .rgb(255, 255, 255)])
    }

    @Test(
        "domains that are no distance put values in the middle, or at the end that they are beyond",
        arguments: [(5...5, 5, 99), (5...5, 4, 0), (5...5, 6, 255), (-.infinity ... .infinity, 5, 0)]
            as [(ClosedRange<Double>, Double, UInt8)])
    func absurdDomain(domain: ClosedRange<Double>, value: Double, level: UInt8) {
        let table = Table([Numbers(value)]) { Column("n", \.value).colorScale(greys, domain: domain) }
        #expect(backgrounds(table) == [.rgb(level, level, level)])
    }

    @Test(
        "the middle stands at the midpoint, which widens the domain",
        arguments: [
            (0, -10, .rgb(0, 0, 255)), (0, 0, .rgb(255, 255, 255)), (0, 1, .rgb(255, 0, 0)),
            (-20, -20, .rgb(255, 255, 255)), (-20, 1, .rgb(255, 0, 0)), (5, 5, .rgb(255, 255, 255)),
            (.nan, -4.5, .rgb(255, 255, 255)),
        ] as [(Double, Double, Color)])
    func midpoint(midpoint: Double, value: Double, color: Color) {
        let scale = ColorScale(
            low: .rgb(0, 0, 255), middle: .rgb(255, 255, 255), high: .rgb(255, 0, 0), midpoint: midpoint)
        let table = Table([Numbers(value)]) { Column("n", \.value).colorScale(scale, domain: -10...1) }
        #expect(backgrounds(table) == [color])
    }

    @Test("numbers of every type are coloured, whatever the cell shows")
    func types() {
        let table = Table([Typed()]) {
            Column("a", \.byte).colorScale(greys, domain: 0...255)
            Column("b", \.least).colorScale(greys, domain: 0...1)
            Column("c", \.decimal).colorScale(greys, domain: 0...1)
            Column("d", \.float).colorScale(greys, domain: 0...1)
            Column("e", \.duration).colorScale(greys, domain: 0...1)
            Column("f", \.optional).colorScale(greys, domain: 0...1)
            Column("g", \.float) { _ in "text" }.colorScale(greys, domain: 0...1)
        }
        let (black, white) = (Color.rgb(0, 0, 0), Color.rgb(255, 255, 255))
        let cells = table.description.rows.first { _ in true }?.cells ?? []
        #expect(cells.map { $0.runs.first?.style.background } == [white, black, white, white, white, white, white])
    }

    private struct Typed {
        var byte = UInt8.max
        var least = Int.min
        var decimal = Decimal(1)
        var float = Float(1)
        var duration = Duration.seconds(1)
        var optional: Int? = 1
    }
}

/// A row of a number that may be missing, with others inside it.
struct Numbers {
    var value: Double?
    var inside: [Numbers]?

    init(_ value: Double?, _ inside: [Numbers]? = nil) {
        self.value = value
        self.inside = inside
    }

    init(_ value: Double?) { self.init(value, nil) }
}

private let greys = ColorScale(low: .rgb(0, 0, 0), high: .rgb(255, 255, 255))

private func backgrounds<RowValue>(_ table: Table<RowValue>) -> [Color?] {
    table.description.rows.map { $0.cells[0].runs.first?.style.background }
}

/// Contrast as the standard has it (WCAG 2.2), with the C library's powers.
enum WCAG {
    static func contrast(_ first: Color, _ second: Color) -> Double {
        let (first, second) = (luminance(first), luminance(second))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private static func luminance(_ color: Color) -> Double {
        guard case .rgb(let red, let green, let blue) = color else { return .nan }
        return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
    }

    private static func light(_ byte: UInt8) -> Double {
        let value = Double(byte) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
