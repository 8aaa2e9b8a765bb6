import TableDSL

extension ListLayout {
    /// What stands before the title.
    var leading: [Int] { leadingAccessory + detailImage }
    /// What stands below the title, side by side.
    var details: [Int] { subtitle + footnote }
}
