import FoundationEssentials

extension TableDescription: CustomStringConvertible {
    /// The table in a few lines: its title, and each column with the type of its value, its width and its id.
    public var description: String {
        var lines = ["Table of \(RowValue.self)\(title.map { " \u{201C}\($0)\u{201D}" } ?? "")"]
        lines += allColumns.map { column in
            let path = (column.groups + [column.title.isEmpty ? "(no title)" : column.title]).joined(separator: " / ")
            var traits = [column.valueType ?? "content", "width \(column.width)", column.alignment.rawValue]
            if column.isRowHeader { traits.append("row header") }
            if let sort = column.sort {
                traits.append(
                    "sorted \(sort.order == .forward ? "▲" : "▼")\(sort.isOneOfSeveral ? "\(sort.rank)" : "")")
            }
            if column.isEditable { traits.append("editable") }
            if !column.isVisible { traits.append("hidden") }
            if column.id != column.title { traits.append("id \u{201C}\(column.id)\u{201D}") }
            return "  \(path): \(traits.joined(separator: ", "))"
        }
        return lines.joined(separator: "\n")
    }
}
