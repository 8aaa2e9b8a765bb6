extension NumberFormat {
    /// Appends a number as a whole one and a fraction in lowest terms: `2 1/3`; returns whether it shows as zero.
    ///
    /// Of all fractions whose denominators are no greater than the greatest allowed, it is the nearest; of two as near,
    /// that with the smaller denominator.
    func appendFraction(_ number: DecimalDigits, _ maximumDenominator: Int, to text: inout ByteBuffer) -> Bool {
        var best = nearest(number, denominator: 1)
        var bestDistance = best.error.roughly
        let fraction = number.fraction.roughly
        // A saved style may have any denominator.
        for denominator in 2...max(2, min(maximumDenominator, 1000)) where denominator <= maximumDenominator {
            if best.error.isZero { break }
            // Most denominators are plainly farther off, by more than what a `Double` leaves out.
            let product = fraction * Double(denominator)
            let rest = (product - product.rounded()).magnitude - 1e-11
            if rest > bestDistance * Double(denominator) { continue }
            let next = nearest(number, denominator: denominator)
            // Distances are compared over the same denominator.
            if next.error.multiplied(by: best.denominator).isNearer(best.error.multiplied(by: denominator)) {
                best = next
                bestDistance = best.error.roughly / Double(denominator)
            }
        }
        let (whole, rest) = best.numerator.dividing(by: best.denominator)
        if !whole.isZero || rest == 0 { appendDigits(of: whole, decimals: 0, to: &text) }
        if rest > 0 {
            if !whole.isZero { text.append(UInt8(ascii: " ")) }
            text.append(decimal: rest)
            text.append(UInt8(ascii: "/"))
            text.append(decimal: best.denominator)
        }
        return best.numerator.isZero
    }

    /// The fraction with a denominator that is nearest to a number, and how far off it is, times the denominator.
    private func nearest(
        _ number: DecimalDigits, denominator: Int
    ) -> (numerator: DecimalDigits, denominator: Int, error: DecimalDigits) {
        let product = number.multiplied(by: denominator)
        var numerator = product
        numerator.round(decimals: 0, rule: rounding)
        return (numerator, denominator, product.distance(toRounded: numerator))
    }
}

extension DecimalDigits {
    /// How far off the number is from what it was rounded to, which is the whole number below or above.
    fileprivate func distance(toRounded whole: DecimalDigits) -> DecimalDigits {
        guard exponent < 0 else { return DecimalDigits(0) }
        var floor = self
        floor.round(decimals: 0, rule: .towardZero)
        if floor.digits == whole.digits { return fraction }
        // What is left to 1: nines less the digits, and one at the last.
        guard let last = (exponent..<0).first(where: { self[$0] > 0 }) else { return DecimalDigits(0) }
        let rest = (exponent..<0).reversed().map { $0 > last ? 9 - self[$0] : $0 == last ? 10 - self[$0] : 0 }
        return DecimalDigits(digits: rest, exponent: exponent)
    }

    /// What there is behind the point.
    fileprivate var fraction: DecimalDigits {
        DecimalDigits(digits: (min(exponent, 0)..<0).reversed().map { self[$0] }, exponent: min(exponent, 0))
    }

    /// About the number, which is one of less than 1, to some 16 decimals.
    fileprivate var roughly: Double {
        (-18..<0).reduce(0.0) { ($0 + Double(self[$1])) / 10 }
    }

    /// Whether a distance is less than another one with the same exponent.
    fileprivate func isNearer(_ other: DecimalDigits) -> Bool {
        digits.count == other.digits.count
            ? digits.lexicographicallyPrecedes(other.digits) : digits.count < other.digits.count
    }
}
