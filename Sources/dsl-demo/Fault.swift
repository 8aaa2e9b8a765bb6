import Foundation

/// Why the program ends without doing what it was asked: a message and an exit code, as `sysexits.h` has them.
struct Fault: Error, Hashable {
    /// What went wrong, so that a calling script can tell.
    enum Code: Int32 {
        /// The command line isn't as described.
        case usage = 64
        /// An input isn't as described.
        case data = 65
        /// An input isn't there or can't be read.
        case noInput = 66
        /// An output can't be created.
        case cantCreate = 73
        /// Reading or writing failed on the way.
        case inputOutput = 74
    }

    let code: Code
    let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// A fault of the command line that also says where to read more.
    static func usage(_ message: String) -> Fault { Fault(.usage, message) }

    /// A name that isn't known: what was meant perhaps, and what there is.
    static func unknown(_ kind: String, _ name: String, among known: [String], listedAs list: String) -> Fault {
        let nearest = nearestName(to: name, among: known).map { " Did you mean “\($0)”?" } ?? ""
        return usage("There is no \(kind) “\(name)”.\(nearest) \(list): \(known.joined(separator: ", ")).")
    }

    /// The system's words for an error number.
    static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
}

extension String {
    /// The text without control characters, so that a file's name or content can't drive the terminal it is shown on.
    var printable: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { scalar in
                    let isControl = scalar.properties.generalCategory == .control && scalar != "\n"
                    return isControl || scalar.properties.isBidiControl ? "\u{FFFD}" : scalar
                }))
    }
}
