import Foundation

/// What is searched for: in lower case, and in some 9 % of the rows, as a part of Anderson, Alexander and Xander.
let searchedText = "ander"

extension [Student] {
    /// What `searching(_:)` finds, by Foundation's search for what readers type: without case and diacritics, and in
    /// the texts of all columns, since the table searches them all.
    func foundByFoundation() -> [Student] {
        filter { student in student.hasText { $0.localizedStandardContains(searchedText) } }
    }

    /// The same rows by the standard library alone, as far as it goes: without case, but with diacritics.
    func foundInLowercase() -> [Student] {
        filter { student in student.hasText { $0.lowercased().contains(searchedText) } }
    }

    /// Fewer rows, and the least that one could write: no names in capitals, no other column.
    func foundInName() -> [Student] {
        filter { $0.name.contains(searchedText) }
    }
}

extension Student {
    /// Whether one of the columns' texts is such as is looked for; those that are strings already are asked first.
    fileprivate func hasText(where isFound: (String) -> Bool) -> Bool {
        isFound(id) || isFound(name) || isFound(enrolled) || isFound(city) || isFound(note)
            || isFound(String(math)) || isFound(String(science)) || isFound(String(english)) || isFound("\(gpa)")
    }
}
