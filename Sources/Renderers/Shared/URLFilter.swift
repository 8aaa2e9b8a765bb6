import TableDSL

/// Which addresses from data may become live in a page or a document.
///
/// The scheme is read as browsers read it: control characters and blanks around the address and line breaks and tabs
/// inside it are passed over, and case makes no difference (WHATWG URL, 4.4).
enum URLFilter {
    /// The address that a link may lead to: http, https, mailto, tel, relative or a fragment; nil for any other.
    static func link(_ address: String) -> String? {
        let cleaned = clean(address)
        guard let scheme = scheme(of: cleaned) else { return cleaned }
        return ["http", "https", "mailto", "tel"].contains(scheme) ? cleaned : nil
    }

    /// The address that a picture may come from: http, https, relative, or a raster picture in the address itself.
    static func image(_ address: String) -> String? {
        let cleaned = clean(address)
        guard let scheme = scheme(of: cleaned) else { return cleaned.isEmpty ? nil : cleaned }
        if scheme == "http" || scheme == "https" { return cleaned }
        guard scheme == "data" else { return nil }
        let kinds = ["png", "jpeg", "gif", "webp", "avif", "bmp"]
        let rest = cleaned.dropFirst("data:".count).lowercased()
        return kinds.contains { rest.hasPrefix("image/\($0);") || rest.hasPrefix("image/\($0),") } ? cleaned : nil
    }

    private static func clean(_ address: String) -> String {
        let scalars = address.unicodeScalars
        let trimmed = scalars.drop { $0.value <= 0x20 }
        var kept = String.UnicodeScalarView()
        kept.append(contentsOf: trimmed.filter { $0 != "\t" && $0 != "\n" && $0 != "\r" })
        while let last = kept.last, last.value <= 0x20 { kept.removeLast() }
        return String(kept)
    }

    /// The scheme in lower case; nil for a relative address.
    private static func scheme(of address: String) -> String? {
        guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = address[..<colon]
        // A colon after a slash, a question mark or a number sign is no scheme's.
        if scheme.utf8.contains(where: { "/?#".utf8.contains($0) }) { return nil }
        return scheme.lowercased()
    }
}
