public import FoundationEssentials

/// A value that has a place on a scale, by which its cell is coloured or drawn.
///
/// The numbers of the standard library are such, `Decimal` and `Duration` too. Conform a quantity of your own:
/// ```swift
/// extension Money: ScaleValue { var scaleNumber: Double { Double(cents) / 100 } }
/// ```
public protocol ScaleValue {
    /// The value as a number; NaN where it has no place.
    var scaleNumber: Double { get }
}

extension ScaleValue where Self: BinaryInteger {
    /// The nearest number.
    public var scaleNumber: Double { Double(self) }
}

extension ScaleValue where Self: BinaryFloatingPoint {
    /// The nearest number.
    public var scaleNumber: Double { Double(self) }
}

extension Int: ScaleValue {}
extension Int8: ScaleValue {}
extension Int16: ScaleValue {}
extension Int32: ScaleValue {}
extension Int64: ScaleValue {}
extension UInt: ScaleValue {}
extension UInt8: ScaleValue {}
extension UInt16: ScaleValue {}
extension UInt32: ScaleValue {}
extension UInt64: ScaleValue {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: ScaleValue {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: ScaleValue {}

extension Double: ScaleValue {}
extension Float: ScaleValue {}
#if !(os(macOS) || targetEnvironment(macCatalyst)) || arch(arm64)
    @available(macOS 11, *)
    extension Float16: ScaleValue {}
#endif

extension Decimal: ScaleValue {
    /// The nearest number.
    public var scaleNumber: Double { Double(description) ?? .nan }
}

extension Duration: ScaleValue {
    /// The seconds.
    public var scaleNumber: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
