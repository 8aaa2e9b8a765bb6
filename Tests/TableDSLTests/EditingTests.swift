import Foundation
import TableDSL
import Testing

@Suite("Editing")
struct EditingTests {
    enum Status: String, CaseIterable { case open = "Open", paid = "Paid" }

    struct Order: Identifiable, Equatable {
        var id: Int
        var customer = "Acme"
        var amount = Decimal(10)
        var count = 1
        var ratio = 0.5
        var status = Status.open
        var priority: Status?
        var note: String? = "n"
        var limit: Int? = 7
        var isExpress = false
        var due = Date(timeIntervalSince1970: 0)
        var code = UUID()
        var rebate: Double? = 2
    }

    private let english = Locale(identifier: "en_US")

    private func table(_ orders: [Order]) -> Table<Order> {
        Table(orders) {
            Column("Id", \.id)
            Column("Customer", editing: \.customer)
                .validate { $0.isEmpty ? .invalid("Value cannot be empty.") : .valid }
                .validate { $0.count > 9 ? .invalid("Too long.") : .valid }
            Column("Amount", editing: \.amount)
            Column("Count", editing: \.count).validate { $0 < 0 ? .invalid("Negative.") : .valid }
            Column("Ratio", editing: \.ratio).customizationID("ratio")
            Column("Status", editing: \.status).choices(Status.allCases)
            Column("Priority", editing: \.priority)
            Column("Note", editing: \.note)
            Column("Limit", editing: \.limit).choices([5, 7])
            Column("Express", editing: \.isExpress)
            Column("Due", editing: \.due)
            Column("Code", editing: \.code)
            Column("Price", editing: \.amount, format: .currency(code: "USD").locale(english))
            Column("Rebate", editing: \.rebate, format: .percent.locale(english))
        }
    }

    /// Applies one change to one order, and returns what became of it, and the order.
    private func edited(_ column: String, _ text: String) -> (outcome: CellChange.Outcome, order: Order) {
        var orders = [Order(id: 1)]
        let outcome = table(orders).apply([CellChange(row: 1, column: column, text: text)], to: &orders)
        return (outcome[0], orders[0])
    }

    @Test("a change writes the value")
    func applied() throws {
        #expect(edited("Customer", "Beta").order.customer == "Beta")
        #expect(edited("Amount", "-12.50").order.amount == Decimal(string: "-12.5"))
        #expect(edited("Count", "42").order.count == 42)
        #expect(edited("ratio", "1e3").order.ratio == 1000)
        #expect(edited("Status", "Paid").order.status == .paid)
        #expect(edited("Priority", "Open").order.priority == .open)
        #expect(edited("Note", "new").order.note == "new")
        #expect(edited("Limit", "5").order.limit == 5)
        #expect(edited("Express", "true").order.isExpress)
        #expect(edited("Due", "1970-01-02T00:00:00Z").order.due == Date(timeIntervalSince1970: 86_400))
        #expect(edited("Price", "$1,234.50").order.amount == Decimal(string: "1234.5"))
        #expect(edited("Rebate", "50%").order.rebate == 0.5)
        let uuid = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        #expect(edited("Code", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f").order.code == uuid)
        for (column, text) in [("Customer", "Beta"), ("Count", "0"), ("Rebate", "1%")] {
            #expect(edited(column, text).outcome == .applied)
        }
    }

    @Test("an optional value is cleared by an empty text", arguments: ["Priority", "Note", "Limit", "Rebate"])
    func cleared(column: String) {
        let (outcome, order) = edited(column, "")
        #expect(outcome == .applied)
        let cleared = ["Priority": order.priority == nil, "Note": order.note == nil, "Limit": order.limit == nil]
        #expect(cleared[column] ?? (order.rebate == nil))
    }

    @Test(
        "a text that is no value is rejected, and the row is as it was",
        arguments: [
            ("Amount", ["", "-", "+", ".", "--5", "+-5", "1.2.3", "5x", " 5", "1e3", "1,5", "NaN", "٣"]),
            ("Count", ["", "1.0", "1,000", " 1", "0x10", "99999999999999999999", "x"]),
            ("ratio", ["", "one", "1,5", "1 "]), ("Express", ["", "yes", "TRUE", "1"]),
            ("Due", ["", "tomorrow", "2026-13-01T00:00:00Z"]), ("Code", ["", "123"]),
            ("Priority", ["open", "Closed"]), ("Price", ["", "much"]), ("Rebate", ["half"]),
        ])
    func unreadable(column: String, texts: [String]) {
        for text in texts {
            let (outcome, order) = edited(column, text)
            #expect(
                outcome == .rejected("“\(text)” can't be read as a value of this column."), "\(column): \(text)")
            #expect(order.with(code: noCode) == Order(id: 1).with(code: noCode))
        }
    }

    @Test("validators are asked in order, and the first that objects has the word")
    func validated() {
        #expect(edited("Customer", "").outcome == .rejected("Value cannot be empty."))
        #expect(edited("Customer", "0123456789").outcome == .rejected("Too long."))
        #expect(edited("Count", "-1").outcome == .rejected("Negative."))
        #expect(edited("Count", "-1").order.count == 1)
    }

    @Test("only choices are taken, and they are shown as the column shows them")
    func choices() {
        #expect(edited("Status", "paid").outcome == .rejected("“paid” is none of: Open, Paid."))
        #expect(edited("Limit", "6").outcome == .rejected("“6” is none of: 5, 7."))
        let columns = table([]).description.columns
        #expect(columns.map(\.choices).compactMap { $0 } == [["Open", "Paid"], ["5", "7"]])
        #expect(columns.map(\.isEditable) == [false] + Array(repeating: true, count: 13))
    }

    @Test("each change by itself and in order: one that is rejected stops none")
    func several() {
        var orders = [Order(id: 1), Order(id: 2)]
        let outcomes = table(orders).apply(
            [
                CellChange(row: 2, column: "Count", text: "5"), CellChange(row: 3, column: "Count", text: "5"),
                CellChange(row: 1, column: "Size", text: "5"), CellChange(row: 1, column: "Id", text: "5"),
                CellChange(row: 2, column: "Count", text: "6"), CellChange(row: 1, column: "Ratio", text: "6"),
            ], to: &orders)
        #expect(
            outcomes == [
                .applied, .rejected("There is no row “3”."), .rejected("There is no column “Size”."),
                .rejected("The column “Id” can't be edited."), .applied, .rejected("There is no column “Ratio”."),
            ])
        #expect(orders.map(\.count) == [1, 6])
    }

    @Test("a value that is shown can be given back, in the table's locale too")
    func roundTrip() {
        var orders = [Order(id: 1, amount: Decimal(1234) + Decimal(5) / 10)]
        let table = table(orders).locale(Locale(identifier: "de_DE"))
        let rendered = table.lines[0].components(separatedBy: " | ")[12]
        #expect(rendered == "1.234,50\u{A0}$")
        let outcome = table.apply([CellChange(row: 1, column: "Price", text: rendered)], to: &orders)
        #expect(outcome == [.applied])
        #expect(orders[0].amount == Decimal(string: "1234.5"))
    }
}

private let noCode = UUID()

extension EditingTests.Order {
    fileprivate func with(code: UUID) -> Self {
        var order = self
        order.code = code
        return order
    }
}
