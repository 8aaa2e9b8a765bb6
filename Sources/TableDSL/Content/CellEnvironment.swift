package import FoundationEssentials

/// The locale and time zone that a table sets for all its cells, in force while they are written, and its missing text.
///
/// A format style in a cell's closure meets the table's locale through it, since the closure runs while a row is
/// shown. It is a task-local value: tables rendered at the same time don't meet each other's.
package struct CellEnvironment: Sendable {
    @TaskLocal package static var current = CellEnvironment()

    package var locale: Locale?
    package var timeZone: TimeZone?
    /// What stands where a value is missing.
    package var missing = "–"

    package init(locale: Locale? = nil, timeZone: TimeZone? = nil) {
        self.locale = locale
        self.timeZone = timeZone
    }

    /// Whether the styles are left as they are.
    package var isEmpty: Bool { locale == nil && timeZone == nil }

    /// The style with this locale and, where it is an ISO 8601 style, this time zone.
    package func applied<Style: FormatStyle>(to style: Style) -> Style {
        if isEmpty { return style }
        var style = locale.map(style.locale) ?? style
        if let timeZone, var dates = style as? Date.ISO8601FormatStyle {
            dates.timeZone = timeZone
            style = dates as? Style ?? style
        }
        return style
    }
}
