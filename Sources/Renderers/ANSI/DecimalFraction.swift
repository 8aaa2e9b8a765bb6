import TableDSL

/// The part of a number behind its whole digits: the decimal point and what follows, or a unit such as `%` or ` kg`.
enum DecimalFraction {
    /// The cells from the last point with a digit behind it, else from behind the last digit; 0 where there is no digit.
    static func width(of text: UnsafeBufferPointer<UInt8>, _ measure: TextWidth) -> Int {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let last = text.lastIndex(where: digits.contains) else { return 0 }
        var start = last + 1
        if let point = text.lastIndex(of: UInt8(ascii: ".")), point < last, digits.contains(text[point + 1]) {
            start = point
        }
        // What follows the digits, such as a currency sign, may be beyond ASCII.
        return measure.width(of: text.part(start..<text.count))
    }
}
