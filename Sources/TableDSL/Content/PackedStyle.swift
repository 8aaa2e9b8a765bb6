/// A style without named colours in a few bytes that are copied and compared as they are.
///
/// A colour's own form holds a name, so that each copy of it would have to ask whether there is one.
@frozen
@usableFromInline
package struct PackedStyle: Equatable {
    /// 0 for none, then 1 for black and on, or 0x01RRGGBB.
    @usableFromInline var foreground: UInt32
    @usableFromInline var background: UInt32
    @usableFromInline var emphasis: UInt8

    @usableFromInline
    init() {
        foreground = 0
        background = 0
        emphasis = 0
    }

    @inlinable
    @inline(__always)
    package static func == (first: PackedStyle, second: PackedStyle) -> Bool {
        first.foreground == second.foreground && first.background == second.background
            && first.emphasis == second.emphasis
    }

    /// Nil where a colour is a name.
    init?(_ style: TextStyle) {
        foreground = Self.code(style.foreground)
        background = Self.code(style.background)
        emphasis = style.emphasis.rawValue
        if foreground == Self.name || background == Self.name { return nil }
    }

    /// Whether there is nothing to see.
    var isPlain: Bool { foreground | background == 0 && emphasis == 0 }

    package var style: TextStyle {
        TextStyle(
            foreground: Self.color(foreground), background: Self.color(background),
            emphasis: TextStyle.Emphasis(rawValue: emphasis))
    }

    private static let colors: [Color] = [
        .black, .red, .green, .yellow, .blue, .magenta, .cyan, .white, .brightBlack, .brightRed, .brightGreen,
        .brightYellow, .brightBlue, .brightMagenta, .brightCyan, .brightWhite, .secondary,
    ]

    /// The number that stands for a name.
    @usableFromInline static var name: UInt32 { .max }

    /// The number of a colour, 0 for none.
    @usableFromInline
    static func code(_ color: Color?) -> UInt32 {
        switch color {
        case nil: 0
        case .black: 1
        case .red: 2
        case .green: 3
        case .yellow: 4
        case .blue: 5
        case .magenta: 6
        case .cyan: 7
        case .white: 8
        case .brightBlack: 9
        case .brightRed: 10
        case .brightGreen: 11
        case .brightYellow: 12
        case .brightBlue: 13
        case .brightMagenta: 14
        case .brightCyan: 15
        case .brightWhite: 16
        case .secondary: 17
        case .rgb(let red, let green, let blue): 1 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        case .named: name
        }
    }

    private static func color(_ code: UInt32) -> Color? {
        if code == 0 { return nil }
        if code < 1 << 24 { return colors[Int(code) - 1] }
        return .rgb(UInt8(code >> 16 & 255), UInt8(code >> 8 & 255), UInt8(code & 255))
    }
}
