import TableDSL

/// What says how the parts of a table look: classes, or style attributes made of a palette.
struct HTMLLooks {
    /// A part of a table or of a page.
    enum Part: String {
        case table, caption, subtitle, heading, group, header, sort, cell, section, summary, subtotal, note, empty, mark
        case toggle, title, page, scroll, hidden, report, pages
        case contents, apart, main
    }

    /// The colours of style attributes; nil where there are classes.
    let palette: HTMLPalette?
    let theme: HTMLRenderer.Theme
    /// Whether text runs from the right.
    let isMirrored: Bool
    /// Attributes of a table that only mail needs.
    let isMail: Bool
    private let padding: (vertical: Double, horizontal: Double)
    private let minimum: (height: Double?, width: Double?)

    init(_ renderer: HTMLRenderer, theme: HTMLRenderer.Theme) {
        let palettes = renderer.palettes
        palette = renderer.styles == .classes ? nil : renderer.appearance == .dark ? palettes.dark : palettes.light
        isMail = renderer.styles == .mail
        isMirrored = renderer.direction == .rightToLeft
        self.theme = theme
        padding = (
            CSSLength.pixels(renderer.verticalPadding) ?? 8, CSSLength.pixels(renderer.horizontalPadding) ?? 12
        )
        minimum = (CSSLength.pixels(renderer.minimumRowHeight), CSSLength.pixels(renderer.minimumColumnWidth))
    }

    var isInline: Bool { palette != nil }

    /// The attribute of an element that isn't a cell; empty where it has none.
    func attribute(_ part: Part) -> String {
        guard let palette else {
            switch part {
            case .table, .caption, .heading, .header, .cell, .main: return ""
            case .apart: return " class=\"tdsl-caption\""
            default: return " class=\"tdsl-\(part.rawValue)\""
            }
        }
        return Self.style(declarations(part, palette))
    }

    /// The attribute of a cell.
    ///
    /// - Parameters:
    ///   - classes: What classes it has beside those of its alignment, where there are classes.
    ///   - declarations: What else its style attribute says.
    ///   - indent: How many levels of a hierarchy it stands in by, where there are none.
    func cell(
        _ part: Part, _ alignment: ColumnAlignment = .leading, vertical: VerticalAlignment = .top, nowrap: Bool = false,
        classes more: [String] = [], isHeader: Bool = false, indent: Int? = nil, declarations own: [String] = []
    ) -> String {
        guard let palette else {
            var classes: [String] = []
            switch alignment {
            case .trailing, .numeric: classes.append("tdsl-n")
            case .center: classes.append("tdsl-c")
            case .leading, .automatic: break
            }
            if nowrap { classes.append("tdsl-nowrap") }
            switch vertical {
            case .top: break
            case .center: classes.append("tdsl-middle")
            case .bottom: classes.append("tdsl-bottom")
            }
            classes += more
            return (classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\"") + Self.style(own)
        }
        let isNumber = alignment == .trailing || alignment == .numeric
        let side = alignment == .center ? "center" : isNumber != isMirrored ? "right" : "left"
        let height: String
        switch vertical {
        case .top: height = part == .header || part == .group ? "bottom" : "top"
        case .center: height = "middle"
        case .bottom: height = "bottom"
        }
        var declarations = ["padding:\(padding.vertical.css) \(padding.horizontal.css)", "text-align:\(side)"]
        declarations.append("vertical-align:\(height)")
        if isNumber || nowrap { declarations.append("white-space:nowrap") }
        if isHeader { declarations.append("font-weight:600") }
        if let indent {
            let room = padding.horizontal + Double(min(indent, 5)) * 20
            declarations.append("padding-\(isMirrored ? "right" : "left"):\(room.css)")
        }
        if let height = minimum.height { declarations.append("height:\(height.css)") }
        if let width = minimum.width { declarations.append("min-width:\(width.css)") }
        return Self.style(declarations + borders(part, palette) + self.declarations(part, palette) + own)
    }

    /// The lines around a cell.
    private func borders(_ part: Part, _ palette: HTMLPalette) -> [String] {
        let strong = palette.strongLine.css
        if theme == .bordered { return ["border:1px solid \(strong)"] }
        switch part {
        case .header: return ["border-bottom:1px solid \(strong)"]
        case .group: return ["border-bottom:1px solid \(palette.line.css)"]
        case .summary: return ["border-top:2px solid \(strong)"]
        case .subtotal, .section: return ["border-top:1px solid \(strong)"]
        case .cell where theme != .striped && theme != .editorial: return ["border-top:1px solid \(palette.line.css)"]
        default: return []
        }
    }

    private func declarations(_ part: Part, _ palette: HTMLPalette) -> [String] {
        let font = "font-family:system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,sans-serif"
        let serif = "font-family:Charter,Georgia,Times New Roman,serif"
        let colors = "color:\(palette.text.css);background-color:\(palette.ground.css)"
        let quiet = "color:\(palette.secondary.css)"
        switch part {
        case .table:
            let lines: [String]
            switch theme {
            case .inset: lines = ["border:1px solid \(palette.line.css)"]
            case .editorial:
                lines = ["border-top:2px solid \(palette.text.css);border-bottom:2px solid \(palette.text.css)"]
            default: lines = []
            }
            return [
                "border-collapse:collapse;width:100%", theme == .editorial ? serif : font,
                "font-size:15px;line-height:1.45",
                colors,
            ] + lines
        case .caption, .title, .apart:
            return ["padding:0 \(padding.horizontal.css) 16px;text-align:\(isMirrored ? "right" : "left")"]
                + ["font-size:22px;line-height:1.25;font-weight:600;color:\(palette.text.css)"]
        case .heading: return ["margin:0;font-size:22px;line-height:1.25;font-weight:600"]
        case .subtitle: return ["padding-top:4px;font-size:15px;font-weight:400", quiet]
        case .header: return ["font-size:13px;font-weight:600", quiet]
        case .group: return ["font-size:13px;font-weight:600", quiet]
        case .sort: return ["font-size:10px;color:\(palette.accent.css)"]
        case .section: return ["padding-top:24px;font-weight:600"]
        case .summary, .subtotal: return ["font-weight:600"]
        case .note: return ["font-size:13px", quiet]
        case .empty: return ["padding-top:40px;padding-bottom:40px", quiet]
        case .mark: return ["width:20px"]
        case .page: return ["margin:0", font, "font-size:15px;line-height:1.45", colors]
        case .report: return [font, "font-size:15px;line-height:1.45", colors]
        case .scroll: return ["overflow-x:auto;margin:16px 0"]
        case .hidden: return ["position:absolute;width:1px;height:1px;overflow:hidden"]
        case .toggle: return [quiet]
        case .pages, .contents: return ["margin:16px 0"]
        case .main: return ["max-width:1216px;margin:0 auto;padding:24px"]
        case .cell: return []
        }
    }

    static func style(_ declarations: [String]) -> String {
        declarations.isEmpty ? "" : " style=\"\(declarations.joined(separator: ";"))\""
    }
}

extension Double {
    /// The length as CSS writes it, in whole thousandths of pixels.
    fileprivate var css: String { CSSLength.text(self) }
}
