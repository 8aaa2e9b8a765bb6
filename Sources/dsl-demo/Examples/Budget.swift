import Foundation
import TableDSL

/// A part of a budget, such as all that comes in.
struct BudgetPart: Decodable {
    struct Entry: Decodable {
        let item: String
        @DecimalText var planned: Decimal
        @OptionalDecimalText var actual: Decimal?

        /// What is left over, or missing, of what was planned.
        var difference: Decimal? { actual.map { $0 - planned } }
    }

    let part: String
    let entries: [Entry]
}

/// Sections with subtotals and a total, accounting negatives, a column of differences in colour.
func budgetTable(_ parts: [BudgetPart]) -> Table<BudgetPart.Entry> {
    Table(of: BudgetPart.Entry.self) {
        Column("Item", \.item).rowHeader()
        ColumnGroup("Year 2025") {
            Column("Planned", \.planned, format: .euros).alignment(.numeric).summary(.sum)
            Column("Actual", \.actual, format: .euros).alignment(.numeric).missing("open").summary(.sum)
        }
        .footnote("In euros; what is paid stands in parentheses.")
        Column("Difference", \.difference, format: .euros).alignment(.numeric).zero("–").missing("")
            .foregroundStyle { $0 < 0 ? .red : $0 > 0 ? .green : nil }
            .summary(.sum)
    } rows: {
        for part in parts {
            Section(part.part) { ForEach(part.entries) { Row($0) } }
        }
    }
    .subtotals()
    .totalLabel("Result")
    .title("Budget of the library’s friends")
    .subtitle("Planned and actual, as of 30 November 2025")
    .source("Made-up numbers.")
}

extension FormatStyle where Self == NumberFormatStyle<Decimal> {
    fileprivate static var euros: Self { .currency("", decimals: 2).sign(.accounting) }
}

/// A decimal number that JSON keeps as text, so that no digit is lost.
@propertyWrapper
struct DecimalText: Decodable {
    let wrappedValue: Decimal

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let value = Decimal(string: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected a number as text")
        }
        wrappedValue = value
    }
}

/// The same where there may be none.
@propertyWrapper
struct OptionalDecimalText: Decodable {
    let wrappedValue: Decimal?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = container.decodeNil() ? nil : try DecimalText(from: decoder).wrappedValue
    }
}
