import TableDSL

extension ANSIRenderer {
    /// What becomes of links.
    ///
    /// Live and shown are only absolute addresses with `http`, `https`, `mailto` or `tel`, free of control characters
    /// and of at most 2083 bytes; of any other link the text alone is left.
    public enum LinkMode: String, Hashable, Sendable, CaseIterable {
        /// The text alone.
        case text
        /// The text leads to the address (OSC 8), in terminals that know how; the others show the text.
        ///
        /// Each line of a cell ends its link before the blanks that fill it up. Where a text looks like the address of
        /// another host, the host that it leads to stands behind it.
        case osc8
        /// The address stands behind the text in parentheses, unless the text is the address.
        case url
    }

    /// Whether lines and marks keep to ASCII, since others aren't wanted or may take two cells.
    var drawsASCII: Bool { usesASCII || ambiguousWidth > 1 }
}

/// Where the links of a table lead, as far as a terminal may know.
struct Hyperlinks {
    /// Longer addresses than this are cut off by some terminals, which then lead elsewhere.
    private static let longest = 2083

    let mode: ANSIRenderer.LinkMode

    /// What a stretch of a cell is in a terminal: a link with an address that is safe to write, or text.
    func role(_ role: CellRun.Role) -> CellRun.Role {
        guard mode == .osc8, let address = Self.address(of: role) else { return .text }
        return .link(destination: address)
    }

    /// What is shown behind the text of a link; nil where that is nothing.
    ///
    /// That is the address where it can't be reached otherwise, and the host where the text looks like an address at
    /// another host, so that a reader isn't led astray.
    func suffix(of role: CellRun.Role, text: UnsafeBufferPointer<UInt8>) -> String? {
        guard mode != .text, let address = Self.address(of: role) else { return nil }
        let text = String(decoding: text, as: UTF8.self)
        if mode == .url {
            if case .link(let destination) = role, destination == text { return nil }
            return text == address ? nil : text.isEmpty ? address : " (\(address))"
        }
        guard let shown = Self.host(ofText: text), let host = Self.host(of: address), shown != host else { return nil }
        return " (\(host))"
    }

    /// The address of a link in a form that holds nothing but printable ASCII; nil where a terminal must not have it.
    ///
    /// A terminal has no page that a relative address could be meant from, so only absolute ones pass. All bytes but
    /// those that the escape sequence allows are percent-encoded.
    static func address(of role: CellRun.Role) -> String? {
        guard case .link(let destination) = role, let cleaned = URLFilter.link(destination) else { return nil }
        let start = cleaned.prefix(8).lowercased()
        guard ["http://", "https://", "mailto:", "tel:"].contains(where: { start.hasPrefix($0) }) else { return nil }
        var bytes = ByteBuffer(capacity: cleaned.utf8.count)
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in cleaned.utf8 {
            if byte &- 0x21 < 0x5E {
                bytes.append(byte)
            } else {
                bytes.append(UInt8(ascii: "%"))
                bytes.append(digits[Int(byte >> 4)])
                bytes.append(digits[Int(byte & 15)])
            }
        }
        return bytes.count > longest ? nil : String(decoding: bytes.bytes, as: UTF8.self)
    }

    /// The host that a text names where it looks like an address of the web.
    private static func host(ofText text: String) -> String? {
        let text = text.lowercased()
        let start = text.drop { $0 == " " }
        if start.hasPrefix("http://") || start.hasPrefix("https://") { return host(of: String(start)) }
        return start.hasPrefix("www.") ? host(of: "//" + start) : nil
    }

    /// The host of an absolute address, in lower case, without user and port.
    private static func host(of address: String) -> String? {
        let parts = address.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[1].isEmpty else { return nil }
        // A backslash ends a host as a slash does (WHATWG URL, 4.4).
        let authority = parts[2].prefix { !"/\\?# \n".utf8.contains($0) }
        let host = authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).last ?? authority
        let end = host.last == UInt8(ascii: "]") ? nil : host.lastIndex(of: UInt8(ascii: ":"))
        return String(Substring(host[..<(end ?? host.endIndex)])).lowercased()
    }
}

extension ByteBuffer {
    /// Begins a link to an address that `Hyperlinks` let pass: `ESC ] 8 ; ; address ESC \`.
    ///
    /// There is no id: the lines of a wrapped link share their address, by which terminals know them.
    mutating func appendLinkStart(_ address: String) {
        append("\u{1B}]8;;")
        append(string: address)
        append("\u{1B}\\")
    }

    /// Ends a link.
    mutating func appendLinkEnd() { append("\u{1B}]8;;\u{1B}\\") }
}
