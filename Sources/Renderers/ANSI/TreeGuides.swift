import TableDSL

extension ByteBuffer {
    /// Appends what stands before a row's first cell in a hierarchy: guides down from the rows around it, and whether
    /// the row is open.
    mutating func appendTreeGuides(_ row: RowInfo, usesASCII: Bool) {
        if row.level > 0 {
            append("  ")
            for level in 1..<max(row.level, 1) {
                let passes = level < 64 && row.passingGuides >> UInt64(level) & 1 == 1
                append(passes ? (usesASCII ? "| " : "│ ") : "  ")
            }
            append(row.isLastSibling ? (usesASCII ? "` " : "└ ") : (usesASCII ? "|-" : "├ "))
        }
        if let isExpanded = row.isExpanded {
            append(isExpanded ? (usesASCII ? "v " : "▾ ") : (usesASCII ? "> " : "▸ "))
        } else if row.level == 0 {
            append("  ")
        }
    }
}
