extension RowCells.Column {
    /// A function that writes the column's cell with what stands beside its content, and calls `rest`.
    ///
    /// A picture stands where cells line up: behind content that is trailing, before what is leading. Marks of footnotes
    /// stand on the other side of numbers that line up at their ends, else behind the content.
    func decoratedFunction(before rest: @escaping CellFunction) -> CellFunction {
        let (write, missing, style) = (write, missing, style)
        let (decoration, isBefore) = (decoration, isDecoratedBefore)
        let (footnotes, marksLead) = (footnotes, marksLead)
        return { row, cell in
            cell.setStyle(style)
            if isBefore, let decoration {
                decoration(row, &cell)
                cell.writeDecoration("\u{A0}", ascii: " ")
            }
            if marksLead {
                for note in footnotes where note.applies(row) { cell.writeFootnote(note.text, isLeading: true) }
            }
            write(row, &cell)
            if cell.isMissing { cell.replaceMissing(with: missing) }
            if !marksLead { for note in footnotes where note.applies(row) { cell.writeFootnote(note.text) } }
            if !isBefore, let decoration {
                cell.writeDecoration("\u{A0}", ascii: " ")
                decoration(row, &cell)
            }
            cell.endCell()
            rest(row, &cell)
        }
    }
}
