import Renderers
import TableDSL
import Testing

@Suite("Addresses from data")
struct URLFilterTests {
    @Test(
        "a link may lead to the web, a mailbox, a telephone, or a place nearby",
        arguments: [
            "http://e.example/a?b=1", "HTTPS://E.example", "mailto:a@e.example", "tel:+123", "/a/b", "a/b", "../a",
            "#part",
            "?q=1", "//e.example/x", "a/b:c", "#a:b", "?a:b", "",
        ])
    func allowedLinks(address: String) {
        #expect(htmlCell(Link("x", destination: address)) == "<a href=\"\(address)\">x</a>")
        #expect(cellText(Link("x", destination: address)).hasPrefix("[x]("))
    }

    @Test(
        "of any other address the text is left, however it is written",
        arguments: [
            "javascript:alert(1)", "JAVASCRIPT:x", " JaVa\tScript:x", "java\nscript:x", "java\r\nscript:x",
            "\u{1}javascript:x", "\u{0}\u{1F} javascript:x", "javascript\t:x", "vbscript:x", "data:text/html,x",
            "data:image/png;base64,AA", "file:///etc/passwd", "blob:x", "about:blank", "ftp://e.example", "x:y",
            "view-source:x",
            "javascript://%0aalert(1)", "feed:javascript:x",
        ])
    func refusedLinks(address: String) {
        #expect(htmlCell(Link("x", destination: address)) == "x")
        #expect(cellText(Link("x", destination: address)) == "x")
    }

    @Test(
        "a picture may come from the web, from nearby, or be in its address",
        arguments: [
            "http://e.example/a.png", "https://e.example/a.png", "/a.png", "a.png", "data:image/png;base64,AA==",
            "DATA:image/JPEG;base64,AA==", "data:image/gif,x", "data:image/webp;base64,AA==",
        ])
    func allowedImages(address: String) {
        #expect(htmlCell(Image(address, description: "d")) == "<img src=\"\(address)\" alt=\"d\" loading=\"lazy\">")
        #expect(cellText(Image(address, description: "d")).hasPrefix("![d]("))
    }

    @Test(
        "of any other picture the description is left",
        arguments: [
            "javascript:x", "data:image/svg+xml,x", "data:text/html,x", "data:,x", "data:image/pngx,x",
            "mailto:a@e.example",
            "tel:1", "file:///a.png", "",
        ])
    func refusedImages(address: String) {
        #expect(htmlCell(Image(address, description: "d")) == "d")
        #expect(cellText(Image(address, description: "d")) == "d")
    }

    @Test("references in an address are text, so that they make no scheme")
    func references() {
        #expect(
            htmlCell(Link("x", destination: "&#106;avascript:alert(1)"))
                == "<a href=\"&amp;#106;avascript:alert(1)\">x</a>")
        #expect(htmlCell(Link("x", destination: "javascript&colon;x")) == "<a href=\"javascript&amp;colon;x\">x</a>")
    }

    @Test(
        "what a URL can't hold is percent-encoded in a page",
        arguments: [
            ("/a b", "/a%20b"), ("/\"q\"", "/%22q%22"), ("/<x>", "/%3Cx%3E"), ("/a|b", "/a%7Cb"), ("/漢", "/%E6%BC%A2"),
            ("/a\\b", "/a%5Cb"), ("/%41?a=1&b=2#c", "/%41?a=1&amp;b=2#c"), ("/it's", "/it&#39;s"),
        ])
    func encoding(address: String, expected: String) {
        #expect(htmlCell(Link("x", destination: address)) == "<a href=\"\(expected)\">x</a>")
    }
}
