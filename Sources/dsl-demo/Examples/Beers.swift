import Foundation
import TableDSL

struct Beer: Decodable, Identifiable {
    let id: Identifier
    let name: String
    /// The month, `04/2011`.
    let firstBrewed: String
    /// Alcohol by volume in percent.
    let abv: Double?
    let imageURL: String?

    enum CodingKeys: String, CodingKey {
        case id, name, abv
        case firstBrewed = "first_brewed"
        case imageURL = "image_url"
    }

    /// The month as it sorts, `2011/04`.
    var firstBrewedInOrder: String { firstBrewed.split(separator: "/").reversed().joined(separator: "/") }

    var picture: Image? { imageURL.map { Image($0, description: "Label").frame(width: 24, height: 24) } }
}

func beerTable(_ beers: [Beer]) -> Table<Beer> {
    Table(beers) {
        Column("Name", \.name).rowHeader().compactContent { beer in
            Text(beer.name)
            Text("First brewed \(beer.firstBrewed)").foregroundStyle(.secondary)
        }
        Column("First brewed", \.firstBrewedInOrder) { Text($0.firstBrewed) }
        Column("ABV %", \.abv, format: .fixed(1)).customizationID("abv")
        Column("Label") { $0.picture }
    }
    .title("Beers")
    .sortOrder([ColumnSort("Name", order: .reverse)])
    .selectionMode(.single)
    .emptyState("No beer found")
    .locale(Locale(identifier: "en_US"))
}

/// What stands beside the sidebar: all about the selected beer.
func beerDetail(_ beer: Beer) -> Table<Cells> {
    Table {
        Column("Beer").rowHeader()
        Column(beer.name)
        Row("First brewed", beer.firstBrewed)
        Row("ABV %", beer.abv)
        Row("Label", beer.picture)
    }
}
