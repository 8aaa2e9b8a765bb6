// Texts in place of values that are better told in words.
extension Column {
    /// Shows a text in place of the values for which `isReplaced` is true; nothing else about them changes, so they are
    /// sorted and summed up as before.
    ///
    /// Missing values aren't asked: ``missing(_:)`` is theirs.
    ///
    /// ```swift
    /// Column("Change", \.change, format: .percent()).replacing(with: "steady") { abs($0) < 0.005 }
    /// ```
    public func replacing(with text: String, where isReplaced: @escaping (Value) -> Bool) -> Self {
        guard let read = value?.read else { return self }
        var column = with { definition in
            let makeCell = definition.makeCell
            definition.makeCell = { environment in
                let write = makeCell(environment)
                return { row, cell in
                    if let value = read(row), isReplaced(value) { cell.write(text) } else { write(row, &cell) }
                }
            }
            definition.makeStep = { _, _ in nil }
            definition.writesDigits = false
        }
        if let makeDisplay {
            column.makeDisplay = { environment in
                let show = makeDisplay(environment)
                return { value, cell in if isReplaced(value) { cell.write(text) } else { show(value, &cell) } }
            }
        }
        return column
    }
}

extension Column where Value: AdditiveArithmetic {
    /// What stands in place of zero, also of one that a summary comes to.
    ///
    /// ```swift
    /// Column("Returned", \.returned).zero("–")
    /// ```
    public func zero(_ text: String) -> Self { replacing(with: text) { $0 == .zero } }
}

extension Column where Value: Numeric & Comparable {
    /// What stands in place of values that are nearer to zero than a threshold, but aren't zero.
    ///
    /// ```swift
    /// Column("p", \.p, format: .fixed(3)).small("<0.001", below: 0.001)
    /// ```
    public func small(_ text: String, below threshold: Value) -> Self {
        replacing(with: text) { $0 != .zero && $0 < threshold && $0 > .zero - threshold }
    }
}

extension Column where Value: Comparable {
    /// What stands in place of values greater than a threshold.
    public func large(_ text: String, above threshold: Value) -> Self { replacing(with: text) { $0 > threshold } }
}
