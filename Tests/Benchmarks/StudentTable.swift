import TableDSL

/// Nine columns by key path, as most tables are declared.
func plainTable(_ students: some Sequence<Student>) -> Table<Student> {
    Table(students) {
        Column("id", \.id)
        Column("name", \.name)
        Column("math", \.math)
        Column("science", \.science)
        Column("english", \.english)
        Column("gpa", \.gpa, format: .fixed(2))
        Column("enrolled", \.enrolled)
        Column("city", \.city)
        Column("note", \.note)
    }
}

/// The same columns, every cell made by a closure and coloured.
func closureTable(_ students: [Student]) -> Table<Student> {
    Table(students) {
        Column("id", \.id) { student in Text(student.id).foregroundStyle(.secondary) }
        Column("name", \.name) { student in Text(student.name).foregroundStyle(.blue) }
        Column("math", \.math) { student in
            Text("\(student.math)").foregroundStyle(student.math < 50 ? .red : .green)
        }
        Column("science", \.science) { student in
            Text("\(student.science)").foregroundStyle(student.science < 50 ? .red : .green)
        }
        Column("english", \.english) { student in
            Text("\(student.english)").foregroundStyle(student.english < 50 ? .red : .green)
        }
        Column("gpa", \.gpa) { student in Text(student.gpa, format: .fixed(2)).foregroundStyle(.magenta) }
        Column("enrolled", \.enrolled) { student in Text(student.enrolled).foregroundStyle(.cyan) }
        Column("city", \.city) { student in Text(student.city).foregroundStyle(.yellow) }
        Column("note", \.note) { student in Text(student.note).foregroundStyle(.red) }
    }
}
