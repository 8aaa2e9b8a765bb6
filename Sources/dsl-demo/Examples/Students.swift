import Foundation
import TableDSL

struct StudentList: Decodable {
    let students: [Student]
}

struct Student: Decodable, Identifiable {
    let id: Identifier
    let name: String
    let gradeHistory: GradeHistory
    /// The students that this one looks after; nil where there are none.
    let students: [Student]?

    enum CodingKeys: String, CodingKey {
        case id, name, students
        case gradeHistory = "grade_history"
    }
}

struct GradeHistory: Decodable {
    let semester: String?
    let subjects: Subjects
}

/// Grades from 0 to 100; nil where there is none.
struct Subjects: Decodable {
    let math, science, english, physics, computer, socialScience: Int?

    enum CodingKeys: String, CodingKey {
        case math = "Math"
        case science = "Science"
        case english = "English"
        case physics = "Physics"
        case computer = "Computer"
        case socialScience = "Social Science"
    }
}

func studentTable(_ students: [Student]) -> Table<Student> {
    Table(students, children: \.students) {
        IndexColumn("Index") { number in Text("No. \(number)") }
        Column("Name", \.name).rowHeader().width(min: 18)
        Column("ID", \.id).priority(-1)
        Column("Semester", \.gradeHistory.semester).defaultVisibility(.hidden)
        ColumnGroup("Grades") {
            Column("Math", \.gradeHistory.subjects.math).foregroundStyle(gradeColor)
            Column("Science", \.gradeHistory.subjects.science).foregroundStyle(gradeColor)
            Column("English", \.gradeHistory.subjects.english).foregroundStyle(gradeColor)
            Column("Physics", \.gradeHistory.subjects.physics).foregroundStyle(gradeColor)
            Column("Computer", \.gradeHistory.subjects.computer).foregroundStyle(gradeColor)
            Column("Social Science", \.gradeHistory.subjects.socialScience).foregroundStyle(gradeColor)
        }
    }
    .title("Students")
    .missing("–")
    .selectionMode(.multiple)
    .emptyState("No student found")
    .locale(Locale(identifier: "en_US"))
}

func gradeColor(_ grade: Int) -> Color? {
    switch grade {
    case 90...: .green
    case 75...: .yellow
    default: .red
    }
}
