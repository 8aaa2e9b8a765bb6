public import FoundationEssentials

extension Table {
    /// What the table is called: above it, and the title of its page.
    public func title(_ title: String) -> Self { with { $0.title = title } }

    /// What the table is called, with a footnote.
    public func title(_ title: String, footnote: String) -> Self {
        with { options in
            options.title = title
            options.titleFootnotes.append(footnote)
        }
    }

    /// A line below the title that says more.
    public func subtitle(_ subtitle: String) -> Self { with { $0.subtitle = subtitle } }

    /// A sentence about the table, below it.
    public func caption(_ caption: String) -> Self { with { $0.caption = caption } }

    /// A note below the table; several are shown in the order they were added.
    public func note(_ note: String) -> Self { with { $0.notes.append(note) } }

    /// Where the data comes from, as the last line below the table.
    public func source(_ source: String) -> Self { with { $0.source = source } }

    /// Sections end with what their rows come to, in the columns that have a ``Column/summary(_:)-(Summary<Value>)``.
    ///
    /// The label stands in the first column that has none, and so does that of the last row, which sums up all:
    /// `Total` unless ``totalLabel(_:)`` says otherwise.
    public func subtotals(_ label: String = "Subtotal") -> Self { with { $0.subtotalLabel = label } }

    /// What the row at the foot that sums up columns is called, in the first column without a summary.
    public func totalLabel(_ label: String) -> Self { with { $0.totalLabel = label } }

    /// How the table is framed.
    public func tableStyle(_ style: TableStyle) -> Self { with { $0.style = style } }

    /// What is shown in place of rows where there are none.
    public func emptyState(_ text: String) -> Self { with { $0.emptyState = text } }

    /// What stands where a value is missing, unless the column says otherwise; `–` where nothing was said.
    public func missing(_ text: String) -> Self { with { $0.environment.missing = text } }

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

    /// Cells whose look depends on their row; nil leaves a row as it is.
    ///
    /// A background fills the cells, not the rules between them. What a column or a cell's content sets wins.
    ///
    /// ```swift
    /// .rowStyle { $0.isOverdue ? TextStyle(foreground: .red, emphasis: .bold) : nil }
    /// ```
    public func rowStyle(_ style: @escaping (RowValue) -> TextStyle?) -> Self {
        with { options in
            options.rowStyle = { style($0.assumingMemoryBound(to: RowValue.self).pointee) }
        }
    }

    /// A rule after every so many data rows; 0 for none.
    public func rowDividers(every interval: Int = 1) -> Self { with { $0.rowDividerInterval = max(interval, 0) } }

    /// A rule between rows of which a value differs, as between groups of rows that are sorted by it.
    ///
    /// ```swift
    /// .sortOrder([KeyPathComparator(\.city)]).rowDividers(whenChanging: \.city)
    /// ```
    public func rowDividers<Value: Equatable>(whenChanging value: KeyPath<RowValue, Value>) -> Self {
        with { options in
            options.makeRowDivider = {
                var last: Value?
                return { row in
                    let next = row.assumingMemoryBound(to: RowValue.self).pointee[keyPath: value]
                    defer { last = next }
                    return last.map { $0 != next } ?? false
                }
            }
        }
    }

    /// A rule between rows that show different texts in a column, named by its id; none where the column isn't shown.
    public func rowDividers(whenColumnChanges id: String) -> Self { with { $0.rowDividerColumn = id } }

    /// Just this width in a terminal, in cells with the borders, whatever the content; less than 1 counts as 1.
    ///
    /// A terminal that is narrower limits it all the same.
    public func width(_ width: Int) -> Self { self.width(min: max(width, 1), max: max(width, 1)) }

    /// A width in a terminal between bounds, in cells with the borders; bounds that contradict each other make the
    /// least width give way, and less than 1 counts as 1.
    ///
    /// What the content leaves over goes to columns whose width is `.flexible` or `.fill`; where there are none, to those
    /// of text, else to all, in even parts up to their own greatest widths.
    public func width(min: Int = 0, max: Int = .max) -> Self {
        with { options in
            options.minimumWidth = min > 0 ? min : nil
            options.maximumWidth = max < .max ? Swift.max(max, 1) : nil
        }
    }

    /// What happens to titles that are wider than their columns' cells; unless said otherwise they make them wider.
    public func titleOverflow(_ overflow: TitleOverflow) -> Self { with { $0.titleOverflow = overflow } }

    /// Whether there are rules between columns, whatever the style would have.
    public func columnDividers(_ isVisible: Bool = true) -> Self { with { $0.columnDividers = isVisible } }

    func with(_ change: (inout TableOptions) -> Void) -> Self {
        var table = self
        change(&table.options)
        return table
    }
}
