public import FoundationEssentials

/// A number whose decimal digits are known, so that a ``NumberFormatStyle`` can write it.
///
/// The standard library's integers and floating-point numbers and `Decimal` are such numbers, and so is a `Duration` by
/// its seconds. A number type of your own needs nothing but the conformance where its description is its decimal text:
/// ```swift
/// extension BigInt: FormattableNumber {}
/// ```
public protocol FormattableNumber {
    /// The number's digits: for a floating-point number the fewest that read back as the same number.
    var decimalDigits: DecimalDigits { get }
}

extension FormattableNumber where Self: CustomStringConvertible {
    /// The digits that the description has.
    public var decimalDigits: DecimalDigits { DecimalDigits(description) }
}

extension Int: FormattableNumber {}
extension Int8: FormattableNumber {}
extension Int16: FormattableNumber {}
extension Int32: FormattableNumber {}
extension Int64: FormattableNumber {}
extension UInt: FormattableNumber {}
extension UInt8: FormattableNumber {}
extension UInt16: FormattableNumber {}
extension UInt32: FormattableNumber {}
extension UInt64: FormattableNumber {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: FormattableNumber {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: FormattableNumber {}

extension Double: FormattableNumber {}
extension Float: FormattableNumber {}
#if !(os(macOS) || targetEnvironment(macCatalyst)) || arch(arm64)
    @available(macOS 11, *)
    extension Float16: FormattableNumber {}
#endif
extension Decimal: FormattableNumber {}

extension Duration: FormattableNumber {
    /// The digits of its seconds.
    public var decimalDigits: DecimalDigits {
        let (seconds, attoseconds) = components
        let fraction = String(attoseconds.magnitude)
        let zeros = String(repeating: "0", count: 18 - fraction.count)
        return DecimalDigits("\(self < .zero ? "-" : "")\(seconds.magnitude).\(zeros)\(fraction)")
    }
}
