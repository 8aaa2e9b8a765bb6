import TableDSL

struct Tea: Decodable {
    let name: String
    let origin: String
    let revenue: Int
    let share: Double
    let profit: Int?
    let margin: Double?
    /// What was sold in each month, in kilograms.
    let months: [Double]
    let rating: Double?
}

/// What was sold in a year: compact numbers, bars, small charts and stars.
func teaTable(_ teas: [Tea]) -> Table<Tea> {
    Table(teas) {
        Column("Tea", \.name).rowHeader().binding(.title)
        Column("Origin", \.origin).foregroundStyle(.secondary).binding(.subtitle)
        ColumnGroup("Revenue") {
            Column("Amount", \.revenue, format: .compact().prefix("$")).binding(.status).summary(.sum)
            Column("Share", \.share, format: .fixed(0).percent()).dataBar(domain: 0...1).binding(.footnote)
        }
        ColumnGroup("Profit") {
            Column("Amount", \.profit, format: .compact().prefix("$")).foregroundStyle { $0 < 0 ? .red : nil }
                .binding(.substatus).summary(.sum)
            Column("Margin", \.margin, format: .fixed(0).percent()).binding(.footnote)
        }
        Column("Sold each month") { Sparkline($0.months) }
        Column("Rating") { Stars($0.rating) }
    }
    .title("Teas of the year")
    .subtitle("Sold in 2025, by revenue")
    .totalLabel("All teas")
    .missing("–")
    .source("Made-up numbers.")
}
