import Renderers
import TableDSL

/// Tables that show all that renderers have a form for, each by a name.
enum Fixture: String, CaseIterable {
    case empty
    case oneCell = "one-cell"
    case wide
    case grades
    case sections
    case tree
    case multiline
    case hostile
    case people
    case compact
    case long
    case looks

    var table: any RenderableTable {
        switch self {
        case .empty:
            Table([Student]()) {
                Column("Name", \.name)
                Column("Math", \.math)
            }
            .title("Nobody").caption("Nothing to see.").emptyState("No students yet")
        case .oneCell: grid(["Name"], [["Ana"]])
        case .wide:
            grid(
                ["Text", "Cells"],
                [
                    ["漢字", "4"], ["👩\u{200D}🔧 fixes", "8"], ["cafe\u{301}", "4"], ["❤\u{FE0F} wide", "7"],
                    ["♥ narrow", "8"], ["🇯🇵", "2"], ["각", "2"], ["ｶﾞ", "2"],
                ])
        case .grades: Student.grades
        case .sections: Item.purchases
        case .tree: Item.records
        case .multiline: Table<Cells>.multiline
        case .hostile: Table<Cells>.hostile
        case .people: Person.table
        case .compact: Person.table.sizeClass(.compact)
        case .long: Table<Cells>.long
        case .looks: Table<Cells>.looks
        }
    }
}

extension Table where RowValue == Cells {
    fileprivate static var multiline: Table<Cells> {
        Table {
            Column("Step").rowHeader()
            Column("What to do").verticalAlignment(.center)
            Column("Cost").alignment(.numeric).verticalAlignment(.bottom)
            Row("one\ntwo\nthree", "in the middle", 12.5)
            Row("short", "first\r\nsecond\u{2028}third", 7)
        }
        .rowDividers()
    }

    fileprivate static var hostile: Table<Cells> {
        Table {
            Column("Kind|*x*")
            Column("<Text> \u{1B}[1m")
            Row("escape", "a\u{1B}[31mb\u{1B}]0;title\u{7}c")
            Row("controls", "nul \u{0} del \u{7F} csi \u{9B}31m tab\tend")
            Row("bidi", "\u{202E}gnp.exe \u{2067}b\u{2069}")
            Row("markup", "</td><script>alert(1)</script>&amp;")
            Row("markdown", "*x* _y_ ~~z~~ [l](u) ![i](s) `c` a|b \\| a_b")
            Row("links", "http://x.example www.x.example a@x.example")
            Row("formula", "=1+1")
            Row("quotes", "say \"hi\", it's")
            Row("marks", "e\u{301}\u{301}\u{301}")
            Row("noncharacter", "a\u{FFFE}b")
        }
        .title("A <b>title</b> *with* \u{1B}[0m markup")
        .caption("# caption | http://x.example")
    }

    fileprivate static var long: Table<Cells> {
        Table {
            Column("Key").rowHeader()
            Column("Value")
            Column("Cut").truncationMode(.middle)
            Column("Number").alignment(.numeric)
            Row("first", "a sentence that has to be wrapped somewhere", "beginning-and-end", 1234.5)
            Row("second", "averylongwordwithoutanyblankinitatall", "short", 7)
            Row("third", "漢字漢字漢字漢字漢字漢字", "漢字漢字漢字漢字", 0.25)
        }
        .title("A title that is longer than forty cells, and so is wrapped")
        .note("A note that is longer than forty cells, too.")
    }

    fileprivate static var looks: Table<Cells> {
        Table {
            Column("Look")
            Column("Cell")
            Row("bold", Text("bold").bold())
            Row("runs", Text("Ana").bold() + Text(" Núñez ") + Text("late").foregroundStyle(.red))
            Row("italic", Text("italic").italic())
            Row("struck", Text("old").strikethrough() + Text(" new"))
            Row("dim", Text("dim").dim())
            Row("exact", Text("exact").foregroundStyle(.rgb(255, 135, 0)).background(.black))
            Row("theme", Text("accent").foregroundStyle(.named("accent")))
            Row("unknown", Text("plain").foregroundStyle(.named("no such name")))
            Row("link", Link("docs", destination: "https://example.com/?a=1&b=(2)"))
            Row("refused", Link("click", destination: "javascript:alert(1)"))
            Row("picture", Image("https://example.com/a b.png", description: "A picture").frame(width: 32, height: 24))
            Row("refused", Image("javascript:alert(1)", description: "No picture"))
        }
    }
}
