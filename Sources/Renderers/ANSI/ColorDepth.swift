/// How many colours a terminal shows.
///
/// Colours that a terminal doesn't have are written as the nearest that it has; see ``ColorDepth/ansi256`` and
/// ``ColorDepth/ansi16``. The depths are in order: `.none < .ansi16 < .ansi256 < .trueColor`.
public enum ColorDepth: Int, Hashable, Comparable, Sendable, CaseIterable {
    /// No colour and no emphasis: text alone.
    case none
    /// The sixteen colours that a terminal's user sets up (ECMA-48 and the `aixterm` bright ones).
    ///
    /// An exact colour becomes the nearest of xterm's default sixteen.
    case ansi16
    /// Those, a cube of 6 × 6 × 6 colours, and 24 greys (xterm's 256).
    ///
    /// An exact colour becomes the nearest of the cube and the greys; the sixteen are left out, since they differ from
    /// user to user.
    case ansi256
    /// 24 bits: every colour as it is.
    case trueColor

    /// Compares depths by how many colours they have.
    public static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }
}

/// A terminal's fixed colours, and which is the nearest to an exact one.
///
/// The nearest has the least sum of the squares of the differences in red, green and blue (sRGB); of equals, the one
/// with the lowest number.
enum TerminalPalette {
    typealias RGB = (red: UInt8, green: UInt8, blue: UInt8)

    /// The steps of the cube in each of red, green and blue.
    static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

    /// What xterm shows of the sixteen where its user changed nothing.
    static let sixteen: [RGB] = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
        (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
        (255, 255, 255),
    ]

    /// The number, from 16 to 255, of the nearest colour in the cube and among the greys.
    static func nearestOf256(_ color: RGB) -> Int {
        // In a cube the nearest is the nearest in each direction by itself.
        let red = nearestLevel(color.red)
        let green = nearestLevel(color.green)
        let blue = nearestLevel(color.blue)
        let inCube = (cubeLevels[red], cubeLevels[green], cubeLevels[blue])
        // The greys are 8, 18 … 238.
        let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
        let below = min(max((mean - 8) / 10, 0), 23)
        let greys = [below, min(below + 1, 23)]
        var best = (number: 16 + 36 * red + 6 * green + blue, distance: distance(color, inCube))
        for grey in greys {
            let level = UInt8(8 + 10 * grey)
            let distance = distance(color, (level, level, level))
            if distance < best.distance { best = (232 + grey, distance) }
        }
        return best.number
    }

    /// The number, from 0 to 15, of the nearest of the sixteen.
    static func nearestOf16(_ color: RGB) -> Int {
        var best = (number: 0, distance: Int.max)
        for (number, candidate) in sixteen.enumerated() {
            let distance = distance(color, candidate)
            if distance < best.distance { best = (number, distance) }
        }
        return best.number
    }

    private static func nearestLevel(_ value: UInt8) -> Int {
        var best = 0
        for index in cubeLevels.indices
        where abs(Int(cubeLevels[index]) - Int(value)) < abs(Int(cubeLevels[best]) - Int(value)) {
            best = index
        }
        return best
    }

    private static func distance(_ left: RGB, _ right: RGB) -> Int {
        func square(_ one: UInt8, _ other: UInt8) -> Int {
            let difference = Int(one) - Int(other)
            return difference * difference
        }
        return square(left.red, right.red) + square(left.green, right.green) + square(left.blue, right.blue)
    }
}
