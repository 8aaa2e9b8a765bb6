/// The page's style sheet: system type, hairlines, tabular figures, light and dark.
///
/// Each colour name keeps a contrast of at least 4.5 on the page, on a tinted row and on a selected one.
enum StyleSheet {
    static let text: StaticString = """
        .tdsl-page {
          --tdsl-ground: #ffffff; --tdsl-text: #1d1d1f; --tdsl-secondary: #5f6066; --tdsl-line: #e2e2e6;
          --tdsl-strong-line: #b9b9c0; --tdsl-tint: #f6f6f8; --tdsl-accent: #0b57c2; --tdsl-selected: #e8f0fd;
          --tdsl-black: #1d1d1f; --tdsl-red: #b42318; --tdsl-green: #1a6e33; --tdsl-yellow: #7a5600;
          --tdsl-blue: #0b57c2; --tdsl-magenta: #9a2a87; --tdsl-cyan: #0a6673; --tdsl-white: #5f6066;
          color-scheme: light dark; margin: 0; background: var(--tdsl-ground); color: var(--tdsl-text);
          font: 400 0.9375rem/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
        }
        @media (prefers-color-scheme: dark) {
          .tdsl-page {
            --tdsl-ground: #161618; --tdsl-text: #ececf0; --tdsl-secondary: #a3a3ad; --tdsl-line: #2f2f34;
            --tdsl-strong-line: #5a5a63; --tdsl-tint: #1e1e21; --tdsl-accent: #8ab4ff; --tdsl-selected: #1c2a44;
            --tdsl-black: #a3a3ad; --tdsl-red: #ff9a8f; --tdsl-green: #7bd88f; --tdsl-yellow: #f0c85a;
            --tdsl-blue: #8ab4ff; --tdsl-magenta: #f0a0e0; --tdsl-cyan: #6fd3e0; --tdsl-white: #ececf0;
          }
        }
        .tdsl-page main { max-width: 76rem; margin: 0 auto; padding: clamp(1rem, 4vw, 3rem); }
        .tdsl-scroll { overflow-x: auto; container-type: inline-size; }
        .tdsl-scroll:focus-visible { outline: 2px solid var(--tdsl-accent); outline-offset: 4px; }
        .tdsl-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        .tdsl { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
        .tdsl caption { text-align: start; padding: 0 0.75rem 1rem; }
        .tdsl caption, .tdsl caption h1, .tdsl thead .tdsl-title, .tdsl .tdsl-title h1 {
          font-size: 1.375rem; line-height: 1.25; font-weight: 600; color: var(--tdsl-text);
        }
        .tdsl caption h1, .tdsl .tdsl-title h1 { margin: 0; }
        .tdsl th, .tdsl td {
          padding: 0.5rem 0.75rem; text-align: start; vertical-align: top; white-space: pre-wrap;
          overflow-wrap: break-word;
        }
        .tdsl thead th { color: var(--tdsl-secondary); font-weight: 600; font-size: 0.8125rem; vertical-align: bottom; }
        .tdsl thead tr:last-child > *, .tdsl thead th[rowspan], .tdsl thead td { border-bottom: 1px solid var(--tdsl-strong-line); }
        .tdsl thead .tdsl-group { text-align: center; border-bottom: 1px solid var(--tdsl-line); }
        .tdsl thead [aria-sort] { color: var(--tdsl-text); }
        .tdsl .tdsl-sort { color: var(--tdsl-accent); font-size: 0.75em; white-space: nowrap; }
        .tdsl tbody tr + tr > *, .tdsl tbody + tbody > tr:first-child > * { border-top: 1px solid var(--tdsl-line); }
        .tdsl thead .tdsl-title { padding-bottom: 1rem; text-align: start; }
        .tdsl tbody th { font-weight: 600; }
        .tdsl tbody th .tdsl-fg-secondary { font-weight: 400; }
        .tdsl.tdsl-stripes tbody tr:nth-child(even) { background: var(--tdsl-tint); }
        .tdsl tbody tr[aria-selected="true"] { background: var(--tdsl-selected); }
        .tdsl tbody .tdsl-section > th { padding-top: 1.5rem; font-weight: 600; border-bottom: 1px solid var(--tdsl-strong-line); }
        .tdsl .tdsl-subtitle { font-size: 0.9375rem; font-weight: 400; color: var(--tdsl-secondary); padding-top: 0.25rem; }
        .tdsl sup { line-height: 0; font-weight: 400; }
        .tdsl .tdsl-subtotal > * { font-weight: 600; border-top: 1px solid var(--tdsl-strong-line); }
        .tdsl tfoot > tr:first-child > * { border-top: 2px solid var(--tdsl-strong-line); }
        .tdsl tfoot .tdsl-summary { font-weight: 600; }
        .tdsl .tdsl-note { color: var(--tdsl-secondary); font-size: 0.8125rem; padding-top: 0.375rem; padding-bottom: 0.375rem; }
        .tdsl tfoot tr + tr > .tdsl-note { border-top: 0; }
        .tdsl .tdsl-n { text-align: end; white-space: nowrap; }
        .tdsl .tdsl-c { text-align: center; }
        .tdsl .tdsl-middle { vertical-align: middle; }
        .tdsl .tdsl-bottom { vertical-align: bottom; }
        .tdsl .tdsl-empty { text-align: center; color: var(--tdsl-secondary); padding-top: 2.5rem; padding-bottom: 2.5rem; }
        .tdsl .tdsl-mark { width: 1.25rem; padding-inline-end: 0; }
        .tdsl .tdsl-mark input { margin: 0.2rem 0 0; accent-color: var(--tdsl-accent); }
        .tdsl .tdsl-nowrap { white-space: nowrap; }
        .tdsl .tdsl-toggle { display: inline-block; width: 1.25em; margin-inline-start: -1.25em; color: var(--tdsl-secondary); }
        .tdsl .tdsl-tree { padding-inline-start: calc(0.75rem + 1.25em); }
        .tdsl tr[aria-level="2"] > .tdsl-tree { padding-inline-start: calc(2rem + 1.25em); }
        .tdsl tr[aria-level="3"] > .tdsl-tree { padding-inline-start: calc(3.25rem + 1.25em); }
        .tdsl tr[aria-level="4"] > .tdsl-tree { padding-inline-start: calc(4.5rem + 1.25em); }
        .tdsl tr[aria-level="5"] > .tdsl-tree { padding-inline-start: calc(5.75rem + 1.25em); }
        .tdsl tr[aria-level]:not([aria-level="1"], [aria-level="2"], [aria-level="3"], [aria-level="4"], [aria-level="5"]) > .tdsl-tree { padding-inline-start: calc(7rem + 1.25em); }
        .tdsl img { vertical-align: middle; max-width: 100%; height: auto; }
        .tdsl a { color: var(--tdsl-accent); text-underline-offset: 0.15em; }
        .tdsl .tdsl-fg-secondary, .tdsl .tdsl-fg-brightblack { color: var(--tdsl-secondary); }
        .tdsl .tdsl-fg-black { color: var(--tdsl-black); }
        .tdsl .tdsl-fg-red, .tdsl .tdsl-fg-brightred { color: var(--tdsl-red); }
        .tdsl .tdsl-fg-green, .tdsl .tdsl-fg-brightgreen { color: var(--tdsl-green); }
        .tdsl .tdsl-fg-yellow, .tdsl .tdsl-fg-brightyellow { color: var(--tdsl-yellow); }
        .tdsl .tdsl-fg-blue, .tdsl .tdsl-fg-brightblue, .tdsl .tdsl-fg-accent { color: var(--tdsl-blue); }
        .tdsl .tdsl-fg-magenta, .tdsl .tdsl-fg-brightmagenta { color: var(--tdsl-magenta); }
        .tdsl .tdsl-fg-cyan, .tdsl .tdsl-fg-brightcyan { color: var(--tdsl-cyan); }
        .tdsl .tdsl-fg-white, .tdsl .tdsl-fg-brightwhite { color: var(--tdsl-white); }
        .tdsl span[class*="tdsl-bg-"] { padding: 0.05em 0.3em; border-radius: 0.2em; }
        .tdsl .tdsl-bg-black, .tdsl .tdsl-bg-brightblack, .tdsl .tdsl-bg-secondary { background: #3a3a40; color: #ffffff; }
        .tdsl .tdsl-bg-red, .tdsl .tdsl-bg-brightred { background: #ffd9d4; color: #5c120c; }
        .tdsl .tdsl-bg-green, .tdsl .tdsl-bg-brightgreen { background: #cdf0d5; color: #0c3d1b; }
        .tdsl .tdsl-bg-yellow, .tdsl .tdsl-bg-brightyellow { background: #fbe8b0; color: #452f00; }
        .tdsl .tdsl-bg-blue, .tdsl .tdsl-bg-brightblue, .tdsl .tdsl-bg-accent { background: #d6e4ff; color: #06316e; }
        .tdsl .tdsl-bg-magenta, .tdsl .tdsl-bg-brightmagenta { background: #f9d9f3; color: #55144a; }
        .tdsl .tdsl-bg-cyan, .tdsl .tdsl-bg-brightcyan { background: #cdeef3; color: #05393f; }
        .tdsl .tdsl-bg-white, .tdsl .tdsl-bg-brightwhite { background: #ececf0; color: #1d1d1f; }
        .tdsl td[class*="tdsl-bg-"] :not([class*="tdsl-bg-"]), .tdsl th[class*="tdsl-bg-"] :not([class*="tdsl-bg-"]) { color: inherit; }
        .tdsl td[style] a, .tdsl td[style] .tdsl-fg-secondary, .tdsl td[style] .tdsl-toggle, .tdsl td[style] .tdsl-accent { color: inherit; }
        .tdsl th[style] a, .tdsl th[style] .tdsl-fg-secondary, .tdsl th[style] .tdsl-toggle, .tdsl th[style] .tdsl-accent { color: inherit; }
        .tdsl svg { vertical-align: -0.125em; max-width: none; }
        .tdsl .tdsl-accent { color: var(--tdsl-accent); }
        .tdsl .tdsl-badge { display: inline-block; padding: 0 0.5em; border: 1px solid; border-radius: 1em; font-size: 0.8125rem; line-height: 1.4; white-space: nowrap; }
        @container (max-width: 34rem) {
          .tdsl-adaptive thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
          .tdsl-adaptive tbody tr > :has(> .tdsl-compact) ~ * { display: none; }
          .tdsl-adaptive .tdsl-regular, .tdsl-adaptive tfoot .tdsl-summary > :empty { display: none; }
          .tdsl-adaptive .tdsl-compact[hidden] { display: block; }
        }
        @media (max-width: 34rem) {
          .tdsl th, .tdsl td { padding: 0.4rem 0.5rem; }
          .tdsl caption { padding-inline: 0.5rem; }
        }
        @media (forced-colors: active) {
          .tdsl tbody tr[aria-selected="true"] { outline: 2px solid Highlight; }
          .tdsl .tdsl-accent { color: inherit; }
        }
        @media print {
          .tdsl-page { --tdsl-ground: #ffffff; --tdsl-text: #000000; print-color-adjust: exact; font-size: 10pt; }
          .tdsl-page main { max-width: none; padding: 0; }
          .tdsl-scroll { overflow: visible; }
          .tdsl thead { display: table-header-group; }
          .tdsl tr { break-inside: avoid; }
        }

        """
}
