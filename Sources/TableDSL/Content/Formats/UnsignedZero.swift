import FoundationEssentials

extension FormatStyle where FormatOutput == String {
    /// The text of a value, in which a number that shows as zero has no sign.
    ///
    /// Foundation's styles write a number below zero with its sign even where rounding leaves zeros alone, as `-0.00`,
    /// `-$0.00` or `($0.00)`. Such a number is shown as zero is.
    func text(showing value: FormatInput) -> String {
        let text = format(value)
        // Few texts have no digit but zeros, so the value's type is hardly ever asked for.
        guard text.hasZerosAlone, let zero = zero(for: value) else { return text }
        return format(zero)
    }

    /// Zero, where the value is a number or a duration that is not above it.
    private func zero(for value: FormatInput) -> FormatInput? {
        func zero<Number: AdditiveArithmetic & Comparable>(_ number: Number) -> FormatInput? {
            number <= .zero ? Number.zero as? FormatInput : nil
        }
        return (value as? any AdditiveArithmetic & Comparable).flatMap { zero($0) }
    }
}

extension String {
    /// Whether there are digits in it, of any script, and all of them are zeros.
    fileprivate var hasZerosAlone: Bool {
        var (hasZero, hasOthers) = (false, false)
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "1")...UInt8(ascii: "9"): return false
            case UInt8(ascii: "0"): hasZero = true
            case 0x80...: hasOthers = true
            default: break
            }
        }
        guard hasOthers else { return hasZero }
        for scalar in unicodeScalars where scalar.properties.numericType == .decimal {
            if scalar.properties.numericValue != 0 { return false }
            hasZero = true
        }
        return hasZero
    }
}
