/// A colour by lightness and two hues (OKLab, Björn Ottosson 2020), in which equal steps look equal.
///
/// Roots are worked out here with the basic operations, whose results are the same on every machine.
struct OKLab {
    var lightness, greenRed, blueYellow: Double

    /// An exact colour in OKLab.
    init(_ color: ColorScale.RGB) {
        let (red, green, blue) = color.linear
        let long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue).root(3)
        let medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue).root(3)
        let short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue).root(3)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    /// The colour at a part of the way to another.
    func mixed(with other: OKLab, _ part: Double) -> OKLab {
        var mixed = self
        mixed.lightness += (other.lightness - lightness) * part
        mixed.greenRed += (other.greenRed - greenRed) * part
        mixed.blueYellow += (other.blueYellow - blueYellow) * part
        return mixed
    }

    /// Red, green and blue as amounts of light, which may lie a little outside 0 to 1.
    fileprivate var linear: (red: Double, green: Double, blue: Double) {
        func cube(_ value: Double) -> Double { value * value * value }
        let long = cube(lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow)
        let medium = cube(lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow)
        let short = cube(lightness - 0.0894841775 * greenRed - 1.2914855480 * blueYellow)
        return (
            4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
            -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
            -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short
        )
    }
}

extension ColorScale.RGB {
    /// The nearest exact colour.
    init(_ color: OKLab) {
        let (red, green, blue) = color.linear
        self.init(red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue))
    }

    /// Red, green and blue as amounts of light, from 0 to 1 (IEC 61966-2-1).
    var linear: (red: Double, green: Double, blue: Double) {
        (Self.light[Int(red)], Self.light[Int(green)], Self.light[Int(blue)])
    }

    private static let light: [Double] = (0...255).map { byte in
        let value = Double(byte) / 255
        if value <= 0.04045 { return value / 12.92 }
        // To the power of 2.4.
        let base = (value + 0.055) / 1.055
        return base * base * (base * base).root(5)
    }

    private static func byte(_ light: Double) -> UInt8 {
        let light = min(max(light, 0), 1)
        if light <= 0.0031308 { return UInt8((light * 12.92 * 255).rounded()) }
        // To the power of 5/12.
        let root = light.root(3).squareRoot().squareRoot()
        return UInt8(((1.055 * root * root * root * root * root - 0.055) * 255).rounded())
    }
}

extension Double {
    /// A root of a number from 0 to 1 by Newton's method; 0 for those below.
    fileprivate func root(_ degree: Int) -> Double {
        guard self > 0 else { return 0 }
        var root = 1.0
        // From above each step goes down, until rounding ends it.
        for _ in 0..<1000 {
            var power = 1.0
            for _ in 1..<degree { power *= root }
            let next = (Double(degree - 1) * root + self / power) / Double(degree)
            if next >= root { break }
            root = next
        }
        return root
    }
}
