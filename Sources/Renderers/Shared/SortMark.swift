import FoundationEssentials
import TableDSL

extension ColumnDescription.Sort {
    /// What stands behind a sorted column's title: the direction, and the rank where there are several keys.
    func mark(usesASCII: Bool = false) -> String {
        let arrow = order == .forward ? (usesASCII ? "^" : "▲") : (usesASCII ? "v" : "▼")
        return isOneOfSeveral ? "\(arrow)\(rank)" : arrow
    }
}
