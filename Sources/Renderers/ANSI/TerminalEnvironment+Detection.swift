import FoundationEssentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#endif

extension TerminalEnvironment {
    /// One of a process's two outputs.
    public enum Stream: Int32, Hashable, Sendable {
        /// File descriptor 1.
        case standardOutput = 1
        /// File descriptor 2.
        case standardError = 2
    }

    /// What this process's standard output shows: its environment, and whether it is a terminal, of which size.
    public static var detected: TerminalEnvironment { detected(.standardOutput) }

    /// What one of this process's outputs shows; ask for the one that is written to.
    ///
    /// It is found out anew each time, since a window's size changes. Where a system knows no terminals, there is none.
    public static func detected(_ stream: Stream) -> TerminalEnvironment {
        TerminalEnvironment(
            variables: ProcessInfo.processInfo.environment, isTerminal: isTerminal(stream.rawValue),
            size: size(of: stream.rawValue))
    }

    private static func isTerminal(_ descriptor: Int32) -> Bool {
        #if canImport(Glibc) || canImport(Musl) || canImport(Darwin) || canImport(Android)
            isatty(descriptor) == 1
        #else
            false
        #endif
    }

    private static func size(of descriptor: Int32) -> Size? {
        #if canImport(Glibc) || canImport(Musl) || canImport(Darwin) || canImport(Android)
            var size = winsize()
            guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
            return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
        #else
            nil
        #endif
    }
}
