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

    /// Hands a chunk to the output, and once tells it how much is to come, by what the rows so far took.
    mutating func flush(to output: inout some TableOutput, _ progress: inout RowProgress, level: Int = 0) throws {
        if level == 0 {
            progress.written += 1
            // What is inside the last row of the top level has yet to come.
            if let total = progress.total, count >= Self.chunk / 2, progress.written > 1 {
                let (product, overflow) = (progress.bytes + count).multipliedReportingOverflow(by: total)
                if !overflow { output.reserve(product / (progress.written - 1) / 32 * 33) }
                progress.total = nil
            }
        }
        guard count >= Self.chunk else { return }
        progress.bytes += count
        try flush(to: &output)
    }
}

/// How many rows of the top level were written, of how many.
struct RowProgress {
    var written = 0
    /// The bytes that were handed on.
    var bytes = 0
    /// How many there will be; nil where that isn't known, or was told.
    var total: Int?

    init(total: Int?) { self.total = total }
}
