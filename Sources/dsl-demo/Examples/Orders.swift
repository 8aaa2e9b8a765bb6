import Foundation
import TableDSL

struct Order: Decodable, Identifiable {
    enum Status: String, NamedChoice {
        case open = "Open"
        case paid = "Paid"
        case overdue = "Overdue"
    }

    enum Delivery: String, CaseIterable {
        case standard = "Standard"
        case express = "Express"
    }

    let id: Identifier
    var customer: String
    var amount: Decimal
    var status: Status
    var due: Date
    var pickup: TimeOfDay
    private var seconds: Int
    private var express: Bool
    let imageURL: String?

    /// How long the order takes to make ready.
    var handling: Duration {
        get { .seconds(seconds) }
        set { seconds = Int(newValue.components.seconds) }
    }

    var delivery: Delivery {
        get { express ? .express : .standard }
        set { express = newValue == .express }
    }

    enum CodingKeys: String, CodingKey {
        case id, customer, amount, status, due, pickup, express
        case seconds = "handling"
        case imageURL = "image_url"
    }
}

func orderTable(_ orders: [Order]) -> Table<Order> {
    Table(orders) {
        Column("") { order in
            if let picture = order.imageURL {
                Image(picture, description: order.status.mark).frame(width: 20, height: 20)
            } else {
                Text(order.status.mark).foregroundStyle(order.status.color)
            }
        }
        .customizationID("mark").searchable(false)
        .compactContent { order in
            Text(order.customer).bold()
            Text(order.amount, format: .currency(code: "USD")) + Text(" · ")
                + Text(order.status.rawValue).foregroundStyle(order.status.color)
        }
        Column("Order", \.id)
        Column("Customer", editing: \.customer).rowHeader()
            .validate { $0.isEmpty ? .invalid("A customer needs a name.") : .valid }
        Column("Amount", editing: \.amount, format: .currency(code: "USD")).summary(.sum)
        Column("Status", editing: \.status).choices(Order.Status.allCases).foregroundStyle { $0.color }
        Column("Due", editing: \.due, format: Date.ISO8601FormatStyle.day)
        Column("Pickup", editing: \.pickup)
        Column("Handling", editing: \.handling, format: .hoursAndMinutes)
            .validate { $0 < .zero ? .invalid("Work can't take less than no time.") : .valid }
        Column("Delivery", editing: \.delivery).choices(Order.Delivery.allCases)
        Column("") { Link("›", destination: "https://example.com/orders/\($0.id)") }
            .customizationID("open").searchable(false)
    }
    .title("Orders")
    .locale(Locale(identifier: "en_US"))
}

extension Order.Status {
    var color: Color? { self == .overdue ? .red : nil }

    /// A sign that tells without colour.
    var mark: String {
        switch self {
        case .open: "○"
        case .paid: "●"
        case .overdue: "!"
        }
    }
}
