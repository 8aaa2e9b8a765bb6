import FoundationEssentials
import Renderers
import TableDSL
import Testing

@Suite("Comma-separated values")
struct CSVTests {
    @Test(
        "fields are quoted where readers need it, and only there",
        arguments: [
            ("a,b", "\"a,b\""), ("c\"d", "\"c\"\"d\""), ("l1\nl2", "\"l1\nl2\""), ("a\r\nb", "\"a\r\nb\""),
            ("a\rb", "\"a\rb\""),
            ("", ""), (" x ", "\" x \""), ("\"", "\"\"\"\""), ("#c", "\"#c\""), ("\u{FEFF}a", "\"\u{FEFF}a\""),
            ("a\u{0}b", "\"a\u{FFFD}b\""), ("plain text; it's", "plain text; it's"), ("漢字", "漢字"), ("1.20", "1.20"),
            ("007", "007"), ("<b>|*x*\\", "<b>|*x*\\"),
        ])
    func quoting(text: String, expected: String) {
        #expect(field(text) == expected)
    }

    @Test(
        "text that a spreadsheet would run is guarded",
        arguments: [
            "=1+1", "@SUM(A1)", "+1", "-1", "-cmd", "+49 30 1234", "\t=1", "\r=1", "\n=1", "＝1+1", "＋1", "－1", "＠x",
            "=cmd|' /C calc'!A0", "-1+1|cmd",
        ])
    func guarded(text: String) {
        #expect(field(text) == "\"'\(text)\"")
        let titles = grid([text, "b"], []).rendered(as: .csv)
        #expect(titles == "\"'\(text)\",b\r\n")
    }

    @Test("a guarded text's quotes are doubled as any other's")
    func guardedQuotes() {
        #expect(field("=\"a\"") == "\"'=\"\"a\"\"\"")
    }

    @Test("numbers are never guarded, whatever their sign and size")
    func numbers() {
        struct Numbers {
            var int = -5
            var double = -5.25
            var huge = -1e300
            var infinite = -Double.infinity
            var missing: Int?
            var decimal = Decimal(-7)
        }
        let table = Table([Numbers()]) {
            Column("i", \.int)
            Column("d", \.double)
            Column("h", \.huge)
            Column("n", \.infinite)
            Column("f", \.double, format: .fixed(2))
            Column("m", \.missing)
            Column("c", \.decimal)
        }
        #expect(table.rendered(as: .csv) == "i,d,h,n,f,m,c\r\n-5,-5.25,-1e+300,-inf,-5.25,,-7\r\n")
        #expect(
            Table {
                Column("a")
                Column("b")
                Row("x", -5)
            }.rendered(as: .csv) == "a,b\r\nx,-5\r\n")
    }

    @Test("a line of one empty field is told from no line")
    func loneEmptyField() {
        #expect(grid(["T"], [[""], ["x"], [""]]).rendered(as: .csv) == "T\r\n\"\"\r\nx\r\n\"\"\r\n")
        #expect(grid([""], []).rendered(as: .csv) == "\"\"\r\n")
    }

    @Test("every line ends in CR LF and has a field for each column")
    func lines() {
        #expect(grid(["a", "b"], [["1"], [], ["1", "2"]]).rendered(as: .csv) == "a,b\r\n1,\r\n,\r\n1,2\r\n")
        #expect(grid(["a"], []).rendered(as: .csv) == "a\r\n")
        #expect(grid([], []).rendered(as: .csv) == "")
    }

    @Test("links and pictures are their text, missing values are empty, summaries and sections are left out")
    func data() {
        let table = Table {
            Column("a")
            Column("b")
            Row(Link("text", destination: "/x"), Image("/y", description: "picture"))
            Row(Text("bold").bold(), String?.none)
        }
        #expect(table.title("T").note("n").rendered(as: .csv) == "a,b\r\ntext,picture\r\nbold,\r\n")
        #expect(
            Fixture.sections.table.rendered(as: .csv)
                == "Item,Qty,Price\r\nInsurance,12,100.00\r\nBicycle repair,1,20.00\r\nGroceries,30,1080.50\r\n")
    }

    private func field(_ text: String) -> String {
        let csv = grid(["a", "b"], [["x", text]]).rendered(as: .csv)
        guard csv.hasPrefix("a,b\r\nx,"), csv.hasSuffix("\r\n") else { return "not a field: \(csv)" }
        return String(csv.unicodeScalars.dropFirst("a,b\r\nx,".unicodeScalars.count).dropLast(2))
    }
}
