/// What is rendered, and how.
enum Mode: String, CaseIterable {
    // Nine plain columns into bytes.
    case html, markdown, ansi, csv
    case markdownCompact = "markdown-compact"

    // The same as a string.
    case htmlString = "html-string"
    case markdownString = "markdown-string"
    case ansiString = "ansi-string"

    // Into a file, of rows in memory and of rows made as they are read.
    case htmlNull = "html-null"
    case streamHTML = "stream-html"
    case streamMarkdown = "stream-markdown"
    case streamANSI = "stream-ansi"

    // Other declarations of the columns, into bytes.
    case closures, format, tree
    case closuresANSI = "closures-ansi"

    // Other rows than the file's, each beside what one would write without the library.
    case sort, search
    case sortBaseline = "sort-baseline"
    case sortComparators = "sort-comparators"
    case sortComparatorsBaseline = "sort-comparators-baseline"
    case searchBaseline = "search-baseline"
    case searchLowercased = "search-lowercased"
    case searchName = "search-name"
}
