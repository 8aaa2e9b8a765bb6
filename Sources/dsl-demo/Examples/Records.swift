import Foundation
import TableDSL

struct Record: Decodable {
    let name: String
    /// A record's own value, or the exact sum of its children's.
    let value: Decimal
    /// The records inside this one; nil where there are none.
    let children: [Record]?

    enum CodingKeys: String, CodingKey {
        case name, value, children
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        let own = try container.decode(Decimal.self, forKey: .value)
        let children = try container.decodeIfPresent([Record].self, forKey: .children) ?? []
        self.children = children.isEmpty ? nil : children
        value = children.isEmpty ? own : children.reduce(0) { $0 + $1.value }
    }
}

func recordTable(_ records: [Record]) -> Table<Record> {
    Table(records, children: \.children) {
        Column("Name", \.name) { record in Text(record.name).bold(record.children != nil) }
        Column("Value", \.value) { record in
            Text(record.value, format: .currency(code: "USD")).bold(record.children != nil)
        }
    }
    .title("Records")
    .locale(Locale(identifier: "en_US"))
}
