import TableDSL

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(WASILibc)
    import WASILibc
#endif

/// A colour of sRGB, and what can be told of it by the formulas of WCAG 2.2.
struct ExactColor: Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    /// A colour by its number, such as `0xFF8700`.
    init(_ number: UInt32) {
        red = UInt8(number >> 16 & 255)
        green = UInt8(number >> 8 & 255)
        blue = UInt8(number & 255)
    }

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

    static let black = ExactColor(0x000000)
    static let white = ExactColor(0xFFFFFF)

    /// Six digits, as CSS and class names have them.
    var digits: String {
        [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The colour as CSS writes it.
    var css: String { "#" + digits }

    /// This colour with a share of another, from 0 to 1, as paints are mixed.
    func mixed(with other: ExactColor, _ share: Double) -> ExactColor {
        func mix(_ own: UInt8, _ others: UInt8) -> UInt8 {
            UInt8((Double(own) + (Double(others) - Double(own)) * share).rounded())
        }
        return ExactColor(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
    }

    /// How light the colour is: 0 for black, 1 for white.
    var luminance: Double {
        func linear(_ part: UInt8) -> Double {
            let value = Double(part) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The contrast to another colour, from 1 to 21.
    func contrast(to other: ExactColor) -> Double {
        let (first, second) = (luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// Whether white text is easier to read on the colour than black.
    var isDark: Bool { contrast(to: .white) > contrast(to: .black) }

    /// The colour nearest to this one, between it and black or white, that has a contrast of 4.5 on all grounds.
    ///
    /// Where the grounds allow none, it is black or white.
    func readable(on grounds: [ExactColor]) -> ExactColor {
        let end: ExactColor = grounds.first?.isDark == true ? .white : .black
        for step in 0...20 {
            let color = mixed(with: end, Double(step) / 20)
            if grounds.allSatisfy({ color.contrast(to: $0) >= 4.5 }) { return color }
        }
        return end
    }
}
