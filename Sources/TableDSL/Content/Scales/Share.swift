extension ClosedRange<Double> {
    /// Where a number lies between the bounds, from 0 to 1.
    ///
    /// Numbers beyond them lie at them; between bounds that are one, or endless to both sides, there is the middle or
    /// the lower end. nil for what isn't a number.
    func share(of number: Double) -> Double? {
        if number.isNaN { return nil }
        if number <= lowerBound && lowerBound < upperBound || number < lowerBound { return 0 }
        if number >= upperBound && lowerBound < upperBound || number > upperBound { return 1 }
        guard lowerBound < upperBound else { return 0.5 }
        // Halves, since the distance of two numbers may be none.
        let share = (number / 2 - lowerBound / 2) / (upperBound / 2 - lowerBound / 2)
        return share > 0 ? Swift.min(share, 1) : 0
    }
}

/// The least and the greatest of some numbers that are neither infinite nor none.
struct NumberExtent {
    private var bounds: ClosedRange<Double>?

    /// Takes in a number.
    mutating func add(_ number: Double) {
        guard number.isFinite else { return }
        guard let bounds else { return self.bounds = number...number }
        if number < bounds.lowerBound { self.bounds = number...bounds.upperBound }
        if number > bounds.upperBound { self.bounds = bounds.lowerBound...number }
    }

    /// From the least to the greatest; 0 alone where there was none.
    var range: ClosedRange<Double> { bounds ?? 0...0 }
}
