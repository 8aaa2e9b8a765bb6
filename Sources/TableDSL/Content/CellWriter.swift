/// Where a cell's content is written: text with its looks, lines, links and pictures, free of any output's markup.
///
/// A renderer hands one writer to all cells of a row, reads what was written, escapes it for its own output and
/// empties it, so no string is made for a cell.
public struct CellWriter: ~Copyable {
    /// The text of the row's cells as UTF-8, one behind the other, unescaped, line feeds between lines.
    private(set) var text: ByteBuffer
    /// The looks of the text; none in a cell that is plain.
    private(set) var spans = ElementBuffer<Span>()
    /// The row's start, then the ends of the cells that are complete.
    private(set) var extents = ElementBuffer<CellExtent>()
    /// The row's number among those shown, from 1, for columns that show it; 0 outside data rows.
    package var ordinal = 0

    /// The looks of whole cells that have a background, text and padding, by the cell's number; none for most rows.
    package private(set) var cellLooks: [Int: TextStyle] = [:]

    /// Where footnotes get their numbers; nil where none are shown.
    package var footnotes: FootnoteList?

    /// The style of all cells of the row.
    private var rowStyle = TextStyle.plain
    private var style = TextStyle.plain
    private var role = CellRun.Role.text
    private var isPlainStyle = true
    private var startsLine = false
    private var hasWritten = false
    private(set) var isMissing = false

    package init() {
        text = ByteBuffer()
        extents.append(CellExtent())
    }

    /// Adds text, in which line feeds start new lines.
    ///
    /// The text is data: nothing in it is markup in any output.
    public mutating func write(_ string: String) {
        openLine()
        text.append(string: string)
        if !isPlainStyle { closeSpan(style, role) }
    }

    /// Adds text with a style of its own, within the style in force.
    public mutating func write(_ string: String, style inner: TextStyle) {
        guard let packed = PackedStyle(inner) else { return withStyle(inner) { $0.write(string) } }
        write(string, packed: packed)
    }

    /// The same with a packed style.
    mutating func write(_ string: String, packed: PackedStyle) {
        if packed.isPlain { return write(string) }
        guard isPlainStyle else { return withStyle(packed.style) { $0.write(string) } }
        closePlainSpan()
        openLine()
        text.append(string: string)
        close(Span(end: text.count, packed: packed))
    }

    /// Adds a whole number in plain decimal digits.
    public mutating func write(_ number: some FixedWidthInteger) {
        openLine()
        text.append(decimal: number)
        if !isPlainStyle { closeSpan(style, role) }
    }

    /// Adds UTF-8 bytes; invalid ones become U+FFFD when they are shown.
    package mutating func write(utf8 bytes: UnsafeBufferPointer<UInt8>) {
        openLine()
        text.append(bytes)
        if !isPlainStyle { closeSpan(style, role) }
    }

    /// Adds what `body` appends.
    package mutating func writeBytes(_ body: (inout ByteBuffer) -> Void) {
        openLine()
        body(&text)
        if !isPlainStyle { closeSpan(style, role) }
    }

    /// Says that the value is missing: the column's, else the table's missing text stands in the cell.
    public mutating func writeMissing() {
        if !hasWritten { isMissing = true }
    }

    /// Starts a new line before whatever is written next, unless nothing was written yet.
    public mutating func startLine() {
        startsLine = hasWritten
    }

    /// Writes what `body` writes with this style; where `body` sets one too, the inner wins.
    public mutating func withStyle(_ inner: TextStyle, _ body: (inout CellWriter) -> Void) {
        let outer = (style, isPlainStyle)
        if isPlainStyle { closePlainSpan() }
        style = inner.over(style)
        isPlainStyle = style.isPlain && role == .text
        body(&self)
        (style, isPlainStyle) = outer
    }

    /// Writes what `body` writes as a link; an address that isn't safe leaves the text alone.
    public mutating func withLink(to destination: String, _ body: (inout CellWriter) -> Void) {
        withRole(.link(destination: destination), body)
    }

    /// Writes a picture with its alternative text; width and height in points, nil where unknown.
    public mutating func writeImage(_ source: String, description: String, width: Int? = nil, height: Int? = nil) {
        withRole(.image(source: source, width: width, height: height)) { $0.write(description) }
    }

    /// Writes a picture made of characters, such as a small chart.
    ///
    /// - Parameters:
    ///   - picture: What is seen.
    ///   - ascii: The same in ASCII, for terminals that show no other characters.
    ///   - description: The same in words: what is searched, read out and written where there are no pictures.
    ///   - drawing: The same in numbers, for a page to draw; nil where the characters are drawing enough.
    public mutating func writeMark(
        _ picture: String, ascii: String, description: String, drawing: MarkDrawing? = nil
    ) {
        withRole(.mark(picture: picture, ascii: ascii, drawing: drawing)) { $0.write(description) }
    }

