/// How many digits a number shows.
struct NumberPrecision: Hashable, Sendable {
    /// Whether digits are counted from the first one, and not decimals.
    let isSignificant: Bool
    let minimum: Int
    let maximum: Int

    /// So many decimals, kept within 0 and 99.
    init(decimals: ClosedRange<Int>) { self.init(false, decimals.lowerBound, decimals.upperBound) }

    /// So many digits, kept within 1 and 99.
    init(significant: ClosedRange<Int>) { self.init(true, significant.lowerBound, significant.upperBound) }

    private init(_ isSignificant: Bool, _ minimum: Int, _ maximum: Int) {
        let least = isSignificant ? 1 : 0
        self.isSignificant = isSignificant
        self.maximum = min(max(maximum, least), 99)
        self.minimum = min(max(minimum, least), self.maximum)
    }

    /// The same without zeros at the end.
    var trimmed: NumberPrecision { Self(isSignificant, 0, maximum) }

    /// The most decimals, where digits aren't counted from the first.
    var maximumDecimals: Int { isSignificant ? 0 : maximum }

    func round(_ number: inout DecimalDigits, rule: RoundingRule) {
        if isSignificant {
            number.round(significant: maximum, rule: rule)
        } else {
            number.round(decimals: maximum, rule: rule)
        }
    }

    /// How many decimals a rounded number shows.
    func decimals(of number: DecimalDigits) -> Int {
        let least = isSignificant ? minimum - 1 - number.leadingPlace : minimum
        return max(number.decimals, least, 0)
    }
}

extension NumberPrecision: Codable {
    private enum CodingKeys: CodingKey { case isSignificant, minimum, maximum }

    /// Reads a precision, its counts kept within the same bounds.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try values.decode(Bool.self, forKey: .isSignificant), try values.decode(Int.self, forKey: .minimum),
            try values.decode(Int.self, forKey: .maximum))
    }
}
