extension StyleSheet {
    /// What each theme adds to the plain one, which has hairlines between rows.
    static let themes: [HTMLRenderer.Theme: String] = [
        .inset: """
        .tdsl-theme-inset { border: 1px solid var(--tdsl-line); border-radius: 0.75rem; background: var(--tdsl-ground); }
        .tdsl-theme-inset > thead > tr:first-child > * { padding-top: 0.75rem; }
        .tdsl-theme-inset > thead > tr:first-child > :first-child { border-start-start-radius: 0.6875rem; }
        .tdsl-theme-inset > thead > tr:first-child > :last-child { border-start-end-radius: 0.6875rem; }
        .tdsl-theme-inset > :last-child > tr:last-child > :first-child { border-end-start-radius: 0.6875rem; }
        .tdsl-theme-inset > :last-child > tr:last-child > :last-child { border-end-end-radius: 0.6875rem; }
        .tdsl-theme-inset > thead > tr:last-child > *, .tdsl-theme-inset > thead th[rowspan] {
          border-bottom-color: var(--tdsl-line);
        }
        .tdsl-theme-inset > tfoot > tr:first-child > * { border-top: 1px solid var(--tdsl-strong-line); }
        .tdsl-theme-inset > tfoot > tr:last-child > * { padding-bottom: 0.75rem; }

        """,
        .bordered: """
        .tdsl-theme-bordered {
          border: 0 solid var(--tdsl-strong-line); border-top-width: 1px; border-inline-start-width: 1px;
        }
        .tdsl.tdsl-theme-bordered tr > * {
          border: 0 solid var(--tdsl-strong-line); border-bottom-width: 1px; border-inline-end-width: 1px;
        }
        .tdsl.tdsl-theme-bordered tfoot > tr:first-child > * { border-top: 1px solid var(--tdsl-strong-line); }
        .tdsl.tdsl-theme-bordered.tdsl-no-column-lines tr > :not(:last-child) { border-inline-end-width: 0; }

        """,
        .striped: """
        .tdsl.tdsl-theme-striped tbody tr + tr > *, .tdsl.tdsl-theme-striped tbody + tbody > tr:first-child > * {
          border-top-color: transparent;
        }

        """,
        .editorial: """
        .tdsl-theme-editorial {
          border: 0 solid var(--tdsl-text); border-top-width: 2px; border-bottom-width: 2px;
          font-family: Charter, "Bitstream Charter", "Iowan Old Style", Georgia, "Times New Roman", serif;
          font-variant-numeric: lining-nums tabular-nums;
        }
        .tdsl.tdsl-theme-editorial tbody tr + tr > *, .tdsl.tdsl-theme-editorial tbody + tbody > tr:first-child > * {
          border-top-color: transparent;
        }
        .tdsl.tdsl-theme-editorial caption, .tdsl.tdsl-theme-editorial caption h1 { font-size: 1.5rem; font-weight: 500; }
        .tdsl.tdsl-theme-editorial thead th { font-size: 0.875rem; font-weight: 500; font-style: italic; }
        .tdsl.tdsl-theme-editorial thead tr:last-child > *, .tdsl.tdsl-theme-editorial thead th[rowspan] {
          border-bottom: 1px solid var(--tdsl-text);
        }
        .tdsl.tdsl-theme-editorial tbody .tdsl-section > th { font-style: italic; border-bottom: 0; }
        .tdsl.tdsl-theme-editorial tbody .tdsl-subtotal > * { border-top-color: var(--tdsl-strong-line); }
        .tdsl.tdsl-theme-editorial tfoot > tr:first-child > * { border-top: 1px solid var(--tdsl-text); }

        """,
    ]

    /// One box for both directions, in which the header and the first column stay, over the rows that pass below them.
    ///
    /// What sticks is opaque, in its row's colours. From the back: rows, first column, header, corner.
    static let sticky = """
        .tdsl-sticky { overflow: auto; max-height: 85vh; }
        .tdsl-sticky-header > thead { position: sticky; top: 0; z-index: 3; }
        .tdsl-sticky-header > thead th, .tdsl-sticky-header > thead td {
          background: var(--tdsl-ground); color: var(--tdsl-secondary);
        }
        .tdsl-sticky-column > thead .tdsl-corner, .tdsl-sticky-column > tbody > tr > :first-child:not([colspan]),
        .tdsl-sticky-column > tfoot > tr > :first-child:not([colspan]), .tdsl-sticky-column .tdsl-mark + * {
          position: sticky; inset-inline-start: 0; z-index: 1; background: var(--tdsl-ground); color: var(--tdsl-text);
        }
        .tdsl-sticky-column > thead .tdsl-corner { z-index: 4; color: var(--tdsl-secondary); }
        .tdsl-sticky-column > tbody > tr > :first-child:not([colspan]), .tdsl-sticky-column > tbody .tdsl-mark + * {
          background: var(--tdsl-fill, var(--tdsl-ground));
        }
        .tdsl-sticky-column .tdsl-mark + * { inset-inline-start: calc(1.25rem + var(--tdsl-pad-inline)); }
        .tdsl-sticky-column tr > :first-child:not([colspan]):not(.tdsl-mark), .tdsl-sticky-column .tdsl-mark + * {
          border-inline-end: 1px solid var(--tdsl-line);
        }
        .tdsl-sticky-column > tbody > tr > :first-child:not([colspan]):not(.tdsl-mark) { min-width: 7rem; }

        """
}
