/// Measures how many terminal cells text takes.
///
/// A grapheme cluster takes the sum of its scalars' cells, two at most: 0 for marks, joiners and other characters
/// that are not drawn, 2 for those that Unicode calls wide, 1 for the rest. U+FE0F makes an emoji of the sign before
/// it and so two cells. From the cap of two follow the widths of flags, skin tones, and joined emoji.
///
/// Terminals differ where emoji are joined or ask for text style; these rules are those of the newer ones. In
/// particular U+FE0E changes nothing, and half a flag is one cell.
///
/// The text must have been through `TextSanitizer` and be one line. Control sequences that it left in count nothing.
package struct TextWidth: Sendable {
    /// Cells of a character that is wide in East Asian fonts only: 1 or 2.
    package let ambiguousWidth: Int
    /// The cells of each `ScalarClass`, two bits each.
    private let cellsByClass: UInt32

    package init(ambiguousWidth: Int = 1) {
        let ambiguous = min(max(ambiguousWidth, 1), 2)
        self.ambiguousWidth = ambiguous
        let cells = [1, 2, ambiguous, 1, ambiguous, 0, 1, 2]
        cellsByClass = cells.reversed().reduce(0) { $0 << 2 | UInt32($1) }
    }

    /// The cells of a text without line breaks.
    package func width(of text: UnsafeBufferPointer<UInt8>) -> Int {
        let plain = text.printableCount(from: 0)
        return plain == text.count ? plain : width(of: text, after: plain)
    }

    /// The cells of a scalar that stands alone.
    package func width(of scalar: Unicode.Scalar) -> Int {
        cells(of: ScalarClass(scalar.value))
    }

    /// Calls `body` with each cluster's range of bytes and its cells.
    package func forEachCluster(in text: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>, Int) -> Void) {
        for cluster in TextClusters(text, width: self) { body(cluster.range, cluster.cells) }
    }

    /// The cells of a class's scalars.
    @inline(__always)
    package func cells(of scalarClass: ScalarClass) -> Int {
        Int(truncatingIfNeeded: (cellsByClass >> UInt32(scalarClass.rawValue << 1)) & 3)
    }

    /// The cells of one grapheme cluster.
    package func cells(ofCluster cluster: UnsafeBufferPointer<UInt8>) -> Int {
        var sum = 0
        var offset = 0
        var previous = ScalarClass.narrow
        while offset < cluster.count {
            let (scalar, length) = cluster.scalar(at: offset)
            let current = ScalarClass(scalar)
            sum += scalar == 0xFE0F && previous.isEmojiBase ? 1 : cells(of: current)
            previous = current
            offset += length
        }
        return min(sum, 2)
    }

    /// The cells of a text of which the first `plain` bytes are printable ASCII.
    ///
    /// Adds up scalars, and turns to clusters only from the scalar before one that may join to the end of that run.
    private func width(of text: UnsafeBufferPointer<UInt8>, after plain: Int) -> Int {
        // The last plain byte may be what the next scalar joins.
        var offset = max(plain - 1, 0)
        var sum = offset
        var previous = (start: offset, cells: 0)
        while offset < text.count {
            if text[offset] &- 0x20 < 0x5F {
                sum += 1
                previous = (offset, 1)
                offset += 1
                continue
            }
            let ideographs = text.ideographBytes(from: offset)
            if ideographs > 0 {
                sum += ideographs / 3 * 2
                offset += ideographs
                previous = (offset - 3, 2)
                continue
            }
            let (scalar, length) = text.scalar(at: offset)
            let scalarClass = ScalarClass(scalar)
            if !scalarClass.joins {
                previous = (offset, cells(of: scalarClass))
                sum += previous.cells
                offset += length
                continue
            }
            if scalar != 0x1B {
                sum -= previous.cells
                var clusters = TextClusters(text, width: self, from: previous.start)
                repeat { sum += clusters.next()?.cells ?? 0 } while clusters.isInsideRun
                offset = clusters.offset
            } else {
                offset = EscapeSequence.end(in: text, from: offset)
            }
            previous = (offset, 0)
        }
        return sum
    }
}
