import TableDSL

/// Where a table stands: alone, in a page of its own, in a report, or on one of several pages.
struct HTMLPlace {
    /// The table's id; nil for none.
    var id: String?
    /// Whether the table has a page around it.
    var isPage: Bool
    /// Whether the table's title is the page's heading.
    var isMain: Bool
    /// Whether the table stands in a box that scrolls.
    var hasBox: Bool
    /// Whether all is kept until the end, when the page's head is known.
    var isHeld: Bool
    /// Where exact colours are gathered; nil where style attributes have them.
    var gathered: GatheredColors?

    /// The place of a table that a renderer is given by itself.
    init(of renderer: HTMLRenderer) {
        isPage = renderer.form == .page
        isMain = isPage
        id = renderer.ownID ?? (isPage ? "table" : nil)
        hasBox = isPage || renderer.sticks
        isHeld = renderer.gathersColors
        gathered = isHeld ? GatheredColors() : nil
    }

    /// The place of a report's table.
    init(inReport id: String, gathered: GatheredColors?) {
        self.id = id
        isPage = false
        isMain = false
        hasBox = true
        isHeld = false
        self.gathered = gathered
    }
}

extension HTMLRenderer {
    /// Whether something stays in sight while the rest is scrolled.
    var sticks: Bool { (hasStickyHeader || hasStickyFirstColumn) && styles == .classes }

    /// Whether no element may have a style attribute.
    var gathersColors: Bool { form == .page && nonce != nil && styles == .classes }
}

extension HTMLLooks {
    /// How colours are written.
    func colors(gathered: GatheredColors?) -> HTMLColors { HTMLColors(gathered: gathered, palette: palette) }
}
