extension ColorScale.RGB {
    /// How light the colour is, from 0 to 1: the relative luminance of WCAG 2.2.
    var luminance: Double {
        let (red, green, blue) = linear
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The contrast with another colour, from 1 to 21, by WCAG 2.2.
    func contrast(with other: ColorScale.RGB) -> Double {
        let (first, second) = (luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// Black or white, whichever has the greater contrast; with each colour one of them has more than 4.5.
    var readableText: ColorScale.RGB {
        let (black, white) = (Self.rgb(0, 0, 0), Self.rgb(255, 255, 255))
        return contrast(with: black) >= contrast(with: white) ? black : white
    }

    /// The same as a colour of text or of a background.
    var color: Color { .rgb(red, green, blue) }
}

extension Color {
    /// Black or white, whichever can be read on this colour; nil where it isn't an exact one.
    package var readableText: Color? {
        guard case .rgb(let red, let green, let blue) = self else { return nil }
        return ColorScale.RGB(red: red, green: green, blue: blue).readableText.color
    }
}
