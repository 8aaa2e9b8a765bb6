import TableDSL

/// A row of numbers to be coloured and drawn.
struct Measured {
    var name: String
    var math: Double?
    var change: Int
    var load: Double
    var trend: [Double?]?
    var rating: Double?
    var isPaid: Bool

    static let rows = [
        Measured(
            name: "Ana", math: 91.5, change: -50, load: 0.25, trend: [1, 3, nil, 2, 8], rating: 3.5, isPaid: true),
        Measured(name: "Bo", math: nil, change: 0, load: 0.5, trend: nil, rating: nil, isPaid: false),
        Measured(name: "Cleo", math: 40, change: 100, load: 1, trend: [-2, 0, 4], rating: 5, isPaid: true),
        Measured(name: "Dan", math: .nan, change: 7, load: 0, trend: [5, 5, 5], rating: 0, isPaid: false),
    ]

    /// A table with every look.
    static var table: Table<Measured> {
        Table(rows) {
            Column("Name", \.name).rowHeader()
            Column("Math", \.math, format: .fixed(1)).colorScale(.viridis)
            Column("Change", \.change).dataBar(width: 6)
            Column("Load", \.load, format: .fixed(2)).icons(.arrows)
            Column("Quarter", \.load, format: .fixed(2)).icons(.quarters).alignment(.leading)
            Column("Part") { Icon($0.load, in: .trafficLights, thresholds: [0.3, 0.7]) }
            Column("Bars") { Sparkline($0.trend) }
            Column("Line") { Sparkline($0.trend, form: .line) }
            Column("Won") { Sparkline($0.trend, form: .winLoss) }
            Column("Rating", \.rating) { Stars($0.rating) }
            Column("Done") { Meter($0.load, width: 4) }
            Column("Paid", \.isPaid) { Check($0.isPaid) }
            Column("Status") { Badge($0.isPaid ? "Paid" : "Due", color: $0.isPaid ? .green : .red) }
        }
    }
}
