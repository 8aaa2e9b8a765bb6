import Foundation

/// Shows an amount as `$1,080.50`, the same everywhere.
///
/// `.currency(code: "USD")` shows the same in this locale. It knows every other currency and locale too, and to find
/// out about them takes it longer than a small table takes to be read, laid out and written.
struct Dollars: FormatStyle {
    func format(_ value: Decimal) -> String {
        var value = value
        var rounded = Decimal()
        NSDecimalRound(&rounded, &value, 2, .bankers)
        let parts = "\(rounded.magnitude)".split(separator: ".")
        let digits = parts.first ?? "0"
        let cents = parts.count > 1 ? parts[1] : ""
        var text = rounded < 0 ? "-$" : "$"
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return text + "." + cents + String(repeating: "0", count: 2 - cents.count)
    }
}

extension FormatStyle where Self == Dollars {
    static var dollars: Dollars { Dollars() }
}
