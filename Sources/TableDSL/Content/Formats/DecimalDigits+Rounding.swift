extension DecimalDigits {
    /// Rounds so that nothing is left behind so many decimals.
    mutating func round(decimals: Int, rule: RoundingRule) {
        let excess = -exponent - decimals
        guard excess > 0, !digits.isEmpty else { return }
        let kept = digits.count - excess
        let dropped = digits.dropFirst(max(kept, 0))
        let isExact = dropped.allSatisfy { $0 == 0 }
        let first = kept < 0 ? 0 : dropped.first ?? 0
        let isTie = first == 5 && dropped.dropFirst().allSatisfy { $0 == 0 }
        digits.removeLast(dropped.count)
        exponent = -decimals
        let rest: RoundingRule.Rest = isExact ? .none : isTie ? .half : first < 5 ? .less : .more
        round(rest, rule: rule)
    }

    /// Rounds to so many digits, 1 or more.
    mutating func round(significant count: Int, rule: RoundingRule) {
        round(decimals: count - 1 - leadingPlace, rule: rule)
    }

    /// The number divided by an even one, such as the seconds of an hour, and rounded to so many decimals.
    func divided(byEven divisor: Int, decimals: Int, rule: RoundingRule) -> DecimalDigits {
        var whole = self
        whole.exponent += decimals
        let hasFraction = whole.decimals > 0
        whole.round(decimals: 0, rule: .towardZero)
        var (quotient, remainder) = whole.dividing(by: divisor)
        quotient.exponent = -decimals
        quotient.isNegative = isNegative
        let rest: RoundingRule.Rest =
            switch remainder * 2 {
            case 0: hasFraction ? .less : .none
            case ..<divisor: .less
            case divisor: hasFraction ? .more : .half
            default: .more
            }
        quotient.round(rest, rule: rule)
        return quotient
    }

    /// Rounds away from zero where the rule says so of what lay behind the last digit.
    private mutating func round(_ rest: RoundingRule.Rest, rule: RoundingRule) {
        let isOdd = (digits.last ?? 0) % 2 == 1
        if rule.isAway(rest, isNegative: isNegative, isOdd: isOdd) { increment() }
    }

    /// Adds one to the last digit.
    private mutating func increment() {
        for index in digits.indices.reversed() {
            guard digits[index] == 9 else { return digits[index] += 1 }
            digits[index] = 0
        }
        digits.insert(1, at: 0)
    }
}
