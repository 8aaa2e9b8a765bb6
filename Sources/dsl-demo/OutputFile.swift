import Foundation
import TableDSL

/// A file that is written beside its place and moved there once it is complete, so that a reader finds the old one or
/// the new one, never a part.
struct OutputFile {
    private let path: String

    init(_ path: String) { self.path = path }

    /// Writes the file; where that fails the old one stays as it is.
    func write(_ body: (inout FileOutput) throws -> Void) throws {
        var information = stat()
        let exists = stat(path, &information) == 0
        // A device or a pipe can't be replaced and is written as it stands.
        if exists, information.st_mode & S_IFMT != S_IFREG {
            let descriptor = open(path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw cantCreate(errno) }
            defer { close(descriptor) }
            return try fill(descriptor, body)
        }
        if exists, access(path, W_OK) != 0 { throw cantCreate(errno) }
        // What a link leads to is replaced, not the link.
        let target = exists ? resolved : path
        try replace(target, mode: exists ? information.st_mode & 0o7777 : nil, body)
    }

    private var resolved: String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    private func replace(_ target: String, mode: mode_t?, _ body: (inout FileOutput) throws -> Void) throws {
        let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "./"
        let name = target.lastIndex(of: "/").map { String(target[target.index(after: $0)...]) } ?? target
        if name.isEmpty { throw cantCreate(EISDIR) }
        // A long name would be too long with more at its end.
        guard let temporary = strdup("\(folder).dsl-demo-XXXXXX") else { throw cantCreate(errno) }
        defer { free(temporary) }
        let descriptor = mkstemp(temporary)
        guard descriptor >= 0 else { throw cantCreate(errno) }
        UnfinishedFile.begin(temporary)
        var isFinished = false
        defer {
            if !isFinished { unlink(temporary) }
            UnfinishedFile.end()
        }
        do {
            defer { close(descriptor) }
            fchmod(descriptor, mode ?? 0o666 & ~Self.mask)
            try fill(descriptor, body)
            guard fsync(descriptor) == 0 else { throw failed(errno) }
        }
        guard rename(temporary, target) == 0 else { throw cantCreate(errno) }
        isFinished = true
    }

    private func fill(_ descriptor: Int32, _ body: (inout FileOutput) throws -> Void) throws {
        var output = FileOutput(descriptor: descriptor)
        do {
            try body(&output)
        } catch let error as FileOutputError where !error.isBrokenPipe {
            throw failed(error.code)
        }
    }

    /// The permissions that a new file doesn't get.
    private static var mask: mode_t {
        let mask = umask(0)
        umask(mask)
        return mask
    }

    private func cantCreate(_ number: Int32) -> Fault {
        Fault(.cantCreate, "\(path) can't be created: \(Fault.reason(number)).")
    }

    private func failed(_ number: Int32) -> Fault {
        Fault(.inputOutput, "\(path) can't be written: \(Fault.reason(number)).")
    }
}

/// Removes the file that is being written where the program is stopped by a signal.
private enum UnfinishedFile {
    /// Its path as a signal handler can use it, which may call next to nothing.
    nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    static func begin(_ temporary: UnsafeMutablePointer<CChar>) {
        path = temporary
        for number in signals {
            signal(number) { number in
                if let path = UnfinishedFile.path { unlink(path) }
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    static func end() {
        path = nil
        for number in signals { signal(number, SIG_DFL) }
    }
}
