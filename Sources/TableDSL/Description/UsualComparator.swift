import FoundationEssentials

/// Whether a comparator orders values of this type as they order themselves: the one that Foundation makes by itself for
/// a key path to a comparable value.
func isUsualComparator<Value>(for type: Value.Type) -> (Any) -> Bool {
    func matches<Key: Comparable>(_ type: Key.Type) -> (Any) -> Bool { { $0 is ComparableComparator<Key> } }
    if type is String.Type { return { $0 is ComparableComparator<String> || isLexical($0) } }
    guard let type = type as? any Comparable.Type else { return { _ in false } }
    return matches(type)
}

/// Whether a value is Foundation's `String.StandardComparator` without options.
///
/// It is known by its parts: naming it would link the locale data into every program.
private func isLexical(_ comparator: Any) -> Bool {
    let comparator = (comparator as? AnyHashable)?.base ?? comparator
    guard "\(type(of: comparator))" == "StandardComparator" else { return false }
    let parts = Mirror(reflecting: comparator).children
    guard let options = parts.first(where: { $0.label == "options" })?.value,
        let isLocalized = parts.first(where: { $0.label == "isLocalized" })?.value as? Bool
    else { return false }
    return !isLocalized && (options as? any RawRepresentable).map { "\($0.rawValue)" } == "0"
}
