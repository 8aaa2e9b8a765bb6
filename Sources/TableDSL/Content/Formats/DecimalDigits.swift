/// A number by its decimal digits, each of them kept: what styles round and write.
///
/// It is read from a text, so that a number type of any size can say what it is; see ``FormattableNumber``.
public struct DecimalDigits: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case finite, infinite, notANumber }

    var kind = Kind.finite
    var isNegative = false
    /// The digits, 0 to 9, the first of which isn't 0; none for a zero.
    var digits: [UInt8] = []
    /// The power of ten that the last digit counts.
    var exponent = 0

    /// The number that a text stands for: `-12`, `0.5`, `1.5e-7`, `inf`, or else what is not a number.
    ///
    /// - Parameter text: An optional sign, digits with or without a point among them, and an optional exponent of ten
    ///   after `e`, no more than 99,999 and no less than -99,999; or `inf` or `infinity`.
    public init(_ text: String) {
        var text = text
        let isRead = text.withUTF8 { read($0) }
        if !isRead { self = .notANumber }
    }

    init(_ number: Int) {
        isNegative = number < 0
        digits = Self.digits(of: number)
    }

    init(digits: [UInt8], exponent: Int) {
        self.digits = Array(digits.drop { $0 == 0 })
        self.exponent = exponent
    }

    static let notANumber = {
        var number = DecimalDigits(0)
        number.kind = .notANumber
        return number
    }()

    /// Whether it is 0; what isn't finite is not.
    var isZero: Bool { digits.isEmpty && kind == .finite }

    /// The power of ten that the first digit counts; 0 for a zero.
    var leadingPlace: Int { digits.isEmpty ? 0 : digits.count + exponent - 1 }

    /// How many decimals there are before zeros alone follow.
    var decimals: Int {
        guard exponent < 0 else { return 0 }
        let zeros = digits.reversed().prefix { $0 == 0 }.count
        return digits.isEmpty ? 0 : max(-exponent - zeros, 0)
    }

    /// The digit that counts a power of ten.
    subscript(place: Int) -> UInt8 {
        let index = digits.count - 1 - (place - exponent)
        return digits.indices.contains(index) ? digits[index] : 0
    }

    private static func digits(of number: Int) -> [UInt8] {
        number == 0 ? [] : String(number.magnitude).utf8.map { $0 - UInt8(ascii: "0") }
    }
}

// MARK: - Reading

extension DecimalDigits {
    /// Takes in a text; false where it isn't a number.
    private mutating func read(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var rest = text[...]
        if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            isNegative = sign == UInt8(ascii: "-")
            rest = rest.dropFirst()
        }
        if rest.elementsEqual("inf".utf8) || rest.elementsEqual("infinity".utf8) {
            kind = .infinite
            return true
        }
        digits.reserveCapacity(rest.count)
        var (hasDigit, hasPoint) = (false, false)
        while let byte = rest.first {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                hasDigit = true
                if byte != UInt8(ascii: "0") || !digits.isEmpty { digits.append(byte - UInt8(ascii: "0")) }
                if hasPoint { exponent -= 1 }
            case UInt8(ascii: ".") where !hasPoint: hasPoint = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                guard hasDigit, let power = Self.power(rest.dropFirst()) else { return false }
                exponent += power
                return true
            default: return false
            }
            rest = rest.dropFirst()
        }
        return hasDigit
    }

    private static func power(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard text.count <= 6, let power = Int(String(decoding: text, as: UTF8.self)) else { return nil }
        return abs(power) <= 99_999 ? power : nil
    }
}

// MARK: - Exact arithmetic

extension DecimalDigits {
    /// The number times a factor up to 10,000,000.
    func multiplied(by factor: Int) -> DecimalDigits {
        var product: [UInt8] = []
        var carry = 0
        for digit in digits.reversed() {
            carry += Int(digit) * factor
            product.append(UInt8(carry % 10))
            carry /= 10
        }
        var result = DecimalDigits(digits: Self.digits(of: carry) + product.reversed(), exponent: exponent)
        (result.isNegative, result.kind) = (isNegative, kind)
        return result
    }

    /// A whole number's digits, which are written out where its exponent isn't 0, divided by a small one.
    func dividing(by divisor: Int) -> (quotient: DecimalDigits, remainder: Int) {
        var quotient: [UInt8] = []
        var remainder = 0
        for place in stride(from: leadingPlace, through: 0, by: -1) {
            remainder = remainder * 10 + Int(self[place])
            quotient.append(UInt8(remainder / divisor))
            remainder %= divisor
        }
        return (DecimalDigits(digits: quotient, exponent: 0), remainder)
    }
}
