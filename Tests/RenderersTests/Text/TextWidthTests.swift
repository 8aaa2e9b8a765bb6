import Foundation
import Renderers
import TableDSL
import Testing

@Suite("Text width")
struct TextWidthTests {
    @Test("ASCII takes a cell a byte, however long", arguments: [0, 1, 7, 8, 9, 16, 17, 100])
    func ascii(count: Int) {
        #expect(TextProbe.width(String(repeating: "~", count: count)) == count)
    }

    @Test("wide characters take two cells wherever ASCII stands around them", arguments: 0...17)
    func wideAmongASCII(count: Int) {
        let ascii = String(repeating: "a", count: count)
        #expect(TextProbe.width(ascii + "漢" + ascii + "字") == 2 * count + 4)
    }

    @Test("a variation selector 16 makes a narrow emoji wide", arguments: ["❤", "⚠", "©", "✔", "♻", "⬇"])
    func emojiSelector(base: String) {
        #expect(TextProbe.width(base + "\u{FE0F}") == 2)
        #expect(TextProbe.width("ab" + base + "\u{FE0F}cd") == 6)
        #expect(TextProbe.width(base) == 1)
    }

    @Test(
        "a variation selector 15 changes no width",
        arguments: [("❤\u{FE0E}", 1), ("\u{21A9}\u{FE0E}", 1), ("⌚\u{FE0E}", 2)])
    func textSelector(text: String, cells: Int) {
        #expect(TextProbe.width(text) == cells)
    }

    @Test("a skin tone adds nothing to a hand", arguments: ["👍🏽", "👍🏻", "☝🏽", "✊🏿"])
    func skinTone(text: String) {
        #expect(TextProbe.width(text) == 2)
    }

    @Test("a keycap is two cells", arguments: ["1\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}"])
    func keycap(text: String) {
        #expect(TextProbe.width(text) == 2)
        #expect(TextProbe.width("no. " + text + " of 9") == 11)
    }

