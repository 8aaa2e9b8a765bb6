/// Where a rendered table goes: a string, an array of bytes, a file, or something of your own.
///
/// Bytes come in chunks, each whole characters of UTF-8. What `write` throws ends the rendering and reaches the
/// caller of `render(as:to:)` unchanged.
/// ```swift
/// struct ByteCounter: TableOutput {
///     var count = 0
///     mutating func write(_ bytes: Span<UInt8>) { count += bytes.count }
/// }
/// ```
public protocol TableOutput {
    /// Takes the next bytes.
    mutating func write(_ bytes: Span<UInt8>) throws
    /// Hears that about so many bytes more will come, so that room can be made at once; does nothing unless implemented.
    ///
    /// It is a guess from the rows so far, and not always made.
    mutating func reserve(_ byteCount: Int)
}

extension TableOutput {
    /// Makes no room.
    public mutating func reserve(_ byteCount: Int) {}

    /// Takes the next characters.
    public mutating func write(_ text: String) throws {
        var text = text
        var result: Result<Void, any Error> = .success(())
        text.withUTF8 { bytes in
            do { try write(bytes.span) } catch { result = .failure(error) }
        }
        try result.get()
    }
}

extension String: TableOutput {
    /// Appends the bytes as text.
    public mutating func write(_ bytes: Span<UInt8>) {
        bytes.withUnsafeBufferPointer { append(contentsOf: String(decoding: $0, as: UTF8.self)) }
    }

    /// Makes room.
    public mutating func reserve(_ byteCount: Int) {
        reserveCapacity(utf8.count + byteCount)
        withUTF8 { adviseLargePages(UnsafeRawPointer($0.baseAddress), $0.count + byteCount) }
    }
}

extension Array: TableOutput where Element == UInt8 {
    /// Appends the bytes.
    public mutating func write(_ bytes: Span<UInt8>) {
        bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
    }

    /// Makes room.
    public mutating func reserve(_ byteCount: Int) {
        reserveCapacity(count + byteCount)
        withUnsafeBufferPointer { adviseLargePages(UnsafeRawPointer($0.baseAddress), $0.count + byteCount) }
    }
}
