public import FoundationEssentials

/// What a column shows at the table's foot for all its rows: a sum, an average, the least or greatest value, a count.
///
/// It takes in the top-level rows that a search leaves, on every page; missing values aren't counted. Sums and the
/// like are shown as the column's cells are.
public struct Summary<Value> {
    /// Makes the result from an accumulated state; what takes the values in.
    let makeAccumulator: (ValueReader<Value>, @escaping (Value, inout CellWriter) -> Void) -> any SummaryAccumulator
}

extension Summary where Value: AdditiveArithmetic {
    /// The sum of the values; integers that overflow stop at their type's bounds.
    public static var sum: Summary {
        Summary { value, show in
            ValueAccumulator(value, initial: Value.zero, fold: saturatingSum) { sum, _, cell in show(sum, &cell) }
        }
    }
}

extension Summary where Value: Comparable {
    /// The least value; nothing where there is none.
    public static var minimum: Summary { extreme { $0 < $1 } }

    /// The greatest value; nothing where there is none.
    public static var maximum: Summary { extreme { $1 < $0 } }

    private static func extreme(_ isBetter: @escaping (Value, Value) -> Bool) -> Summary {
        Summary { value, show in
            ValueAccumulator(value, initial: Value?.none) { best, next in
                // Not a number is no number to compare, as in sorting.
                if next != next { return best }
                return best.map { isBetter(next, $0) ? next : $0 } ?? next
            } result: { best, _, cell in
                if let best { show(best, &cell) }
            }
        }
    }
}

extension Summary where Value: BinaryFloatingPoint {
    /// The mean of the values; nothing where there is none.
    public static var average: Summary {
        Summary { value, show in
            ValueAccumulator(value, initial: Value.zero, fold: +) { sum, count, cell in
                if count > 0 { show(sum / Value(count), &cell) }
            }
        }
    }
}

extension Summary where Value: BinaryInteger {
    /// The mean of the values with up to two decimals; nothing where there is none.
    public static var average: Summary {
        Summary { value, _ in
            ValueAccumulator(value, initial: 0.0, fold: { $0 + Double($1) }) { sum, count, cell in
                guard count > 0 else { return }
                let mean = FixedFormatStyle(decimals: 2).format(sum / Double(count))
                cell.write(String(mean.trimmingZeros))
            }
        }
    }
}

extension Summary where Value == Decimal {
    /// The mean of the values; nothing where there is none.
    public static var average: Summary {
        Summary { value, show in
            ValueAccumulator(value, initial: Decimal.zero, fold: +) { sum, count, cell in
                if count > 0 { show(sum / Decimal(count), &cell) }
            }
        }
    }
}

extension Summary {
    /// How many rows have a value.
    public static var count: Summary {
        Summary { value, _ in
            ValueAccumulator(value, initial: (), fold: { _, _ in }) { _, count, cell in cell.write(count) }
        }
    }
}

extension Column {
    /// Shows a summary of the column's values at the table's foot.
    public func summary(_ summary: Summary<Value>) -> Self {
        guard let value, let makeDisplay else { return self }
        return with { definition in
            definition.makeSummary = { summary.makeAccumulator(value, makeDisplay($0)) }
        }
    }

    /// Shows at the table's foot what the closure makes of the rows.
    ///
    /// ```swift
    /// Column("Weight", \.weight).summary { rows in Text("\(rows.filter(\.isHeavy).count) heavy") }
    /// ```
    public func summary<Content: CellContent>(@CellBuilder _ content: @escaping ([RowValue]) -> Content) -> Self {
        with { $0.makeSummary = { _ in RowsAccumulator(content) } }
    }
}

private func saturatingSum<Value: AdditiveArithmetic>(_ sum: Value, _ next: Value) -> Value {
    func integers<Number: FixedWidthInteger>(_ sum: Number) -> Value? {
        guard let next = next as? Number else { return nil }
        let (result, overflows) = sum.addingReportingOverflow(next)
        return (overflows ? (next < 0 ? Number.min : Number.max) : result) as? Value
    }
    if let integer = sum as? any FixedWidthInteger { return integers(integer) ?? sum }
    return sum + next
}

extension String {
    /// The number without zeros at the end of its fraction, nor a point with nothing behind it.
    fileprivate var trimmingZeros: Substring {
        guard contains(".") else { return self[...] }
        var text = self[...]
        while text.last == "0" { text.removeLast() }
        if text.last == "." { text.removeLast() }
        return text
    }
}
