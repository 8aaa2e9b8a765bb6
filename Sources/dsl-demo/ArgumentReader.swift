import TableDSL

/// Reads options and their values, `--name value` or `--name=value`, one after the other.
struct ArgumentReader {
    private var rest: ArraySlice<String>
    private var name = ""
    /// The value that stood behind `=`.
    private var attached: String?

    init(_ arguments: [String]) { rest = arguments[...] }

    /// The next option's name; nil at the end.
    mutating func nextOption(among known: [String]) throws -> String? {
        if let attached { throw Fault.usage("\(name) takes no value, but “\(attached)” was given.") }
        guard let argument = rest.popFirst() else { return nil }
        guard argument.hasPrefix("-"), argument != "-" else {
            throw Fault.usage("“\(argument)” stands where an option is expected. Options: \(list(known)).")
        }
        name = argument
        if let equals = argument.firstIndex(of: "="), argument.hasPrefix("--") {
            name = String(argument[..<equals])
            attached = String(argument[argument.index(after: equals)...])
        }
        guard known.contains(name) else {
            throw Fault.unknown("option", name, among: known, listedAs: "Options")
        }
        return name
    }

    /// The option's value, which may be empty.
    mutating func value() throws -> String {
        if let attached {
            self.attached = nil
            return attached
        }
        guard let value = rest.popFirst() else { throw Fault.usage("\(name) needs a value.") }
        return value
    }

    /// The option's value, which says something.
    mutating func text() throws -> String {
        let value = try value()
        if value.isEmpty { throw Fault.usage("\(name) needs a value that isn't empty.") }
        return value
    }

    /// Names with commas between.
    mutating func list() throws -> [String] {
        let parts = try value().split(separator: ",").map { part in
            String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        let names = parts.filter { !$0.isEmpty }
        if names.isEmpty { throw Fault.usage("\(name) needs at least one name.") }
        return names
    }

    /// A whole number from 1.
    mutating func count() throws -> Int {
        let text = try value()
        guard let count = Int(text), count > 0 else {
            throw Fault.usage("\(name) needs a whole number from 1, not “\(text)”.")
        }
        return count
    }

    /// One of a few words.
    mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        of type: Choice.Type, listedAs list: String
    ) throws -> Choice {
        let text = try value()
        if let choice = Choice(rawValue: text) { return choice }
        throw Fault.unknown("value of \(name)", text, among: Choice.allCases.map(\.rawValue), listedAs: list)
    }

    /// A table style by its name.
    mutating func style() throws -> TableStyle {
        let text = try value()
        if let style = TableStyle.allCases.first(where: { $0.name == text }) { return style }
        throw Fault.unknown("style", text, among: TableStyle.allCases.map(\.name), listedAs: "Styles")
    }

    private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
