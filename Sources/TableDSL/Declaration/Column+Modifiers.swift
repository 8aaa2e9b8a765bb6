extension Column {
    /// Just this width, in terminal cells, or a wish of another kind: `.percent(30)`, `.flexible(weight: 2)`, `.fill`.
    ///
    /// Less than 1 counts as 1; see ``ColumnWidth`` for what happens to other numbers that make no sense.
    public func width(_ width: some ColumnSizing) -> Self { with { $0.width = width.columnWidth } }

    // The bounds aren't optional, since a literal for an optional costs a wide table time to type-check.
    /// A width between bounds, in terminal cells: at least `min`, at most `max`, `ideal` where there is room; what is
    /// left out depends on the content.
    public func width(min: Int = 0, ideal: Int = 0, max: Int = .max) -> Self {
        with { definition in
            definition.width = ColumnWidth(
                minimum: min > 0 ? min : nil, ideal: ideal > 0 ? ideal : nil, maximum: max < .max ? max : nil)
        }
    }

    /// How cells stand between the column's edges; numbers trailing and all else leading unless said otherwise.
    public func alignment(_ alignment: ColumnAlignment) -> Self { with { $0.alignment = alignment } }

    /// Where a cell's lines stand in a taller row; at the top unless said otherwise.
    public func verticalAlignment(_ alignment: VerticalAlignment) -> Self { with { $0.verticalAlignment = alignment } }

    /// Cells of this colour where their content sets none; nil leaves them as they are.
    public func foregroundStyle(_ color: Color?) -> Self {
        with { $0.style.foreground = color ?? $0.style.foreground }
    }

    /// Cells whose colour depends on the value; nil leaves a cell as it is.
    ///
    /// Missing values aren't asked.
    ///
    /// ```swift
    /// Column("Status", \.status).foregroundStyle { $0 == .overdue ? .red : nil }
    /// ```
    public func foregroundStyle(_ color: @escaping (Value) -> Color?) -> Self {
        styled { value, style in style.foreground = color(value) ?? style.foreground }
    }

    /// This colour behind the cells; nil leaves them as they are.
    public func background(_ color: Color?) -> Self { with { $0.style.background = color ?? $0.style.background } }

    /// A colour behind the cells that depends on the value; nil leaves a cell as it is.
    public func background(_ color: @escaping (Value) -> Color?) -> Self {
        styled { value, style in style.background = color(value) ?? style.background }
    }

    /// Cells in bold.
    public func bold() -> Self { with { $0.style.emphasis.insert(.bold) } }

    /// Says that the column's cells are what each row is called by: read out with every other cell, and bold.
    public func rowHeader() -> Self { with { $0.isRowHeader = true } }

    /// What stands where a value is missing, instead of the table's missing text.
    public func missing(_ text: String) -> Self { with { $0.missing = text } }

    /// A footnote of the column's title.
    public func footnote(_ text: String) -> Self { with { $0.titleFootnotes.append(text) } }

    /// A footnote of the column's cells in the rows for which `isMarked` is true.
    ///
    /// The mark stands behind a cell's text, or where numbers line up at their ends before it.
    ///
    /// ```swift
    /// Column("Math", \.math).footnote("Written a week later.") { $0.wasIll }
    /// ```
    public func footnote(_ text: String, where isMarked: @escaping (RowValue) -> Bool) -> Self {
        with { definition in
            definition.footnotes.append(
                ColumnFootnote(text: text) { isMarked($0.assumingMemoryBound(to: RowValue.self).pointee) })
        }
    }

    /// The most lines a cell takes, 1 or more; nil for no limit.
    ///
    /// What is left out gives way to an ellipsis.
    public func lineLimit(_ limit: Int?) -> Self { with { $0.lineLimit = limit.map { max($0, 1) } } }

    /// Which part of a line gives way to an ellipsis where it doesn't fit.
    ///
    /// Lines don't wrap then, unless ``lineBreakMode(_:)`` says where; the last line that ``lineLimit(_:)`` allows is cut
    /// here.
    public func truncationMode(_ mode: TruncationMode) -> Self { with { $0.truncationMode = mode } }

    /// Where cells go on in the next line when they are wider than the column: between words, after any character, or
    /// nowhere.
    ///
    /// Unless it is said, text breaks between words; numbers and columns with a ``truncationMode(_:)`` stay on their
    /// lines.
    ///
    /// ```swift
    /// Column("Path", \.path).lineBreakMode(.none)
    /// Column("Digest", \.digest).lineBreakMode(.character)
    /// ```
    public func lineBreakMode(_ mode: LineBreakMode) -> Self { with { $0.lineBreakMode = mode } }

    /// What happens to a title that is wider than the column's cells, instead of what the table says.
    public func titleOverflow(_ overflow: TitleOverflow) -> Self { with { $0.titleOverflow = overflow } }

    /// Leaves a cell blank that shows the same as the one above it, in the same section and at the same level.
    ///
    /// So a group of rows reads as one under the first of them. Where several columns merge, a cell stays as long as one
    /// of those left of it does: the same street in another city is another street. Markdown, CSV, the record view and
    /// text to be read out keep every cell; a page may let the first cell span the rows.
    public func mergingRepeats(_ isActive: Bool = true) -> Self { with { $0.mergesRepeats = isActive } }

    /// Words that are said with a value where the table is read out: what its colour or its place tells the eye.
    ///
    /// nil adds nothing. Missing values aren't asked.
    ///
    /// ```swift
    /// Column("Math", \.math).foregroundStyle { $0 >= 90 ? .green : nil }.spoken { $0 >= 90 ? "high" : nil }
    /// ```
    public func spoken(_ words: @escaping (Value) -> String?) -> Self {
        guard let read = value?.read else { return self }
        return with { $0.spoken = { row in read(row).flatMap(words) } }
    }

    /// Whether a reader can sort by the column.
    public func sortable(_ isSortable: Bool) -> Self { with { $0.isSortable = isSortable } }

    /// Whether a search looks into the column.
    public func searchable(_ isSearchable: Bool) -> Self { with { $0.isSearchable = isSearchable } }

    /// The id by which customization, sort orders and changes name the column; its title unless said otherwise.
    public func customizationID(_ id: String) -> Self { with { $0.customizationID = id } }

    /// Whether the column is shown where a reader hasn't chosen.
    public func defaultVisibility(_ visibility: Visibility) -> Self { with { $0.defaultVisibility = visibility } }

    /// How long the column stays where there isn't room for all: the lowest priority leaves first.
    ///
    /// 0 unless said otherwise.
    public func priority(_ priority: Int) -> Self { with { $0.priority = priority } }

    /// What the column shows in the compact form, where the first column stands alone.
    ///
    /// ```swift
    /// Column("Name", \.name).compactContent { person in
    ///     Text(person.name)
    ///     Text(person.emailAddress).foregroundStyle(.secondary)
    /// }
    /// ```
    public func compactContent<Content: CellContent>(
        @CellBuilder _ content: @escaping (RowValue) -> Content
    ) -> Self {
        with { $0.makeCompactCell = { _ in Self.cell(content) } }
    }

    func with(_ change: (inout ColumnDefinition<RowValue>) -> Void) -> Self {
        var column = self
        change(&column.definition)
        return column
    }

    private func styled(_ change: @escaping (Value, inout TextStyle) -> Void) -> Self {
        guard let read = value?.read else { return self }
        return with { definition in
            let before = definition.valueStyle
            definition.valueStyle = { row in
                var style = before?(row) ?? .plain
                if let value = read(row) { change(value, &style) }
                return style
            }
        }
    }
}
