import Foundation
import TableDSL
import Testing

@Suite("A column's wish for its width")
struct ColumnWidthTests {
    @Test(
        "is said in short",
        arguments: [
            (ColumnWidth.percent(30), "30 %"), (.percent(12.5), "12.5 %"),
            (.percent(30, min: 4, max: 20), "30 %, 4…20"), (.flexible(), "flexible 1"),
            (.flexible(weight: 2, min: 10), "flexible 2, ≥ 10"), (.fill, "fill"),
            (.fixed(8), "8"), (.automatic, "auto"),
        ])
    func text(width: ColumnWidth, text: String) {
        #expect(width.description == text)
    }

    @Test(
        "takes numbers that make no sense as the nearest that do",
        arguments: [
            (ColumnWidth.percent(-5), ColumnWidth.Basis.percent(0)), (.percent(250), .percent(100)),
            (.percent(.infinity), .percent(100)), (.percent(-.infinity), .percent(0)), (.percent(.nan), .content),
            (.flexible(weight: 0), .flexible(weight: 1)), (.flexible(weight: -3), .flexible(weight: 1)),
            (.flexible(weight: .nan), .flexible(weight: 1)),
            (.flexible(weight: .infinity), .flexible(weight: 1_000_000)),
            (.flexible(weight: 1e-300), .flexible(weight: 0.000_001)),
        ])
    func nonsense(width: ColumnWidth, basis: ColumnWidth.Basis) {
        #expect(width.basis == basis)
    }

    @Test(
        "has bounds that are at least 1, of which the least wins",
        arguments: [(-4, -9), (0, 0), (7, 3), (Int.min, Int.min)])
    func bounds(minimum: Int, maximum: Int) {
        let width = ColumnWidth.percent(50, min: minimum, max: maximum)
        #expect(width.minimum ?? 1 >= 1)
        #expect((width.maximum ?? .max) >= (width.minimum ?? 1))
    }

    @Test("can be given as a number or as a wish of another kind")
    func modifiers() {
        let columns = Table([1]) {
            Column("", \.self).width(8)
            Column("", \.self).width(.percent(30))
            Column("", \.self).width(.flexible(weight: 2))
            Column("", \.self).width(.fill)
            IndexColumn().width(.fixed(3))
        }.description.columns
        #expect(columns.map(\.width) == [.fixed(8), .percent(30), .flexible(weight: 2), .fill, .fixed(3)])
    }

    @Test(
        "can be saved and read again",
        arguments: [ColumnWidth.percent(30, max: 9), .flexible(weight: 2), .fill, .fixed(2)])
    func coding(width: ColumnWidth) throws {
        #expect(try JSONDecoder().decode(ColumnWidth.self, from: JSONEncoder().encode(width)) == width)
    }

    @Test(
        "a table's own width is 1 or more, and its least width gives way to its greatest",
        arguments: [0, -7, Int.min])
    func table(width: Int) {
        let table = Table([1]) { Column("", \.self) }
        #expect(table.width(width).description.minimumWidth == 1)
        #expect(table.width(width).description.maximumWidth == 1)
        #expect(table.width(min: width, max: width).description.minimumWidth == nil)
        #expect(table.width(min: width, max: width).description.maximumWidth == 1)
    }

    @Test("words that are said with a value are asked for where there is one")
    func spoken() {
        let table = Table([1, nil, 3] as [Int?]) {
            Column("n", \.self).spoken { $0 > 2 ? "high" : nil }
            Column("m") { (_: Int?) in Text("") }
        }
        let columns = table.description.columns
        #expect([1, nil, 3].map { columns[0].spokenWords(for: $0) } == [nil, nil, "high"])
        #expect(columns[1].spokenWords(for: 3) == nil)
    }
}
