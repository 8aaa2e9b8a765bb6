import FoundationEssentials
import TableDSL

struct Student: Identifiable {
    var id: Int
    var name: String
    var math: Int
    var science: Int
    var english: Int
    var physics: Int?

    /// A group, sort marks, a missing value, wide text and colours by value.
    static var grades: Table<Student> {
        Table(students) {
            Column("Name", \.name).rowHeader()
            ColumnGroup("Grades") {
                Column("Math", \.math).foregroundStyle { $0 >= 90 ? .green : $0 >= 75 ? .yellow : .red }
                ColumnGroup("Sciences") {
                    Column("Science", \.science)
                    Column("Physics", \.physics)
                }
                Column("English", \.english)
            }
        }
        .title("Term grades, spring 2026")
        .note("3 students")
        .sortOrder([ColumnSort("Name"), ColumnSort("Math", order: .reverse)])
    }

    private static let students = [
        Student(id: 1, name: "王小明", math: 75, science: 100, english: 90, physics: nil),
        Student(id: 2, name: "Ana Núñez", math: 91, science: 88, english: 75, physics: 60),
        Student(id: 3, name: "王小明", math: 99, science: 12, english: 34, physics: 56),
    ]
}

struct Item: Identifiable {
    var id: String
    var quantity = 1
    var price: Double
    var children: [Item]?

    /// Sections with a summary at the end.
    static var purchases: Table<Item> {
        Table(of: Item.self) {
            Column("Item", \.id)
            Column("Qty", \.quantity).summary(.sum)
            Column("Price", \.price, format: .fixed(2)).summary(.sum)
        } rows: {
            Section("Housing") {
                Row(Item(id: "Insurance", quantity: 12, price: 100))
                Row(Item(id: "Bicycle repair", price: 20))
            }
            Section("Food") { Row(Item(id: "Groceries", quantity: 30, price: 1080.5)) }
        }
    }

    /// A hierarchy, partly open, with a row selected.
    static var records: Table<Item> {
        Table(
            [
                Item(
                    id: "Earnings", price: 1120,
                    children: [
                        Item(id: "Tax return", price: 50),
                        Item(
                            id: "Interest", price: 70,
                            children: [Item(id: "Savings", price: 69.5), Item(id: "Current", price: 0.5)]),
                        Item(id: "Payment", price: 1000),
                    ]),
                Item(id: "Expenses", price: 200, children: [Item(id: "Rent", price: 200)]),
                Item(id: "Nothing", price: 0, children: []),
                Item(id: "Other", price: 1),
            ], children: \.children
        ) {
            Column("Name", \.id)
            Column("Value", \.price, format: .fixed(2))
        }
        .expanded(["Earnings", "Interest", "Nothing"] as Set<String>)
        .selection(["Interest"] as Set<String>)
        .tableStyle(.minimal)
    }
}

struct Person: Identifiable {
    var id: String
    var name: String
    var email: String

    /// A single selection, and a compact form of the first column.
    static var table: Table<Person> {
        Table(
            [
                Person(id: "a", name: "Juan Chavez", email: "juan@example.com"),
                Person(id: "b", name: "Mei Chen", email: "mei@example.com"),
            ]
        ) {
            Column("Name", \.name).compactContent { person in
                Text(person.name).bold()
                Text(person.email).foregroundStyle(.secondary)
            }
            Column("E-mail", \.email)
        }
        .selection("b")
        .alternatingRowBackgrounds()
    }
}
