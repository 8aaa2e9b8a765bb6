import Foundation
import TableDSL

struct PriceList: Decodable {
    let prices: [Purchase]

    /// Prices that follow one another under the same title.
    static func sections(of purchases: [Purchase]) -> [(title: String?, purchases: [Purchase])] {
        purchases.reduce(into: []) { sections, purchase in
            if let last = sections.last, last.title == purchase.section {
                sections[sections.count - 1].purchases.append(purchase)
            } else {
                sections.append((purchase.section, [purchase]))
            }
        }
    }
}

struct Purchase: Decodable {
    /// The title of the part of the table where the price stands.
    let section: String?
    let price: Decimal

    subscript(tip percent: Int) -> Decimal { price * Decimal(100 + percent) / 100 }
}

func tipTable(_ purchases: [Purchase]) -> Table<Purchase> {
    Table(of: Purchase.self) {
        Column("Base price", \.price, format: .dollars).rowHeader()
        ForEach([15, 20, 25]) { percent in
            Column("With \(percent)% tip", \.[tip: percent], format: .dollars)
        }
    } rows: {
        for (title, purchases) in PriceList.sections(of: purchases) {
            if let title {
                Section(title) { ForEach(purchases) { Row($0) } }
            } else {
                ForEach(purchases) { Row($0) }
            }
        }
    }
    .title("Tips")
}
