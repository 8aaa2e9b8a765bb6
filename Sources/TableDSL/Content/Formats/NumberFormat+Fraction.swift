extension NumberFormat {
    /// Appends a number as a whole one and a fraction in lowest terms: `2 1/3`; returns whether it shows as zero.
    ///
    /// Of all fractions whose denominators are no greater than the greatest allowed, it is the nearest; of two as near,
    /// that with the smaller denominator.
    func appendFraction(_ number: DecimalDigits, _ maximumDenominator: Int, to text: inout ByteBuffer) -> Bool {
        var best = nearest(number, denominator: 1)
        // A saved style may have any denominator.
        for denominator in 2...max(2, min(maximumDenominator, 1000)) where denominator <= maximumDenominator {
            if best.error.isZero { break }
            let next = nearest(number, denominator: denominator)
            // Distances are compared over the same denominator.
            if next.error.multiplied(by: best.denominator).isNearer(best.error.multiplied(by: denominator)) {
                best = next
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
        let fraction = (exponent..<0).reversed().map { self[$0] }
        var floor = self
        floor.round(decimals: 0, rule: .towardZero)
        if floor.digits == whole.digits { return DecimalDigits(digits: fraction, exponent: exponent) }
        // What is left to 1: nines less the digits, and one at the last.
        guard let last = fraction.lastIndex(where: { $0 > 0 }) else { return DecimalDigits(0) }
        let rest = fraction.indices.map { $0 < last ? 9 - fraction[$0] : $0 == last ? 10 - fraction[$0] : 0 }
        return DecimalDigits(digits: rest, exponent: exponent)
    }

    /// Whether a distance is less than another one with the same exponent.
    fileprivate func isNearer(_ other: DecimalDigits) -> Bool {
        digits.count == other.digits.count
            ? digits.lexicographicallyPrecedes(other.digits) : digits.count < other.digits.count
    }
}
