import Foundation
import Renderers
import TableDSL

struct Bill: Identifiable {
    var id: String
    var customer: String
    var due: Date
    var status: String
    var amount: Double

    static let all = [
        Bill(
            id: "A-1", customer: "Ana Núñez", due: Date(timeIntervalSince1970: 1_706_954_400), status: "Paid",
            amount: 1250.5),
        Bill(
            id: "A-2", customer: "Acme", due: Date(timeIntervalSince1970: 1_764_547_200), status: "Overdue",
            amount: 99.95),
        Bill(
            id: "A-3", customer: "Beta & Sons", due: Date(timeIntervalSince1970: 1_772_236_800.5), status: "Open",
            amount: 120),
    ]

    /// A table with dates, marks, a sum, footnotes, and what its columns are as cards.
    static var table: Table<Bill> {
        Table(all) {
            Column("Bill", \.id).binding(.footnote).rowHeader()
            Column("Customer", \.customer).binding(.title)
            Column("Due", \.due, format: .iso8601.year().month().day()).binding(.footnote)
            Column("Status", \.status) { invoice in
                let isLate = invoice.status == "Overdue"
                Text(invoice.status).foregroundStyle(isLate ? .rgb(120, 20, 10) : .green)
                    .background(isLate ? .rgb(255, 225, 220) : nil)
            }
            .binding(.status)
            Column("Amount", \.amount, format: .fixed(2)).binding(.substatus).summary(.sum)
                .footnote("Without tax", where: { $0.amount > 1000 })
        }
        .title("Invoices").subtitle("Second half of the year").caption("In euros.").source("The ledger")
    }

    /// A table wide and long enough to be scrolled.
    static var long: Table<Cells> {
        Table {
            Column("Name").rowHeader()
            ForEach(1...14) { number in Column("Measurement \(number)").alignment(.numeric) }
            ForEach(1...80) { row in
                Row(Cells(["Station \(row)"] + (1...14).map { "\(row * $0 * 1234)" }))
            }
        }
        .title("Stations")
    }

    static var report: Report {
        Report("Half a year & its <numbers>") {
            Paragraph("What came in, and what did not.\nTwo lines.")
            Heading("Invoices")
            table
            Heading("Terms", level: 3)
            Paragraph {
                Text("Only ") + Text("late").italic() + Text(" ones: ")
                    + Text("red").foregroundStyle(.rgb(120, 20, 10)).background(.rgb(255, 225, 220))
            }
            Divider()
            Heading("Grades")
            Heading("Too deep", level: 5)
            Student.grades
            grid(["A"], [["no title"]])
        }
        .subtitle("Drawn up on one day")
    }
}

extension HTMLRenderer {
    /// A renderer with some options set.
    static func with(_ form: Form = .page, _ set: (inout HTMLRenderer) -> Void) -> HTMLRenderer {
        var renderer = HTMLRenderer(form)
        set(&renderer)
        return renderer
    }
}
