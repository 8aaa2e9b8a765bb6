import FoundationEssentials
import Renderers
import TableDSL
import Testing

@Suite("Values separated as options say")
struct SeparatedValuesTests {
    @Test(
        "a field is quoted where it holds the separator, and left alone where it holds another",
        arguments: CSVRenderer.Separator.allCases)
    func separators(separator: CSVRenderer.Separator) {
        let mark = String(UnicodeScalar(separator.rawValue))
        let others = CSVRenderer.Separator.allCases.filter { $0 != separator && $0 != .tab }
            .map { String(UnicodeScalar($0.rawValue)) }.joined()
        let text = grid(["a", "b"], [["x\(mark)y", "x\(others)y"]]).rendered(as: .csv(separator: separator))
        #expect(text == "a\(mark)b\r\n\"x\(mark)y\"\(mark)x\(others)y\r\n")
    }

    @Test("tab-separated values are quoted as comma-separated ones")
    func tabs() {
        let table = grid(["a", "b"], [["1\t2", "l1\nl2"], ["say \"hi\"", "=1"]])
        #expect(table.rendered(as: .tsv) == "a\tb\r\n\"1\t2\"\t\"l1\nl2\"\r\n\"say \"\"hi\"\"\"\t\"'=1\"\r\n")
    }

    @Test(
        "a decimal comma takes a number's point, and nothing else's",
        arguments: [
            (-1.5, "-1,5"), (2e-7, "0,0000002"), (0.25, "0,25"), (1e300, "1e+300"), (3, "3,0"),
            (Double.infinity, "inf"),
        ])
    func decimalComma(number: Double, expected: String) {
        let table = Table {
            Column("n")
            Column("t")
            Row(number, "1.5")
        }
        let text = table.rendered(as: .csv(separator: .semicolon, decimalSeparator: .comma))
        #expect(text == "n;t\r\n\(expected);1.5\r\n")
    }

    @Test("a decimal comma between commas is quoted")
    func quotedDecimalComma() {
        let table = Table([1.5]) { Column("n", \.self) }
        #expect(table.rendered(as: .csv(decimalSeparator: .comma)) == "n\r\n\"1,5\"\r\n")
    }

    @Test("a number that its format groups keeps its separators")
    func grouped() {
        let table = Table([1234]) { Column("n", \.self, format: .grouped()) }
        #expect(
            table.rendered(as: .csv(separator: .semicolon, decimalSeparator: .comma)) == "n\r\n1,234\r\n")
    }

    @Test("formulas are written as they are where that is asked for")
    func verbatim() {
        let table = grid(["=a", "b"], [["=1+1", "-cmd"], ["@x", "+49"]])
        #expect(table.rendered(as: .csv(formulas: .verbatim)) == "=a,b\r\n=1+1,-cmd\r\n@x,+49\r\n")
    }

    @Test("a byte order mark stands first, once")
    func byteOrderMark() {
        let table = grid(["é"], [["ü"]])
        #expect(Array(table.rendered(as: .csv(hasByteOrderMark: true)).utf8) == Array("\u{FEFF}é\r\nü\r\n".utf8))
    }
}
