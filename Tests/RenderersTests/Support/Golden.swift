import Foundation
import Testing

/// Compares a whole text with the file of that name in the folder `Golden`, and shows the lines that differ.
///
/// `RECORD_GOLDEN=1 swift test --filter RenderersTests` writes the files anew. Look at each of them afterwards: a golden
/// file says what is right, not what happened to come out.
func expectGolden(_ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let file = goldenFolder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
        do {
            try Data(text.utf8).write(to: file)
            Issue.record("recorded \(name): look at it", sourceLocation: sourceLocation)
        } catch {
            Issue.record("can't record \(name): \(error)", sourceLocation: sourceLocation)
        }
        return
    }
    guard let data = FileManager.default.contents(atPath: file.path) else {
        Issue.record(
            "there is no \(name): record it with RECORD_GOLDEN=1 swift test --filter RenderersTests",
            sourceLocation: sourceLocation)
        return
    }
    let expected = String(decoding: data, as: UTF8.self)
    guard !expected.utf8.elementsEqual(text.utf8) else { return }
    Issue.record("\(name) differs\n\(difference(expected, text))", sourceLocation: sourceLocation)
}

private let goldenFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Golden")

/// The lines that differ: those expected after `-`, those that came after `+`, control characters escaped.
private func difference(_ expected: String, _ actual: String) -> String {
    func lines(_ text: String) -> [String] {
        text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            Substring(line).unicodeScalars.map { $0.value < 0x20 ? $0.escaped(asASCII: true) : String($0) }.joined()
        }
    }
    let old = lines(expected)
    let new = lines(actual)
    let changes = new.difference(from: old) { $0.utf8.elementsEqual($1.utf8) }
    return changes.prefix(40).map { change in
        switch change {
        case .remove(let offset, let line, _): "- \(offset + 1): \(line)"
        case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
        }
    }.joined(separator: "\n")
}
