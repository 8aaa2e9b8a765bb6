/// The footnotes met so far, numbered from 1 in the order they were met.
package final class FootnoteList {
    /// The texts by their numbers, less one.
    package private(set) var texts: [String] = []
    private var numbers: [String: Int] = [:]

    package init(_ texts: [String] = []) {
        for text in texts { _ = number(of: text) }
    }

    /// The number of a text, which is a new one unless it was met before.
    func number(of text: String) -> Int {
        if let number = numbers[text] { return number }
        texts.append(text)
        numbers[text] = texts.count
        return texts.count
    }

    /// The marks of some footnotes, as they stand behind a title: `¹,³`.
    package static func marks(_ numbers: [Int]) -> String {
        numbers.map { mark($0) }.joined(separator: ",")
    }

    /// A number in raised digits.
    package static func mark(_ number: Int) -> String {
        let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
        return String("\(number)".compactMap { $0.wholeNumberValue.map { digits[$0] } })
    }
}
