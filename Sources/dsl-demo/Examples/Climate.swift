import TableDSL

struct Climate: Decodable {
    let place: String
    /// The mean temperature of each month, in degrees Celsius; nil where it isn't known.
    let months: [Double?]

    subscript(month number: Int) -> Double? { months.indices.contains(number) ? months[number] : nil }

    var year: [Double?] { months }
}

/// A heat map: columns made in a loop, one scale of colours for all of them.
func climateTable(_ places: [Climate]) -> Table<Climate> {
    let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    return Table(places) {
        Column("Place", \.place).rowHeader()
        ColumnGroup("Mean temperature, °C") {
            ForEach(Array(names.indices)) { month in
                Column(names[month], \.[month: month], format: .fixed(0))
                    .colorScale(.blueOrange.midpoint(0), domain: -70...40)
            }
        }
        Column("Year") { Sparkline($0.year, form: .line) }
    }
    .title("The year in six places")
    .subtitle("Blue is below freezing, orange above")
    .note("A colour says nothing that its number doesn't.")
}
