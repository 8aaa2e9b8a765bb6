public import FoundationEssentials

extension Table {
    /// What the table is called: above it, and the title of its page.
    public func title(_ title: String) -> Self { with { $0.title = title } }

    /// A sentence about the table, below it.
    public func caption(_ caption: String) -> Self { with { $0.caption = caption } }

    /// A note below the table; several are shown in the order they were added.
    public func note(_ note: String) -> Self { with { $0.notes.append(note) } }

    /// How the table is framed.
    public func tableStyle(_ style: TableStyle) -> Self { with { $0.style = style } }

    /// What is shown in place of rows where there are none.
    public func emptyState(_ text: String) -> Self { with { $0.emptyState = text } }

    /// What stands where a value is missing, unless the column says otherwise; `–` where nothing was said.
    public func missing(_ text: String) -> Self { with { $0.missing = text } }

    /// The locale of all formats in the table, in place of their own.
    public func locale(_ locale: Locale) -> Self { with { $0.environment.locale = locale } }

    /// The time zone of dates shown by ISO 8601, as they are where no format was given.
    ///
    /// Other date styles keep the zone they carry.
    public func timeZone(_ timeZone: TimeZone) -> Self { with { $0.environment.timeZone = timeZone } }

    /// Tints every other row where colour is to be had.
    public func alternatingRowBackgrounds(_ isActive: Bool = true) -> Self {
        with { $0.alternatingRowBackgrounds = isActive }
    }

    /// A rule after every so many data rows; 0 for none.
    public func rowDividers(every interval: Int = 1) -> Self { with { $0.rowDividerInterval = max(interval, 0) } }

    /// Whether there are rules between columns, whatever the style would have.
    public func columnDividers(_ isVisible: Bool = true) -> Self { with { $0.columnDividers = isVisible } }

    func with(_ change: (inout TableOptions) -> Void) -> Self {
        var table = self
        change(&table.options)
        return table
    }
}
