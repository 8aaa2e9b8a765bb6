import FoundationEssentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(WASILibc)
    import WASILibc
#endif

/// Writes a stored value in a style that takes its time, and again the text of the row before where the value is the
/// same as there.
///
/// Values are the same where their bytes are, since equal ones may differ in their text, as 0 and -0 do. Only types of
/// the standard library and Foundation whose bytes are all that they are come here; another type's `==` may leave out
/// what its style shows.
final class RepeatedText {
    /// The text of the value at an address; nil where it is missing.
    private let format: (UnsafeRawPointer) -> String?
    private let size: Int
    /// The bytes of the last value, and its text.
    private let last: UnsafeMutableRawPointer
    private var text: String?
    private var hasLast = false
    #if !os(WASI)
        // A walk's rows may come to be shown on several threads; only the one where it began uses what is kept.
        private let thread = pthread_self()
    #endif

    private init(size: Int, format: @escaping (UnsafeRawPointer) -> String?) {
        self.size = size
        self.format = format
        last = .allocate(byteCount: size, alignment: 8)
    }

    deinit { last.deallocate() }

    /// A function that writes the value in the style; nil where the value's type or place doesn't allow to keep it.
    static func cell<Style: FormatStyle>(_ value: ValueReader<Style.FormatInput>, style: Style) -> CellFunction?
    where Style.FormatOutput == String {
        typealias Value = Style.FormatInput
        guard let offset = value.offset, types.contains(where: { $0 == Value.self }) else { return nil }
        let repeated =
            value.isOptional
            ? RepeatedText(size: MemoryLayout<Value?>.size) {
                guard let value = $0.assumingMemoryBound(to: Value?.self).pointee else { return nil }
                return style.text(showing: value)
            }
            : RepeatedText(size: MemoryLayout<Value>.size) {
                style.text(showing: $0.assumingMemoryBound(to: Value.self).pointee)
            }
        return { row, cell in repeated.write(row + offset, to: &cell) }
    }

    private static let types: [Any.Type] = [
        Double.self, Float.self, Decimal.self, Date.self, Duration.self, Int.self, Int64.self, Int32.self, Int16.self,
        Int8.self, UInt.self, UInt64.self, UInt32.self, UInt16.self, UInt8.self,
    ]

    private func write(_ value: UnsafeRawPointer, to cell: inout CellWriter) {
        var text: String?
        if !isOnThread {
            text = format(value)
        } else if hasLast, memcmp(value, last, size) == 0 {
            text = self.text
        } else {
            text = format(value)
            last.copyMemory(from: value, byteCount: size)
            self.text = text
            hasLast = true
        }
        if let text { cell.write(text) } else { cell.writeMissing() }
    }

    private var isOnThread: Bool {
        #if os(WASI)
            true
        #else
            pthread_equal(thread, pthread_self()) != 0
        #endif
    }
}
