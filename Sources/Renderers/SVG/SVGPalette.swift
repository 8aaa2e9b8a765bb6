/// The colours of a theme, as they are written in a picture.
struct SVGPalette {
    let ground: String
    let edge: String
    let text: String
    let link: String
    /// The terminal's sixteen as colours of text.
    let foregrounds: [String]
    /// The terminal's sixteen as colours behind text, on which the theme's text can be read.
    let backgrounds: [String]

    static let light = SVGPalette(
        ground: "#ffffff", edge: "#d0d0d6", text: "#1d1d1f", link: "#0b57c2",
        foregrounds: [
            "#1d1d1f", "#b42318", "#1a6e33", "#7a5600", "#0b57c2", "#9a2a87", "#0a6673", "#5f6066",
            "#5f6066", "#c92a2a", "#1f7a3a", "#856000", "#1a66d6", "#ad2f98", "#0b7285", "#4a4b50",
        ],
        backgrounds: [
            "#d8d8de", "#ffd9d4", "#cdf0d5", "#fbe8b0", "#d6e4ff", "#f9d9f3", "#cdeef3", "#ececf0",
            "#e2e2e6", "#ffe6e2", "#ddf6e3", "#fdf1cd", "#e4edff", "#fbe5f7", "#dcf4f7", "#f6f6f8",
        ])

    static let dark = SVGPalette(
        ground: "#161618", edge: "#3a3a40", text: "#ececf0", link: "#8ab4ff",
        foregrounds: [
            "#a3a3ad", "#ff9a8f", "#7bd88f", "#f0c85a", "#8ab4ff", "#f0a0e0", "#6fd3e0", "#d4d4da",
            "#a3a3ad", "#ffb3aa", "#98e5a8", "#f7d982", "#a9c8ff", "#f6bcec", "#93e1eb", "#ffffff",
        ],
        backgrounds: [
            "#2b2b30", "#6b1a12", "#12502a", "#553c00", "#0b3f86", "#641a58", "#074b54", "#4a4a52",
            "#3a3a40", "#7d231a", "#176034", "#664900", "#104f9f", "#772369", "#0a5a64", "#5a5a63",
        ])

    /// The names of the colours and their values, for a style sheet.
    var named: [(name: String, value: String)] {
        [("ground", ground), ("edge", edge), ("text", text), ("link", link)]
            + foregrounds.enumerated().map { ("f\($0)", $1) } + backgrounds.enumerated().map { ("b\($0)", $1) }
    }
}
