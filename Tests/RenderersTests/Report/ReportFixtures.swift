import Renderers
import TableDSL

/// An invoice as the list view has it.
struct Invoice: Identifiable {
    var id: Int
    var customer: String
    var number: String
    var due: String
    var state: String
    var amount: String
    var flag: String
    var isSettled = false

    static let all = [
        Invoice(
            id: 1, customer: "Acme", number: "A-2", due: "2025-12-01", state: "Overdue", amount: "$99.95", flag: "!"),
        Invoice(
            id: 2, customer: "Beta & Sons, purveyors of fine *pipes*", number: "A-3", due: "2026-02-28", state: "Paid",
            amount: "$120.00", flag: "✓", isSettled: true),
        Invoice(id: 3, customer: "王小明", number: "", due: "# soon", state: "", amount: "$7.00", flag: ""),
    ]

    /// Invoices in the list view.
    static var table: Table<Invoice> {
        Table(all) {
            Column("", \.flag).binding(.leadingAccessory)
            Column("Customer", \.customer).binding(.title)
            Column("Number", \.number).binding(.subtitle)
            Column("Due", \.due) { invoice in Text("due ") + Text(invoice.due).bold(invoice.isSettled) }
                .binding(.footnote)
            Column("State", \.state).binding(.status)
            Column("Amount", \.amount).binding(.substatus)
        }
        .title("Invoices").note("All amounts in dollars.").sizeClass(.compact)
    }
}

/// A report with every kind of block.
nonisolated(unsafe) let gradesReport = Report("Term grades, spring 2026 #") {
    Paragraph("What the class of 2026 came to, and - as ever - what it didn't.\n# not a heading")
    Heading("Sciences")
    Table {
        Column("Name")
        Column("Math").alignment(.trailing)
        Row("Ana Núñez", "91")
        Row("王小明", "9|9")
    }
    .title("Sciences by name").note("1. Two students.")
    Divider()
    Heading("Languages", level: 3)
    Paragraph {
        Text("Only ") + Text("oral").italic() + Text(" exams (") + Text("see").bold() + Text(") count.")
        Link("The rules", destination: "https://e.example/rules")
    }
    Paragraph("")
    Table {
        Column("Name")
        Column("Latin")
    }
}
.subtitle("For the board_meeting_")
