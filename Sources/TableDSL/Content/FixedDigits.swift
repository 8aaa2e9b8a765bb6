/// A number with a fixed count of decimals, rounded half to even by its shortest decimal digits: the slow and sure way.
struct FixedDigits {
    let text: String

    init(_ value: Double, decimals: Int) {
        guard value.isFinite else {
            text = value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞"
            return
        }
        // The description is [-]digits[.digits][e[±]exponent], the shortest that reads back as the same number.
        let parts = value.magnitude.description.split(separator: "e")
        let mantissa = parts[0].split(separator: ".")
        var digits = mantissa.joined().utf8.map { Int($0) - 48 }
        var point = mantissa[0].count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
        if point < 0 {
            digits = Array(repeating: 0, count: -point) + digits
            point = 0
        }
        let end = point + decimals
        if digits.count < end { digits += Array(repeating: 0, count: end - digits.count) }
        let rest = digits[end...]
        digits = Array(digits[..<end])
        let isOdd = (digits.last ?? 0) % 2 == 1
        let isTie = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
        if isTie ? isOdd : (rest.first ?? 0) >= 5 {
            var index = digits.count - 1
            while index >= 0, digits[index] == 9 {
                digits[index] = 0
                index -= 1
            }
            if index >= 0 {
                digits[index] += 1
            } else {
                digits.insert(1, at: 0)
                point += 1
            }
        }
        let whole = digits[..<point].drop { $0 == 0 }
        let sign = value < 0 && digits.contains { $0 != 0 } ? "-" : ""
        let integer = whole.isEmpty ? "0" : whole.map(String.init).joined()
        let fraction = digits[point...].map(String.init).joined()
        text = sign + integer + (fraction.isEmpty ? "" : "." + fraction)
    }
}
