public import FoundationEssentials

/// How a column takes text back into a row, its value's type erased.
struct CellEditing<RowValue> {
    /// The texts that may be chosen from; nil where any text may be entered.
    var choices: [String]?
    /// Reads the text and writes the value into the row, unless it is rejected.
    var apply: (String, inout RowValue) -> CellChange.Outcome
}

extension Column {
    /// A column whose values a reader may change.
    ///
    /// ```swift
    /// Column("Customer", editing: \.customer)
    ///     .validate { $0.isEmpty ? .invalid("Value cannot be empty.") : .valid }
    /// ```
    public init(_ title: String, editing value: WritableKeyPath<RowValue, Value>) where Value: EditableCellValue {
        self.init(title, reading: ValueReader(value))
        edit(Value.init(cellText:)) { $0[keyPath: value] = $1 }
    }

    /// A column whose values a reader may change, and take away by leaving the cell empty.
    public init(_ title: String, editing value: WritableKeyPath<RowValue, Value?>) where Value: EditableCellValue {
        self.init(title, reading: ValueReader(value))
        edit(Value.init(cellText:)) {
            $0[keyPath: value] = $1
        } clear: {
            $0[keyPath: value] = nil
        }
    }

    /// A column whose values, such as an enum's cases, a reader may change by their raw values.
    public init(_ title: String, editing value: WritableKeyPath<RowValue, Value>)
    where Value: RawRepresentable, Value.RawValue: EditableCellValue {
        self.init(title, reading: ValueReader(value)) { $0.rawValue.write(to: &$1) }
        edit {
            Value.RawValue(cellText: $0).flatMap(Value.init(rawValue:))
        } set: {
            $0[keyPath: value] = $1
        }
    }

    /// A column whose values a reader may change by their raw values, and take away by leaving the cell empty.
    public init(_ title: String, editing value: WritableKeyPath<RowValue, Value?>)
    where Value: RawRepresentable, Value.RawValue: EditableCellValue {
        self.init(title, reading: ValueReader(value)) { $0.rawValue.write(to: &$1) }
        edit {
            Value.RawValue(cellText: $0).flatMap(Value.init(rawValue:))
        } set: {
            $0[keyPath: value] = $1
        } clear: {
            $0[keyPath: value] = nil
        }
    }

    /// A column whose values a reader may change in the form that a format style writes and reads.
    public init<Style: ParseableFormatStyle>(
        _ title: String, editing value: WritableKeyPath<RowValue, Value>, format: Style,
        sortedBy areInIncreasingOrder: ((Value, Value) -> Bool)? = nil
    ) where Style.FormatInput == Value, Style.FormatOutput == String {
        self.init(title, reading: ValueReader(value), format: format, sortedBy: areInIncreasingOrder)
        edit {
            try? CellEnvironment.current.applied(to: format).parseStrategy.parse($0)
        } set: {
            $0[keyPath: value] = $1
        }
    }

    /// A column whose values a reader may change in the form of a format style, and take away by leaving the cell
    /// empty.
    public init<Style: ParseableFormatStyle>(
        _ title: String, editing value: WritableKeyPath<RowValue, Value?>, format: Style,
        sortedBy areInIncreasingOrder: ((Value, Value) -> Bool)? = nil
    ) where Style.FormatInput == Value, Style.FormatOutput == String {
        self.init(title, reading: ValueReader(value), format: format, sortedBy: areInIncreasingOrder)
        edit {
            try? CellEnvironment.current.applied(to: format).parseStrategy.parse($0)
        } set: {
            $0[keyPath: value] = $1
        } clear: {
            $0[keyPath: value] = nil
        }
    }

    /// Asks about each value that is entered; the first validator that finds it invalid has the word.
    public func validate(_ validation: @escaping (Value) -> Validation) -> Self {
        guard var editor else { return self }
        editor.validations.append(validation)
        return with(editor)
    }

    /// Lets a reader choose from these values alone, in this order.
    public func choices(_ values: [Value]) -> Self {
        guard var editor, let makeDisplay else { return self }
        let show = makeDisplay(CellEnvironment())
        editor.choices = values.map { value in CellWriter.text { show(value, &$0) } }
        return with(editor)
    }

    private mutating func edit(
        _ parse: @escaping (String) -> Value?,
        set: @escaping (inout RowValue, Value) -> Void,
        clear: ((inout RowValue) -> Void)? = nil
    ) {
        self = with(CellEditor(parse: parse, set: set, clear: clear))
    }

    private func with(_ editor: CellEditor<RowValue, Value>) -> Self {
        var column = self
        column.editor = editor
        column.definition.editing = CellEditing(choices: editor.choices, apply: editor.apply)
        return column
    }
}

/// How a column takes text back into a row.
struct CellEditor<RowValue, Value> {
    var parse: (String) -> Value?
    var set: (inout RowValue, Value) -> Void
    /// Makes the value a missing one; nil where it can't be missing.
    var clear: ((inout RowValue) -> Void)?
    var validations: [(Value) -> Validation] = []
    var choices: [String]?

    func apply(_ text: String, to row: inout RowValue) -> CellChange.Outcome {
        if let clear, text.isEmpty {
            clear(&row)
            return .applied
        }
        if let choices, !choices.contains(text) {
            return .rejected("\u{201C}\(text)\u{201D} is none of: \(choices.joined(separator: ", ")).")
        }
        guard let value = parse(text) else {
            return .rejected("\u{201C}\(text)\u{201D} can't be read as a value of this column.")
        }
        for validation in validations {
            if case .invalid(let reason) = validation(value) { return .rejected(reason) }
        }
        set(&row, value)
        return .applied
    }
}
