import TableDSL

/// A row as a document shows it.
struct DocumentRow {
    enum Kind {
        case data
        /// A title across the table.
        case section
        /// Whatever sums up columns.
        case sum
        /// What is shown across the table in place of rows.
        case placeholder

        init(_ kind: RowKind) {
            switch kind {
            case .data: self = .data
            case .sectionHeader: self = .section
            case .subtotal, .summary: self = .sum
            }
        }
    }

    var kind: Kind
    /// A cell for each column, or one across the table.
    var cells: [DocumentCell]
}

/// What a cell shows: its lines, each in stretches of one look.
struct DocumentCell {
    /// What is before the text, in the format's markup: depth, or a mark.
    var lead = ""
    /// None where there is no text.
    var lines: [[DocumentRun]] = []

    init(lead: String) { self.lead = lead }

    /// A cell of plain text.
    init(_ text: String) { add(DocumentRun(text: text)) }

    init(_ cell: Cell, isBold: Bool, usesASCII: Bool) {
        var endsWithReturn = false
        for run in cell.runs {
            var shown = DocumentRun(run, usesASCII: usesASCII)
            if isBold { shown.style.emphasis.insert(.bold) }
            // A line break of two characters may be in two looks.
            if endsWithReturn, shown.text.unicodeScalars.first == "\n" {
                shown.text.unicodeScalars.removeFirst()
                endsWithReturn = false
            }
            if let last = shown.text.unicodeScalars.last { endsWithReturn = last == "\r" }
            add(shown)
        }
    }

    private mutating func add(_ run: DocumentRun) {
        for (index, line) in DocumentText.lines(of: run.text).enumerated() {
            if index > 0 || lines.isEmpty { lines.append([]) }
            guard !line.isEmpty || run.isImage else { continue }
            var part = run
            part.text = line
            lines[lines.count - 1].append(part)
        }
        if lines == [[]] { lines = [] }
    }
}

/// A stretch of a line with one look, and where it leads.
struct DocumentRun: Hashable {
    enum Target: Hashable {
        case none
        /// An address that may be live.
        case link(String)
        /// A picture from an address that may be shown; the text describes it.
        case image(String, width: Int?, height: Int?)
    }

    /// The text, not yet escaped.
    var text: String
    var style = TextStyle.plain
    var target = Target.none

    var isImage: Bool { if case .image = target { true } else { false } }

    /// Whether this is text and nothing else.
    var isPlain: Bool { style.isPlain && target == .none }
}

extension DocumentRun {
    /// What a document shows of a run: the one place that knows what a run is besides text.
    init(_ run: CellRun, usesASCII: Bool) {
        self.init(text: run.text, style: run.style)
        switch run.role {
        case .text, .footnote: break
        case .link(let destination):
            if !run.text.isEmpty, let address = URLFilter.link(destination) { target = .link(address) }
        case .image(let source, let width, let height):
            guard let address = URLFilter.image(source) else { break }
            text = DocumentText.line(run.text)
            target = .image(address, width: width, height: height)
        case .mark(let picture, let ascii, _): text = usesASCII ? ascii : picture
        }
    }
}
