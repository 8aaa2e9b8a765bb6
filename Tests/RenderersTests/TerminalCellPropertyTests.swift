import Foundation
import Renderers
import TableDSL
import Testing

/// How many seeds are tried: many where `TABLEDSL_LONG_TESTS` is set.
private let seeds: Range<UInt64> = 0..<(ProcessInfo.processInfo.environment["TABLEDSL_LONG_TESTS"] == nil ? 300 : 5000)

@Suite("What holds for every cell on a terminal")
struct TerminalCellPropertyTests {
    /// A table of one row of hostile text, with what a cell may have.
    private struct Sample {
        var texts: [String]
        var widths: [Int]
        var table: Table<Cells>
        var renderer: ANSIRenderer

        init(seed: UInt64) {
            var random = HostileText(seed: seed &+ 77_000)
            var nasty = NastyText(seed: seed)
            texts = (0..<3).map { index in index == 1 ? nasty.next() : random.text(upTo: 12) }
            widths = (0..<3).map { _ in Int.random(in: 2...14, using: &random) }
            let isNone = random.once(in: 2)
            let columns = widths.map { width in
                Column("h").width(width)
                    .alignment(random.one(of: .leading, .center, .trailing))
                    .verticalAlignment(random.one(of: .top, .center, .bottom))
                    .lineBreakMode(isNone ? .character : random.one(of: .word, .space, .character))
            }
            let isLink = random.once(in: 2)
            let cells = texts.enumerated().map { index, text -> any CellContent in
                switch index {
                case 0: isLink ? Link(text, destination: "http://e.com").foregroundStyle(.red) : text
                case 1: Text(text).bold().background(.blue)
                default: text
                }
            }
            table = Table {
                ForEach(columns) { $0 }
                Row(Cells(cells))
            }
            renderer = ANSIRenderer(style: .double)
            renderer.links = random.one(of: .osc8, .text)
            renderer.isolatesBidirectionalText = random.once(in: 2)
            renderer.controlCharacters = random.one(of: .visible, .strip, .sgrOnly)
            renderer.ambiguousWidth = random.one(of: 1, 1, 2)
        }

        /// The lines of the row, each as the stretches between borders.
        var lines: [[Substring]] {
            let border: Character = renderer.ambiguousWidth == 2 ? "|" : "║"
            return table.rendered(as: renderer).split(separator: "\n").dropFirst(3).dropLast().map { line in
                line.split(separator: border, omittingEmptySubsequences: false).dropFirst().dropLast()
            }
        }

        /// Whether borders can't be told from text.
        var hidesBorders: Bool { renderer.ambiguousWidth == 2 && texts.contains { $0.contains("|") } }
    }

    @Test("every line of every cell is exactly as wide as its column", arguments: seeds)
    func widths(seed: UInt64) {
        let sample = Sample(seed: seed)
        if sample.hidesBorders { return }
        for line in sample.lines {
            let found = line.map { TextProbe.width(String($0), ambiguousWidth: sample.renderer.ambiguousWidth) }
            #expect(found == sample.widths.map { $0 + 2 }, "\(line)")
        }
    }

    @Test("every line of every cell ends the styles, links and isolates that it begins", arguments: seeds)
    func closing(seed: UInt64) {
        let sample = Sample(seed: seed)
        if sample.hidesBorders { return }
        for part in sample.lines.joined() {
            var rest = part.unicodeScalars[...]
            var (isStyled, isLinked, isolates) = (false, false, 0)
            while let scalar = rest.popFirst() {
                switch scalar {
                case "\u{1B}" where rest.starts(with: "]8;;\u{1B}\\".unicodeScalars):
                    isLinked = false
                    rest = rest.dropFirst(6)
                case "\u{1B}" where rest.starts(with: "]8;;http://e.com\u{1B}\\".unicodeScalars):
                    #expect(!isLinked, "a link in a link")
                    isLinked = true
                    rest = rest.dropFirst(18)
                case "\u{1B}":
                    let sequence = String(rest.prefix { $0 != "m" })
                    #expect(sequence.first == "[")
                    isStyled = !["[", "[0"].contains(sequence) && !sequence.hasSuffix(";0")
                    rest = rest.dropFirst(sequence.unicodeScalars.count + 1)
                case "\u{2068}": isolates += 1
                case "\u{2069}": isolates -= 1
                default: break
                }
            }
            #expect(!isStyled && !isLinked && isolates == 0, "\(part.debugDescription)")
        }
    }

    @Test("no text is lost by wrapping but blanks", arguments: seeds)
    func nothingLost(seed: UInt64) {
        let sample = Sample(seed: seed)
        if sample.hidesBorders { return }
        let width = TextWidth(ambiguousWidth: sample.renderer.ambiguousWidth)
        let sanitizer = TextSanitizer(
            policy: sample.renderer.controlCharacters == .visible ? .visible : .strip, width: width)
        for (index, text) in sample.texts.enumerated() {
            var shown = Array(sample.lines.map { Self.text(of: $0[index]) }.joined().unicodeScalars)
            shown.removeAll { $0 == " " }
            var expected = Array(TextProbe.sanitize(text, sanitizer).text.unicodeScalars)
            expected.removeAll { $0 == " " || $0 == "\n" }
            // A link whose text looks like another address has its host behind it.
            let suffix = Array("(e.com)".unicodeScalars)
            if index == 0, shown.count > expected.count, shown.suffix(7) == suffix[...] { shown.removeLast(7) }
            #expect(shown == expected, "\(text.debugDescription)")
        }
    }

    /// What is left without sequences and isolates.
    private static func text(of part: Substring) -> String {
        var kept = String.UnicodeScalarView()
        var rest = part.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "\u{1B}", rest.first == "]" {
                rest = rest.drop { $0 != "\\" }.dropFirst()
            } else if scalar == "\u{1B}" {
                rest = rest.drop { $0 != "m" }.dropFirst()
            } else if scalar != "\u{2068}", scalar != "\u{2069}" {
                kept.append(scalar)
            }
        }
        return String(kept)
    }
}
