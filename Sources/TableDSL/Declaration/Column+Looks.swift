extension Column where Value: ScaleValue {
    /// Colours the cells by their values: the colour behind a cell is the value's on the scale, and its text is black or
    /// white, whichever can be read there (a contrast of 4.5 or more by WCAG 2.2).
    ///
    /// Missing values, and what isn't a number, have no colour; values beyond the domain have those of its ends. Where
    /// there are no colours the number says all. What the content itself sets wins, also where it can't be read.
    ///
    /// - Parameters:
    ///   - scale: The colours.
    ///   - domain: The values of the first and the last colour; nil for the least and the greatest finite value of all
    ///     rows, also those that aren't shown. They are read once more for it, and an ``AsyncTable`` waits for all.
    public func colorScale(_ scale: ColorScale, domain: ClosedRange<Double>? = nil) -> Self {
        look(over: domain) { number, domain, definition in
            let shades = ScaleShades(scale, over: domain)
            let before = definition.valueStyle
            definition.valueStyle = { row in
                let style = before?(row) ?? .plain
                return number(row).flatMap { shades.style(of: $0) }?.over(style) ?? style
            }
        }
    }

    /// Draws a bar beside each number: `42 ███▌`, in ASCII `42 ####`, as a picture in a page; elsewhere the number stands
    /// alone.
    ///
    /// Bars begin at 0, or at the domain's end that is next to it; those of negative values go to the other side. They
    /// line up: behind numbers that are trailing, as numbers are, before those of a leading column. Missing values, and
    /// what isn't a number, have none; beyond the domain a bar is as long as it can be.
    ///
    /// - Parameters:
    ///   - domain: The values at the ends; nil for the least and the greatest finite value of all rows, and 0. They are
    ///     read once more for it, and an ``AsyncTable`` waits for all.
    ///   - width: Terminal cells of the bar, 2 to 100; others count as the nearest of these.
    ///   - color: The colour of the bar.
    ///   - negativeColor: The colour of bars for values below 0.
    public func dataBar(
        domain: ClosedRange<Double>? = nil, width: Int = 10, color: Color = .blue, negativeColor: Color = .red
    ) -> Self {
        decorated(over: domain) { number, found in
            let bar = DataBar(over: domain ?? found.including(0), width: width)
            return { row, cell in
                let value = number(row) ?? .nan
                bar.write(value, color: value < 0 ? negativeColor : color, to: &cell)
            }
        }
    }

    /// Shows beside each number which part of the domain it is in, by a symbol of the set; parts are of the same size.
    ///
    /// Missing values, and what isn't a number, have none. Symbols stand where bars do, see
    /// ``dataBar(domain:width:color:negativeColor:)``, and tell nothing that the numbers don't: text without pictures
    /// leaves them out.
    ///
    /// - Parameters:
    ///   - set: The symbols.
    ///   - domain: The values at the ends; nil for the least and the greatest finite value of all rows. They are read
    ///     once more for it, and an ``AsyncTable`` waits for all.
    public func icons(_ set: IconSet = .arrows, domain: ClosedRange<Double>? = nil) -> Self {
        decorated(over: domain) { number, domain in
            { row, cell in
                set.write(number(row).flatMap { set.symbol(of: $0, in: domain) }, to: &cell)
            }
        }
    }

    /// Shows a symbol of the set beside each number, by the thresholds that it reaches.
    ///
    /// ```swift
    /// Column("Math", \.math).icons(.arrows, thresholds: [60, 90])     // ▼ below 60, ► below 90, ▲ from 90 on
    /// ```
    /// - Parameters:
    ///   - set: The symbols.
    ///   - thresholds: The least values of the second symbol and those above it, in any order; those past the last
    ///     symbol change nothing.
    public func icons(_ set: IconSet = .arrows, thresholds: [Double]) -> Self {
        decorated(over: 0...0) { number, _ in
            { row, cell in
                set.write(number(row).flatMap { set.symbol(of: $0, thresholds: thresholds) }, to: &cell)
            }
        }
    }

    /// The column with a picture beside the content, behind those that are there.
    private func decorated(
        over domain: ClosedRange<Double>?,
        _ picture:
            @escaping (
                _ number: @escaping (UnsafeRawPointer) -> Double?, _ domain: ClosedRange<Double>
            ) -> CellFunction
    ) -> Self {
        look(over: domain) { number, domain, definition in
            let last = picture(number, domain)
            guard let first = definition.decoration else { return definition.decoration = last }
            definition.decoration = { row, cell in
                first(row, &cell)
                cell.writeDecoration("\u{A0}", ascii: " ")
                last(row, &cell)
            }
        }
        .with { $0.isDecorated = true }
    }

    /// The column with a look that is filled in now where the domain is known, else when the table is shown.
    private func look(
        over domain: ClosedRange<Double>?,
        _ apply:
            @escaping (
                _ number: @escaping (UnsafeRawPointer) -> Double?, _ domain: ClosedRange<Double>,
                _ definition: inout ColumnDefinition<RowValue>
            ) -> Void
    ) -> Self {
        guard let read = value?.read else { return self }
        let number = { (row: UnsafeRawPointer) in read(row)?.scaleNumber }
        return with { definition in
            if let domain { return apply(number, domain, &definition) }
            definition.looks.append(ColumnLook(number: number) { apply(number, $0, &$1) })
        }
    }
}

extension ClosedRange<Double> {
    /// The range made wider so that a number is in it.
    fileprivate func including(_ number: Double) -> ClosedRange {
        Swift.min(lowerBound, number)...Swift.max(upperBound, number)
    }
}
