extension NumberFormat {
    /// Appends a duration in seconds: `1h 5m` or `1:05:00`; returns whether it shows as zero.
    ///
    /// It is rounded in the smallest unit before it is split, so that no part shows as many as make the next unit.
    func appendDuration(
        _ seconds: DecimalDigits, _ largest: DurationUnit, _ smallest: DurationUnit, _ isClock: Bool,
        to text: inout ByteBuffer
    ) -> Bool {
        let count = smallest.count(of: seconds, decimals: precision.maximumDecimals, rule: rounding)
        let parts = split(count, from: smallest, to: max(largest, smallest))
        if isClock {
            for (index, part) in parts.enumerated() {
                if index > 0 { text.append(UInt8(ascii: ":")) }
                append(part, wholeDigits: index > 0 ? 2 : 1, smallest: smallest, to: &text)
            }
            return count.isZero
        }
        var isFirst = true
        for part in parts where !part.count.isZero || part.unit == smallest && count.isZero {
            if !isFirst { text.append(UInt8(ascii: " ")) }
            append(part, wholeDigits: 1, smallest: smallest, to: &text)
            text.append(string: part.unit.name)
            isFirst = false
        }
        return count.isZero
    }

    private func append(
        _ part: (unit: DurationUnit, count: DecimalDigits), wholeDigits: Int, smallest: DurationUnit,
        to text: inout ByteBuffer
    ) {
        let decimals = part.unit == smallest && !precision.isSignificant ? precision.decimals(of: part.count) : 0
        appendDigits(of: part.count, decimals: decimals, wholeDigits: wholeDigits, to: &text)
    }

    /// A count of the smallest unit as counts of each unit, the largest first.
    private func split(
        _ count: DecimalDigits, from smallest: DurationUnit, to largest: DurationUnit
    ) -> [(unit: DurationUnit, count: DecimalDigits)] {
        var parts: [(unit: DurationUnit, count: DecimalDigits)] = []
        var whole = count
        whole.round(decimals: 0, rule: .towardZero)
        for unit in DurationUnit.allCases where unit >= smallest && unit < largest {
            let (next, rest) = whole.dividing(by: unit.countInNext)
            parts.append((unit, DecimalDigits(rest)))
            whole = next
        }
        parts.append((largest, whole))
        let fraction = (min(count.exponent, 0)..<0).reversed().map { count[$0] }
        let wholeOfSmallest = parts[0].count
        let digits = (0..<max(wholeOfSmallest.leadingPlace + 1, 1)).reversed().map { wholeOfSmallest[$0] } + fraction
        parts[0].count = DecimalDigits(digits: digits, exponent: -fraction.count)
        return parts.reversed()
    }
}
