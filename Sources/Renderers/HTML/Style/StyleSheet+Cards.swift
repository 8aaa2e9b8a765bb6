extension StyleSheet {
    /// The first column alone, where the container is narrow.
    static let compact = """
          .tdsl-adaptive thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
          .tdsl-adaptive tbody tr > :has(> .tdsl-compact) ~ * { display: none; }
          .tdsl-adaptive .tdsl-regular, .tdsl-adaptive tfoot .tdsl-summary > :empty { display: none; }
          .tdsl-adaptive .tdsl-compact[hidden] { display: block; }

        """

    /// Rows as cards: a title with the status at its end, what says more of both below, details side by side, pictures and
    /// accessories beside them.
    ///
    /// Cells stay where they are among their row's, and are put in order by their roles. Titles of columns are for screen
    /// readers alone.
    static func cards(under table: String, indent: String) -> String {
        let row = "\(table) > * > tr"
        let rules: [(String, String)] = [
            ("\(table), \(table) > tbody, \(table) > tfoot, \(table) > caption", "display: block;"),
            (
                "\(table) > thead",
                "display: block; position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);"
            ),
            (
                row,
                "display: flex; flex-wrap: wrap; align-items: baseline; column-gap: 0.375rem; position: relative; "
                    + "padding: 0.75rem; border-top: 1px solid var(--tdsl-line);"
            ),
            ("\(table) > :not(tfoot) + tbody > tr:first-child", "border-top-color: var(--tdsl-strong-line);"),
            ("\(table) > tfoot > tr + tr", "border-top: 0; padding-block: 0.25rem;"),
            ("\(table)\(table)", "border: 0; background: none;"),
            ("\(table)\(table)\(table)\(table) > * > tr > *", "border: 0; padding: 0;"),
            (
                "\(table)\(table) > * > tr > *",
                "display: block; height: auto; min-width: 0; width: auto; position: static; background: none;"
            ),
            ("\(row)::before, \(row)::after", "content: \"\"; flex: 0 0 100%; order: 4;"),
            ("\(row)::after", "order: 8;"),
            ("\(table) .tdsl-list-title", "order: 1; flex: 1 1 50%; font-weight: 600;"),
            (
                "\(table) .tdsl-list-footnote ~ .tdsl-list-footnote::before",
                "content: \"·\"; content: \"·\" / \"\"; margin-inline-end: 0.375rem;"
            ),
            (
                "\(table)\(table) > * > tr > .tdsl-list-status",
                "order: 2; margin-inline-start: auto; text-align: end; font-weight: 600;"
            ),
            ("\(table)\(table) > * > tr > .tdsl-list-subtitle", "order: 5; flex: 1 1 50%; text-align: start;"),
            (
                "\(table)\(table) > * > tr > .tdsl-list-substatus",
                "order: 6; margin-inline-start: auto; text-align: end;"
            ),
            ("\(table) .tdsl-list-more", "order: 7; flex: 1 1 100%;"),
            (
                "\(table) > * > tr > .tdsl-list-footnote, \(table) > * > tr > .tdsl-list-substatus",
                "color: var(--tdsl-secondary); font-size: 0.8125rem; font-weight: 400;"
            ),
            ("\(table) .tdsl-list-footnote", "order: 9;"),
            ("\(table) .tdsl-mark, \(table) .tdsl-note > sup", "order: 0;"),
            ("\(table) > * > tr > .tdsl-list-none, \(table) > * > tr > :empty", "display: none;"),
            ("\(table).tdsl-has-leading > tbody > tr", "padding-inline-start: 2.5rem;"),
            ("\(table).tdsl-has-picture > tbody > tr", "padding-inline-start: 4.75rem; min-height: 3.25rem;"),
            ("\(table).tdsl-has-leading.tdsl-has-picture > tbody > tr", "padding-inline-start: 6.5rem;"),
            (
                "\(table) > tbody > tr > .tdsl-list-leading, \(table) > tbody > tr > .tdsl-list-picture",
                "position: absolute; top: 0.75rem; inset-inline-start: 0.75rem; max-width: 3.25rem;"
            ),
            (
                "\(table) .tdsl-list-picture img",
                "width: 3.25rem; height: 3.25rem; object-fit: cover; border-radius: 0.5rem;"
            ),
            (
                "\(table).tdsl-has-leading > tbody > tr > .tdsl-list-picture",
                "inset-inline-start: 2.5rem;"
            ),
            ("\(table) .tdsl-list-trailing", "order: 3;"),
        ]
        return rules.map { "\(indent)\($0) { \($1) }\n" }.joined()
    }
}
