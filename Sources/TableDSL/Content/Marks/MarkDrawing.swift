/// What a mark shows in numbers, for outputs that can draw: a page draws it as SVG or with CSS.
///
/// Shares go from 0 to 1; what is beyond counts as the nearest of these, and what isn't a number as 0.
public enum MarkDrawing: Hashable, Sendable {
    /// Numbers in order by their height; nil leaves a gap.
    case chart(heights: [Double?], form: Sparkline.Form)
    /// A bar that is full up to a share of its length, with the mark's words beside it where they are seen.
    case meter(Double, showsWords: Bool)
    /// A bar between two places, and the place where bars begin.
    case bar(from: Double, to: Double, axis: Double)
    /// Stars, 1 to 20, of which a share is full.
    case stars(Double, of: Int)
    /// A frame around the mark's words.
    case badge
}
