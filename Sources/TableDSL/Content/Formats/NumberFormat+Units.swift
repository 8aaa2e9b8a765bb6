// Numbers in a unit that suits their size. A unit is chosen by the rounded number, so that 999,950 is 1.0M and not
// 1000.0K.
extension NumberFormat {
    /// Appends a number in thousands, millions, billions or trillions; returns whether it shows as zero.
    func appendCompact(_ number: DecimalDigits, to text: inout ByteBuffer) -> Bool {
        let names = ["", "K", "M", "B", "T"]
        for (step, name) in names.enumerated() {
            let precision = step == 0 ? precision.trimmed : precision
            var rounded = number
            rounded.exponent -= step * 3
            precision.round(&rounded, rule: rounding)
            guard rounded.leadingPlace < 3 || step == names.count - 1 else { continue }
            appendDigits(of: rounded, decimals: precision.decimals(of: rounded), to: &text)
            text.append(string: name)
            return rounded.isZero
        }
        return false
    }

    /// Appends a count of bytes in the unit of its size; returns whether it shows as zero.
    func appendBytes(_ number: DecimalDigits, _ units: ByteUnits, to text: inout ByteBuffer) -> Bool {
        var number = number
        let names = units.names
        for (step, name) in names.enumerated() {
            var rounded = number
            precision.round(&rounded, rule: rounding)
            guard rounded.isBelow(units.size) || step == names.count - 1 else {
                // A 1024th is exact in decimals: the tenth power of a half is that of 5 over that of 10.
                if units == .binary { number = number.multiplied(by: 9_765_625) }
                number.exponent -= units == .binary ? 10 : 3
                continue
            }
            appendDigits(of: rounded, decimals: precision.decimals(of: rounded), to: &text)
            text.append(UInt8(ascii: " "))
            text.append(string: name)
            return rounded.isZero
        }
        return false
    }

    /// Appends a number with a power of ten behind it; returns whether it shows as zero.
    func appendExponent(
        _ number: DecimalDigits, _ step: Int, _ form: ExponentForm, to text: inout ByteBuffer
    ) -> Bool {
        // A saved style may have any step.
        let step = max(step, 1)
        var rounded = number
        var power = 0
        for _ in 0..<2 {
            // Rounding up may take the number to its next power, where the same is done once more.
            power = Int((Double(rounded.leadingPlace) / Double(step)).rounded(.down)) * step
            rounded = number
            rounded.exponent -= power
            precision.round(&rounded, rule: rounding)
            if rounded.leadingPlace < step { break }
            rounded.exponent += power
        }
        appendDigits(of: rounded, decimals: precision.decimals(of: rounded), to: &text)
        text.append(string: form.text(power))
        return rounded.isZero
    }
}

extension DecimalDigits {
    /// Whether a number is less than 1000 or 1024, its sign aside.
    fileprivate func isBelow(_ size: Int) -> Bool {
        guard leadingPlace < 4 else { return false }
        return (0...3).reduce(0) { $0 * 10 + Int(self[3 - $1]) } < size
    }
}