    /// Writes a picture in a colour; on a cell with a background it takes the text's, which can be read there.
    mutating func writeMark(
        _ picture: String, ascii: String, description: String, color: Color?, drawing: MarkDrawing? = nil
    ) {
        withStyle(TextStyle(foreground: style.background == nil ? color : nil)) {
            $0.writeMark(picture, ascii: ascii, description: description, drawing: drawing)
        }
    }

    /// Writes a picture that says nothing which the cell's text doesn't, and so is left out where there are no pictures.
    mutating func writeDecoration(
        _ picture: String, ascii: String, color: Color? = nil, drawing: MarkDrawing? = nil
    ) {
        let before = (hasWritten, isMissing)
        writeMark(picture, ascii: ascii, description: "", color: color, drawing: drawing)
        (hasWritten, isMissing) = before
    }

    /// Writes a footnote's mark, whose text stands below the table; an empty text has none.
    ///
    /// It is no part of the cell's value: data formats and searches pass over it.
    public mutating func writeFootnote(_ text: String) { writeFootnote(text, isLeading: false) }

    /// The same before what the cell shows, from which a blank then keeps it apart.
    mutating func writeFootnote(_ note: String, isLeading: Bool) {
        guard let footnotes, !note.isEmpty else { return }
        closePlainSpan()
        let last = spans.count - 1
        if last >= cellStart.spanEnd, case .footnote = spans.base[last].role { text.append(",") }
        let number = footnotes.number(of: note)
        text.append(string: FootnoteList.mark(number))
        if isLeading { text.append(string: "\u{A0}") }
        closeSpan(.plain, .footnote(number: number))
    }

    /// Shows the text that stands for a missing value, which stays missing.
    mutating func replaceMissing(with missing: String) {
        if !missing.isEmpty { write(missing, style: TextStyle(emphasis: .dim)) }
        isMissing = true
    }

    /// Sets the style of the whole cell from here on.
    mutating func setStyle(_ style: TextStyle) {
        self.style = style.over(self.style)
        isPlainStyle = self.style.isPlain
        if self.style.background != nil { cellLooks[extents.count - 1] = self.style }
    }

    /// Sets the style of all cells of the row, before the first of them.
    mutating func setRowStyle(_ style: TextStyle) {
        rowStyle = style
        setStyle(style)
    }

    /// Empties the writer for the next row.
    mutating func beginRow(ordinal: Int) {
        text.removeAll()
        if spans.count > 0 { spans.removeAll() }
        extents.removeAll(from: 1)
        if !cellLooks.isEmpty { cellLooks.removeAll() }
        if !rowStyle.isPlain {
            rowStyle = .plain
            style = .plain
            isPlainStyle = true
        }
        self.ordinal = ordinal
    }

    /// Ends a cell; what is written from here on is the next one's.
    mutating func endCell() {
        if spans.count > cellStart.spanEnd, spans.base[spans.count - 1].end < text.count { closeSpan(.plain, .text) }
        extents.append(CellExtent(textEnd: text.count, spanEnd: spans.count, isMissing: isMissing))
        startsLine = false
        hasWritten = false
        isMissing = false
        if !isPlainStyle {
            style = .plain
            isPlainStyle = true
            if !rowStyle.isPlain { setStyle(rowStyle) }
        }
    }

    /// Adds a cell of plain text: the quick way of columns that show their values as they are.
    @inline(__always)
    mutating func addCell(_ body: (inout ByteBuffer) -> Void) {
        body(&text)
        extents.append(CellExtent(textEnd: text.count, spanEnd: spans.count, isMissing: false))
    }

    @inline(__always)
    private var cellStart: CellExtent { extents.base[extents.count &- 1] }

    private mutating func openLine() {
        hasWritten = true
        isMissing = false
        guard startsLine else { return }
        startsLine = false
        text.append(UInt8(ascii: "\n"))
    }

    private mutating func withRole(_ inner: CellRun.Role, _ body: (inout CellWriter) -> Void) {
        let outer = (role, isPlainStyle)
        let breaksLine = startsLine
        openLine()
        if isPlainStyle { closePlainSpan() } else if breaksLine { closeSpan(style, .text) }
        role = inner
        isPlainStyle = false
        body(&self)
        (role, isPlainStyle) = outer
    }

    private mutating func closePlainSpan() {
        let end = spans.count > cellStart.spanEnd ? spans.base[spans.count - 1].end : cellStart.textEnd
        if text.count > end { closeSpan(.plain, .text) }
    }

    private mutating func closeSpan(_ style: TextStyle, _ role: CellRun.Role) {
        close(Span(end: text.count, style: style, role: role))
    }

    private mutating func close(_ span: Span) {
        let last = spans.count - 1
        if last >= cellStart.spanEnd, spans.base[last].looksLike(span) {
            spans[last].end = text.count
        } else {
            spans.append(span)
        }
    }
}
