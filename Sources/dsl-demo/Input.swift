import Foundation

/// Something that is read: one of the example's own files, a file, or standard input.
struct Input {
    /// What it is called in messages.
    let name: String
    private let source: Source

    private enum Source {
        case bundled(String)
        case file(String)
        case standardInput
    }

    /// An input by its name on the command line.
    init(argument: String) {
        name = argument == "-" ? "standard input" : argument
        source = argument == "-" ? .standardInput : .file(argument)
    }

    /// A file that comes with the program.
    init(bundled file: String) {
        name = file
        source = .bundled(file)
    }

    /// Reads the values; a fault names the input, the place in it and what was expected there.
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let data = try read()
        do {
            return try Self.decoder.decode(type, from: data)
        } catch let error as DecodingError {
            throw Fault(.data, "\(name), \(JSONFault(error, in: data).description)")
        }
    }

    private func read() throws -> Data {
        switch source {
        case .standardInput: return try read(STDIN_FILENO)
        case .file(let path): return try read(path: path)
        case .bundled(let file):
            // The path is known; a search for it would look through every language's folder first.
            return try read(path: "\(Bundle.module.resourcePath ?? Bundle.module.bundlePath)/Data/\(file)")
        }
    }

    private func read(path: String) throws -> Data {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(errno) }
        defer { close(descriptor) }
        return try read(descriptor)
    }

    /// Reads to the end, whatever it is: a file, a pipe or a device.
    private func read(_ descriptor: Int32) throws -> Data {
        var information = stat()
        let size = fstat(descriptor, &information) == 0 ? Int(information.st_size) : 0
        // A byte more than the file has, so that its end is found without growing.
        var data = Data(count: max(size + 1, 1 << 16))
        var end = 0
        while true {
            if end == data.count { data.count *= 2 }
            let count = data.withUnsafeMutableBytes { buffer in
                let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[end...])
                return Foundation.read(descriptor, rest.baseAddress, rest.count)
            }
            if count == 0 { return data.prefix(end) }
            if count > 0 {
                end += count
            } else if errno != EINTR {
                throw unreadable(errno)
            }
        }
    }

    private func unreadable(_ number: Int32) -> Fault {
        Fault(.noInput, "\(name) can't be read: \(Fault.reason(number)).")
    }

    /// Reads dates as days, `2026-01-31`, in UTC.
    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            let day = try container.decode(String.self)
            guard day.utf8.count == 10, let date = try? Date.ISO8601FormatStyle.day.parse(day) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected a day as 2026-01-31")
            }
            return date
        }
        return decoder
    }
}

extension Date.ISO8601FormatStyle {
    /// A day alone: `2026-01-31`.
    static let day = Date.ISO8601FormatStyle().year().month().day()
}
