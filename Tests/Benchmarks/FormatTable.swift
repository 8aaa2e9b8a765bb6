import Foundation
import TableDSL

/// What a student pays: money, a date and a share, all of which are shown as a locale has them.
struct Account {
    var id: String
    var name: String
    var fee: Double
    var paid: Date
    var share: Double
}

extension Account {
    /// An account with the student's own, varied figures.
    init(of student: Student) throws {
        self.init(
            id: student.id, name: student.name, fee: student.gpa * 1000 + Double(student.math),
            paid: try Date(student.enrolled, strategy: Date.ISO8601FormatStyle().year().month().day()),
            share: Double(student.science) / 100)
    }
}

/// Columns in Foundation's own styles.
func formatTable(_ accounts: [Account]) -> Table<Account> {
    Table(accounts) {
        Column("id", \.id)
        Column("name", \.name)
        Column("fee", \.fee, format: .currency(code: "EUR"))
        Column("paid", \.paid, format: Date.FormatStyle(date: .abbreviated, time: .omitted, timeZone: .gmt))
        Column("share", \.share, format: .percent)
    }
    .locale(Locale(identifier: "en_GB"))
}
