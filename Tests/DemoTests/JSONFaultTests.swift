import Foundation
import Testing

@testable import dsl_demo

@Suite("Faults in inputs")
struct JSONFaultTests {
    private func message<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> String {
        let folder = try TemporaryFolder()
        try folder.file("in.json", text)
        let input = Input(argument: folder.path("in.json"))
        let fault = #expect(throws: Fault.self) { try input.decode(type) }
        #expect(fault?.code == .data)
        return fault?.message.replacingOccurrences(of: input.name + ", ", with: "") ?? ""
    }

    @Test(
        "A value of another kind is told with its line, its path and what was expected",
        arguments: [
            ("[]", "line 1, $: expected an object, found a list"),
            ("{\n}", "line 1, $: expected an entry “students”, found an object without it"),
            ("{\n\"students\": 3}", "line 2, $.students: expected a list, found the number 3"),
            ("{\"students\": [\n{}]}", "line 2, $.students[0]: expected an entry “id”, found an object without it"),
            (
                "{\"students\": [{\"id\": 1,\n\"name\": null}]}",
                "line 2, $.students[0].name: expected text, found null"
            ),
            (
                "\u{FEFF}{\r\n\"x\": [[{}], \"]}\\\"\"],\r\n\"students\": [{\"id\": [\r\n]}]}",
                "line 3, $.students[0].id: expected an id, text or a whole number, found a list"
            ),
            (
                "{\"stud\\u0065nts\": [\n7]}", "line 2, $.students[0]: expected an object, found the number 7"
            ),
        ])
    func students(text: String, expected: String) throws {
        #expect(try message(StudentList.self, text) == expected)
    }

    @Test(
        "A grade that is none is told by its subject",
        arguments: [
            ("\"Math\": \"ninety\"", "Math: expected a whole number, found text \"ninety\""),
            ("\"Math\": 90.5", "Math: expected a whole number, found the number 90.5"),
            ("\"Math\": 99999999999999999999", "Math: expected a whole number, found the number 99999999999999999999"),
            ("\"Math\": true", "Math: expected a whole number, found true"),
        ])
    func grade(subject: String, expected: String) throws {
        let student = "{\"id\":1,\"name\":\"a\",\"grade_history\":{\"subjects\":{}}}"
        let faulty = "{\"id\":1,\"name\":\"a\",\"grade_history\":{\"subjects\":\n{\(subject)}}}"
        let text = "{\"students\":[\(student),\n\(student),\n\(student),\n\(faulty)]}"
        let place = "line 5, $.students[3].grade_history.subjects."
        #expect(try message(StudentList.self, text) == place + expected)
    }

    @Test("A path quotes a key that isn't a word")
    func quotedKey() throws {
        let text = "{\"students\":[{\"id\":1,\"name\":\"a\",\"grade_history\":{\"subjects\":{\"Social Science\":[]}}}]}"
        #expect(try message(StudentList.self, text).contains("subjects[\"Social Science\"]: expected a whole number"))
    }

    @Test(
        "An order's cells are told by what they should be",
        arguments: [
            ("status", "\"Lost\"", "expected one of Open, Paid, Overdue, found text \"Lost\""),
            ("due", "\"31.1.2026\"", "expected a day as 2026-01-31, found text \"31.1.2026\""),
            ("pickup", "\"25:00\"", "expected a time as 14:30, found text \"25:00\""),
            ("handling", "1.5", "expected a whole number, found the number 1.5"),
            ("amount", "1e400", "expected a number that can be stored, found the number 1e400"),
            ("express", "null", "expected true or false, found null"),
        ])
    func order(key: String, value: String, expected: String) throws {
        var values = [
            "id": "1", "customer": "\"a\"", "amount": "1", "status": "\"Paid\"", "due": "\"2026-01-31\"",
            "pickup": "\"14:30\"", "handling": "60", "express": "false",
        ]
        values[key] = value
        let entries = values.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
        #expect(try message([Order].self, "[\n{\(entries)}]") == "line 2, $[0].\(key): \(expected)")
    }

    @Test(
        "A text that isn't JSON is told by the line of its first fault",
        arguments: [
            ("", 1, "expected a value, found the end of the text"),
            ("[\n1 2]", 2, "expected “,” or the end of the list or object, found “2”"),
            ("[1,\n]", 2, "expected a value, found “]”"),
            ("{\"a\" 1}", 1, "expected “:”, found “1”"),
            ("{\n\n'a': 1}", 3, "expected a key in double quotes or “}”, found “'”"),
            ("{\"a\": 1,\n}", 2, "expected a key in double quotes, found “}”"),
            ("[\"a\n\"]", 1, "a control character in text; write it as an escape"),
            ("[\n\"abc", 2, "a text that begins here has no end"),
            ("[\"\\x\"]", 1, "an escape that JSON doesn't know"),
            ("[\"\\u12\"]", 1, "\\u needs four hexadecimal digits"),
            ("[\"\\uD800\"]", 1, "half of a surrogate pair"),
            ("[1.]", 1, "a number ends too early"),
            ("[tru]", 1, "expected a value or “]”, found “t”"),
            ("[] x", 1, "expected nothing more, found “x”"),
            ("[1}", 1, "expected “,” or the end of the list or object, found “}”"),
            (String(repeating: "[", count: 100_000), 1, "nested deeper than 512 levels"),
        ])
    func syntax(text: String, line: Int, reason: String) throws {
        let bytes = Array(text.utf8)
        let fault = try #require(JSONSyntax.firstFault(in: bytes))
        #expect(fault.reason == reason)
        #expect(JSONScanner.line(of: fault.position, in: bytes) == line)
        #expect(try message([Person].self, text) == "line \(line): \(reason)")
    }

    @Test(
        "Well-formed texts have no fault",
        arguments: [
            "0", "-0.5e+10", "\"\\ud83d\\ude00 \\\" ü\"", " [ ] ", "{\"a\":{\"b\":[1,true,false,null]}}",
            "\u{FEFF}[]",
        ])
    func wellFormed(text: String) {
        #expect(JSONSyntax.firstFault(in: Array(text.utf8)) == nil)
    }

    @Test("Bytes that aren't UTF-8 are found")
    func bytes() {
        let bytes: [UInt8] = [0x5B, 0x0A, 0x22, 0xC3, 0x28, 0x22, 0x5D]
        #expect(JSONSyntax.firstFault(in: bytes) == JSONSyntax.Fault(position: 3, reason: "bytes that aren't UTF-8"))
    }

    @Test("A path through a hundred thousand levels is walked")
    func deep() {
        let depth = 100_000
        let text = String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
        var scanner = JSONScanner(Array(text.utf8))
        let isThere = scanner.move(to: (0..<depth).map { _ in Index(intValue: 0) })
        #expect(isThere)
        #expect(scanner.valueInWords == "the number 1")
    }

    private struct Index: CodingKey {
        var intValue: Int?
        var stringValue: String { "\(intValue ?? 0)" }
        init(intValue: Int) { self.intValue = intValue }
        init?(stringValue: String) { nil }
    }
}
