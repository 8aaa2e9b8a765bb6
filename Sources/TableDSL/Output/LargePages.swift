#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Asks the system to back memory that will be filled with large pages, where it has any: the first touch of each page
/// costs more than what is written into it.
///
/// It is a hint. Memory of a few megabytes is left as it is.
func adviseLargePages(_ start: UnsafeRawPointer?, _ size: Int) {
    #if os(Linux)
        guard let start, size >= 8 << 20 else { return }
        let page = UInt(2 << 20)
        let first = (UInt(bitPattern: start) + page - 1) & ~(page - 1)
        let end = (UInt(bitPattern: start) + UInt(size)) & ~(page - 1)
        guard end > first, let address = UnsafeMutableRawPointer(bitPattern: first) else { return }
        _ = madvise(address, Int(end - first), MADV_HUGEPAGE)
    #endif
}
