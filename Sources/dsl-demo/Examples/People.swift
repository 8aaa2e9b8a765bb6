import Foundation
import TableDSL

struct Person: Decodable {
    let givenName: String
    let familyName: String
    let emailAddress: String

    var fullName: String { "\(givenName) \(familyName)" }
}

func peopleTable(_ people: [Person]) -> Table<Person> {
    Table(people, id: \.emailAddress) {
        Column("Given Name", \.givenName).rowHeader().compactContent { person in
            Text(person.fullName)
            Text(person.emailAddress).foregroundStyle(.secondary)
        }
        Column("Family Name", \.familyName)
        Column("E-Mail Address", \.emailAddress) { Link($0.emailAddress, destination: "mailto:\($0.emailAddress)") }
            .customizationID("email")
    }
    .title("People")
    .selectionMode(.single)
    .emptyState("No person found")
    .locale(Locale(identifier: "en_US"))
}
