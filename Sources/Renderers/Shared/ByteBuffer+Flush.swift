package import TableDSL

extension ByteBuffer {
    /// How many bytes a renderer gathers before it hands them on: enough that a call is cheap, few enough to stay in
    /// a processor's cache.
    package static var chunk: Int { 32_768 }

    /// Hands the bytes to the output where there is a chunk of them, or all that there are, and forgets them.
    package mutating func flush(to output: inout some TableOutput, all: Bool = false) throws {
        guard count >= (all ? 1 : Self.chunk) else { return }
        try output.write(bytes.span)
        removeAll()
    }
}
