extension ByteBuffer {
    /// Appends a whole number in decimal digits.
    package mutating func append(decimal number: some FixedWidthInteger) {
        guard let wide = UInt64(exactly: number.magnitude) else { return append(String(number)) }
        appendDigits(of: wide, isNegative: number < 0)
    }

    /// Appends the decimal digits of a number, and a sign before them where it is negative.
    package mutating func appendDigits(of magnitude: UInt64, isNegative: Bool = false) {
        if magnitude < 10 && !isNegative { return append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude)) }
        let start = reserve(21)
        var end = start
        if isNegative {
            end.pointee = UInt8(ascii: "-")
            end += 1
        }
        end += Self.digitCount(magnitude)
        count += end - start
        var rest = magnitude
        repeat {
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            end -= 1
            end.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
            rest = quotient
        } while rest != 0
    }

    private static func digitCount(_ number: UInt64) -> Int {
        var bound: UInt64 = 10
        var digits = 1
        while number >= bound {
            digits += 1
            let (next, overflows) = bound.multipliedReportingOverflow(by: 10)
            if overflows { break }
            bound = next
        }
        return digits
    }
}
