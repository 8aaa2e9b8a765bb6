extension StyleSheet {
    /// The page around tables, and reports.
    static let page = """
        .tdsl-page {
          color-scheme: light dark; margin: 0; background: var(--tdsl-ground); color: var(--tdsl-text);
          font: 400 0.9375rem/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
        }
        [data-theme="dark"] .tdsl-page { color-scheme: dark; }
        [data-theme="light"] .tdsl-page { color-scheme: light; }
        .tdsl-page main { max-width: 76rem; margin: 0 auto; padding: clamp(1rem, 4vw, 3rem); }
        .tdsl-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); margin: 0; }
        .tdsl-scroll { overflow-x: auto; container-type: inline-size; }
        .tdsl-scroll:focus-visible { outline: 2px solid var(--tdsl-accent); outline-offset: 4px; }
        .tdsl-pages { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 1.5rem 0.75rem 0; }
        .tdsl-pages a, .tdsl-contents a, .tdsl-report a { color: var(--tdsl-accent); text-underline-offset: 0.15em; }
        .tdsl-pages [aria-current] { font-weight: 600; }
        .tdsl-report { overflow-wrap: break-word; color: var(--tdsl-text); }
        .tdsl-report h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; font-weight: 600; }
        .tdsl-report h2 { margin: 2.5rem 0 0.5rem; font-size: 1.375rem; line-height: 1.25; font-weight: 600; }
        .tdsl-report h3 { margin: 2rem 0 0.5rem; font-size: 1.125rem; line-height: 1.3; font-weight: 600; }
        .tdsl-report h4, .tdsl-report h5, .tdsl-report h6 { margin: 1.5rem 0 0.5rem; font-size: 1rem; font-weight: 600; }
        .tdsl-report p { margin: 0.75rem 0; max-width: 42rem; white-space: pre-wrap; unicode-bidi: plaintext; }
        .tdsl-report > .tdsl-subtitle { margin: 0.25rem 0 1.5rem; color: var(--tdsl-secondary); font-size: 1.0625rem; }
        .tdsl-report hr { margin: 2.5rem 0; border: 0; border-top: 1px solid var(--tdsl-line); }
        .tdsl-report .tdsl-scroll { margin: 1.5rem 0; }
        .tdsl-report .tdsl caption { font-size: 1rem; padding-bottom: 0.5rem; }
        .tdsl-report .tdsl-subtitle { font-size: 0.875rem; }
        .tdsl-contents { margin: 1.5rem 0 2rem; }
        .tdsl-contents ol { margin: 0; padding: 0; list-style: none; }
        .tdsl-contents li { margin: 0.375rem 0; }
        .tdsl-contents ol ol { padding-inline-start: 1.25rem; }

        """

    /// The table, its title and its header.
    static let table = """
        .tdsl {
          border-collapse: separate; border-spacing: 0; width: 100%; text-align: start; font-variant-numeric: tabular-nums;
          color: var(--tdsl-text);
        }
        .tdsl caption { text-align: start; padding: 0 var(--tdsl-pad-inline) 1rem; }
        .tdsl-caption { padding: 0 var(--tdsl-pad-inline) 1rem; }
        .tdsl caption, .tdsl caption h1, .tdsl-caption h1, .tdsl thead .tdsl-title, .tdsl .tdsl-title h1 {
          font-size: 1.375rem; line-height: 1.25; font-weight: 600; color: var(--tdsl-text);
        }
        .tdsl caption h1, .tdsl-caption h1, .tdsl .tdsl-title h1 { margin: 0; }
        .tdsl-subtitle { font-size: 0.9375rem; font-weight: 400; color: var(--tdsl-secondary); padding-top: 0.25rem; }
        .tdsl th, .tdsl td {
          padding: var(--tdsl-pad-block) var(--tdsl-pad-inline); height: var(--tdsl-row-height);
          min-width: var(--tdsl-column-width); text-align: -webkit-match-parent; text-align: match-parent; vertical-align: top; white-space: pre-wrap;
          overflow-wrap: break-word; unicode-bidi: plaintext;
        }
        .tdsl th { text-align: start; unicode-bidi: normal; }
        .tdsl thead th { color: var(--tdsl-secondary); font-weight: 600; font-size: 0.8125rem; vertical-align: bottom; }
        .tdsl thead tr:last-child > *, .tdsl thead th[rowspan], .tdsl thead td {
          border-bottom: 1px solid var(--tdsl-strong-line);
        }
        .tdsl thead .tdsl-group { text-align: center; border-bottom: 1px solid var(--tdsl-line); }
        .tdsl thead [aria-sort] { color: var(--tdsl-text); }
        .tdsl .tdsl-sort { color: var(--tdsl-accent); font-size: 0.75em; white-space: nowrap; }
        .tdsl thead .tdsl-title { padding-bottom: 1rem; text-align: start; }

        """

    /// The rows, and what stands below them.
    static let rows = """
        .tdsl tbody tr { background: var(--tdsl-fill, transparent); }
        .tdsl tbody tr + tr > *, .tdsl tbody + tbody > tr:first-child > * { border-top: 1px solid var(--tdsl-line); }
        .tdsl tbody th { font-weight: 600; }
        .tdsl tbody th .tdsl-fg-secondary { font-weight: 400; }
        .tdsl.tdsl-stripes tbody tr:nth-child(even) { --tdsl-fill: var(--tdsl-tint); }
        .tdsl tbody tr[aria-selected="true"] { --tdsl-fill: var(--tdsl-selected); }
        .tdsl tbody .tdsl-section > th { padding-top: 1.5rem; font-weight: 600; border-bottom: 1px solid var(--tdsl-strong-line); }
        .tdsl sup, .tdsl-caption sup { line-height: 0; font-weight: 400; }
        .tdsl .tdsl-subtotal > * { font-weight: 600; border-top: 1px solid var(--tdsl-strong-line); }
        .tdsl tfoot > tr:first-child > * { border-top: 2px solid var(--tdsl-strong-line); }
        .tdsl tfoot .tdsl-summary { font-weight: 600; }
        .tdsl .tdsl-note {
          color: var(--tdsl-secondary); font-size: 0.8125rem; padding-top: 0.375rem; padding-bottom: 0.375rem; height: auto;
        }
        .tdsl tfoot tr + tr > .tdsl-note { border-top: 0; }
        .tdsl .tdsl-n { text-align: end; white-space: nowrap; unicode-bidi: normal; }
        .tdsl .tdsl-c { text-align: center; }
        .tdsl .tdsl-middle { vertical-align: middle; }
        .tdsl .tdsl-bottom { vertical-align: bottom; }
        .tdsl .tdsl-empty { text-align: center; color: var(--tdsl-secondary); padding-top: 2.5rem; padding-bottom: 2.5rem; }
        .tdsl .tdsl-mark { width: 1.25rem; min-width: 1.25rem; padding-inline-end: 0; }
        .tdsl .tdsl-mark input { margin: 0.2rem 0 0; accent-color: var(--tdsl-accent); }
        .tdsl .tdsl-nowrap { white-space: nowrap; }
        .tdsl img { vertical-align: middle; max-width: 100%; height: auto; }
        .tdsl a { color: var(--tdsl-accent); text-underline-offset: 0.15em; }
        .tdsl.tdsl-column-lines tr > * + *, .tdsl.tdsl-column-lines thead [rowspan] ~ * {
          border-inline-start: 1px solid var(--tdsl-line);
        }

        """

    /// Hierarchies.
    static let tree: String = {
        func indent(_ levels: String) -> String { "calc(var(--tdsl-pad-inline) + \(levels)em)" }
        var rules = """
            .tdsl .tdsl-toggle {
              display: inline-block; width: 1.25em; margin-inline-start: -1.25em; color: var(--tdsl-secondary);
            }
            .tdsl .tdsl-tree { unicode-bidi: normal; padding-inline-start: \(indent("1.25")); }

            """
        let levels = [("2", "2.5"), ("3", "3.75"), ("4", "5"), ("5", "6.25")]
        for (level, room) in levels {
            rules += ".tdsl tr[aria-level=\"\(level)\"] > .tdsl-tree { padding-inline-start: \(indent(room)); }\n"
        }
        let shallow = (["1"] + levels.map(\.0)).map { ":not([aria-level=\"\($0)\"])" }.joined()
        return rules
            + ".tdsl tr[aria-level]\(shallow) > .tdsl-tree { padding-inline-start: \(indent("7.5")); }\n"
    }()
}
