import TableDSL

extension UnsafeBufferPointer<UInt8> {
    /// Whether text may change the order of what shares a line with it: letters of scripts that run from the right, and
    /// marks of direction.
    var mayReorder: Bool {
        // None of them begins with a byte below this one.
        guard contains(where: { $0 >= 0xD6 }) else { return false }
        for scalar in String(decoding: self, as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0x0590...0x08FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFC,
                0x10800...0x10FFF, 0x1E800...0x1EFFF:
                return true
            default: continue
            }
        }
        return false
    }
}

extension ByteBuffer {
    /// Appends text that shares a line with other text, isolated where it may change the other's order.
    mutating func appendHTML(isolated text: String) {
        let copy = ByteBuffer(text)
        let isIsolated = copy.bytes.mayReorder
        if isIsolated { append("<bdi>") }
        appendHTML(copy.bytes)
        if isIsolated { append("</bdi>") }
    }
}
