import Foundation
import TableDSL

struct Club: Decodable {
    let club: String
    let played: Int
    let wins: Int
    let draws: Int
    let losses: Int
    let scored: Int
    let conceded: Int
    /// The last games: 1 for a win, 0 for a draw, -1 for a loss.
    let form: [Double]
    let attendance: Int
    /// Places gained since last week.
    let change: Int

    var points: Int { 3 * wins + draws }
    var difference: Int { scored - conceded }
}

/// Standings: numbered rows, forced signs, merged goals, the last games as a chart, arrows for who goes up or down.
func leagueTable(_ clubs: [Club]) -> Table<Club> {
    Table(clubs) {
        IndexColumn("")
        Column("Club", \.club).rowHeader()
            .footnote("One game in hand.") { $0.played == 13 }
        Column("Change", \.change, format: .integer().sign(.always)).zero("±0").icons(.arrows, thresholds: [0, 1])
        ColumnGroup("Games") {
            Column("Won", \.wins)
            Column("Drawn", \.draws)
            Column("Lost", \.losses)
        }
        MergedColumn("Goals", "{1}:{2}") {
            Column("Scored", \.scored)
            Column("Conceded", \.conceded)
        }
        Column("Difference", \.difference, format: .integer().sign(.always))
        Column("Points", \.points).bold()
        Column("Last five") { Sparkline($0.form, in: -1...1, form: .winLoss) }
        Column("Attendance", \.attendance, format: .grouped()).colorScale(.blues)
    }
    .sortOrder([ColumnSort("Points", order: .reverse), ColumnSort("Difference", order: .reverse)])
    .title("League table")
    .note("Attendance is the mean of the home games.")
}
