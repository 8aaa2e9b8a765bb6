import Renderers
import TableDSL

/// The text layer by strings, which is how tests like to speak of text.
enum TextProbe {
    static func width(_ text: String, ambiguousWidth: Int = 1) -> Int {
        withBytes(of: text) { TextWidth(ambiguousWidth: ambiguousWidth).width(of: $0) }
    }

    static func clusters(_ text: String) -> [TextCluster] {
        withBytes(of: text) { bytes in
            var clusters: [TextCluster] = []
            TextWidth().forEachCluster(in: bytes) { clusters.append(TextCluster(range: $0, cells: $1)) }
            return clusters
        }
    }

    static func sanitize(
        _ text: String,
        _ sanitizer: TextSanitizer = TextSanitizer(),
        column: Int = 0
    ) -> (text: String, holds: SanitizedText) {
        var buffer = ByteBuffer()
        let holds = withBytes(of: text) { sanitizer.append($0, to: &buffer, column: column) }
        return (String(decoding: buffer.bytes, as: UTF8.self), holds)
    }

    static func wrap(_ text: String, _ width: Int, _ mode: LineBreakMode = .word) -> [String] {
        withBytes(of: text) { bytes in
            TextWrapping().lines(of: bytes, width: width, mode: mode).map { string(bytes, $0) }
        }
    }

    /// The lines of a text that holds style sequences, each with its styles opened and reset.
    static func wrapStyled(_ text: String, _ width: Int) -> [String] {
        withBytes(of: text) { bytes in
            var styles = OpenStyles()
            return TextWrapping().lines(of: bytes, width: width, mode: .word).map { line in
                var buffer = ByteBuffer()
                styles.append(of: bytes, to: &buffer)
                buffer.append(UnsafeBufferPointer(rebasing: bytes[line]))
                styles.read(line, of: bytes)
                styles.appendReset(to: &buffer)
                return String(decoding: buffer.bytes, as: UTF8.self)
            }
        }
    }

    static func cut(
        _ text: String,
        _ width: Int,
        _ mode: TruncationMode = .tail,
        by truncation: TextTruncation = TextTruncation(),
        continues: Bool = false
    ) -> (text: String, cells: Int) {
        withBytes(of: text) { bytes in
            let cut = truncation.cut(bytes, to: width, mode: mode, continues: continues)
            var buffer = ByteBuffer()
            buffer.append(UnsafeBufferPointer(rebasing: bytes[cut.head]))
            truncation.appendMark(cells: cut.markCells, to: &buffer)
            buffer.append(UnsafeBufferPointer(rebasing: bytes[cut.tail]))
            return (String(decoding: buffer.bytes, as: UTF8.self), cut.cells)
        }
    }

    /// The text of code points in hexadecimal with blanks between them, as Unicode's files have them.
    static func text(codePoints: Substring) -> String {
        let scalars = codePoints.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
        return String(String.UnicodeScalarView(scalars))
    }

    private static func withBytes<Result>(
        of text: String,
        _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        var text = text
        return text.withUTF8(body)
    }

    private static func string(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}
