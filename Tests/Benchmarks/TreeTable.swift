import TableDSL

/// A student with others below.
struct Group {
    var student: Student
    var members: [Group]?
}

/// Every tenth student with the nine that follow.
func groups(of students: [Student]) -> [Group] {
    stride(from: 0, to: students.count, by: 10).map { start in
        let members = students[start..<min(start + 10, students.count)].dropFirst()
        return Group(student: students[start], members: members.map { Group(student: $0) })
    }
}

/// The plain columns over a hierarchy, all of it open.
func treeTable(_ groups: [Group]) -> Table<Group> {
    Table(groups, children: \.members) {
        Column("id", \.student.id)
        Column("name", \.student.name)
        Column("math", \.student.math)
        Column("science", \.student.science)
        Column("english", \.student.english)
        Column("gpa", \.student.gpa, format: .fixed(2))
        Column("enrolled", \.student.enrolled)
        Column("city", \.student.city)
        Column("note", \.student.note)
    }
}
