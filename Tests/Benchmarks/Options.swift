/// What the program is asked for.
struct Options {
    static let usage = """
        usage: table-bench FILE MODE [--repeats N] [--output PATH]
        FILE holds a header line and rows of nine fields with U+001F between them; for stream modes it is a count of rows.
        MODE is one of \(Mode.allCases.map(\.rawValue).joined(separator: ", ")).
        --repeats  how often to render, 5 unless said otherwise
        --output   where the rendered table is kept
        """

    let input: String
    let mode: Mode
    private(set) var repeats = 5
    private(set) var output: String?

    init(_ arguments: [String]) throws(UsageError) {
        guard arguments.count >= 2, arguments.count % 2 == 0 else { throw UsageError(Self.usage) }
        guard let mode = Mode(rawValue: arguments[1]) else {
            throw UsageError("no mode \(arguments[1])\n\(Self.usage)")
        }
        input = arguments[0]
        self.mode = mode
        for position in stride(from: 2, to: arguments.count, by: 2) {
            let value = arguments[position + 1]
            switch (arguments[position], Int(value)) {
            case ("--repeats", let number?) where number > 0: repeats = number
            case ("--output", _): output = value
            default: throw UsageError("can't do \(arguments[position]) \(value)\n\(Self.usage)")
            }
        }
    }
}

/// Arguments that make no sense.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
