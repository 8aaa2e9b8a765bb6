/// A scale's colours with the text that can be read on them, worked out once for a column.
struct ScaleShades {
    private let scale: ColorScale
    private let domain: ClosedRange<Double>
    /// The looks at even distances, with one right in the middle.
    private let styles: [TextStyle]

    private static let steps = 256

    init(_ scale: ColorScale, over domain: ClosedRange<Double>) {
        self.scale = scale
        self.domain = domain
        styles = (0...Self.steps).map { step in
            let color = scale.color(at: Double(step) / Double(Self.steps))
            return TextStyle(foreground: color.readableText.color, background: color.color)
        }
    }

    /// How a number looks; nil for what isn't one.
    func style(of number: Double) -> TextStyle? {
        scale.position(of: number, in: domain).map { styles[Int(($0 * Double(Self.steps)).rounded())] }
    }
}
