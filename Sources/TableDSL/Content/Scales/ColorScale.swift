/// Colours from a low value to a high one, for the cells of a column.
///
/// Between its colours it goes through OKLab, in which equal steps look equal.
/// ```swift
/// Column("Math", \.math).colorScale(.viridis)
/// Column("Change", \.change).colorScale(.blueOrange.midpoint(0))
/// Column("Load", \.load).colorScale(.init(low: .rgb(255, 255, 255), high: .rgb(178, 24, 43)), domain: 0...1)
/// ```
public struct ColorScale: Hashable, Sendable {
    /// An exact colour of a scale: sRGB.
    public struct RGB: Hashable, Sendable {
        /// From 0 to 255.
        public var red, green, blue: UInt8

        /// A colour by its parts, from 0 to 255.
        public init(red: UInt8, green: UInt8, blue: UInt8) {
            self.red = red
            self.green = green
            self.blue = blue
        }

        /// A colour by its parts, from 0 to 255: `.rgb(178, 24, 43)`.
        public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> RGB {
            RGB(red: red, green: green, blue: blue)
        }
    }

    /// The colours at even distances, two or more.
    private let stops: [RGB]
    private var middle: Double?

    /// A scale between two colours.
    public init(low: RGB, high: RGB) { stops = [low, high] }

    /// A scale through three colours.
    ///
    /// - Parameters:
    ///   - low: The colour of the least value.
    ///   - middle: The colour of the midpoint.
    ///   - high: The colour of the greatest value.
    ///   - midpoint: The value that has the middle colour, see ``midpoint(_:)``; nil for the middle of the domain.
    public init(low: RGB, middle: RGB, high: RGB, midpoint: Double? = nil) {
        self.init([low, middle, high])
        self.middle = midpoint.flatMap { $0.isFinite ? $0 : nil }
    }

    init(_ stops: [RGB]) { self.stops = stops }

    /// The scale with its middle at a value, such as 0 between loss and gain.
    ///
    /// Each side goes to the domain's end there; a value beyond the domain widens it. What isn't finite is no midpoint.
    public func midpoint(_ value: Double) -> ColorScale {
        var scale = self
        scale.middle = value.isFinite ? value : nil
        return scale
    }

    /// Where a value lies on the scale, from 0 to 1; nil for what isn't a number.
    func position(of number: Double, in domain: ClosedRange<Double>) -> Double? {
        guard let middle else { return domain.share(of: number) }
        if number == middle { return 0.5 }
        if number < middle {
            let below = ClosedRange(uncheckedBounds: (min(domain.lowerBound, middle), middle))
            return below.share(of: number).map { $0 / 2 }
        }
        let above = ClosedRange(uncheckedBounds: (middle, max(domain.upperBound, middle)))
        return above.share(of: number).map { 0.5 + $0 / 2 }
    }

    /// The colour at a place from 0 to 1.
    func color(at position: Double) -> RGB {
        let place = min(max(position, 0), 1) * Double(stops.count - 1)
        let index = min(Int(place), stops.count - 2)
        let part = place - Double(index)
        if part == 0 { return stops[index] }
        if part == 1 { return stops[index + 1] }
        return RGB(OKLab(stops[index]).mixed(with: OKLab(stops[index + 1]), part))
    }
}

extension ColorScale {
    /// From dark violet through green to yellow: even to the eye, also to one that tells few colours apart, and in grey.
    ///
    /// It is viridis by Stéfan van der Walt and Nathaniel Smith.
    public static let viridis = ColorScale([
        .rgb(68, 1, 84), .rgb(59, 82, 139), .rgb(33, 145, 140), .rgb(94, 201, 98), .rgb(253, 231, 37),
    ])

    /// From nearly white to dark blue.
    public static let blues = ColorScale(low: .rgb(239, 246, 255), high: .rgb(8, 69, 148))

    /// From blue through nearly white to orange, for what lies on both sides of something; with blue and orange no eye
    /// takes one side for the other.
    public static let blueOrange = ColorScale(
        low: .rgb(33, 102, 172), middle: .rgb(247, 247, 247), high: .rgb(224, 130, 20))
}
