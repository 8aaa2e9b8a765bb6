import FoundationEssentials

/// The part that a locale has in a number: its separators, and the language of ordinals.
struct NumberMarks: Codable, Hashable, Sendable {
    var decimal = "."
    var grouping = ","
    var language = "en"
    /// Whether the separators were given, so that no locale's take their place.
    var isGiven = false

    /// The marks of American English, which are in force where no locale is set.
    static let usual = NumberMarks()

    init() {}

    /// A locale's marks.
    ///
    /// A program without Foundation's locale data has the usual ones for every locale.
    init(_ locale: Locale) {
        decimal = locale.decimalSeparator ?? decimal
        grouping = locale.groupingSeparator ?? grouping
        language = locale.identifier.prefix { $0 != "_" && $0 != "-" }.lowercased()
    }

    /// Whether the separators are a point and a comma.
    var hasUsualSeparators: Bool { decimal == "." && grouping == "," }

    /// What follows a whole number that counts a place, by the last digits of the number.
    func ordinalSuffix(of number: DecimalDigits) -> String {
        let (units, tens) = (number[0], number[1])
        switch language {
        case "en":
            return tens == 1 ? "th" : units == 1 ? "st" : units == 2 ? "nd" : units == 3 ? "rd" : "th"
        case "fr": return units == 1 && number.leadingPlace == 0 ? "er" : "e"
        case "nl": return "e"
        case "sv": return tens != 1 && (units == 1 || units == 2) ? ":a" : ":e"
        case "it": return "º"
        case "es", "pt": return ".º"
        default: return "."
        }
    }
}
