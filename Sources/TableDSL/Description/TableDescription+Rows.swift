extension TableDescription {
    /// The selected rows among those shown, in the order they are shown: the detail beside a list.
    public var selectedRows: [RowValue] { rows.filter(\.isSelected).compactMap(\.value) }
}
