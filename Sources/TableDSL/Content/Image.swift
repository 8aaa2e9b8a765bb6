public import FoundationEssentials

/// A picture by its address, with the text that stands for it where no picture can.
///
/// Pages show addresses with `http` or `https`, relative ones, and raster pictures in `data:` addresses; of any
/// other the description is shown. A terminal shows the description.
public struct Image: CellContent {
    private let source: String
    private let description: String
    private var size: (width: Int?, height: Int?) = (nil, nil)

    /// A picture; `description` is what a person who doesn't see it is told, empty for a mere ornament.
    public init(_ source: String, description: String) {
        self.source = source
        self.description = description
    }

    /// A picture by a URL.
    public init(_ source: URL, description: String) {
        self.init(source.absoluteString, description: description)
    }

    /// Shows the picture with this width and height in points; nil leaves a measure to the picture.
    public func frame(width: Int? = nil, height: Int? = nil) -> Image {
        var image = self
        image.size = (width, height)
        return image
    }

    /// Writes the content at the end of a cell.
    public func write(to cell: inout CellWriter) {
        cell.writeImage(source, description: description, width: size.width, height: size.height)
    }
}
