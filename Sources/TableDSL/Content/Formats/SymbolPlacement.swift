/// Where a currency's symbol stands.
public enum SymbolPlacement: String, Codable, Hashable, Sendable {
    /// Right before the number, behind its sign: `-$20.00`.
    case leading
    /// Behind the number, with a blank between: `-20.00 €`.
    case trailing
}
