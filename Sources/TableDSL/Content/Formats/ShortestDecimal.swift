/// A number's shortest decimal digits that read back as the same number: `significand` × 10 to the power of `exponent`.
struct ShortestDecimal {
    var significand: UInt64
    var exponent: Int

    /// The digits of a finite number, without its sign.
    init(_ value: Double) {
        // The description has the shortest digits: [-]digits[.digits][e[±]exponent], at most 18 in all.
        (significand, exponent) = (0, 0)
        var (isFraction, isExponent, isNegative, power) = (false, false, false, 0)
        for byte in value.magnitude.description.utf8 {
            switch byte {
            case UInt8(ascii: "."): isFraction = true
            case UInt8(ascii: "e"): isExponent = true
            case UInt8(ascii: "-"): isNegative = true
            case UInt8(ascii: "+"): break
            default:
                let digit = byte - UInt8(ascii: "0")
                if isExponent {
                    power = power * 10 + Int(digit)
                } else {
                    significand = significand * 10 + UInt64(digit)
                    if isFraction { exponent -= 1 }
                }
            }
        }
        exponent += isNegative ? -power : power
    }

    /// Rounds half to even, so that nothing is left behind so many decimals.
    mutating func round(decimals: Int) {
        let excess = -exponent - decimals
        guard excess > 0 else { return }
        exponent = -decimals
        // Fewer than 19 digits come to less than half of the last decimal.
        guard excess < 19 else { return significand = 0 }
        let unit = (0..<excess).reduce(1 as UInt64) { power, _ in power * 10 }
        let (quotient, rest) = significand.quotientAndRemainder(dividingBy: unit)
        let isUp = rest * 2 == unit ? !quotient.isMultiple(of: 2) : rest * 2 > unit
        significand = quotient + (isUp ? 1 : 0)
    }
}
