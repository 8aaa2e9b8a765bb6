import Renderers
import TableDSL
import Testing

/// A table of random declarations and texts, of which each column's texts are known.
private struct RandomTable {
    struct Column {
        var title: String
        var texts: [String]
        var width = ColumnWidth.automatic
        var isNumeric = false
        var priority = 0
        var isRowHeader = false
        var titleOverflow = TitleOverflow.widen
    }

    var columns: [Column] = []
    var overflow = ANSIRenderer.Overflow.all

    init(seed: UInt64, kinds: [ColumnWidth], isWhole: Bool = false) {
        var random = HostileText(seed: seed)
        let rows = Int.random(in: 1...3, using: &random)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let isNumeric = random.once(in: 3)
            let texts = (0..<rows).map { _ in
                isNumeric
                    ? "\(Int.random(in: 0...999_999, using: &random))"
                    : Self.words(upTo: random.one(of: 1, 3, 12), &random)
            }
            columns.append(
                Column(
                    title: Self.words(upTo: random.one(of: 1, 3), &random), texts: texts,
                    width: random.once(in: 2) ? .automatic : kinds[Int.random(in: kinds.indices, using: &random)],
                    isNumeric: isNumeric, priority: random.one(of: 0, 0, 1, -1), isRowHeader: random.once(in: 6),
                    titleOverflow: random.one(of: .widen, .wrap, isWhole ? .wrap : .truncate)))
        }
    }

    private static func words(upTo count: Int, _ random: inout HostileText) -> String {
        (0..<Int.random(in: 1...count, using: &random)).map { _ in
            let count = Int.random(in: 1...9, using: &random)
            return String((0..<count).map { _ in "abcdefgh".randomElement(using: &random) ?? "a" })
        }
        .joined(separator: " ")
    }

    var table: Table<Cells> {
        Table {
            ForEach(columns) { column in
                TableDSL.Column(column.title).width(column.width).priority(column.priority)
                    .alignment(column.isNumeric ? .trailing : .leading).titleOverflow(column.titleOverflow)
            }
            ForEach(Array(columns[0].texts.indices)) { row in Row(Cells(columns.map { $0.texts[row] })) }
        }
        .rowDividers()
    }

    func lines(_ width: Int?) -> [String] {
        var renderer = ANSIRenderer(width: width, color: .never, style: .ascii)
        renderer.overflow = overflow
        return table.rendered(as: renderer).split(separator: "\n").map(String.init)
    }

    /// The widths of the columns shown; nil where the rows are records.
    func widths(_ width: Int) -> [Int]? {
        lines(width).last { $0.hasPrefix("+") }?.split(separator: "+").map { $0.count - 2 }
    }
}

@Suite("What holds for the widths of random tables")
struct FittingPropertyTests {
    private static let kinds: [ColumnWidth] = [
        .fixed(1), .fixed(7), .flexible(), .flexible(weight: 2.5, min: 4), .flexible(weight: 0.3, max: 9), .fill,
        ColumnWidth(minimum: 5, maximum: 12), ColumnWidth(ideal: 20),
    ]
    private static let allKinds = kinds + [.percent(30), .percent(50, min: 6), .percent(90, max: 20), .percent(0)]

    @Test("all lines of a table are of one width, and none is wider than asked", arguments: 0..<150 as Range<UInt64>)
    func lines(seed: UInt64) {
        let random = RandomTable(seed: seed, kinds: Self.allKinds)
        for width in Array(1...60) + [80, 200] {
            let lines = random.lines(width)
            #expect(lines.allSatisfy { $0.count <= width }, "wider than \(width):\n\(lines.joined(separator: "\n"))")
            let widths = Set(lines.filter { "+|".contains($0.first ?? " ") }.map(\.count))
            #expect(widths.count <= 1, "\(width):\n\(lines.joined(separator: "\n"))")
        }
    }

    @Test(
        "a wider terminal shows no column less, and makes none of the same columns narrower",
        arguments: 0..<150 as Range<UInt64>)
    func monotony(seed: UInt64) {
        let random = RandomTable(seed: seed, kinds: Self.kinds)
        var before: [Int]?
        for width in 5...120 {
            let widths = random.widths(width)
            guard let last = before else {
                before = widths
                continue
            }
            guard let widths else {
                Issue.record("records again at \(width)")
                return
            }
            #expect(widths.count >= last.count, "\(width)")
            if widths.count == last.count {
                #expect(zip(last, widths).allSatisfy { $0 <= $1 }, "\(last) and then \(widths) at \(width)")
            }
            before = widths
        }
    }

    @Test("no text is lost from the columns shown, nor any from records", arguments: 0..<150 as Range<UInt64>)
    func text(seed: UInt64) {
        let kinds: [ColumnWidth] = [.automatic, .flexible(weight: 2), .percent(30), .fill]
        var random = RandomTable(seed: seed, kinds: kinds, isWhole: true)
        for index in random.columns.indices { random.columns[index].isNumeric = false }
        for width in 12...100 where random.widths(width) != nil {
            let lines = random.lines(width)
            let bounds = (lines.first ?? "").indices(of: "+")
            var shown = bounds.dropLast().map { _ in "" }
            for line in lines where line.hasPrefix("|") {
                for (index, (start, end)) in zip(bounds, bounds.dropFirst()).enumerated() {
                    shown[index] += line.dropFirst(start + 1).prefix(end - start - 1).filter { $0 != " " }
                }
            }
            let whole = random.columns.map { column in
                (column.title + column.texts.joined()).filter { $0 != " " }
            }
            #expect(shown.allSatisfy(whole.contains), "\(width):\n\(lines.joined(separator: "\n"))")
        }
        // Titles that wrap would stand between a text's lines.
        for index in random.columns.indices { random.columns[index].title = "t" }
        var renderer = ANSIRenderer(color: .never)
        renderer.form = .records
        for width in [1, 5, 9, 20, 40] {
            renderer.width = width
            let text = random.table.rendered(as: renderer).filter { $0 != " " && $0 != "\n" }
            for column in random.columns {
                #expect(column.texts.allSatisfy { text.contains($0.filter { $0 != " " }) }, "\(width): \(text)")
            }
        }
    }

    @Test("without a limit every column has what it needs", arguments: 0..<50 as Range<UInt64>)
    func unlimited(seed: UInt64) {
        let random = RandomTable(seed: seed, kinds: [.flexible(weight: 3), .percent(10), .fill], isWhole: true)
        let lines = random.lines(nil)
        for text in random.columns.flatMap(\.texts) { #expect(lines.contains { $0.contains(text) }) }
    }
}

extension String {
    /// The places of a character.
    fileprivate func indices(of character: Character) -> [Int] {
        enumerated().filter { $0.element == character }.map(\.offset)
    }
}
