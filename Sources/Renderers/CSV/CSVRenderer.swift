public import TableDSL

/// Comma-separated values by RFC 4180, or values with another separator: a header line, then a line for each data row,
/// each ended by CR LF.
///
/// Sections, summaries and styles have no place in it; a missing value is an empty field, and a link or a picture its
/// text. Text that a spreadsheet would take for a formula is guarded by an apostrophe (CWE-1236); numbers never are.
/// For a spreadsheet in a country with decimal commas:
/// ```swift
/// table.rendered(as: .csv(separator: .semicolon, decimalSeparator: .comma, hasByteOrderMark: true))
/// ```
public struct CSVRenderer: TableRenderer {
    /// What stands between two fields; text that holds it is quoted.
    public enum Separator: UInt8, CaseIterable, Sendable {
        /// `,`
        case comma = 0x2C
        /// `;`
        case semicolon = 0x3B
        /// A tab.
        case tab = 0x09
        /// `|`
        case verticalLine = 0x7C
    }

    /// What stands before a number's fraction.
    public enum DecimalSeparator: Sendable {
        /// The point that numbers without a format have, or what their format writes.
        case asFormatted
        /// A comma in place of the point of a number of plain digits, such as `-1.5`; other texts, such as
        /// `1,080.50`, stay as their format writes them.
        case comma
    }

    /// What becomes of text that a spreadsheet would run.
    public enum FormulaPolicy: Sendable {
        /// An apostrophe before it makes it text.
        case guarded
        /// It is written as it is: for programs that must read the same text, never for a spreadsheet.
        case verbatim
    }

    /// What stands between two fields.
    public var separator: Separator
    /// What stands before the fraction of numbers.
    public var decimalSeparator: DecimalSeparator
    /// What becomes of text that a spreadsheet would run.
    public var formulas: FormulaPolicy
    /// Whether the first character is U+FEFF, by which some spreadsheets know UTF-8.
    public var hasByteOrderMark: Bool

    /// Separated values; by commas, with formulas guarded, where nothing is said.
    public init(
        separator: Separator = .comma, decimalSeparator: DecimalSeparator = .asFormatted,
        formulas: FormulaPolicy = .guarded, hasByteOrderMark: Bool = false
    ) {
        self.separator = separator
        self.decimalSeparator = decimalSeparator
        self.formulas = formulas
        self.hasByteOrderMark = hasByteOrderMark
    }

    /// Writes the table to the output; throws nothing but what the output throws.
    public func render<RowValue>(_ table: TableDescription<RowValue>, to output: inout some TableOutput) throws {
        var writer = CSVWriter(table, self)
        try writer.write(table.rows, to: &output)
    }
}

extension CSVRenderer: StreamingRenderer {
    package func makeWriter<RowValue>(_ table: TableDescription<RowValue>) -> any TableWriter & ~Copyable {
        CSVWriter(table, self)
    }
}

extension TableRenderer where Self == CSVRenderer {
    /// Comma-separated values (RFC 4180).
    public static var csv: CSVRenderer { CSVRenderer() }

    /// Tab-separated values, quoted as RFC 4180 quotes them.
    public static var tsv: CSVRenderer { CSVRenderer(separator: .tab) }

    /// Separated values as options say.
    public static func csv(
        separator: CSVRenderer.Separator = .comma,
        decimalSeparator: CSVRenderer.DecimalSeparator = .asFormatted,
        formulas: CSVRenderer.FormulaPolicy = .guarded, hasByteOrderMark: Bool = false
    ) -> CSVRenderer {
        CSVRenderer(
            separator: separator, decimalSeparator: decimalSeparator, formulas: formulas,
            hasByteOrderMark: hasByteOrderMark)
    }
}
