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

    /// Hands a chunk to the output, and before the first one tells it how much is to come, by what the rows so far took.
    mutating func flush(to output: inout some TableOutput, _ progress: inout RowProgress) throws {
        progress.written += 1
        guard count >= Self.chunk else { return }
        if let total = progress.total, total > progress.written {
            let expected = count.multipliedReportingOverflow(by: total)
            if !expected.overflow {
                let bytes = expected.partialValue / progress.written
                output.reserve(bytes + bytes / 32)
            }
            progress.total = nil
        }
        try flush(to: &output)
    }
}

/// How many rows were written, of how many.
struct RowProgress {
    var written = 0
    /// How many rows there will be; nil where that isn't known, or was told.
    var total: Int?

    init(total: Int?) { self.total = total }
}
