extension Student {
    /// A student made of a number: cheap, so that making it hides little of the rendering, but each row another.
    init(number: Int) {
        self.init(
            id: Self.id(number), name: pick(Self.names, number), math: number % 101, science: number % 97,
            english: number % 89, gpa: Double(number % 401) / 100, enrolled: pick(Self.dates, number),
            city: pick(Self.cities, number), note: pick(Self.notes, number))
    }

    /// `S` and seven digits, which fit into a string without memory of its own.
    private static func id(_ number: Int) -> String {
        String(unsafeUninitializedCapacity: 8) { bytes in
            bytes[0] = UInt8(ascii: "S")
            var rest = number
            for position in (1...7).reversed() {
                bytes[position] = UInt8(ascii: "0") + UInt8(rest % 10)
                rest /= 10
            }
            return 8
        }
    }

    // Tables of different prime lengths, so that no two rows near each other are alike.
    private static let names = [
        "Anna Smith", "Ben Johnson", "Zoë Müller", "佐藤 花子", "Bartholomew Featherstonehaugh", "Emma 🎓", "Alexander King",
        "Łukasz Wójcik", "Grace Hill", "Quinn O'Hara", "Jo Ng",
    ]
    private static let cities = [
        "London", "San Francisco", "São Paulo", "Oslo", "Tokyo", "Llanfairpwllgwyngyll", "Kraków",
    ]
    private static let dates = ["2015-01-31", "2017-06-02", "2019-11-23", "2021-08-14", "2024-03-09"]
    private static let notes = [
        "good progress in class", "needs more practice with fractions", "reads well above level, excellent lab work",
        "late homework twice this term", "said \"yes\" to R&D", "a < b | c", "quiet but attentive",
        "strong essay skills, should join the science club", "helps other students with tutoring", "plays football",
        "improved attendance very creative ask about piano", "often late", "*star* of the school play",
    ]
}

private func pick(_ texts: [String], _ number: Int) -> String { texts[number % texts.count] }
