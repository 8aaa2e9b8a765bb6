#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(WASILibc)
    import WASILibc
#endif

/// An open file, a pipe or a terminal by its file descriptor, which stays the caller's to close.
///
/// It writes at once. What was printed before by `print` may still wait in that function's own buffer; `fflush(stdout)`
/// sends it on its way first.
/// ```swift
/// var output = FileOutput.standardOutput
/// try table.render(as: .html(.page), to: &output)
/// ```
public struct FileOutput: TableOutput {
    /// The file descriptor that is written to.
    public let descriptor: Int32

    /// Writes to an open file descriptor.
    public init(descriptor: Int32) { self.descriptor = descriptor }

    /// The process's standard output.
    public static var standardOutput: FileOutput { FileOutput(descriptor: 1) }

    /// The process's standard error.
    public static var standardError: FileOutput { FileOutput(descriptor: 2) }

    /// Writes all of the bytes, however many calls it takes; throws ``FileOutputError`` where the system refuses.
    public mutating func write(_ bytes: Span<UInt8>) throws {
        try bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
                let written = systemWrite(descriptor, start, rest.count)
                if written > 0 {
                    rest = rest.dropFirst(written)
                } else if written == 0 || errno != EINTR {
                    throw FileOutputError(code: written == 0 ? EIO : errno)
                }
            }
        }
    }
}

/// Why a file took no more bytes.
public struct FileOutputError: Error, Hashable, CustomStringConvertible {
    /// The system's error number, such as `EPIPE` where the reader is gone or `ENOSPC` where the disk is full.
    public let code: Int32

    /// Whether the other end of a pipe was closed, as by `| head`: no fault of the writer's.
    public var isBrokenPipe: Bool { code == EPIPE }

    /// The system's words for the error.
    public var description: String { "can't write: \(String(cString: strerror(code))) (error \(code))" }
}

private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, start, count)
}
