/// A tick or a cross: `✓` and `✗`, in ASCII `[x]` and `[ ]`, in words `yes` and `no`.
///
/// ```swift
/// Column("Paid", \.isPaid) { Check($0.isPaid) }
/// ```
public struct Check: CellContent {
    private let isOn: Bool

    /// A tick where `isOn` is true, else a cross.
    public init(_ isOn: Bool) { self.isOn = isOn }

    /// Writes the content at the end of a cell.
    public func write(to cell: inout CellWriter) {
        cell.withStyle(TextStyle(foreground: isOn ? .green : .secondary)) {
            $0.writeMark(isOn ? "✓" : "✗", ascii: isOn ? "[x]" : "[ ]", description: isOn ? "yes" : "no")
        }
    }
}

extension Double {
    /// The shortest digits that read back as the same number, without `.0`.
    var shortDescription: String {
        self == rounded() && magnitude < 1e15 ? String(Int64(self)) : "\(self)"
    }
}
