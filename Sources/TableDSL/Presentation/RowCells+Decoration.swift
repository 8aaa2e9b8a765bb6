extension RowCells.Column {
    /// A function that writes the column's cell with the picture beside it, and calls `rest`.
    ///
    /// The picture stands where cells line up: behind content that is trailing, before what is leading.
    func function(with decoration: @escaping CellFunction, before rest: @escaping CellFunction) -> CellFunction {
        let (write, missing, style, isBefore) = (write, missing, style, isDecoratedBefore)
        return { row, cell in
            cell.setStyle(style)
            if isBefore {
                decoration(row, &cell)
                cell.writeDecoration("\u{A0}", ascii: " ")
            }
            write(row, &cell)
            if cell.isMissing { cell.replaceMissing(with: missing) }
            if !isBefore {
                cell.writeDecoration("\u{A0}", ascii: " ")
                decoration(row, &cell)
            }
            cell.endCell()
            rest(row, &cell)
        }
    }
}
