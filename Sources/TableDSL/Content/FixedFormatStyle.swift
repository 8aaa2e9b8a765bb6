public import FoundationEssentials

/// Shows a number with a fixed count of decimals: `3.5` as `3.50`.
///
/// It rounds half to even by the number's shortest decimal digits, writes no negative zero, groups nothing and is the
/// same in every locale; it needs no locale data, so a small program stays small.
/// ```swift
/// Column("GPA", \.gpa, format: .fixed(2))
/// ```
public struct FixedFormatStyle: FormatStyle {
    /// Decimals shown, 0 to 15.
    public let decimals: Int

    /// A style with so many decimals; fewer than 0 count as 0, more than 15 as 15.
    public init(decimals: Int) { self.decimals = min(max(decimals, 0), 15) }

    /// Reads a style, its decimals kept within the same bounds.
    public init(from decoder: any Decoder) throws {
        self.init(decimals: try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .decimals))
    }

    /// The number as text.
    public func format(_ value: Double) -> String {
        var buffer = ByteBuffer()
        append(value, to: &buffer)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }

    private func append(_ value: Double, to buffer: inout ByteBuffer) {
        let scale = Self.powers[decimals]
        let scaled = value.magnitude * Double(scale)
        let whole = scaled.rounded(.down)
        // Near a tie the product's own rounding could decide; the digits of the number do.
        guard scaled < 0x1p40, abs(scaled - whole - 0.5) > 0x1p-8 else {
            return buffer.append(FixedDigits(value, decimals: decimals).text)
        }
        let units = UInt64(scaled - whole > 0.5 ? whole + 1 : whole)
        let (integer, fraction) = units.quotientAndRemainder(dividingBy: scale)
        buffer.appendDigits(of: integer, isNegative: value < 0 && units > 0)
        guard decimals > 0 else { return }
        let start = buffer.reserve(decimals + 1)
        start[0] = UInt8(ascii: ".")
        var rest = fraction
        for position in stride(from: decimals, to: 0, by: -1) {
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            start[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
            rest = quotient
        }
        buffer.count += decimals + 1
    }

    private enum CodingKeys: CodingKey { case decimals }

    private static let powers: [UInt64] = (0...15).map { (0..<$0).reduce(1) { power, _ in power * 10 } }
}

extension FixedFormatStyle: DirectFormatStyle {
    func write(_ value: Double, to cell: inout CellWriter) {
        cell.writeBytes { append(value, to: &$0) }
    }

    func cell(at offset: Int) -> CellFunction {
        { row, cell in write((row + offset).assumingMemoryBound(to: Double.self).pointee, to: &cell) }
    }
}

extension FormatStyle where Self == FixedFormatStyle {
    /// A number with a fixed count of decimals, 0 to 15.
    public static func fixed(_ decimals: Int) -> Self { FixedFormatStyle(decimals: decimals) }
}