    @Test(
        "what is not drawn is no cell wide",
        arguments: [
            ("word1\u{2060}word2", 10), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FE0F}", 0), ("\u{301}", 0), ("", 0),
        ]
    )
    func invisible(text: String, cells: Int) {
        #expect(TextProbe.width(text) == cells)
    }

    @Test("a control code is no cell wide", arguments: Array(0x00...0x1F) + Array(0x7F...0x9F))
    func control(code: Int) throws {
        let scalar = try #require(Unicode.Scalar(UInt32(code)))
        #expect(TextWidth().width(of: scalar) == 0)
        #expect(TextProbe.width(String(Character(scalar))) == 0)
    }

    @Test("jamo that form a syllable are as wide as the syllable", arguments: ["\u{1100}\u{1161}\u{11A8}", "각"])
    func jamo(text: String) {
        #expect(TextProbe.width(text) == 2)
    }

    @Test("an ambiguous character is one cell, or two when asked", arguments: ["℃", "…", "½", "°", "─", "\u{E000}"])
    func ambiguous(text: String) {
        #expect(TextProbe.width(text) == 1)
        #expect(TextProbe.width(text, ambiguousWidth: 2) == 2)
    }

    @Test(
        "the cells of a text are the sum of its clusters' cells",
        arguments: [
            "क्षि", "नि", "🇺", "1\u{200D}2", "🇺🇸🇩🇪🇫", "é\u{301}x", "👩\u{200D}👩\u{200D}👧 at home", "a\u{302}\u{303}漢\u{301}",
        ])
    func sum(text: String) {
        let clusters = TextProbe.clusters(text)
        #expect(TextProbe.width(text) == clusters.reduce(0) { $0 + $1.cells })
        #expect(TextProbe.width("ab" + text + "漢") == clusters.reduce(4) { $0 + $1.cells })
    }

    @Test(
        "clusters end where Swift's characters end",
        arguments: [
            "cafe\u{301}", "क्षि नि", "🇺🇸🇩🇪🇫", "👩\u{200D}🔧x", "\u{1100}\u{1161}\u{11A8}각", "❤\u{FE0F} ok", "\u{301}a", "กำ",
        ])
    func clusterBoundaries(text: String) {
        #expect(TextProbe.clusters(text).map(\.range.count) == text.map(\.utf8.count))
    }

    @Test(
        "control sequences that were kept take no cell",
        arguments: [
            ("\u{1B}[31mred\u{1B}[0m", 3), ("\u{1B}[32mtesting\u{1B}(B\u{1B}[m", 7), ("\u{1B}[31m\u{301}x", 1),
            ("\u{1B}]8;;https://github.com\u{1B}\\This is a link\u{1B}]8;;\u{1B}\\", 14), ("é\u{1B}", 1),
            ("é\u{1B}[38;2;1;2;3m漢", 3), ("a\u{1B}]0;t", 1),
        ])
    func controlSequences(text: String, cells: Int) {
        #expect(TextProbe.width(text) == cells)
    }

    @Test("every sample has its known width")
    func samples() throws {
        let rows = try Self.lines(of: "widths.tsv").dropFirst()
        #expect(rows.count > 80)
        for row in rows {
            let fields = row.split(separator: "\t")
            #expect(TextProbe.width(TextProbe.text(codePoints: fields[0])) == Int(fields[1]), "\(row)")
        }
    }

    private static let skinTones = ["1F3FB", "1F3FC", "1F3FD", "1F3FE", "1F3FF"]

    /// The sequences that a line of emoji.tsv stands for: `generate_emoji_list.py` says how.
    private static func sequences(_ pattern: Substring) -> [[String]] {
        pattern.split(separator: " ").reduce([[]]) { sequences, point in
            guard point == "T" || point == "U" else { return sequences.map { $0 + [String(point)] } }
            return sequences.flatMap { sequence in
                skinTones.filter { point == "T" || !sequence.contains($0) }.map { sequence + [$0] }
            }
        }
    }

    @Test(
        "every emoji of Unicode 17 is two cells, fully qualified or minimally",
        arguments: [("F", 3944), ("M", 1029)])
    func emoji(status: String, number: Int) throws {
        var count = 0
        for line in try Self.lines(of: "emoji.tsv") where line.hasPrefix(status) {
            for sequence in Self.sequences(line.dropFirst(2)) {
                let text = TextProbe.text(codePoints: sequence.joined(separator: " ")[...])
                if TextProbe.width(text) != 2 { Issue.record("\(sequence)") }
                // Each is one cluster, so none is ever taken apart.
                if TextProbe.clusters("a" + text + "b").count != 3 { Issue.record("\(sequence) is several clusters") }
                count += 1
            }
        }
        #expect(count == number)
    }

    @Test("every one of the 1,114,112 code points takes the cells that wcwidth and Unicode's data say")
    func allCodePoints() throws {
        var cells = Array(repeating: (one: 1, two: 1), count: 0x110000)
        for row in try Self.lines(of: "cells.tsv").dropFirst() {
            let fields = row.split(separator: "\t")
            let (first, last) = (try #require(Int(fields[0], radix: 16)), try #require(Int(fields[1], radix: 16)))
            let entry = (one: try #require(Int(fields[2])), two: try #require(Int(fields[3])))
            for value in first...last { cells[value] = entry }
        }
        let (narrow, wide) = (TextWidth(), TextWidth(ambiguousWidth: 2))
        var wrong: [Int] = []
        for value in cells.indices {
            let scalarClass = ScalarClass(UInt32(value))
            let found = (narrow.cells(of: scalarClass), wide.cells(of: scalarClass))
            if found != (cells[value].one, cells[value].two) { wrong.append(value) }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(20).map { String($0, radix: 16) })")
    }

    @Test("the table of all code points takes no more than sixteen kilobytes")
    func tableSize() {
        #expect(WidthTable.index.utf8CodeUnitCount + WidthTable.blocks.utf8CodeUnitCount <= 16 * 1024)
    }

    private static func lines(of file: String) throws -> [Substring] {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: file)
        return try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
    }

    @Test("bytes that are no UTF-8 are measured and wrapped without harm", arguments: 0..<200 as Range<UInt64>)
    func brokenBytes(seed: UInt64) {
        var random = NastyText(seed: seed)
        let starts: [UInt8] = [0x80, 0xBF, 0xC2, 0xCC, 0xE2, 0xE4, 0xEF, 0xF0, 0xF3, 0xFF, 0x1B, 0x20, 0x41, 0x8D]
        let bytes = (0..<Int.random(in: 1...24, using: &random)).map { _ in
            starts.randomElement(using: &random) ?? 0
        }
        bytes.withUnsafeBufferPointer { text in
            var buffer = ByteBuffer()
            _ = TextSanitizer().append(text, to: &buffer)
            #expect(TextWidth().width(of: text) <= 2 * text.count)
            let lines = TextWrapping().lines(of: text, width: 3, mode: .word)
            #expect(lines.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= text.count })
        }
    }

    @Test("every class has as many scalars as were counted when the table was made")
    func classes() {
        var counts = Array(repeating: 0, count: 8)
        for scalar in UInt32(0)...0x10FFFF { counts[Int(ScalarClass(scalar).rawValue)] += 1 }
        #expect(counts == [785_889, 182_734, 138_338, 180, 33, 6306, 502, 130])
    }

    @Test("the table agrees with Swift's own character properties")
    func properties() {
        let width = TextWidth()
        for value in UInt32(0x20)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let properties = scalar.properties
            let cells = width.width(of: scalar)
            switch properties.generalCategory {
            case .nonspacingMark, .enclosingMark: if cells != 0 { Issue.record("mark U+\(String(value, radix: 16))") }
            case .spacingMark: if cells != 1 { Issue.record("spacing mark U+\(String(value, radix: 16))") }
            default:
                if properties.isEmojiPresentation, !(0x1F1E6...0x1F1FF).contains(value), cells != 2 {
                    Issue.record("emoji U+\(String(value, radix: 16))")
                }
            }
        }
    }
}
